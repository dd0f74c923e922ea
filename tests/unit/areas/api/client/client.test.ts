import { describe, expect, it } from 'vitest';
import {
  ApiProblem,
  createClient,
  dataOf,
  formOf,
  rowsOf,
  type ClientOptions,
} from '~/areas/api/client/client';

/** The client alone: what it sends, what it repeats, and how long it waits. */

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const busy = (retryAfter: string) =>
  json(503, { status: 503, code: 'busy', message: 'Busy.', requestId: 'r-1' }, { 'Retry-After': retryAfter });

/** A client whose requests get these answers in turn; the last one ever after. */
function answering(answers: (Response | Error)[], more: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: 'https://stateline.example/mileage/api',
    token: 'secret',
    fetch: async (request) => {
      sent.push(request);
      const answer = answers[Math.min(sent.length, answers.length) - 1] as Response | Error;
      if (answer instanceof Error) throw answer;
      return answer.clone();
    },
    sleep: async (milliseconds) => void waits.push(milliseconds / 1000),
    ...more,
  });
  return { client, sent, waits };
}

const unit = { body: { unit: 'T-1' } };

describe('a write', () => {
  it('is sent again with the same key and body until it is answered', async () => {
    const { client, sent, waits } = answering([
      new TypeError('fetch failed'),
      busy('7'),
      json(409, { status: 409, code: 'idempotency_key_in_use', message: 'Runs.' }, { 'Retry-After': '1' }),
      new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      json(201, { data: { id: 7 } }),
    ]);
    expect((await dataOf(client.POST('/equipment', unit))).data.id).toBe(7);
    const keys = new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')));
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(await Promise.all(sent.map((one) => one.json()))).toEqual(sent.map(() => unit.body));
    const wanted = [0.5, 7, 2, 4];
    expect(waits.length).toBe(wanted.length);
    for (const [index, least] of wanted.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(least * 1.25);
    }
  });

  it('keeps a key of its own', async () => {
    const { client, sent } = answering([json(201, { data: { id: 7 } })]);
    await client.POST('/equipment', { ...unit, params: { header: { 'Idempotency-Key': 'unit-1' } } });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('unit-1');
  });

  it('whose answer is cut off is asked again', async () => {
    const cut = new Response(
      new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }),
      { status: 201, headers: { 'Content-Type': 'application/json' } },
    );
    let count = 0;
    const { client } = answering([], {
      fetch: async () => ((count += 1) === 1 ? cut : json(201, { data: { id: 7 } })),
    });
    expect((await dataOf(client.POST('/equipment', unit))).data.id).toBe(7);
    expect(count).toBe(2);
  });

  it('is not sent again for what will not pass: a conflict, a wrong field, a failure', async () => {
    for (const status of [400, 401, 403, 404, 409, 412, 422, 500]) {
      const { client, sent } = answering([json(status, { status, message: 'No.' })]);
      expect((await client.POST('/equipment', unit)).response.status).toBe(status);
      expect(sent.length).toBe(1);
    }
  });

  it('is sent a number of times at most, and comes back with the last answer', async () => {
    const { client, sent } = answering([busy('1')], { maxTries: 3 });
    await expect(dataOf(client.POST('/equipment', unit))).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 1,
    });
    expect(sent.length).toBe(3);
    const away = answering([new TypeError('fetch failed')], { maxTries: 2 });
    await expect(away.client.POST('/equipment', unit)).rejects.toThrow('fetch failed');
    expect(away.sent.length).toBe(2);
  });

  it('is not waited for longer than was said', async () => {
    const { client, sent } = answering([busy('900')]);
    expect((await client.POST('/equipment', unit)).response.status).toBe(503);
    expect(sent.length).toBe(1);
  });

  it('ends with its signal, also while it waits', async () => {
    const ending = new AbortController();
    const client = createClient({
      baseUrl: 'https://stateline.example/mileage/api',
      fetch: async () => {
        setImmediate(() => ending.abort(new Error('enough')));
        return busy('60');
      },
    });
    await expect(client.POST('/equipment', { ...unit, signal: ending.signal })).rejects.toThrow('enough');
  });
});

describe('a token', () => {
  it('is asked for before every try, and not sent where there is none', async () => {
    let count = 0;
    const { client, sent } = answering([busy('0'), json(200, {})], {
      token: async () => `token-${(count += 1)}`,
    });
    await client.GET('/user');
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
    const open = createClient({
      baseUrl: 'https://stateline.example/mileage/api',
      fetch: async ({ headers }) => json(200, { seen: headers.get('Authorization') }),
    });
    expect(((await open.GET('/user')).data as { seen?: unknown } | undefined)?.seen).toBeNull();
  });
});

describe('a failure', () => {
  it('is an error with its code, its fields and the name of the request', async () => {
    const { client } = answering([
      json(422, {
        status: 422,
        code: 'invalid',
        message: 'The given data was invalid.',
        errors: { unit: ['Unit is required.'] },
        requestId: 'r-2',
      }),
    ]);
    const problem: unknown = await dataOf(client.POST('/equipment', unit)).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      name: 'ApiProblem',
      message: 'The given data was invalid.',
      status: 422,
      code: 'invalid',
      errors: { unit: ['Unit is required.'] },
      requestId: 'r-2',
      retryAfterSeconds: null,
    });
  });

  it('says what can be said of a page that something else answered', async () => {
    const { client } = answering([new Response('<html>', { status: 404 })]);
    await expect(dataOf(client.GET('/user'))).rejects.toMatchObject({
      message: 'The API answered 404.',
      code: null,
      requestId: null,
      errors: {},
    });
  });

  it('reads a date in Retry-After', async () => {
    const soon = new Date(Date.now() + 3_600_000).toUTCString();
    const { client } = answering([busy(soon), busy('next week')], { maxTries: 1 });
    const seconds = async () =>
      dataOf(client.GET('/user')).catch((error: ApiProblem) => error.retryAfterSeconds);
    expect(await seconds()).toBeGreaterThan(3000);
    expect(await seconds()).toBeNull();
  });
});

describe('a list', () => {
  it('is read to its end by the addresses that it answers, with what was asked for', async () => {
    const rows = (ids: number[], next: string | null) => json(200, { data: ids.map((id) => ({ id })), next });
    const { client, sent } = answering([
      rows([1, 2], '/mileage/api/equipment?length=2&search%5Bvalue%5D=T&cursor=abc'),
      rows([3], null),
    ]);
    const ids: unknown[] = [];
    for await (const { id } of rowsOf(client, '/equipment', { query: { length: 2, 'search[value]': 'T' } }))
      ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(sent.map(({ url }) => decodeURIComponent(new URL(url).search))).toEqual([
      '?length=2&search[value]=T',
      '?length=2&search[value]=T&cursor=abc',
    ]);
  });

  it('with parameters in its address keeps them', async () => {
    const { client, sent } = answering([
      json(200, { data: [], next: '/mileage/api/demo-rates/2026?cursor=abc' }),
      json(200, { data: [], next: null }),
    ]);
    for await (const _ of rowsOf(client, '/demo-rates/{year}', { path: { year: '2026' } }));
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/mileage/api/demo-rates/2026',
      '/mileage/api/demo-rates/2026',
    ]);
  });
});

it('a form has every field once, every entry of a list, and files with their names', () => {
  const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  const form = formOf({ 'files[]': [file, file], kind: 'fuel', odd: null, none: undefined, count: 3 });
  expect([...form.keys()]).toEqual(['files[]', 'files[]', 'kind', 'count']);
  expect((form.get('files[]') as File).name).toBe('a.pdf');
  expect([form.get('kind'), form.get('count')]).toEqual(['fuel', '3']);
});
