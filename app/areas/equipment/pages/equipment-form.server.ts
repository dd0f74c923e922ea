import { MOST_EARLIER_WEIGHTS } from '~/areas/equipment/rules/equipment.schema';
import {
  EARLIER_FIELDS,
  EQUIPMENT_FIELDS,
  type EarlierValues,
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
  earlierWeights: earlierFrom(form),
});

/** Rows without a gap: the form has one that is empty after those that are there. */
function earlierFrom(form: FormData): EarlierValues[] {
  const rows: EarlierValues[] = [];
  while (rows.length <= MOST_EARLIER_WEIGHTS && form.has(`earlierWeights.${rows.length}.from`)) {
    const typed = Object.fromEntries(
      EARLIER_FIELDS.map((field) => [field, textOf(form, `earlierWeights.${rows.length}.${field}`)]),
    ) as EarlierValues;
    rows.push(
      plainFigures(form, typed, ['axles', 'registeredWeightPounds', 'combinationWeightPounds'] as const),
    );
  }
  return rows;
}
