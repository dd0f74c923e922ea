/**
 * What one person waits for while another carrier's bulk work is under way: the mail with a sign-in code, the mail with a reset, and
 * the miles of a trip. The bulk is 20,000 imported routes, ten scans, twenty PDFs, five exports, five audit files or an import of
 * 10,000 lines. `npx tsx bench/queue-cases.ts [case]`; DATABASE_URL names a migrated and seeded database that is filled. With
 * `ROLES=2` web and worker are two processes.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { openDatabase } from '~/platform/database/db.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, systemScope } from '~/platform/database/scope.server';
import { stopIn } from '../tests/factories/fleet';
import { makeAccount, makeSession, SESSION_COOKIE } from '../tests/factories/signed-in';
import { percentiles, quantile, tell } from './measure';
import { start } from './program';

const [only] = process.argv.slice(2);
const ROUNDS = 12;
const MOST_MS = 1000;
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the database to measure on');
const database = openDatabase(url, 4);
const { prisma } = database;
const system = systemScope(prisma);
const SEATTLE = stopIn('Seattle', 'WA', 47.6, -122.33);
const MIAMI = stopIn('Miami', 'FL', 25.76, -80.19);

async function makeTrips(carrierId: string, count: number): Promise<number[]> {
  const rows = await prisma.trip.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      carrierId,
      date: new Date(`2026-0${7 + (index % 3)}-${String(1 + (index % 28)).padStart(2, '0')}`),
      endDate: new Date(`2026-0${7 + (index % 3)}-${String(1 + (index % 28)).padStart(2, '0')}`),
      quarterKey: 20263,
      stops: [SEATTLE, MIAMI],
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => Number(id));
}

async function until(isDone: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isDone())) {
    if (performance.now() - began > 120_000) throw new Error('waited for two minutes');
    await sleep(10);
  }
  return performance.now() - began;
}

async function mailAfter(kind: 'sign-in-code' | 'password-reset', email: string): Promise<number> {
  const since = new Date();
  await enqueue(system, 'answerMailRequest', { kind, email, requestId: randomUUID() });
  return until(
    async () =>
      (await prisma.mailMessage.count({
        where: { toAddress: email, status: 'sent', createdAt: { gte: since } },
      })) > 0,
  );
}

async function routeAfter(carrierId: string): Promise<number> {
  const [id = 0] = await makeTrips(carrierId, 1);
  await enqueue(system, 'calculateRoute', { tripId: id, routeRevision: 1 });
  return until(async () => (await prisma.trip.findUniqueOrThrow({ where: { id } })).routeStatus === 'ok');
}

const web = await start(process.env['ROLES'] === '2' ? 'web' : 'all', { DATABASE_URL: url });
const worker = process.env['ROLES'] === '2' ? await start('worker', { DATABASE_URL: url }) : undefined;
const api = `${web.origin}/mileage/api`;
const bulk = await makeAccount(prisma, {});
const cookie = `${SESSION_COOKIE}=${(await makeSession(prisma, bulk)).token}`;
const headers = { Cookie: cookie, Origin: web.origin, 'Sec-Fetch-Site': 'same-origin' };
await prisma.equipment.create({ data: { carrierId: bulk.carrierId, unit: 'B-1' } });

async function bearer(): Promise<string> {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(web.login),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
const token = await bearer();
const asDemo = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
const post = async <T>(address: string, body: object, as: Record<string, string> = asDemo): Promise<T> => {
  const answer = await fetch(api + address, { method: 'POST', headers: as, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** What begins the work; it answers whether it is still under way. */
const CASES: Record<string, () => Promise<() => Promise<boolean>>> = {
  nothing: () => Promise.resolve(() => Promise.resolve(true)),
  '20,000 imported routes': async () => {
    const ids: number[] = [];
    for (let made = 0; made < 20; made++) ids.push(...(await makeTrips(bulk.carrierId, 1000)));
    for (let from = 0; from < ids.length; from += 1000)
      await inTransaction(bulk.scope, (scope) =>
        queueRoutes(
          scope,
          ids.slice(from, from + 1000).map((tripId) => ({ tripId, routeRevision: 1 })),
        ),
      );
    return async () => (await prisma.routeBacklog.count({ where: { carrierId: bulk.carrierId } })) > 0;
  },
  'ten scans': async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
    const made = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'bench/extraction/generate.ts',
        folder,
        '--seed',
        '4242',
        '--count',
        '10',
        '--scans',
        '1',
      ],
      { stdio: 'inherit' },
    );
    if (made.status !== 0) throw new Error('no scans were made');
    await post('/modules/extraction/activate', {});
    const { service_token: service } = await fetch(`${api}/modules/extraction/get-token`, {
      headers: asDemo,
    }).then((answer) => answer.json() as Promise<{ service_token: string }>);
    const names = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
    const as = { Authorization: `Bearer ${service}` };
    // The plan of the demonstration takes two at once.
    for (let from = 0; from < names.length; from += 2) {
      const form = new FormData();
      for (const name of names.slice(from, from + 2))
        form.append(
          'files[]',
          new File([readFileSync(path.join(folder, name))], name, { type: 'application/pdf' }),
        );
      const sent = await fetch(`${api}/upload-multi`, { method: 'POST', headers: as, body: form });
      if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`);
      const { files } = (await sent.json()) as { files: { id: string }[] };
      const given = { files: files.map(({ id }) => ({ id })) };
      await post('/extract-multi', given, { ...as, 'Content-Type': 'application/json' });
    }
    rmSync(folder, { recursive: true });
    return async () => (await prisma.document.count({ where: { status: 'processing' } })) > 0;
  },
  'twenty PDFs': () => {
    let left = 20;
    for (let each = 0; each < 20; each++)
      void fetch(`${api}/reports?q=2026${1 + (each % 3)}&type=pdf&per_equipment=${each % 2}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
        .then((answer) => answer.arrayBuffer())
        .finally(() => left--);
    return Promise.resolve(() => Promise.resolve(left > 0));
  },
  'five exports of everything': () => {
    let left = 5;
    for (let each = 0; each < 5; each++)
      void fetch(`${web.origin}/mileage/trips-fuel/export.csv?quarter=all`, { headers })
        .then((answer) => answer.arrayBuffer())
        .finally(() => left--);
    return Promise.resolve(() => Promise.resolve(left > 0));
  },
  'three audit files': async () => {
    for (const quarter of ['20261', '20262', '20263']) await post(`/reports/audit?q=${quarter}`, {});
    return async () =>
      (await prisma.reportFile.count({ where: { status: { notIn: ['ready', 'failed'] } } })) > 0;
  },
  'an import of 10,000 lines': async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, line) =>
        `2026-08-${String(1 + (line % 28)).padStart(2, '0')},B-1,TX,${100 + (line % 60)}.${100 + line},3.499,Stop ${line}`,
    );
    const form = new FormData();
    form.append('kind', 'fuel');
    form.append(
      'file',
      new File([`Date,Unit,State,Gallons,Price,Vendor\n${lines.join('\n')}\n`], 'fuel.csv', {
        type: 'text/csv',
      }),
    );
    const sent = await fetch(`${api}/imports`, { method: 'POST', headers, body: form });
    if (!sent.ok) throw new Error(`import: ${sent.status} ${await sent.text()}`);
    const { data } = (await sent.json()) as { data: { id: string } };
    const statusOf = async () =>
      (await prisma.dataImport.findUniqueOrThrow({ where: { id: data.id } })).status;
    const step = (address: string, method: string, body: object) =>
      fetch(`${api}/imports/${data.id}${address}`, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    return async () => {
      const status = await statusOf();
      if (status === 'mapping') await step('', 'PUT', { kind: 'fuel' });
      if (status === 'preview') await step('/acceptance', 'POST', {});
      return status !== 'accepted' && status !== 'failed';
    };
  },
};

const person = await makeAccount(prisma, {});
for (let warm = 0; warm < 6; warm++) await routeAfter(person.carrierId);
await mailAfter('sign-in-code', person.email);
await sleep(20_000);
for (const [name, begin] of Object.entries(CASES)) {
  if (only && !name.includes(only)) continue;
  const isUnderWay = await begin();
  const waits = { code: [] as number[], reset: [] as number[], route: [] as number[] };
  let during = 0;
  for (let round = 0; round < ROUNDS && (await isUnderWay()); round++) {
    during++;
    waits.code.push(await mailAfter('sign-in-code', person.email));
    waits.reset.push(await mailAfter('password-reset', person.email));
    waits.route.push(await routeAfter(person.carrierId));
    await sleep(200);
  }
  for (const [what, times] of Object.entries(waits))
    tell(
      `a person's ${what} beside ${name}`,
      `${percentiles(times)}, worst ${Math.max(...times).toFixed(0)} ms of ${during}`,
      'worst under 1 s',
      quantile(times, 1) < MOST_MS,
    );
  const began = performance.now();
  while ((await isUnderWay()) && name !== 'nothing' && performance.now() - began < 180_000) await sleep(200);
}
await worker?.stop();
await web.stop();
await database.close();
process.exit();
