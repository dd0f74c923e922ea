import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

const app = await startApp();

describe('a running program', () => {
  it('answers its health page', async () => {
    const response = await fetch(`${app.origin}/mileage/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });

  it('leads from the root to the product', async () => {
    const page = await new Visitor(app.origin).get('/');
    expect(page.url).toBe('/mileage');
    expect(page.status).toBe(200);
  });
});

describe('a worker on its own', () => {
  it('answers its health page', async () => {
    const probe = net.createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as net.AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    await startApp({
      role: 'worker',
      databaseUrl: app.databaseUrl,
      env: { WORKER_HEALTH_PORT: String(port) },
    });
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});
