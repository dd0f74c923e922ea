import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMailServer, type MailServer } from '../factories/mail-server';
import { startRelay, type Relay } from '../factories/relay';
import { databaseOf, makeAccount, makeApiToken, makeSession, SESSION_COOKIE } from '../factories/signed-in';
import { Payments } from './payments';
import { SmallDisk } from './small-disk';
import { Database, freePort, insist, Kept } from './under-fire';

/** A process whose clock is wrong: by the whole library of time where Debian's libfaketime is installed, else by the product's own clock. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
export const clockTool = existsSync(FAKETIME) ? 'libfaketime' : 'CLOCK_NOW';
const clockWrongBy = (hours: number): Record<string, string> => {
  if (hours === 0) return {};
  if (clockTool === 'libfaketime')
    return {
      LD_PRELOAD: FAKETIME,
      FAKETIME: `${hours > 0 ? '+' : ''}${hours}h`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    };
  return { CLOCK_NOW: new Date(Date.now() + hours * 3_600_000).toISOString() };
};

export interface Person {
  carrierId: string;
  unit: string;
  /** Of a browser without scripts. */
  headers: Record<string, string>;
  bearer: { Authorization: string };
}

/** The product as it is deployed: web and worker as processes of their own, database, mail server, payment provider, and a disk that can be full. */
export class Product {
  readonly origin: string;
  readonly web: Kept;
  readonly worker: Kept;
  /** How many hours the clock of a process is wrong, from its next start on. */
  readonly clockHours = { web: 0, worker: 0 };

  private constructor(
    readonly database: Database,
    /** The way of web and worker to the database. */
    readonly line: Relay,
    readonly mail: MailServer,
    readonly payments: Payments,
    port: number,
    readonly disk: SmallDisk,
  ) {
    this.origin = `http://localhost:${port}`;
    const env = {
      STATELINE_MODE: 'demo',
      PORT: String(port),
      DATABASE_URL: Object.assign(new URL(database.url), { host: new URL(line.origin).host }).href,
      DATABASE_POOL: '6',
      DATABASE_PATIENCE_SECONDS: '5',
      DATA_DIR: disk.folder,
      SMTP_URL: mail.url,
      RATE_LIMITS: '0',
      API_REQUESTS_PER_MINUTE: '1000000',
      DEMO_RECORDS: '0',
      LOG_LEVEL: 'warn',
      ...payments.env,
    };
    this.web = new Kept('web', () => ({ ...env, ...clockWrongBy(this.clockHours.web) }));
    this.worker = new Kept('worker', () => ({ ...env, ...clockWrongBy(this.clockHours.worker) }));
  }

  static async start(): Promise<Product> {
    const disk = new SmallDisk();
    const [database, mail, payments, port] = await Promise.all([
      Database.start(path.join(disk.folder, 'database')),
      startMailServer(),
      Payments.start(),
      freePort(),
    ]);
    const product = new Product(database, await startRelay(database.url), mail, payments, port, disk);
    await insist(product.isUp, 90_000);
    return product;
  }

  readonly isUp = async (): Promise<true | null> =>
    (await fetch(`${this.origin}/mileage/healthz`, { signal: AbortSignal.timeout(2000) })).ok ? true : null;

  get db() {
    return databaseOf(this.database.url).prisma;
  }

  fileOf(...key: string[]): string {
    return path.join(this.disk.folder, 'files', ...key);
  }

  /** A carrier with a truck, and someone signed in. */
  async person(planPackageId?: string): Promise<Person> {
    const account = await makeAccount(this.db, planPackageId ? { planPackageId } : {});
    const { token } = await makeSession(this.db, account);
    // One that does not run out: the access token of a session ends after an hour, on a clock that is two hours ahead at once.
    const access = await makeApiToken(this.db, account);
    const { id } = await this.db.equipment.create({
      data: {
        carrierId: account.carrierId,
        unit: `F-${randomUUID().slice(0, 4)}`,
        fuelType: 'special_diesel',
        axles: 5,
      },
    });
    return {
      carrierId: account.carrierId,
      unit: String(id),
      headers: {
        Cookie: `${SESSION_COOKIE}=${token}`,
        Origin: this.origin,
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'text/html',
      },
      bearer: { Authorization: `Bearer ${access}` },
    };
  }

  async count(text: string): Promise<number> {
    return Number((await this.database.ask<{ count: string }>(text)).rows[0]?.count);
  }

  async stop(): Promise<void> {
    await Promise.all([this.web.end(), this.worker.end(), this.payments.stop()]);
    await this.line.cut();
    await this.database.stop();
    this.disk.remove();
  }
}
