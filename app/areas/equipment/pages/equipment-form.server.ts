import { MOST_EARLIER_WEIGHTS, MOST_REPLACEMENTS } from '~/areas/equipment/rules/equipment.schema';
import {
  EARLIER_FIELDS,
  EQUIPMENT_FIELDS,
  REPLACEMENT_FIELDS,
  type EquipmentField,
  type EquipmentFormValues,
} from '~/areas/equipment/views/equipment-form';
import { textOf } from '~/platform/http/forms/form.server';
import { plainFigures } from '~/platform/http/languages/typed-numbers.server';

const FIGURES = [
  'axles',
  'registeredWeightPounds',
  'combinationWeightPounds',
  'heightInches',
  'lengthInches',
  'widthInches',
  'tankGallons',
  'tankLiters',
] as const;

/** The vehicle form as it was typed, its figures as the rules read them: a thin space may part thousands. */
export const equipmentFormFrom = (form: FormData): EquipmentFormValues => ({
  ...plainFigures(
    form,
    Object.fromEntries(EQUIPMENT_FIELDS.map((name) => [name, textOf(form, name)])) as Record<
      EquipmentField,
      string
    >,
    FIGURES,
  ),
  earlierWeights: rowsFrom(form, 'earlierWeights', EARLIER_FIELDS, {
    figures: ['axles', 'registeredWeightPounds', 'combinationWeightPounds'],
    most: MOST_EARLIER_WEIGHTS,
  }),
  odometerReplacements: rowsFrom(form, 'odometerReplacements', REPLACEMENT_FIELDS, {
    figures: ['last', 'first'],
    most: MOST_REPLACEMENTS,
  }),
});

/** Rows without a gap: the form has one that is empty after those that are there. */
function rowsFrom<F extends string>(
  form: FormData,
  name: string,
  fields: readonly F[],
  { figures, most }: { figures: readonly F[]; most: number },
): Record<F, string>[] {
  const rows: Record<F, string>[] = [];
  while (rows.length <= most && form.has(`${name}.${rows.length}.${fields[0]}`)) {
    const typed = Object.fromEntries(
      fields.map((field) => [field, textOf(form, `${name}.${rows.length}.${field}`)]),
    ) as Record<F, string>;
    rows.push(plainFigures(form, typed, figures));
  }
  return rows;
}
