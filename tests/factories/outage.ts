import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import pg from 'pg';
import { startApp, type AppOptions, type RunningApp } from './app';
import { startRelay } from './relay';
import { cloneDatabase } from './test-database';

/** Until every job is done and written down, and the workers have asked in vain for another one. */
export async function idle(databaseUrl: string): Promise<void> {
  await expect.poll(() => waitingJobs(databaseUrl, 'true'), { timeout: 60_000, interval: 50 }).toBe(0);
  await sleep(500);
}

/** How many jobs of the calculator are in the queue. */
export async function waitingJobs(databaseUrl: string, where: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'calculateDemoRoute' AND ${where}`,
  );
  await client.end();
  return Number(rows[0]?.count);
}

/** The calculator of a running program: asks for a route, and what has become of it. */
export function calculatorOf(web: RunningApp) {
  const post = (path: string, body: unknown) =>
    fetch(`${web.origin}/mileage/api/calc/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    route: (uid: string) =>
      post(`stops/${uid}`, {
        stops: [
          { city: 'Chicago', state: 'IL' },
          { city: 'Dallas', state: 'TX' },
        ],
      }),
    statusOf: async (uid: string) =>
      ((await (await post(`check-status/${uid}`, {})).json()) as { status: string }).status,
  };
}

/** A program of one role whose way to its database goes through a relay. */
export async function behindRelay(options: AppOptions) {
  const databaseUrl = options.databaseUrl ?? (await cloneDatabase());
  const relay = await startRelay(databaseUrl);
  const app = await startApp({
    ...options,
    databaseUrl: Object.assign(new URL(databaseUrl), { host: new URL(relay.origin).host }).href,
  });
  return { databaseUrl, relay, app };
}

/** A web process at its database, and a worker whose way there goes through a relay. */
export async function workerBehindRelay(
  env: { web?: Record<string, string>; worker?: Record<string, string> } = {},
) {
  const databaseUrl = await cloneDatabase();
  const web = await startApp({ role: 'web', databaseUrl, env: env.web ?? {} });
  const { relay, app: worker } = await behindRelay({ role: 'worker', databaseUrl, env: env.worker ?? {} });
  return { databaseUrl, relay, web, worker, ...calculatorOf(web) };
}
