import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { chanceOf } from '../../bench/extraction/random';
import { refusal } from '../factories/mail-server';
import { Load, RECOVERY_MS } from './loads';
import { clockTool, Product } from './product';
import { insist } from './under-fire';

/**
 * Mixed load while processes are killed outright, the disk is full, clocks are wrong and the services outside fail, and while
 * living processes lose their database: afterwards everything that was acknowledged is there, once. FAULT_SECONDS says for how long; the short form does each fault once.
 * FAULT_SEED repeats the order of the faults of an earlier run.
 */
const seconds = Number(process.env['FAULT_SECONDS'] ?? 15);
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
const chance = chanceOf(seed);

const product = await Product.start();
const { web, worker, database, line, mail, payments, disk } = product;
const load = new Load(product);
payments.tell(`${product.origin}/mileage/api/stripe/webhook`, chanceOf(seed + 1));
afterAll(() => product.stop(), 60_000);

const began = Date.now();
const log: { at: number; fault: string; recoveredMs: number }[] = [];

const faultsSoFar = (): string[] =>
  log.map(
    ({ at, fault, recoveredMs }) =>
      `${(at / 1000).toFixed(1).padStart(6)} s  ${fault}: answers after ${recoveredMs} ms`,
  );

/** For as long as a fault lasts that kills nobody. */
async function during(begin: () => void, milliseconds: number, end: () => void): Promise<void> {
  begin();
  await pause(milliseconds);
  end();
}
const feeling = (mood: typeof payments.mood, milliseconds: number) =>
  during(
    () => (payments.mood = mood),
    milliseconds,
    () => (payments.mood = 'well'),
  );
const mailing = (message: () => Error | number, milliseconds: number) =>
  during(
    () => (mail.behavior.message = message),
    milliseconds,
    () => (mail.behavior.message = undefined),
  );

/** Waits until a process has such a child and kills it. @returns what to write down where it never had one */
async function killChild(word: string): Promise<string | void> {
  for (let tries = 0; tries < 150; tries++) {
    if (worker.killChild(word) || web.killChild(word)) return;
    await pause(20);
  }
  return 'none was running';
}

const faults: [string, () => void | string | Promise<void | string>][] = [
  ['kill -9 of the web process', () => web.kill()],
  ['kill -9 of the worker', () => worker.kill()],
  ['kill -9 of one database backend', () => database.killBackend()],
  ['kill -9 of the whole database', () => database.killAll()],
  ['kill -9 of the browser that prints', () => killChild('--headless')],
  ['kill -9 of the reader of documents', () => killChild('reader-child')],
  [
    `kill -9 of web and worker, their clocks three hours apart afterwards (${clockTool})`,
    () => {
      product.clockHours.web = chance.pick([-1, 1, 2]);
      product.clockHours.worker = product.clockHours.web - 3;
      web.kill();
      worker.kill();
    },
  ],
  [
    'kill -9 of web and worker, their clocks right again',
    () => ((product.clockHours.web = 0), (product.clockHours.worker = 0), web.kill(), worker.kill()),
  ],
  ['a mail server that is busy', () => mailing(() => refusal(451, 'busy'), 1200)],
  ['a mail server that takes two seconds a message', () => mailing(() => 2000, 1200)],
  ['a payment provider that is down', () => feeling('down', 1200)],
  ['a payment provider that answers with errors', () => feeling('failing', 1200)],
  ['a payment provider whose answers come too late', () => feeling('slow', 1200)],
  [
    'a full disk under database and files',
    () =>
      disk.canBeFilled
        ? during(
            () => disk.fill(),
            1500,
            () => disk.free(),
          )
        : 'left out: this machine lets us mount no disk of our own',
  ],
];

/** Nobody is killed: what fell silent in a process stays silent. */
const outages: [string, () => Promise<void>][] = [
  [
    'a database that is away for two seconds',
    async () => (await line.cut(), await pause(2000), await line.mend()),
  ],
  [
    'a database whose answers get lost, on connections that stand',
    async () => (line.loseAnswers(), await pause(1000), line.freeze(), line.thaw()),
  ],
];

async function suffer(fault: string, act: () => void | string | Promise<void | string>): Promise<void> {
  let startedAt = Date.now();
  const remark = await load.whileFault(async () => {
    const said = await act();
    startedAt = Date.now();
    await pause(100);
    await insist(product.isUp, RECOVERY_MS);
    return said;
  });
  log.push({
    at: startedAt - began,
    fault: remark ? `${fault}: ${remark}` : fault,
    recoveredMs: Date.now() - startedAt,
  });
}

/** Kills for two thirds of the time, each fault at least once. Then all processes begin once more, their clocks right, and live through outages: @returns how often they had been started by then. */
async function strike(): Promise<[number, number]> {
  for (let turn = 0; turn < faults.length || Date.now() < began + (seconds * 1000 * 2) / 3; turn++) {
    await suffer(...((turn < faults.length ? faults[turn] : chance.pick(faults)) as (typeof faults)[number]));
    await pause(seconds > 60 ? chance.whole(500, 4000) : 300);
  }
  // Signed messages are refused for as long as a clock is hours wrong: the provider sends them again when it is right.
  product.clockHours.web = 0;
  product.clockHours.worker = 0;
  await suffer('kill -9 of web and worker', () => (web.kill(), worker.kill()));
  await pause(3000);
  const starts: [number, number] = [web.starts, worker.starts];
  for (let turn = 0; turn < outages.length || Date.now() < began + seconds * 1000; turn++) {
    await suffer(...(outages[turn % outages.length] as (typeof outages)[number]));
    await pause(seconds > 60 ? chance.whole(2000, 8000) : 1500);
  }
  load.until = Date.now();
  return starts;
}

/** The queue as it stands, for whoever waited in vain. */
async function jobsNow(): Promise<string> {
  const { rows } = await database.ask<{ job: string }>(
    "SELECT concat_ws(' ', id, task_identifier, attempts || '/' || max_attempts, 'at ' || run_at, 'locked since ' || locked_at, 'by ' || locked_by, 'last failed with ' || left(last_error, 200)) AS job FROM graphile_worker.jobs ORDER BY id LIMIT 40",
  );
  return rows.map(({ job }) => job).join('\n');
}

const filesIn = (kind: string): string[] =>
  existsSync(product.fileOf(kind))
    ? readdirSync(product.fileOf(kind), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(product.fileOf(kind), path.join(parentPath, name)))
    : [];

async function keysOf(table: 'receipt' | 'document'): Promise<string[]> {
  const { rows } = await database.ask<{ key: string }>(
    `SELECT "carrierId"::text || '/' || id::text AS key FROM ${table}`,
  );
  return rows.map(({ key }) => key);
}

it(
  'loses and doubles nothing, and is at work again by itself',
  async () => {
    const work = [
      load.recordTrips(),
      load.recordTrips(),
      load.askForMails(),
      load.readDocuments(),
      load.printReports(),
      load.buyPlans(),
    ];
    const [starts] = await Promise.all([strike(), ...work]).catch(async (error: Error) => {
      // What failed comes last: of a long output the end is what one gets to see.
      throw new Error(
        [
          ...web.output.slice(-12),
          ...worker.output.slice(-12),
          await jobsNow(),
          ...faultsSoFar(),
          `seed ${seed}, now ${new Date().toISOString()}: ${error.message}`,
        ].join('\n'),
      );
    });
    const { saved } = load;
    expect(load.wrong).toEqual([]);

    // The trials end: now each customer is charged, once.
    await payments.passDays(15);
    const toTell = payments.untold;
    await insist(async () => (payments.untold === 0 ? true : null), 90_000 + toTell * 100).catch(() => {
      throw new Error(
        [
          ...web.output.slice(-12),
          ...faultsSoFar(),
          `${payments.untold} of ${toTell} messages of the payment provider are not taken; last refused: ${payments.lastRefusal}`,
        ].join('\n'),
      );
    });
    /** What a wait in vain is told with. */
    const whyNot = async (error: Error): Promise<never> => {
      throw new Error(
        [
          ...worker.output.slice(-20),
          await jobsNow(),
          ...faultsSoFar(),
          `seed ${seed}, now ${new Date().toISOString()}: ${error.message}`,
        ].join('\n'),
      );
    };
    const waiting = () =>
      product.count(
        "SELECT count(*) FROM graphile_worker.jobs WHERE attempts < max_attempts AND task_identifier IN ('calculateRoute', 'answerMailRequest', 'sendMail', 'readDocument', 'processBillingEvent', 'copyBilling', 'makeReportFile')",
      );
    await expect.poll(waiting, { timeout: 240_000, interval: 500 }).toBe(0).catch(whyNot);
    // A document whose last try fell into an outage is given another one by the minute.
    const inProgress = await product.count("SELECT count(*) FROM document WHERE status::text = 'processing'");
    await expect
      .poll(() => product.count("SELECT count(*) FROM document WHERE status::text = 'processing'"), {
        timeout: 240_000,
        interval: 500,
      })
      .toBe(0)
      .catch(whyNot);
    if (inProgress > 0) console.log(`${inProgress} documents waited for another try`);
    // No job is held for a run that nobody has, and it was the processes that lived through the outages that did all this.
    const locked = () =>
      product.count('SELECT count(*) FROM graphile_worker.jobs WHERE locked_at IS NOT NULL');
    await expect.poll(locked, { timeout: 60_000, interval: 200 }).toBe(0).catch(whyNot);
    expect([web.starts, worker.starts]).toEqual(starts);

    const told = mail.received
      .flatMap(({ to, subject }) =>
        /password/i.test(subject ?? '') ? (to ?? []).map(({ address }) => address ?? '') : [],
      )
      .sort();
    const lines = [
      `seed ${seed}, ${seconds} seconds of load, web started ${web.starts} times, worker ${worker.starts} times`,
      ...faultsSoFar(),
      `acknowledged: ${saved.trips} trips, ${saved.fuel} purchases, ${saved.documents} documents, ${saved.prints} prints, ${saved.plans.length} plans bought, ${saved.mails.size} mails asked for (${told.length} arrived)`,
      `${saved.attempts} attempts; the longest wait for ${Object.entries(saved.longestMs)
        .sort(([, a], [, b]) => b - a)
        .map(([what, ms]) => `${what} ${ms} ms`)
        .join(', ')}; ${load.offeredAgain} pages of failure, each with what was typed`,
    ];
    console.log(lines.join('\n'));
    mkdirSync('.cache', { recursive: true });
    writeFileSync('.cache/faults.log', `${lines.join('\n')}\n`);

    expect(saved.trips).toBeGreaterThan(5);
    expect(await product.count('SELECT count(*) FROM trip')).toBe(saved.trips);
    expect(await product.count(`SELECT count(*) FROM trip WHERE "routeStatus"::text = 'ok'`)).toBe(
      saved.trips,
    );
    expect(await product.count('SELECT count(*) FROM fuel_purchase')).toBe(saved.fuel);
    const receipts = await keysOf('receipt');
    expect(receipts.length).toBe(saved.fuel - saved.prints);
    expect(receipts.filter((key) => !existsSync(product.fileOf('receipts', key)))).toEqual([]);

    const documents = await keysOf('document');
    expect(documents.length).toBe(saved.documents);
    expect(documents.filter((key) => !existsSync(product.fileOf('documents', key)))).toEqual([]);
    const { rows: unread } = await database.ask<{ problem: string }>(
      `SELECT concat_ws(': ', status, problem) AS problem FROM document WHERE status::text <> 'ready'`,
    );
    expect(unread.map(({ problem }) => problem)).toEqual([]);
    // What an upload left behind that was cut off has no row, and the nightly sweep takes it.
    const leftBehind = [
      ...filesIn('receipts').filter((key) => !receipts.includes(key)),
      ...filesIn('documents').filter((key) => !documents.includes(key)),
    ];
    console.log(`${leftBehind.length} files without a row wait for the nightly sweep`);

    // A message whose sender was killed while the mail server had it is sent at most once, and is in the log as uncertain.
    const { rows: uncertain } = await database.ask<{ toAddress: string }>(
      `SELECT "toAddress" FROM mail_message WHERE status::text = 'uncertain'`,
    );
    const unknown = uncertain.map(({ toAddress }) => toAddress);
    expect(
      [...saved.mails].filter((address) => !told.includes(address) && !unknown.includes(address)),
    ).toEqual([]);
    expect(told.filter((address, index) => told[index - 1] === address)).toEqual([]);

    const { customers, cards, subscriptions, invoices } = payments.state;
    const paid = Object.values(invoices)
      .map(({ paidCents }) => paidCents)
      .filter((cents) => cents > 0);
    expect([Object.keys(cards).length, Object.keys(subscriptions).length]).toEqual([
      saved.plans.length,
      saved.plans.length,
    ]);
    expect(new Set(Object.values(subscriptions).map(({ customer }) => customer)).size).toBe(
      saved.plans.length,
    );
    expect(Object.keys(customers).length).toBe(saved.plans.length);
    expect(paid).toEqual(saved.plans.map(() => 900));
    // And the product knows of exactly these.
    expect(
      await product.count(
        `SELECT count(*) FROM billing_invoice WHERE "totalCents" = 900 AND status::text = 'paid'`,
      ),
    ).toBe(saved.plans.length);
    expect(log.filter(({ recoveredMs }) => recoveredMs > RECOVERY_MS)).toEqual([]);
  },
  seconds * 1000 + 600_000,
);
