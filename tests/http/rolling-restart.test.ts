import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { visitWhile } from '../factories/proxied-load';
import { rulesOf, startProxy } from '../factories/proxy';
import { cloneDatabase } from '../factories/test-database';

/** Web processes behind a proxy by the rules of deploy/nginx.conf. `npm run bench:rolling` does the same with nginx itself. */

const rules = rulesOf(readFileSync(path.resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8'));
const DRAIN_SECONDS = 3;

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const statusOf = async (origin: string, name: string): Promise<number> =>
  (await fetch(`${origin}/mileage/${name}`)).status;

describe('a process that is told to stop', () => {
  it('is not ready any more while it still lives and serves, and then closes its port', async () => {
    const app = await startApp({ role: 'web', env: { TRUST_PROXY: '1', DRAIN_SECONDS: '4' } });
    for (const name of ['livez', 'readyz', 'healthz']) expect(await statusOf(app.origin, name)).toBe(200);
    const exited = once(app.process, 'exit');
    app.process.kill('SIGTERM');
    await expect.poll(() => statusOf(app.origin, 'readyz'), { timeout: 3000, interval: 20 }).toBe(503);
    expect(await statusOf(app.origin, 'livez')).toBe(200);
    expect(await (await fetch(`${app.origin}/mileage/readyz`)).json()).toEqual({ status: 'stopping' });
    // A page is served, over a connection that ends with it; a proxy that asks elsewhere is sent there.
    const page = await fetch(`${app.origin}/mileage/login`);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    const headers = { 'X-Proxy-Retries': 'reads' };
    const refused = await fetch(`${app.origin}/mileage/login`, { headers });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    const write = await fetch(`${app.origin}/mileage/login`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=nobody',
    });
    expect(write.status).toBe(422);
    await exited;
    await expect(fetch(`${app.origin}/mileage/livez`)).rejects.toThrow();
  });
});

describe('a rolling restart behind a proxy', () => {
  it('loses no request, and sends no write twice', async () => {
    const databaseUrl = await cloneDatabase();
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startApp({
        role: 'web',
        databaseUrl,
        env: { PORT: String(port), TRUST_PROXY: '1', DRAIN_SECONDS: String(DRAIN_SECONDS) },
      });
    const apps = await Promise.all(ports.map(start));
    const proxy = await startProxy(ports, rules);
    const load = await visitWhile(proxy.origin, 4, async () => {
      for (const at of [0, 1]) {
        await pause(1000);
        await apps[at]?.stop();
        apps[at] = await start(ports[at] ?? 0);
        // As deploy/rolling-restart.sh: the proxy asks the new process again.
        await pause(rules.failTimeoutMs + 1000);
      }
    });
    await proxy.stop();
    expect(load.lost).toEqual([]);
    expect(load.writes).toBeGreaterThan(10);
    expect(load.reads).toBeGreaterThan(20);
    // Reads were refused and asked elsewhere; writes were each sent once.
    expect(proxy.sent['GET']).toBeGreaterThan(load.reads);
    expect(proxy.sent['POST']).toBe(load.writes);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM calculation WHERE uid = ANY($1)',
      [load.saved],
    );
    await client.end();
    expect(rows[0]?.count).toBe(load.writes);
  });
});
