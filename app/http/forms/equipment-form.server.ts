import { EQUIPMENT_FIELDS, type EquipmentFormValues } from '~/presenters/equipment/equipment-form';
import { textOf } from './form.server';

/** The vehicle form as it was typed. */
export const equipmentFormFrom = (form: FormData): EquipmentFormValues =>
  Object.fromEntries(EQUIPMENT_FIELDS.map((name) => [name, textOf(form, name)])) as EquipmentFormValues;
