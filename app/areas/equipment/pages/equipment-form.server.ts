import { EQUIPMENT_FIELDS, type EquipmentFormValues } from '~/areas/equipment/views/equipment-form';
import { textOf } from '~/platform/http/forms/form.server';

/** The vehicle form as it was typed. */
export const equipmentFormFrom = (form: FormData): EquipmentFormValues =>
  Object.fromEntries(EQUIPMENT_FIELDS.map((name) => [name, textOf(form, name)])) as EquipmentFormValues;
