import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { routingEngineFrom, type RoutingEngineConfig } from '~/platform/routing-engine/choose-engine.server';
import type { RouteRequest } from '~/platform/routing-engine/port';
import { writeNetworkFile } from '~/roads/format/network-file';
import { compileSmall } from '../../roads/small-network';

/** An engine's server with answers of our own in the recorded shape. */
export interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}
export type Answer = {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  hang?: boolean;
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

export async function serve(
  answer: (asked: Asked, count: number) => Answer,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const entry = {
        method: request.method!,
        url: new URL(request.url!, 'http://local'),
        headers: request.headers,
        body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
      };
      asked.push(entry);
      const made = answer(entry, asked.length);
      if (made.hang) return;
      response.writeHead(made.status ?? 200, { 'content-type': 'application/json', ...made.headers });
      response.end(made.text ?? JSON.stringify(made.json ?? {}));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

export const roadsFile = path.join(mkdtempSync(path.join(tmpdir(), 'roads-')), 'roads.bin');
writeFileSync(roadsFile, writeNetworkFile(compileSmall().tables));

export const CEDAR = { lat: 39, lon: -96, label: 'Cedar, KS' };
const DOGWOOD = { lat: 39, lon: -94, label: 'Dogwood, MO' };
export const request: RouteRequest = { stops: [CEDAR, DOGWOOD] };
export const engine = (config: RoutingEngineConfig) =>
  routingEngineFrom({ roadsFile, timeoutMs: 300, retries: 1, backoffMs: 1, ...config });

export const LINE: [number, number][] = [
  [39, -96],
  [39, -95.5],
  [39, -94.5],
  [39, -94],
];
