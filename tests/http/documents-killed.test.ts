import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { EVIL } from '../fixtures/rate-confirmations/evil';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';

/** A file that keeps its reader busy until the watchdog comes. */
const SLOW =
  Object.entries(EVIL)
    .find(([, { may }]) => (may as readonly string[]).includes('too-slow'))?.[1]
    .bytes() ?? Buffer.alloc(0);

describe('a worker killed in the middle of a document', { timeout: 120_000 }, () => {
  it('costs the documents nothing: another worker reads them', async () => {
    const files = await mkdtemp(path.join(os.tmpdir(), 'stateline-killed-'));
    afterAll(() => rm(files, { recursive: true, force: true }));
    const web = await startApp({ role: 'web', env: { DATA_DIR: files } });
    const person = await signedIn(web);
    const token = person.bearer;
    await fetch(`${web.origin}/mileage/api/modules/x/activate`, { method: 'POST', headers: token });
    const form = new FormData();
    form.append('files[]', new File([new Uint8Array(SLOW)], 'slow.pdf'));
    form.append('files[]', new File([new Uint8Array(cleanConfirmation('KILL1'))], 'good.pdf'));
    const uploaded = (await (
      await fetch(`${web.origin}/mileage/api/upload-multi`, { method: 'POST', body: form, headers: token })
    ).json()) as { files: { id: string }[] };
    await fetch(`${web.origin}/mileage/api/extract-multi`, {
      method: 'POST',
      body: JSON.stringify({ files: uploaded.files }),
      headers: { ...token, 'Content-Type': 'application/json' },
    });

    const doomed = await startApp({
      role: 'worker',
      databaseUrl: web.databaseUrl,
      env: { DATA_DIR: files, WORKER_CONCURRENCY: '1' },
    });
    const locked = () =>
      person.db.$queryRaw<
        unknown[]
      >`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'readDocument' AND locked_at IS NOT NULL`;
    await expect.poll(locked, { timeout: 60_000, interval: 20 }).not.toEqual([]);
    await doomed.stop('SIGKILL');
    expect(
      await person.db.document.count({ where: { carrierId: person.carrierId, status: 'processing' } }),
    ).toBeGreaterThan(0);

    await startApp({ role: 'worker', databaseUrl: web.databaseUrl, env: { DATA_DIR: files } });
    const states = async () =>
      (
        await person.db.document.findMany({
          where: { carrierId: person.carrierId },
          orderBy: { name: 'asc' },
        })
      ).map(({ name, status }) => `${name} ${status}`);
    await expect
      .poll(async () => (await states()).filter((state) => state.endsWith('processing')), {
        timeout: 90_000,
        interval: 300,
      })
      .toEqual([]);
    expect((await states())[0]).toBe('good.pdf ready');
  });
});
