import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';

async function freePort(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

const TOKEN = 'a-token-of-the-collector';
const port = await freePort();
const app = await startApp({ env: { METRICS_PORT: port, METRICS_TOKEN: TOKEN } });

const asCollector = { headers: { Authorization: `Bearer ${TOKEN}` } };
const readings = async (): Promise<string> =>
  (await fetch(`${app.origin}/mileage/metrics`, asCollector)).text();
/** The value of the series whose labels contain all the given ones; 0 where there is none. */
const valueOf = (text: string, name: string, labels: Record<string, string> = {}): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);

describe('metrics', () => {
  it('are for the holder of the token only, on both ports', async () => {
    for (const address of [`${app.origin}/mileage/metrics`, `http://127.0.0.1:${port}/metrics`]) {
      expect((await fetch(address)).status).toBe(401);
      expect(
        (await fetch(address, { headers: { Authorization: 'Bearer a-token-of-someone-else' } })).status,
      ).toBe(401);
      const given = await fetch(address, asCollector);
      expect(given.status).toBe(200);
      expect(given.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    }
    expect((await fetch(`http://127.0.0.1:${port}/mileage`)).status).toBe(404);
  });

  it('count answers by the pattern of their route, with no id in any series', async () => {
    const { visitor } = await signedIn(app);
    await visitor.get('/mileage/trips-fuel/trips/987654');
    await visitor.get('/mileage/rates/2026/3');
    await visitor.get('/mileage/no/such/page?secret=1');
    const text = await readings();
    const requests = 'stateline_http_request_duration_seconds_count';
    expect(
      valueOf(text, requests, { route: '/mileage/trips-fuel/trips/:id', status: '404', method: 'GET' }),
    ).toBe(1);
    expect(valueOf(text, requests, { route: '/mileage/rates/:year/:quarter', status: '200' })).toBe(1);
    expect(valueOf(text, requests, { route: 'none', status: '404' })).toBe(1);
    expect(text).not.toMatch(/987654|no\/such|secret/);
  });

  it('count jobs, routes, and the connections of the pool', async () => {
    const body = JSON.stringify({
      stops: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Dallas', state: 'TX' },
      ],
    });
    await fetch(`${app.origin}/mileage/api/calc/stops/metric`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await expect
      .poll(async () =>
        valueOf(await readings(), 'stateline_job_duration_seconds_count', {
          job: 'calculateDemoRoute',
          outcome: 'succeeded',
        }),
      )
      .toBe(1);
    const text = await readings();
    expect(
      valueOf(text, 'stateline_routing_duration_seconds_count', { engine: 'embedded', outcome: 'ok' }),
    ).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'stateline_database_connections', { state: 'open' })).toBeGreaterThan(0);
    expect(valueOf(text, 'stateline_database_up')).toBe(1);
    expect(valueOf(text, 'stateline_process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('tell of jobs that wait, from a process that does none', async () => {
    const own = await freePort();
    const web = await startApp({ role: 'web', env: { METRICS_PORT: own } });
    const body = JSON.stringify({
      stops: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Dallas', state: 'TX' },
      ],
    });
    await fetch(`${web.origin}/mileage/api/calc/stops/waitin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const text = await (await fetch(`http://127.0.0.1:${own}/metrics`)).text();
    expect(valueOf(text, 'stateline_queue_jobs', { job: 'calculateDemoRoute', state: 'waiting' })).toBe(1);
    // Without a token the public port has no such page.
    expect((await fetch(`${web.origin}/mileage/metrics`)).status).toBe(404);
  });
});
