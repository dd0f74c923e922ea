import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { isDiskFull } from '~/platform/database/busy.server';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { SmallDisk } from '../faults/small-disk';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';

/** The disk of the files of customers is full, while the database is on another one. */

const disk = new SmallDisk(64);
afterAll(() => disk.remove());

describe.runIf(disk.canBeFilled)('a full disk', () => {
  it('makes the program not ready, is said to people and programs in words, and costs nothing else', async () => {
    const app = await startApp({ env: { DATA_DIR: disk.folder } });
    const { visitor, cookie } = await signedIn(app);
    await visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
    const upload = async () => {
      const form = new FormData();
      form.set('intent', 'upload');
      form.append('files[]', new File([new Uint8Array(cleanConfirmation())], `${randomUUID()}.pdf`));
      const answer = await fetch(`${app.origin}/mileage/trips-fuel/documents`, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        headers: {
          Cookie: `${cookie.name}=${cookie.value}`,
          Origin: app.origin,
          'Sec-Fetch-Site': 'same-origin',
        },
      });
      return { status: answer.status, page: await answer.text() };
    };
    const ready = () => fetch(`${app.origin}/mileage/readyz`);

    disk.fill();
    expect((await ready()).status).toBe(503);
    expect(await (await ready()).json()).toEqual({ status: 'disk full' });
    expect((await fetch(`${app.origin}/mileage/livez`)).status).toBe(200);
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(refused.page).toContain('<p>The disk of the server is full. Nothing of this request was saved');
    expect(refused.page).not.toContain('We cannot reach our own records');
    expect(refused.page).toContain('What you typed is kept.');
    expect((await visitor.get('/mileage/trips-fuel')).status).toBe(200);

    disk.free();
    expect((await ready()).status).toBe(200);
    expect((await upload()).status).toBe(303);
  });
});

describe('an error of a full disk', () => {
  it('is known from the file system, from PostgreSQL and from inside the client of the database', () => {
    expect(isDiskFull(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBe(true);
    expect(
      isDiskFull({ code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '53100' } } } }),
    ).toBe(true);
    expect(isDiskFull(new Error('other'))).toBe(false);
    expect(isDiskFull(null)).toBe(false);
  });
});
