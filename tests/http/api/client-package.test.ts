import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from '~/areas/api/views/changelog';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';
import { atEnd } from '../../factories/at-end';
import { decoded } from '../../factories/html-text';
import { Visitor } from '../../factories/visitor';

/** The typed client as a stranger gets it: downloaded from the installation, installed by npm, compiled at the strictest, and run. */

const root = path.resolve(import.meta.dirname, '../../..');
const source = path.join(root, 'app/areas/api/client');
const runFile = promisify(execFile);
const app = await startApp({
  env: { WEBHOOK_ALLOW_HTTP: '1', WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' },
});
const visitor = new Visitor(app.origin);
let world: ApiWorld;

const folder = mkdtempSync(path.join(tmpdir(), 'stateline-client-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));

/** npm without a registry: what it cannot find here is an error. */
const npm = (args: string[], cwd: string) =>
  runFile('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      npm_config_cache: path.join(folder, 'cache'),
      npm_config_update_notifier: 'false',
    },
  });

const given = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  dependencies: Record<string, string>;
};
const moduleOf = (name: string) => path.join(root, 'node_modules', name);
const here = (name: string) => path.join(folder, name);

beforeAll(async () => {
  world = await apiWorld(app);
  const answer = await fetch(`${app.origin}/mileage/docs/stateline-client.tgz`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  writeFileSync(here('stateline-client.tgz'), new Uint8Array(await answer.arrayBuffer()));
  writeFileSync(
    here('package.json'),
    JSON.stringify({
      name: 'integrator',
      private: true,
      type: 'module',
      dependencies: {
        'stateline-client': 'file:stateline-client.tgz',
        // In place of the registry.
        'openapi-fetch': `file:${moduleOf('openapi-fetch')}`,
        'openapi-typescript-helpers': `file:${moduleOf('openapi-typescript-helpers')}`,
      },
    }),
  );
  await npm(['install', '--install-links'], folder);
});

/** What the compiler says of a program at its strictest, the types of libraries included. */
function complaints(names: string[]): string[] {
  const program = ts.createProgram(
    names.map((name) => here(name)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      lib: ['lib.es2022.d.ts'],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      typeRoots: [path.join(root, 'node_modules/@types')],
      types: ['node'],
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('the package', () => {
  it('is what npm itself would pack, has the version of the API and the pinned openapi-fetch', async () => {
    expect(given.version).toBe(API_VERSION);
    const present = JSON.parse(
      readFileSync(path.join(moduleOf('openapi-fetch'), 'package.json'), 'utf8'),
    ) as {
      version: string;
    };
    expect(given.dependencies).toEqual({ 'openapi-fetch': present.version });
    mkdirSync(here('packed'));
    const { stdout } = await npm(
      ['pack', '--json', '--pack-destination', here('packed')],
      path.join(root, 'build/client'),
    );
    const [report] = JSON.parse(stdout) as [{ name: string; version: string; files: { path: string }[] }];
    expect([report.name, report.version]).toEqual([given.name, API_VERSION]);
    const installed = here('node_modules/stateline-client');
    expect(readdirSync(installed).sort()).toEqual(report.files.map((one) => one.path).sort());
    for (const { path: name } of report.files)
      expect(readFileSync(path.join(installed, name), 'utf8'), name).toBe(
        readFileSync(path.join(root, 'build/client', name), 'utf8'),
      );
  });

  it('has the types of the description as it is, and is not sent twice', async () => {
    expect(readFileSync(here('node_modules/stateline-client/api-types.d.ts'), 'utf8')).toBe(
      readFileSync(path.join(source, 'api-types.d.ts'), 'utf8'),
    );
    const address = `${app.origin}/mileage/docs/stateline-client.tgz`;
    const first = await fetch(address, { method: 'HEAD' });
    expect(first.headers.get('content-disposition')).toBe(
      `attachment; filename="stateline-client-${API_VERSION}.tgz"`,
    );
    const again = await fetch(address, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('is offered by the reference, whose sample passes the compiler, as that of its own page does', async () => {
    const { html } = await visitor.get('/mileage/docs');
    expect(html).toMatch(/<a href="\/mileage\/docs\/stateline-client\.tgz" download/);
    const sample = /<code id="client-sample">([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '';
    const readme =
      /```ts\n([\s\S]*?)```/.exec(readFileSync(path.join(source, 'README.md'), 'utf8'))?.[1] ?? '';
    writeFileSync(here('sample.ts'), decoded(sample));
    writeFileSync(here('readme.ts'), readme);
    expect(complaints(['sample.ts', 'readme.ts'])).toEqual([]);
    expect(decoded(sample)).toContain('rowsOf');
    expect(readme).toContain('ApiProblem');
  });
});

const PROGRAM = `import { writeFileSync } from 'node:fs';
import { ApiProblem, createClient, dataOf, formOf, rowsOf, type RowOf } from 'stateline-client';
import type { components } from 'stateline-client/api-types';
import { eventOf, type WebhookEvent } from 'stateline-client/webhooks';

const client = createClient({ baseUrl: process.env['BASE'] ?? '', token: async () => process.env['TOKEN'] ?? '' });

// Twelve units, of which each call is broken once.
const made: number[] = [];
for (let number = 1; number <= 12; number += 1) {
  const { data } = await dataOf(
    client.POST('/equipment', {
      body: { unit: \`SYNC-\${number}\` },
      params: { header: { 'Idempotency-Key': \`unit-\${number}\` } },
    }),
  );
  made.push(data.id);
}
const copy = new Map<number, RowOf<'/equipment'>>();
for await (const row of rowsOf(client, '/equipment', { query: { length: 5, 'search[value]': 'SYNC-' } }))
  copy.set(row.id, row);

const [first = 0] = made;
const read = await client.GET('/equipment/{id}', { params: { path: { id: first } } });
const tag = read.response.headers.get('ETag') ?? '';
const params = { path: { id: first }, header: { 'If-Match': tag } };
await dataOf(client.PUT('/equipment/{id}', { params, body: { unit: 'SYNC-1', make: 'Volvo' } }));
const problems: (string | number | null)[][] = [];
const note = (error: unknown) => {
  if (!(error instanceof ApiProblem)) throw error;
  const current = (error.current ?? {}) as Partial<components['schemas']['Equipment']>;
  const fields = Object.keys(error.errors).join();
  problems.push([error.status, error.code, current.make ?? null, fields, typeof error.requestId]);
};
await dataOf(client.PUT('/equipment/{id}', { params, body: { unit: 'SYNC-1', make: 'Mack' } })).catch(note);
await dataOf(client.POST('/equipment', { body: { unit: '' } })).catch(note);

const receipt = new File([new Uint8Array(Buffer.from(process.env['PNG'] ?? '', 'base64'))], 'receipt.png', { type: 'image/png' });
const fuel = await dataOf(
  client.POST('/fuel', {
    body: { equipment_id: first, date: '2026-07-02', fuel_units: '40.5', state: 'CO', receipt },
    bodySerializer: formOf,
  }),
);
const report = await client.GET('/reports', {
  params: { query: { q: '20263', type: 'csv' } },
  parseAs: 'blob',
});

const event: WebhookEvent | null = await eventOf({
  signature: process.env['SIGNATURE'],
  body: process.env['BODY'] ?? '',
  secret: process.env['SECRET'] ?? '',
});
const told = event?.type === 'equipment.created' ? event.data.ids.length : null;
writeFileSync(
  'seen.json',
  JSON.stringify({
    made: made.length,
    copied: [...copy.values()].map(({ unit }) => unit).sort(),
    problems,
    receipt: fuel.data.receipt?.name,
    report: report.data instanceof Blob && report.data.size > 0,
    told,
  }),
);
`;

/** A 1x1 picture. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * A line that breaks: of every request the first try is refused, carried out without an answer, or answered by half, in turn.
 * Each is known by its key, reads by their address.
 */
async function brokenLine(): Promise<{ origin: string; broken: () => number }> {
  const tries = new Map<string, number>();
  let broken = 0;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      void (async () => {
        const {
          host: _host,
          connection: _connection,
          'content-length': _length,
          ...headers
        } = request.headers;
        const name = `${request.method} ${request.url} ${headers['idempotency-key'] as string}`;
        const count = (tries.get(name) ?? 0) + 1;
        tries.set(name, count);
        const fault = count === 1 ? (broken += 1) % 3 : null;
        if (fault === 0) return void response.writeHead(503, { 'Retry-After': '0' }).end();
        const isRead = request.method === 'GET';
        const answer = await fetch(app.origin + request.url, {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(isRead ? {} : { body: Buffer.concat(pieces) }),
        });
        const body = Buffer.from(await answer.arrayBuffer());
        if (fault === 1) return void request.socket.destroy();
        const told = Object.fromEntries(
          [...answer.headers].filter(
            ([each]) => !['content-encoding', 'transfer-encoding', 'connection'].includes(each),
          ),
        );
        response.writeHead(answer.status, { ...told, 'content-length': String(body.length) });
        if (fault === null) return void response.end(body);
        response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
      })();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => void server.close());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
  };
}

/** A delivery as it comes, with the secret that it was signed with. */
async function delivery(): Promise<{ signature: string; body: string; secret: string }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => void server.close());
  const came = new Promise<{ signature: string; body: string }>((resolve) =>
    server.on('request', (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        response.writeHead(204).end();
        resolve({
          signature: String(request.headers['stateline-signature']),
          body: Buffer.concat(pieces).toString(),
        });
      });
    }),
  );
  const made = await world.call('POST', '/webhooks', {
    body: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      events: ['equipment.created'],
    },
  });
  const { data } = (await made.json()) as { data: { secret: string } };
  await world.call('POST', '/equipment', { body: { unit: 'TOLD-1' } });
  return { ...(await came), secret: data.secret };
}

it('a program with it keeps in step over a line that breaks, each record once', async () => {
  writeFileSync(here('program.ts'), PROGRAM);
  expect(complaints(['program.ts'])).toEqual([]);
  const { signature, body, secret } = await delivery();
  const line = await brokenLine();
  writeFileSync(
    here('program.mjs'),
    ts.transpileModule(PROGRAM, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
      },
    }).outputText,
  );
  const child = spawn(process.execPath, ['program.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      BASE: `${line.origin}/mileage/api`,
      TOKEN: world.token,
      PNG,
      SIGNATURE: signature,
      BODY: body,
      SECRET: secret,
    },
  });
  let failure = '';
  child.stderr.on('data', (piece: Buffer) => (failure += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, failure]).toEqual([0, '']);
  const units = Array.from({ length: 12 }, (_, index) => `SYNC-${index + 1}`).sort();
  expect(JSON.parse(readFileSync(here('seen.json'), 'utf8'))).toEqual({
    made: 12,
    copied: units,
    problems: [
      [412, 'precondition_failed', 'Volvo', '', 'string'],
      [422, 'invalid', null, 'unit', 'string'],
    ],
    receipt: 'receipt.png',
    report: true,
    told: 1,
  });
  // Every call was broken once, and none was carried out twice.
  expect(line.broken()).toBeGreaterThan(18);
  const { carrierId } = world.dana;
  const stored = await world.db.equipment.findMany({ where: { carrierId, unit: { startsWith: 'SYNC-' } } });
  expect(stored.map(({ unit }) => unit).sort()).toEqual(units);
  expect(await world.db.fuelPurchase.count({ where: { carrierId, date: new Date('2026-07-02') } })).toBe(1);
});
