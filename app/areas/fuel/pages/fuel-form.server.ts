import { FUEL_FIELDS, type FuelFormValues } from '~/areas/fuel/views/fuel-form';
import type { HeldReceipt } from '~/areas/fuel/hold-receipt.server';
import type { UploadedFile } from '~/areas/fuel/keep-receipt.server';
import { textOf } from '~/platform/http/forms/form.server';

/** The fuel form as it was typed. */
export const fuelFormFrom = (form: FormData): FuelFormValues =>
  Object.fromEntries(FUEL_FIELDS.map((name) => [name, textOf(form, name)])) as FuelFormValues;

/** The receipt that came with the form; null where none was chosen. */
export async function receiptFrom(form: FormData): Promise<UploadedFile | null> {
  const file = form.get('receipt');
  if (file === null || typeof file === 'string' || (file.size === 0 && file.name === '')) return null;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** The receipt that an earlier answer to this form has held; null where there is none, or the person lets it go. */
export function heldReceiptFrom(form: FormData): HeldReceipt | null {
  const [id, name] = [textOf(form, 'heldReceipt'), textOf(form, 'heldReceiptName')];
  return id === '' || textOf(form, 'dropHeldReceipt') === '1' ? null : { id, name };
}
