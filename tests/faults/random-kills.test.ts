import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { refusal, startMailServer } from '../factories/mail-server';
import { databaseOf, makeAccount, makeSession, SESSION_COOKIE } from '../factories/signed-in';
import { Database, freePort, insist, Kept } from './under-fire';

/**
 * Mixed load while processes are killed outright: afterwards every trip, fuel purchase, receipt and mail that was
 * acknowledged is there, once. FAULT_SECONDS says for how long; the short form does each fault once.
 */
const seconds = Number(process.env['FAULT_SECONDS'] ?? 15);
/** What the product promises: at work again by itself. */
const RECOVERY_MS = 30_000;

const folder = mkdtempSync(path.join(tmpdir(), 'stateline-faults-'));
chmodSync(folder, 0o711);
const database = await Database.start(path.join(folder, 'database'));
const mail = await startMailServer();
const port = String(await freePort());
const env = () => ({
  NODE_ENV: 'production',
  STATELINE_MODE: 'demo',
  PORT: port,
  DATABASE_URL: database.url,
  DATABASE_POOL: '6',
  DATA_DIR: folder,
  SMTP_URL: mail.url,
  RATE_LIMITS: '0',
  DEMO_RECORDS: '0',
  LOG_LEVEL: 'warn',
});
const web = new Kept('web', env);
const origin = `http://localhost:${port}`;
const isUp = async () => ((await fetch(`${origin}/mileage/healthz`, { signal: AbortSignal.timeout(2000) })).ok ? true : null);
await insist(isUp, 90_000);
const worker = new Kept('worker', env);
const { prisma: db } = databaseOf(database.url);
afterAll(async () => {
  await Promise.all([web.end(), worker.end()]);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Person {
  carrierId: string;
  unit: string;
  headers: Record<string, string>;
}

/** A carrier of the largest plan, with a truck and a session. */
async function makePerson(): Promise<Person> {
  const account = await makeAccount(db, { planPackageId: 'ic_advanced' });
  const { token } = await makeSession(db, account);
  const { id } = await db.equipment.create({ data: { carrierId: account.carrierId, unit: 'F-1', fuelType: 'special_diesel', axles: 5 } });
  return { carrierId: account.carrierId, unit: String(id), headers: { Cookie: `${SESSION_COOKIE}=${token}`, Origin: origin, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' } };
}

const saved = { trips: 0, fuel: 0, mails: new Set<string>(), attempts: 0, longestMs: 0 };
const refused: string[] = [];
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Presses "Save" until a page says that it is saved. */
async function save(person: Person, where: string, fields: Record<string, string | string[]>, receipt: boolean): Promise<void> {
  const startedAt = Date.now();
  const { tries } = await insist(async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
    if (receipt) form.append('receipt', new File([PNG], 'receipt.png', { type: 'image/png' }));
    const answer = await fetch(`${origin}${where}`, { method: 'POST', body: form, redirect: 'manual', headers: person.headers, signal: AbortSignal.timeout(10_000) });
    const text = await answer.text();
    // Nothing that is refused is wrong: every entry is a good one.
    if (answer.status >= 400 && answer.status < 500) refused.push(`${where}: ${answer.status} ${text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').slice(0, 400)}`);
    return answer.status === 303 && !(answer.headers.get('location') ?? '').includes('/login') ? true : null;
  }, RECOVERY_MS + 15_000);
  saved.attempts += tries;
  saved.longestMs = Math.max(saved.longestMs, Date.now() - startedAt);
}

let until = Infinity;

async function recordTrips(): Promise<void> {
  for (let turn = 0, person = await makePerson(); Date.now() < until; turn++) {
    // The plan allows 500 trips in 30 days.
    if (turn % 400 === 399) person = (await insist(makePerson, RECOVERY_MS)).value;
    const stops = { stop_city: ['Dallas', 'Memphis'], stop_state: ['TX', 'TN'], stop_zip: ['', ''] };
    await save(person, '/mileage/trips-fuel/trips/new', { intent: 'save', idempotencyKey: randomUUID(), equipmentId: person.unit, date: '2026-08-04', entry: 'stops', reference: String(turn), ...stops }, false);
    saved.trips += 1;
    await save(person, '/mileage/trips-fuel/fuel/new', { intent: 'save', idempotencyKey: randomUUID(), equipmentId: person.unit, date: '2026-08-05', city: 'Dallas', state: 'TX', quantity: '100', fuelUnit: 'gallon', fuelType: 'special_diesel', taxPaid: '1', bulk: '0', reference: `R-${turn}` }, true);
    saved.fuel += 1;
  }
}

/** Somebody new for each mail, so that each address must get exactly one. */
async function askForMails(): Promise<void> {
  while (Date.now() < until) {
    const { value: account } = await insist(() => makeAccount(db), RECOVERY_MS);
    await insist(async () => {
      const answer = await fetch(`${origin}/mileage/password/reset`, { method: 'POST', body: new URLSearchParams({ email: account.email }), redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      // Asked again after an answer that was lost, the job of the same address stands in the queue once.
      return answer.status < 400 ? true : null;
    }, RECOVERY_MS);
    saved.mails.add(account.email);
    await pause(500);
  }
}

const faults: [string, () => void | Promise<void>][] = [
  ['kill -9 of the web process', () => web.kill()],
  ['kill -9 of the worker', () => worker.kill()],
  ['kill -9 of one database backend', () => database.killBackend()],
  ['kill -9 of the whole database', () => database.killAll(1000)],
  ['kill -9 of web and worker together', () => (web.kill(), worker.kill())],
  [
    'a mail server that is busy',
    async () => {
      mail.behaviour.message = () => refusal(451, 'busy');
      await pause(1500);
      mail.behaviour.message = undefined;
    },
  ],
];

const log: { fault: string; recoveredMs: number }[] = [];

async function strike(): Promise<void> {
  for (let turn = 0; Date.now() < until || turn < faults.length; turn++) {
    const [fault, act] = (turn < faults.length ? faults[turn] : faults[Math.floor(Math.random() * faults.length)]) as (typeof faults)[number];
    await act();
    const startedAt = Date.now();
    await pause(200);
    await insist(isUp, RECOVERY_MS);
    log.push({ fault, recoveredMs: Date.now() - startedAt });
    await pause(seconds > 60 ? 3000 : 1000);
    if (turn + 1 === faults.length) until = Math.max(Date.now(), began + seconds * 1000);
  }
}

const began = Date.now();

it('loses and doubles nothing, and is at work again by itself', async () => {
  await Promise.all([recordTrips(), recordTrips(), recordTrips(), askForMails(), strike()]);
  expect(refused).toEqual([]);

  const count = async (text: string) => Number((await database.ask<{ count: string }>(text)).rows[0]?.count);
  const waiting = () => count("SELECT count(*) FROM graphile_worker.jobs WHERE attempts < max_attempts AND task_identifier IN ('calculateRoute', 'answerMailRequest', 'sendMail')");
  await expect.poll(waiting, { timeout: 180_000, interval: 500 }).toBe(0);

  const told = mail.received.flatMap(({ to }) => (to ?? []).map(({ address }) => address ?? '')).sort();
  console.log(
    [
      ...log.map(({ fault, recoveredMs }) => `${fault}: answers again after ${recoveredMs} ms`),
      `${saved.trips} trips, ${saved.fuel} purchases with receipts, ${saved.mails.size} mails asked for, ${told.length} arrived; ${saved.attempts} attempts, the longest wait ${saved.longestMs} ms`,
      `web started ${web.starts} times, worker ${worker.starts} times`,
    ].join('\n'),
  );
  expect(saved.trips).toBeGreaterThan(5);
  expect(await count('SELECT count(*) FROM trip')).toBe(saved.trips);
  expect(await count(`SELECT count(*) FROM trip WHERE "routeStatus"::text = 'ok'`)).toBe(saved.trips);
  expect(await count('SELECT count(*) FROM fuel_purchase')).toBe(saved.fuel);
  const { rows: receipts } = await database.ask<{ id: string; carrierId: string }>('SELECT id::text, "carrierId"::text FROM receipt');
  expect(receipts.length).toBe(saved.fuel);
  expect(receipts.filter(({ id, carrierId }) => !existsSync(path.join(folder, 'files', 'receipts', carrierId, id)))).toEqual([]);
  // A message whose sender was killed while the mail server had it is sent at most once, and stands in the log as uncertain.
  const { rows: uncertain } = await database.ask<{ toAddress: string }>(`SELECT "toAddress" FROM mail_message WHERE status::text = 'uncertain'`);
  const unknown = uncertain.map(({ toAddress }) => toAddress);
  expect([...saved.mails].filter((address) => !told.includes(address) && !unknown.includes(address))).toEqual([]);
  expect(told.filter((address, index) => told[index - 1] === address)).toEqual([]);
  expect(log.filter(({ recoveredMs }) => recoveredMs > RECOVERY_MS)).toEqual([]);
}, seconds * 1000 + 400_000);
