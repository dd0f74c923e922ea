import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { JSON_TYPE, type Operation } from '~/platform/http/openapi/operation.server';
import { startApp } from '../../factories/app';
import { addressOf, apiWorld, disposableToken, PDF, type ApiWorld } from '../../factories/api-world';
import { describedAnswers, type DescribedAnswers } from '../../factories/described-answers';
import { anyText, anyValue, fromSchema, withOneFault, type Schema } from '../../factories/from-schema';
import { makeApiToken } from '../../factories/signed-in';
import { telematicsServer } from '../../factories/telematics-server';

/**
 * Requests of every call made from the description that the server gives out: input that fits its schemas, examples with one
 * fault, and nonsense. Each answer must be one that is described, fit its schema, and be no failure of ours.
 * FUZZ_SEED repeats a run, FUZZ_RUNS asks for more requests a call.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 24);

// Files that were never uploaded are read, and fail: their jobs say so. Answers of 5xx are looked for below.
const app = await startApp({
  expectErrors: true,
  env: { ...(await telematicsServer()).env, LOG_LEVEL: 'error' },
});
let world: ApiWorld;
let answers: DescribedAnswers;

beforeAll(async () => {
  world = await apiWorld(app);
  answers = await describedAnswers(app.origin);
});

interface Sent {
  path: string;
  headers: Record<string, string>;
  body?: string;
  files?: { field: string; name: string; type: string; bytes: string }[];
}

const find = (ref: string): Schema => {
  const name = ref.split('/').at(-1) as string;
  const schema = answers.description.components.schemas[name];
  if (!schema) throw new Error(`no schema ${ref}`);
  return schema;
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** Half a character cannot stand in an address. */
const inAddress = (value: unknown): string =>
  asText(value)
    .replace(/\p{Surrogate}/gu, '')
    .slice(0, 2000);

/** Nor can a part of a path be nothing, or a way up: it would be another address. */
const inSegment = (value: unknown): string => inAddress(value).replace(/^\.{0,2}$/, '-');

function paths(operation: Operation): fc.Arbitrary<string> {
  const { parameters = [] } = answers.describedOf(operation);
  const { params = {}, query = {} } = operation.example;
  const given = Object.entries(params).map(([name, shown]) => {
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return fc.oneof(
      { arbitrary: fc.constant(shown), weight: 6 },
      { arbitrary: fromSchema(schema, find).map(inSegment), weight: 2 },
      { arbitrary: anyText.map(inSegment), weight: 1 },
    );
  });
  const asked = parameters.filter((each) => each.in === 'query');
  const one = (name: string, schema: Schema) =>
    fc
      .oneof(
        { arbitrary: fromSchema(schema, find), weight: 4 },
        { arbitrary: fc.constant<unknown>(query[name] ?? ''), weight: 2 },
        { arbitrary: anyText, weight: 1 },
      )
      .map((value) => [name, inAddress(value)] as const);
  const queries = fc.tuple(
    ...asked.map(({ name = '', schema = {}, required }) =>
      fc.option(one(name, schema), { freq: required ? 8 : 2, nil: undefined }),
    ),
    fc.option(
      anyText.map((value) => ['unknown', inAddress(value)] as const),
      { freq: 1, nil: undefined },
    ),
  );
  return fc.tuple(fc.tuple(...given), queries).map(([values, pairs]) => {
    const names = Object.keys(params);
    const bare = addressOf(
      operation,
      Object.fromEntries(names.map((name, index): [string, string] => [name, values[index] ?? ''])),
    ).split('?')[0] as string;
    const search = new URLSearchParams(
      pairs.filter((pair) => pair !== undefined).map(([name, value]) => [name, value]),
    ).toString();
    return search ? `${bare}?${search}` : bare;
  });
}

function bodies(operation: Operation): fc.Arbitrary<unknown> {
  const schema = answers.describedOf(operation).requestBody?.content[JSON_TYPE]?.schema;
  if (!schema) return fc.constant(undefined);
  const fitting = fromSchema(schema, find);
  const shown = operation.example.body;
  if (typeof shown !== 'object') return fc.oneof(fitting, anyValue);
  return fc.oneof(
    { arbitrary: fc.constant<unknown>(shown), weight: 1 },
    // The example with fields of it replaced, or further ones, as the schema allows.
    {
      arbitrary: fitting.chain((made) =>
        fc.subarray(Object.entries(made ?? {})).map((some) => ({ ...shown, ...Object.fromEntries(some) })),
      ),
      weight: 4,
    },
    { arbitrary: fitting, weight: 2 },
    { arbitrary: withOneFault(shown), weight: 3 },
    { arbitrary: anyValue, weight: 1 },
  );
}

const someHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  { arbitrary: fc.uuid().map((key) => ({ 'Idempotency-Key': key })), weight: 2 },
  {
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Idempotency-Key': 'the same for all' },
      { 'If-Match': '"0"' },
      { 'If-None-Match': '*' },
      { Accept: 'text/html' },
      { 'Accept-Language': 'fr-CA' },
      { 'API-Version': '1999-01-01' },
      { Range: 'bytes=5-2' },
    ),
    weight: 2,
  },
);

const fileParts = (operation: Operation): fc.Arbitrary<Sent['files']> => {
  const { files } = operation.example;
  if (!files) return fc.constant(undefined);
  const bytes = fc.oneof(fc.constant(PDF.toString('latin1')), fc.constant(''), fc.string({ maxLength: 200 }));
  return fc.tuple(
    ...Object.entries(files).map(([field, { name, type }]) =>
      fc.record({
        field: fc.oneof({ arbitrary: fc.constant(field), weight: 5 }, fc.constant('other')),
        name: fc.oneof(
          { arbitrary: fc.constant(name), weight: 4 },
          fc.constantFrom('../../a.pdf', 'é.csv', 'x'),
        ),
        type: fc.oneof(
          { arbitrary: fc.constant(type), weight: 4 },
          fc.constantFrom('text/html', 'image/png'),
        ),
        bytes,
      }),
    ),
  );
};

const requests = (operation: Operation): fc.Arbitrary<Sent> =>
  fc
    .record({
      path: paths(operation),
      body: bodies(operation),
      headers: someHeaders,
      files: fileParts(operation),
    })
    .map(({ path, body, headers, files }) => ({
      path,
      headers: { ...operation.example.headers, ...headers },
      ...(files ? { files } : body === undefined ? {} : { body: JSON.stringify(body) }),
    }));

const needsItsOwnToken = new Set(['signOut', 'refreshToken']);

async function send(operation: Operation, { path, headers, body, files }: Sent): Promise<Response> {
  const token = needsItsOwnToken.has(operation.id) ? await disposableToken(world) : world.token;
  const form = files ? new FormData() : undefined;
  for (const { field, name, type, bytes } of files ?? [])
    form?.append(field, new Blob([Buffer.from(bytes, 'latin1')], { type }), name);
  return fetch(app.origin + path, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...(operation.access === 'public' && !needsItsOwnToken.has(operation.id)
        ? {}
        : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': operation.body?.types?.[0] ?? JSON_TYPE }),
      ...headers,
    },
    ...(form ? { body: form } : body === undefined ? {} : { body }),
  });
}

/** What one call did may have closed the door behind it. */
async function stillSignedIn(): Promise<void> {
  const answer = await world.call('GET', '/trip');
  if (answer.status === 200) return;
  world.token = await makeApiToken(world.db, world.dana);
  expect((await world.call('GET', '/trip')).status, 'the owner can still read').toBe(200);
}

describe('requests made from the description of the API', () => {
  it('get an answer that is described, and never a failure', async () => {
    const faults: string[] = [];
    const statuses = new Map<string, Map<number, number>>();
    for (const [index, operation] of operations.entries()) {
      const seen = new Map<number, number>();
      statuses.set(operation.id, seen);
      for (const request of fc.sample(requests(operation), { numRuns: RUNS, seed: SEED + index })) {
        let response;
        try {
          response = await send(operation, request);
        } catch (error) {
          faults.push(
            `${operation.id} ${JSON.stringify(request)}: ${String((error as Error).cause ?? error)}`,
          );
          continue;
        }
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        const found = await answers.faultsOf(operation, '', response);
        faults.push(
          ...found.map((fault) => `${fault}\n  ${operation.method} ${JSON.stringify(request).slice(0, 700)}`),
        );
      }
      await stillSignedIn();
    }
    const taken = [...statuses.values()].filter((seen) => [...seen.keys()].some((status) => status < 300));
    const counts = new Map<number, number>();
    for (const seen of statuses.values())
      for (const [status, count] of seen) counts.set(status, (counts.get(status) ?? 0) + count);
    console.info(
      `FUZZ_SEED=${SEED}: ${operations.length} calls, ${operations.length * RUNS} requests, ${taken.length} calls taken at least once; ${[
        ...counts,
      ]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    );
    expect(faults.slice(0, 20), `FUZZ_SEED=${SEED}, ${faults.length} faults`).toEqual([]);
    // Nonsense alone would prove little: nearly every call must also have been taken.
    expect(taken.length).toBeGreaterThan(operations.length * 0.8);
  });
});
