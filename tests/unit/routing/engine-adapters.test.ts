import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routingEngineFrom, type RoutingEngineConfig } from '~/adapters/routing-engine/choose-engine.server';
import { CircuitBreaker, requestJson } from '~/adapters/routing-engine/http-json.server';
import { decodePolyline6 } from '~/adapters/routing-engine/polyline6';
import type { RouteRequest } from '~/adapters/routing-engine/port';
import { writeNetworkFile } from '~/routing/format/network-file';
import { compileSmall } from './small-network';

/** An engine's server with answers of our own in the recorded shape. */
interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}
type Answer = {
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

async function serve(
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

const roadsFile = path.join(mkdtempSync(path.join(tmpdir(), 'roads-')), 'roads.bin');
writeFileSync(roadsFile, writeNetworkFile(compileSmall().tables));

const CEDAR = { lat: 39, lon: -96, label: 'Cedar, KS' };
const DOGWOOD = { lat: 39, lon: -94, label: 'Dogwood, MO' };
const request: RouteRequest = { stops: [CEDAR, DOGWOOD] };
const engine = (config: RoutingEngineConfig) =>
  routingEngineFrom({ roadsFile, timeoutMs: 300, retries: 1, backoffMs: 1, ...config });

function encode6(points: [number, number][]): string {
  let text = '';
  let [lat, lon] = [0, 0];
  const write = (value: number) => {
    let v = value < 0 ? ~(value << 1) : value << 1;
    while (v >= 32) {
      text += String.fromCharCode((32 | (v & 31)) + 63);
      v >>>= 5;
    }
    text += String.fromCharCode(v + 63);
  };
  for (const [a, b] of points) {
    const [y, x] = [Math.round(a * 1e6), Math.round(b * 1e6)];
    write(y - lat);
    write(x - lon);
    [lat, lon] = [y, x];
  }
  return text;
}

const LINE: [number, number][] = [
  [39, -96],
  [39, -95.5],
  [39, -94.5],
  [39, -94],
];
const valhallaTrip = (miles: number) => ({
  trip: { legs: [{ shape: encode6(LINE), summary: { length: miles, time: 6000 } }], status: 0 },
});
const TRACE = {
  units: 'miles',
  shape: encode6(LINE),
  admins: [
    { country_code: 'US', state_code: 'KS' },
    { country_code: 'US', state_code: 'MO' },
  ],
  edges: [
    {
      length: 27,
      names: ['I 1'],
      toll: true,
      begin_shape_index: 0,
      end_shape_index: 1,
      end_node: { admin_index: 0 },
    },
    { length: 54, names: ['I 1'], begin_shape_index: 1, end_shape_index: 2, end_node: { admin_index: 1 } },
    {
      length: 27.3,
      names: ['Main Street'],
      begin_shape_index: 2,
      end_shape_index: 3,
      end_node: { admin_index: 1 },
    },
  ],
};

describe('the embedded engine', () => {
  it('routes behind the port and names itself', async () => {
    const outcome = await engine({}).route(request);
    expect(outcome).toMatchObject({
      ok: true,
      engine: 'embedded',
      fallback: null,
      distanceTenthMiles: 1080,
      alternatives: [],
    });
  });

  it('names the stop that cannot be reached', async () => {
    const outcome = await engine({}).route({
      stops: [CEDAR, { lat: 21.3, lon: -157.9, label: 'Honolulu, HI' }],
    });
    expect(outcome).toMatchObject({ ok: false, reason: 'no-road-nearby', stopIndex: 1 });
    expect(!outcome.ok && outcome.message).toContain('Honolulu, HI cannot be reached by road');
    const island = await engine({}).route({
      stops: [CEDAR, { lat: 39.2, lon: -84.8, label: 'Seaview, RI' }],
    });
    expect(!island.ok && island.message).toMatch(/Seaview, RI.*The Island/);
    const highway = await engine({}).route({ ...request, options: { via: ['I-99'] } });
    expect(!highway.ok && highway.message).toContain('I-99');
  });

  it('says what to do when the network file is missing', async () => {
    await expect(routingEngineFrom({ roadsFile: '/nowhere/roads.bin' }).route(request)).rejects.toThrow(
      'npm run roads:build',
    );
  });
});

describe('the Valhalla engine', () => {
  const answers = (asked: Asked): Answer =>
    asked.url.pathname === '/route' ? { json: valhallaTrip(108.3) } : { json: TRACE };

  it('gives miles per jurisdiction from the graph, long border edges cut at the outline', async () => {
    const { url, asked } = await serve(answers);
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route({
      ...request,
      options: { truck: { heightInches: 162, weightPounds: 80_000 }, avoidTolls: true },
    });
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome).toMatchObject({
      engine: 'valhalla',
      fallback: null,
      distanceTenthMiles: 1083,
      durationMinutes: 100,
    });
    expect(outcome.jurisdictions).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 540 },
      { jurisdiction: 'MO', distanceTenthMiles: 543 },
    ]);
    expect(outcome.crossings).toMatchObject([{ from: 'KS', to: 'MO', highway: 'I-1', atTenthMiles: 540 }]);
    expect(outcome.highways).toEqual([{ highway: 'I-1', distanceTenthMiles: 810 }]);
    expect(outcome.tollTenthMiles).toBe(270);
    expect(outcome.attribution).toContain('OpenStreetMap');
    const truck = (asked[0]!.body.costing_options as { truck: Record<string, number> }).truck;
    expect(truck).toMatchObject({ height: 4.115, weight: 36.287, use_tolls: 0 });
    expect(asked[1]!.body).toMatchObject({ shape_match: 'edge_walk', costing: 'truck', units: 'miles' });
  });

  it('splits by outlines where the graph knows no admin areas', async () => {
    const { url } = await serve((asked) =>
      asked.url.pathname === '/route'
        ? { json: valhallaTrip(108) }
        : { status: 400, json: { error_code: 443 } },
    );
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route(request);
    expect(outcome).toMatchObject({
      engine: 'valhalla',
      jurisdictions: [
        { jurisdiction: 'KS', distanceTenthMiles: 540 },
        { jurisdiction: 'MO', distanceTenthMiles: 540 },
      ],
    });
  });

  it('finds out which stop has no road', async () => {
    const { url } = await serve((asked) =>
      asked.url.pathname === '/route'
        ? { status: 400, json: { error_code: 171 } }
        : { json: [{ edges: [{}] }, { edges: null }] },
    );
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route(request);
    expect(outcome).toMatchObject({ ok: false, reason: 'no-road-nearby', stopIndex: 1 });
    expect(!outcome.ok && outcome.message).toContain('Dogwood, MO');
  });

  it.each<[string, Answer]>([
    ['answers 503', { status: 503, json: {} }],
    ['is over its limits', { status: 400, json: { error_code: 154 } }],
    ['hangs', { hang: true }],
    ['talks nonsense', { text: '<html>Bad gateway</html>' }],
    ['leaves out the trip', { json: {} }],
    [
      'sends a broken line',
      { json: { trip: { legs: [{ shape: '~~~', summary: { length: 1, time: 1 } }] } } },
    ],
  ])('is stood in for by the embedded engine, which says so, when it %s', async (_, answer) => {
    const { url } = await serve(() => answer);
    const outcome = await engine({ engine: 'valhalla', valhallaUrl: url }).route(request);
    expect(outcome).toMatchObject({
      ok: true,
      engine: 'embedded',
      distanceTenthMiles: 1080,
      fallback: { from: 'valhalla' },
    });
    expect(outcome.ok && outcome.fallback!.reason).toMatch(/^The Valhalla server did not help: ./);
  });

  it('is stood in for when nobody listens, and for forced highways', async () => {
    const dead = engine({ engine: 'valhalla', valhallaUrl: 'http://127.0.0.1:9' });
    expect(await dead.route(request)).toMatchObject({ engine: 'embedded', fallback: { from: 'valhalla' } });
    const { url, asked } = await serve(answers);
    const forced = await engine({ engine: 'valhalla', valhallaUrl: url }).route({
      ...request,
      options: { via: ['I-1'] },
    });
    expect(forced).toMatchObject({ engine: 'embedded', fallback: { from: 'valhalla' } });
    expect(asked).toEqual([]);
  });

  it('tries again after a hiccup', async () => {
    const { url, asked } = await serve((entry, count) => (count === 1 ? { status: 502 } : answers(entry)));
    expect(await engine({ engine: 'valhalla', valhallaUrl: url }).route(request)).toMatchObject({
      engine: 'valhalla',
    });
    expect(asked).toHaveLength(3);
  });

  it('stops when the caller gives up', async () => {
    const { url } = await serve(() => ({ hang: true }));
    const abort = new AbortController();
    const running = engine({ engine: 'valhalla', valhallaUrl: url }).route(request, abort.signal);
    abort.abort(new Error('shutting down'));
    await expect(running).rejects.toThrow('shutting down');
  });

  it('needs its address', () => {
    expect(() => routingEngineFrom({ engine: 'valhalla' })).toThrow('VALHALLA_URL');
    expect(() => routingEngineFrom({ engine: 'pcmiler' })).toThrow('PCMILER_KEY');
  });
});

describe('the PC*MILER engine', () => {
  const reports = (states: unknown[]) => [
    {
      __type: 'MileageReport:http://pcmiler.alk.com/APIs/v1.0',
      ReportLines: [
        { LMiles: '0.000', LHours: '0:00' },
        { LMiles: '1,108.3', LHours: '17:15' },
      ],
    },
    { __type: 'StateReport:http://pcmiler.alk.com/APIs/v1.0', StateReportLines: states },
    {
      __type: 'RoutePathReport:http://pcmiler.alk.com/APIs/v1.0',
      geometry: { type: 'MultiLineString', coordinates: [LINE.map(([lat, lon]) => [lon, lat])] },
    },
  ];
  const lines = [
    { StCntry: 'US', Total: '1,108.3', Toll: '12.0' },
    { StCntry: 'KS', Total: '1,000.1', Toll: '12.0' },
    { StCntry: 'MO', Total: 108.2, Toll: 0 },
    { StCntry: 'TOTAL', Total: '1,108.3', Toll: '12.0' },
  ];

  it('reads numbers with commas, skips sums, and sums to the total', async () => {
    const { url, asked } = await serve(() => ({ json: reports(lines) }));
    const outcome = await engine({ engine: 'pcmiler', pcmilerKey: 'k-1', pcmilerUrl: url }).route({
      ...request,
      options: { mode: 'shortest' },
    });
    expect(outcome).toMatchObject({
      ok: true,
      engine: 'pcmiler',
      distanceTenthMiles: 11083,
      durationMinutes: 1035,
      tollTenthMiles: 120,
      jurisdictions: [
        { jurisdiction: 'KS', distanceTenthMiles: 10001 },
        { jurisdiction: 'MO', distanceTenthMiles: 1082 },
      ],
      polyline: LINE,
    });
    expect(asked[0]!.headers.authorization).toBe('k-1');
    const query = asked[0]!.url.searchParams;
    expect([query.get('stops'), query.get('reports'), query.get('routeType')]).toEqual([
      '-96.000000,39.000000;-94.000000,39.000000',
      'Mileage,State,RoutePath',
      'Shortest',
    ]);
  });

  it('splits by outlines when the State report is missing or does not fit', async () => {
    for (const states of [[], [{ StCntry: 'KS', Total: 12 }]]) {
      const { url } = await serve(() => ({ json: reports(states) }));
      const outcome = await engine({ engine: 'pcmiler', pcmilerKey: 'k-1', pcmilerUrl: url }).route(request);
      if (!outcome.ok) throw new Error(outcome.message);
      expect(outcome.jurisdictions.map((j) => j.jurisdiction)).toEqual(['KS', 'MO']);
      expect(outcome.jurisdictions.reduce((sum, j) => sum + j.distanceTenthMiles, 0)).toBe(11083);
    }
  });

  it('counts Mexican states as Mexico', async () => {
    const { url } = await serve(() => ({
      json: reports([
        { StCntry: 'KS', Total: '1,000.0' },
        { StCntry: 'COA', Total: 60 },
        { StCntry: 'NLE', Total: 48.3 },
      ]),
    }));
    expect(
      await engine({ engine: 'pcmiler', pcmilerKey: 'k', pcmilerUrl: url }).route(request),
    ).toMatchObject({
      jurisdictions: [
        { jurisdiction: 'KS', distanceTenthMiles: 10000 },
        { jurisdiction: 'MX', distanceTenthMiles: 1083 },
      ],
    });
  });

  it('is stood in for when it refuses the key, without telling the key', async () => {
    const { url } = await serve(() => ({ status: 401, json: { Description: 'no' } }));
    const outcome = await engine({ engine: 'pcmiler', pcmilerKey: 'secret-key', pcmilerUrl: url }).route(
      request,
    );
    expect(outcome).toMatchObject({
      engine: 'embedded',
      fallback: { from: 'pcmiler', reason: 'PC*MILER did not help: it refuses the key.' },
    });
    expect(JSON.stringify(outcome)).not.toContain('secret-key');
  });

  it('passes on that a stop cannot be reached', async () => {
    const { url } = await serve(() => ({
      status: 400,
      json: { Errors: [{ Description: 'Stop 2: no road found' }] },
    }));
    expect(
      await engine({ engine: 'pcmiler', pcmilerKey: 'k', pcmilerUrl: url }).route(request),
    ).toMatchObject({
      ok: false,
      reason: 'no-road-nearby',
      stopIndex: 1,
    });
  });
});

describe('the circuit breaker', () => {
  it('leaves a failing server alone, lets one question through later, and closes again', () => {
    let now = 0;
    const breaker = new CircuitBreaker(3, 1000, () => now);
    for (let i = 0; i < 3; i++) {
      expect(breaker.allows()).toBe(true);
      breaker.failed();
    }
    expect([breaker.allows(), breaker.isOpen]).toEqual([false, true]);
    now = 1001;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.allows(), breaker.isOpen]).toEqual([true, false]);
  });

  it('spares the server while it is open', async () => {
    const { url, asked } = await serve(() => ({ status: 500 }));
    const options = { timeoutMs: 500, retries: 1, backoffMs: 1, breaker: new CircuitBreaker(4, 60_000) };
    for (let i = 0; i < 10; i++) await requestJson(url, { method: 'GET' }, options);
    expect(asked).toHaveLength(4);
  });
});

describe('an encoded line', () => {
  it('is read with six decimals', () => {
    expect(decodePolyline6(encode6(LINE))).toEqual(LINE);
    expect(decodePolyline6('')).toEqual([]);
    expect(() => decodePolyline6('_')).toThrow(RangeError);
  });
});
