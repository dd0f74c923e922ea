import { setTimeout as pause } from 'node:timers/promises';
import { RECEIPTS } from '../fixtures/fuel-receipts/receipts';
import { receiptPdf } from './receipt-pictures';
import type { SignedIn } from './signed-in';

const LIST = '/mileage/trips-fuel/receipts';

/** Uploads a receipt and waits until it was read: it then waits for a person. */
export async function uploadedReceipt(origin: string, { cookie, visitor }: SignedIn): Promise<void> {
  const form = new FormData();
  form.set('intent', 'save');
  form.append('receipt', new File([new Uint8Array(await receiptPdf(RECEIPTS[0]!.lines))], 'pilot.pdf'));
  const sent = await fetch(`${origin}${LIST}?index`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: {
      Cookie: `${cookie.name}=${cookie.value}`,
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
  });
  if (sent.status !== 303) throw new Error(`the receipt was answered with ${sent.status}`);
  while ((await visitor.get(LIST)).html.includes('Reading...')) await pause(250);
}
