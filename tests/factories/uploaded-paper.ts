import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '~/routes';
import type { ReadConfirmation } from '~/reading/reading';
import type { startApp } from './app';
import type { SignedIn } from './signed-in';

/** A rate confirmation handed in as the page does it, and what was read of it. */
export async function uploadedPaper(
  app: Pick<Awaited<ReturnType<typeof startApp>>, 'origin'>,
  person: SignedIn,
  name: string,
  bytes: Buffer,
): Promise<{ id: string; status: string; reading: ReadConfirmation }> {
  await person.visitor.post(paths.documents(), { intent: 'activate' });
  const form = new FormData();
  form.set('intent', 'upload');
  form.set('read', '1');
  form.append('files[]', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  const sent = await fetch(app.origin + paths.documents(), {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
  });
  if (sent.status !== 303) throw new Error(`the upload was answered with ${sent.status}`);
  for (let tries = 0; tries < 120; tries++) {
    const row = await person.db.document.findFirstOrThrow({ where: { carrierId: person.carrierId, name } });
    if (row.status !== 'processing' && row.status !== 'uploaded')
      return { id: row.id, status: row.status, reading: row.reading as unknown as ReadConfirmation };
    await pause(250);
  }
  throw new Error('the document was not read in time');
}
