import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { behindRelay, calculatorOf, idle, waitingJobs, workerBehindRelay } from '../factories/outage';

/** A machine that vanished without a word, or a pooler that hangs: the connections stand, and nothing comes back. */
describe('a database that takes everything and answers nothing', () => {
  it('costs a visitor a page that says so, and the web continues when it is back', async () => {
    const { databaseUrl, relay, app } = await behindRelay({
      role: 'web',
      env: { DATABASE_PATIENCE_SECONDS: '2', METRICS_TOKEN: 'a-token-of-the-collector' },
      expectErrors: true,
    });
    await startApp({ role: 'worker', databaseUrl });
    const { route, statusOf } = calculatorOf(app);
    const healthy = async () => (await fetch(`${app.origin}/mileage/healthz`)).status;
    const isUp = async () =>
      /^stateline_database_up (\d)$/m.exec(
        await (
          await fetch(`${app.origin}/mileage/metrics`, {
            headers: { Authorization: 'Bearer a-token-of-the-collector' },
          })
        ).text(),
      )?.[1];
    await route('before');
    await expect.poll(() => statusOf('before'), { timeout: 60_000, interval: 200 }).toBe('ok');
    expect(await isUp()).toBe('1');

    relay.freeze();
    const page = await fetch(`${app.origin}/mileage/rates`, { signal: AbortSignal.timeout(20_000) });
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('Houston, we have a problem!');
    expect(await healthy()).toBe(503);
    expect(await isUp()).toBe('0');

    relay.thaw();
    await expect.poll(healthy, { timeout: 60_000, interval: 200 }).toBe(200);
    expect((await fetch(`${app.origin}/mileage/rates`)).status).toBe(200);
    // It hears again that jobs have ended.
    await expect
      .poll(
        async () =>
          (
            (await (await route(`back${Math.random().toString(36).slice(2, 4)}`)).json()) as {
              status: string;
            }
          ).status,
        { timeout: 60_000 },
      )
      .toBe('ok');
  });

  it('costs a worker no job: it takes up what was given to it and did not arrive', async () => {
    const { databaseUrl, relay, worker, route, statusOf } = await workerBehindRelay({
      worker: { DATABASE_PATIENCE_SECONDS: '2' },
    });
    await route('before');
    await expect.poll(() => statusOf('before'), { timeout: 60_000, interval: 200 }).toBe('ok');
    await idle(databaseUrl);
    relay.loseAnswersFrom('lost42');
    await route('lost42');
    await expect
      .poll(() => waitingJobs(databaseUrl, 'locked_by IS NOT NULL'), { timeout: 60_000, interval: 100 })
      .toBe(1);
    // The server never hears that those connections are gone, and still holds their locks.
    relay.freeze();
    relay.thaw();
    await expect.poll(() => statusOf('lost42'), { timeout: 45_000, interval: 200 }).toBe('ok');
    await expect.poll(() => waitingJobs(databaseUrl, 'true'), { timeout: 60_000 }).toBe(0);
    await worker.stop();
    expect(worker.process.exitCode).toBe(0);
  });

  it('does not keep a program from ending in good order', async () => {
    const { relay, app } = await behindRelay({});
    const { route } = calculatorOf(app);
    expect((await route('before')).status).toBeLessThan(300);
    relay.freeze();
    void fetch(`${app.origin}/mileage/rates`).catch(() => undefined);
    await sleep(1500);
    await app.stop();
    expect(app.process.exitCode).toBe(0);
    expect(app.errors()).toBe('');
    // Nor a word of a library or of Node, which the log takes up.
    expect(app.log.filter(({ source }) => source === 'stderr' || source === 'node')).toEqual([]);
  });
});
