import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';

const files = await mkdtemp(path.join(os.tmpdir(), 'stateline-service-'));
afterAll(() => rm(files, { recursive: true, force: true }));
const service = await startApp({ role: 'extractor', env: { DATA_DIR: files } });
const app = await startApp({
  databaseUrl: service.databaseUrl,
  env: { DATA_DIR: files, EXTRACTION_SERVICE_URL: `${service.origin}/mileage` },
});

const list = '/mileage/trips-fuel/documents';

async function activated(): Promise<SignedIn> {
  const person = await signedIn(app);
  await person.visitor.post(list, { intent: 'activate' });
  return person;
}

function upload(person: SignedIn, name: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('intent', 'upload');
  form.append('files[]', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  return fetch(app.origin + list, {
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
}

const requestsTo = (path: string, status: number) =>
  service.log.filter((line) => String(line['path']).endsWith(path) && line['status'] === status).length;

describe('the extraction service as a process of its own', { timeout: 90_000 }, () => {
  it('takes the files of the screens, reads them, and only then is there something to make a trip of', async () => {
    const person = await activated();
    expect((await upload(person, 'load 1.pdf', cleanConfirmation('OWN1'))).status).toBe(303);
    // The service writes its line after it has answered.
    await expect.poll(() => requestsTo('/api/upload-multi', 201), { timeout: 60_000 }).toBeGreaterThan(0);
    await person.visitor.post(list, { intent: 'extract' });
    for (
      let tries = 0;
      tries < 100 && (await person.visitor.get(list)).html.includes('Processing...');
      tries++
    )
      await pause(300);
    expect((await person.visitor.get(list)).html.includes('Dallas, TX to Memphis, TN')).toBe(true);
    await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(1);
  });

  it('gets one new token when the old one has stopped working, and continues', async () => {
    const person = await activated();
    expect((await upload(person, 'load 2.pdf', cleanConfirmation('OWN2'))).status).toBe(303);
    await person.db.extractionToken.deleteMany({ where: { carrierId: person.carrierId } });
    expect((await upload(person, 'load 3.pdf', cleanConfirmation('OWN3'))).status).toBe(303);
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(2);
    expect(await person.db.extractionToken.count({ where: { carrierId: person.carrierId } })).toBe(1);
    // The line is in the log of the other process, which is read as it comes.
    await expect.poll(() => requestsTo('/api/upload-multi', 401), { timeout: 60_000 }).toBe(1);
  });

  it('passes on what the service refuses, in its words', async () => {
    const person = await activated();
    const refused = await upload(person, 'x.pdf', Buffer.from('<html>'));
    expect(refused.status).toBe(422);
    expect((await refused.text()).includes('Unsupported file format.')).toBe(true);
  });

  it('tells programs where it is, and answers nothing but its own calls', async () => {
    const person = await activated();
    const token = (await (
      await fetch(`${app.origin}/mileage/api/modules/x/get-token`, { headers: person.bearer })
    ).json()) as { service_url: string; service_token: string };
    expect(token.service_url).toBe(`${service.origin}/mileage`);
    const user = await fetch(`${token.service_url}/api/auth/user`, {
      headers: { Authorization: `Bearer ${token.service_token}` },
    });
    expect(await user.json()).toMatchObject({ email: person.email });
    for (const path of ['/mileage', '/mileage/login', '/mileage/api/user', '/mileage/api/trip'])
      expect((await fetch(service.origin + path)).status, path).toBe(404);
    expect((await fetch(`${service.origin}/mileage/healthz`)).status).toBe(200);
  });

  it('is missed in plain words when it is down', async () => {
    const person = await activated();
    await service.stop();
    const refused = await upload(person, 'load 4.pdf', cleanConfirmation('OWN4'));
    expect(refused.status).toBe(422);
    expect(
      (await refused.text()).includes('The extraction service does not answer. Try again in a minute.'),
    ).toBe(true);
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });
});
