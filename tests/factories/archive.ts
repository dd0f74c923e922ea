import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { SignedIn } from './signed-in';

/** Has everything of a carrier put together and downloads it. */
export async function archiveOf(origin: string, person: SignedIn): Promise<Uint8Array> {
  await person.visitor.post('/mileage/account/data', { intent: 'export' });
  for (let turn = 0; turn < 150; turn += 1) {
    const { html } = await person.visitor.get('/mileage/account/data');
    const address = /href="(\/mileage\/account\/data\/[0-9a-f-]+\.zip)"/.exec(html)?.[1];
    if (address) {
      const answer = await fetch(`${origin}${address}`, {
        headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
      });
      expect(answer.status).toBe(200);
      return new Uint8Array(await answer.arrayBuffer());
    }
    await pause(200);
  }
  throw new Error('the download was never made');
}

/** Sends an archive to a carrier, or none. */
export async function bringIn(
  origin: string,
  person: SignedIn,
  bytes: Uint8Array | null,
): Promise<{ status: number; html: string }> {
  const form = new FormData();
  if (bytes) form.set('file', new File([bytes as BlobPart], 'records.zip'));
  const response = await fetch(`${origin}/mileage/imports/archive`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
    body: form,
  });
  return { status: response.status, html: await response.text() };
}
