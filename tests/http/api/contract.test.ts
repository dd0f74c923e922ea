import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import recorded from '~/areas/api/reference/example-answers.json';
import { operations } from '~/areas/api/reference/registry.server';
import type { Operation } from '~/platform/http/openapi/operation.server';
import { startApp } from '../../factories/app';
import { addressOf, apiWorld, disposableToken, type ApiWorld } from '../../factories/api-world';
import { describedAnswers, type DescribedAnswers } from '../../factories/described-answers';
import { telematicsServer } from '../../factories/telematics-server';

/** Walks the description that the server gives out: every call with good, bad, foreign and unauthenticated input. */

// The file that an example has read was never uploaded: its job says so. 5xx answers are looked for below.
const app = await startApp({ expectErrors: true, env: (await telematicsServer()).env });

let world: ApiWorld;
let answers: DescribedAnswers;

beforeAll(async () => {
  world = await apiWorld(app);
  answers = await describedAnswers(app.origin);
});

const send = (path: string, init: RequestInit) => fetch(app.origin + path, { redirect: 'manual', ...init });

/** Runs the requests a few at a time and gathers what is wrong. */
async function judge(
  all: {
    operation: Operation;
    what: string;
    path: string;
    init: RequestInit;
    allowed?: (status: number) => boolean;
  }[],
): Promise<string[]> {
  const faults: string[] = [];
  const queue = [...all];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { operation, what, path, init, allowed } = next;
        const response = await send(path, init);
        if (allowed && !allowed(response.status))
          faults.push(
            `${operation.id} ${what}: ${response.status} ${(await response.clone().text()).slice(0, 200)}`,
          );
        faults.push(...(await answers.faultsOf(operation, what, response)));
      }
    }),
  );
  return faults;
}

/** An answer short enough for the reference: two of every list, no secret that looks like one, long texts cut. */
function shortened(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return value.slice(0, name === 'us_states' || name === 'points' ? 1 : 2).map((one) => shortened(one));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)] as const);
    return Object.fromEntries(name === 'quarters_by_year' ? entries.slice(0, 1) : entries);
  }
  if (typeof value !== 'string') return value;
  if (/^sl[a-z]_/.test(value)) return `${value.slice(0, 8)}...`;
  return value
    .replace(/http:\/\/localhost:\d+/g, 'https://stateline.example')
    .slice(0, name === 'next' ? 2000 : 300);
}

const guarded = operations.filter(({ access }) => access !== 'public');

describe('the description', () => {
  it('has every operation of the registry, and nothing else', () => {
    const described = Object.entries(answers.description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(answers.description.openapi).toBe('3.1.0');
  });

  it('is a schema that compiles in every part', () => {
    for (const operation of operations) {
      for (const status of Object.keys(answers.describedOf(operation).responses))
        expect(
          () => answers.validatorOf(operation, Number(status)),
          `${operation.id} ${status}`,
        ).not.toThrow();
    }
  });
});

describe('the answers that the reference shows', () => {
  it('are those of every call with a JSON answer, and fit the description still', () => {
    const faults: string[] = [];
    for (const operation of operations) {
      const isJson =
        answers.validatorOf(operation, operation.example.status) && operation.id !== 'readDescription';
      const shown: unknown = (recorded as Record<string, unknown>)[operation.id];
      if (!isJson) continue;
      const validate = answers.validatorOf(operation, operation.example.status);
      if (shown === undefined) faults.push(`${operation.id} has none: record them with RECORD_EXAMPLES=1`);
      else if (!validate?.(shown)) faults.push(`${operation.id} ${answers.errorsText(validate?.errors)}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('every operation', () => {
  it('answers its example as described', async () => {
    const faults: string[] = [];
    const answered: Record<string, unknown> = {};
    for (const operation of operations) {
      const usesSession = ['signOut', 'refreshToken'].includes(operation.id);
      const token =
        operation.access === 'public' && !usesSession
          ? null
          : usesSession
            ? await disposableToken(world)
            : world.token;
      const { path, init } = world.exampleOf(operation, token);
      const response = await send(path, init);
      if (response.status !== operation.example.status)
        faults.push(
          `${operation.id} example: ${response.status} for ${operation.example.status} ${(await response.clone().text()).slice(0, 300)}`,
        );
      const isJson =
        /\bjson\b/.test(response.headers.get('content-type') ?? '') && operation.id !== 'readDescription';
      if (isJson) answered[operation.id] = shortened(await response.clone().json());
      faults.push(...(await answers.faultsOf(operation, 'example', response)));
    }
    // RECORD_EXAMPLES=1: the answers that the reference shows are these.
    if (process.env['RECORD_EXAMPLES'])
      writeFileSync(
        path.join(import.meta.dirname, '../../../app/areas/api/reference/example-answers.json'),
        `${JSON.stringify(answered, null, 1)}\n`,
      );
    expect(faults.slice(0, 12)).toEqual([]);
  });

  it('asks who is there: 401 without a token, with a wrong one and with a scheme of another kind', async () => {
    const faults = await judge(
      guarded.flatMap((operation) =>
        [undefined, 'Bearer slt_nobody', `Bearer slt_${'x'.repeat(43)}`, 'Basic ZGFuYTpwYXNz'].map(
          (authorization) => {
            const { path, init } = world.exampleOf(operation, null);
            const headers = { ...init.headers, ...(authorization ? { Authorization: authorization } : {}) };
            return {
              operation,
              what: `as ${authorization ?? 'nobody'}`,
              path,
              init: { ...init, headers },
              allowed: (status: number) => status === 401,
            };
          },
        ),
      ),
    );
    expect(faults.slice(0, 12)).toEqual([]);
  });

  it('does not let a token that may only read write', async () => {
    // A request to our people and a file made of what may be read change no record: viewers may have them.
    const mayViewersToo = [
      'createAuditFile',
      'requestTraining',
      'requestSupportTraining',
      'sendSupportEmail',
    ];
    const writes = guarded.filter(({ method, id }) => method !== 'GET' && !mayViewersToo.includes(id));
    const faults = await judge(
      writes.map((operation) => {
        const { path, init } = world.exampleOf(operation, world.readOnlyToken);
        return {
          operation,
          what: 'read-only',
          path,
          init,
          allowed: (status: number) => status === 403 || status === 404,
        };
      }),
    );
    expect(faults.slice(0, 12)).toEqual([]);
  });

  it('does not know the records of another carrier', async () => {
    const withIds = guarded.filter(({ example }) =>
      Object.values(example.params ?? {}).some((value) => value in world.foreign),
    );
    expect(withIds.length).toBeGreaterThan(20);
    const faults = await judge(
      withIds.map((operation) => {
        const { init } = world.exampleOf(operation, world.token);
        const params = Object.fromEntries(
          Object.entries(operation.example.params ?? {}).map(([name, value]) => [
            name,
            world.foreign[value] ?? value,
          ]),
        );
        // A map that cannot be drawn is empty, whosever it is.
        const isMap = operation.path.endsWith('/points');
        return {
          operation,
          what: 'foreign',
          path: addressOf(operation, params),
          init,
          allowed: (status: number) => status === (isMap ? 200 : 404),
        };
      }),
    );
    expect(faults.slice(0, 12)).toEqual([]);
    const lists = [
      ['DELETE', '/trip'],
      ['DELETE', '/fuel'],
    ] as const;
    for (const [method, path] of lists)
      expect(
        (
          await world.call(method, path, {
            body: { ids: [path === '/trip' ? world.foreign['142'] : world.foreign['2318']] },
          })
        ).status,
      ).toBe(404);
    expect(
      (
        await world.call('POST', '/extract-multi', {
          body: { files: [{ id: world.foreign['3c0e4f0a-9a64-4d4b-8f0d-2f4e5b7a9c01'] }] },
        })
      ).status,
    ).toBe(404);
    const points = (await (await world.call('GET', `/trip/${world.foreign['142']}/points`)).json()) as {
      data: unknown;
    };
    expect(points.data).toEqual({ points: [], routes: [], crossings: [] });
    expect(
      (await world.call('GET', `/equipment/${world.foreign['7']}`, { token: world.ottoToken })).status,
    ).toBe(200);
  });

  it('refuses bodies that are none: 400, 415, 422, and never fails over them', async () => {
    const withBody = operations.filter(({ body, tag }) => body && tag !== 'incoming');
    const all = withBody.flatMap((operation) => {
      const { path, init } = world.exampleOf(operation, world.token);
      const isForm = !(operation.body?.types ?? ['application/json']).includes('application/json');
      const json = (body: string) => ({
        ...init,
        headers: { ...init.headers, 'Content-Type': 'application/json' },
        body,
      });
      const clientError = (status: number) => status >= 400 && status < 500;
      const object = (operation.example.body ?? {}) as Record<string, unknown>;
      const spoilt = (value: unknown) =>
        JSON.stringify(Object.fromEntries(Object.keys(object).map((name) => [name, value])));
      const broken = [
        {
          what: 'no JSON',
          init: json('{"unit": '),
          allowed: (status: number) => status === (isForm ? 415 : 400),
        },
        {
          what: 'a list',
          init: json('[1, 2]'),
          allowed: (status: number) => status === (isForm ? 415 : 400),
        },
        {
          what: 'plain text',
          init: { ...init, headers: { ...init.headers, 'Content-Type': 'text/plain' }, body: 'hello' },
          allowed: (status: number) => status === 415,
        },
        {
          what: 'half a form',
          init: {
            ...init,
            headers: { ...init.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
            body: 'hello',
          },
          allowed: clientError,
        },
      ];
      const wrong = isForm
        ? []
        : [{ a: 1 }, [[]], true, 'x'.repeat(60_000), 'a\u0000b', -1e300].map((value) => ({
            what: `fields of ${JSON.stringify(value).slice(0, 20)}`,
            init: json(spoilt(value)),
            allowed: undefined,
          }));
      return [...broken, ...wrong].map(({ allowed, ...rest }) => ({
        operation,
        path,
        ...rest,
        ...(allowed ? { allowed } : {}),
      }));
    });
    expect((await judge(all)).slice(0, 12)).toEqual([]);
  });

  it('takes no parameter on trust', async () => {
    const odd = [
      'abc',
      '0',
      '-1',
      '1',
      '99999999999999999999',
      "1' OR '1'='1",
      'a\u0000b',
      '..',
      'ü',
      ' ',
      'x'.repeat(300),
      '%',
    ];
    const all = operations
      .filter(({ params, method }) => params && method === 'GET')
      .flatMap((operation) =>
        odd.map((value) => {
          const params = Object.fromEntries(Object.keys(operation.params ?? {}).map((name) => [name, value]));
          return {
            operation,
            what: `of ${value.slice(0, 20)}`,
            path: addressOf(operation, params),
            init: world.exampleOf(operation, world.token).init,
          };
        }),
      )
      // ".." is taken out of an address before it is sent.
      .filter(({ path }) => !path.includes('..'));
    const queries = operations
      .filter(({ query }) => query)
      .flatMap((operation) =>
        Object.keys(operation.query ?? {}).flatMap((name) =>
          ['x', '-5', '99999999999', 'a\u0000b', 'x'.repeat(3000)].map((value) => ({
            operation,
            what: `with ${name}=${value.slice(0, 20)}`,
            path: `${addressOf(operation).split('?')[0]}?${new URLSearchParams({ ...operation.example.query, [name]: value }).toString()}`,
            init: world.exampleOf(operation, world.token).init,
          })),
        ),
      );
    const writes = operations
      .filter(({ params, method, id }) => params && method !== 'GET' && id !== 'activateExtraction')
      .flatMap((operation) =>
        ['abc', '0', '99999999999999999999', 'a\u0000b'].map((value) => {
          const params = Object.fromEntries(Object.keys(operation.params ?? {}).map((name) => [name, value]));
          return {
            operation,
            what: `of ${value}`,
            path: addressOf(operation, params),
            init: world.exampleOf(operation, world.token).init,
          };
        }),
      );
    expect((await judge([...all, ...queries, ...writes])).slice(0, 12)).toEqual([]);
  });

  it('says which methods an address has', async () => {
    const byPath = new Map<string, Operation[]>();
    for (const operation of operations)
      byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
    const faults: string[] = [];
    for (const [, list] of byPath) {
      const [operation] = list as [Operation];
      const allowed = list
        .flatMap(({ method, takesPatch }) => (takesPatch ? [method, 'PATCH'] : [method]))
        .sort();
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (one) => !allowed.includes(one),
      )) {
        const response = await send(addressOf(operation), {
          method,
          headers: { Authorization: `Bearer ${world.token}` },
        });
        if (
          response.status !== 405 ||
          response.headers.get('allow')?.split(', ').sort().join() !== allowed.join()
        )
          faults.push(`${method} ${operation.path}: ${response.status} ${response.headers.get('allow')}`);
        faults.push(...(await answers.faultsOf(operation, method, response)));
      }
    }
    expect(faults.slice(0, 12)).toEqual([]);
  });
});
