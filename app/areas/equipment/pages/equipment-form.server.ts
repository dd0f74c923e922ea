import { EQUIPMENT_FIELDS, type EquipmentFormValues } from '~/areas/equipment/views/equipment-form';
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
export const equipmentFormFrom = (form: FormData): EquipmentFormValues =>
  plainFigures(
    form,
    Object.fromEntries(EQUIPMENT_FIELDS.map((name) => [name, textOf(form, name)])) as EquipmentFormValues,
    FIGURES,
  );
