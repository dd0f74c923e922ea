import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords, giveRates, THREE_STATES } from '../../factories/quarter-records';
import { atEnd } from '../../factories/at-end';
import { signedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

const TRIPS = 60;

it('makes the audit file whole, once, where its worker was killed in the middle of it', async () => {
  const databaseUrl = await cloneDatabase();
  const files = await mkdtemp(path.join(os.tmpdir(), 'stateline-audit-'));
  atEnd(() => rm(files, { recursive: true, force: true }));
  const env = { DATA_DIR: files };
  const web = await startApp({ role: 'web', databaseUrl, env });
  const person = await signedIn(web);
  await giveRates(person.scope, THREE_STATES.key, THREE_STATES.rates);
  await giveRecords(person.scope, {
    units: [{ unit: '1' }],
    trips: Array.from({ length: TRIPS }, (_, index) => ({
      unit: '1',
      date: `2026-07-${String((index % 28) + 1).padStart(2, '0')}`,
      miles: { TX: 100 + index },
    })),
  });
  await person.visitor.post('/mileage/account/webhooks', {
    url: 'https://93.184.215.14/stateline',
    events: 'report.ready',
  });
  await person.visitor.post('/mileage/reports/audit?q=20263', {});
  const file = () => person.db.reportFile.findFirstOrThrow({ where: { kind: 'audit' } });
  expect((await file()).status).toBe('queued');

  const doomed = await startApp({ role: 'worker', databaseUrl, env });
  await expect.poll(async () => (await file()).progress, { timeout: 60_000, interval: 5 }).toBeGreaterThan(1);
  await doomed.stop('SIGKILL');
  expect((await file()).status).toBe('running');

  await startApp({ role: 'worker', databaseUrl, env });
  await expect.poll(async () => (await file()).status, { timeout: 120_000 }).toBe('ready');
  const { id, sizeBytes } = await file();
  const answer = await fetch(`${web.origin}/mileage/reports/files/${id}/content`, {
    headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
  });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(Number(sizeBytes));
  const archive = await JSZip.loadAsync(bytes, { checkCRC32: true });
  expect(Object.keys(archive.files).length).toBeGreaterThan(3);
  expect(await person.db.reportFile.count()).toBe(1);
  expect(await person.db.webhookDelivery.count({ where: { type: 'report.ready' } })).toBe(1);
});
