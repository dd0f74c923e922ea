import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { startApp } from '../../factories/app';
import { apiWorld, disposableToken } from '../../factories/api-world';
import { telematicsServer } from '../../factories/telematics-server';

/**
 * A process that is killed between its commit and its answer leaves a write that ran and a key without an answer. The
 * retry under the same key must be answered as the first try was: whoever deleted a record must not hear that it is gone.
 */

const app = await startApp({ expectErrors: true, env: (await telematicsServer()).env });
const world = await apiWorld(app);

const writes = operations.filter(({ method }) => method !== 'GET');

/**
 * What a retry must say again: of a deletion everything; of what lives on, which things they are, since the worker may have gone on
 * with them meanwhile.
 */
const told = (method: string, body: unknown): unknown => {
  const steady = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(steady)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).flatMap(([name, inner]) =>
              typeof inner === 'object' || TELLING.has(name) ? [[name, steady(inner)]] : [],
            ),
          )
        : value;
  return method === 'DELETE' ? body : steady(body);
};

const TELLING: ReadonlySet<string> = new Set(['id', 'alias', 'q', 'version', 'seen_before', 'message']);

/** Asked again, it asks again: of an access that the worker has found useless meanwhile. */
const ASKED_AGAIN: ReadonlySet<string> = new Set(['pullConnection']);

describe('a write whose answer was lost with its process', () => {
  it('is answered by its retry as it was, whatever the call', async () => {
    const faults: string[] = [];
    for (const operation of writes) {
      const isPublic = operation.access === 'public';
      const usesSession = ['signOut', 'refreshToken'].includes(operation.id);
      const token = usesSession ? await disposableToken(world) : isPublic ? null : world.token;
      const { path, init } = world.exampleOf(operation, token);
      const headers = { ...init.headers, 'Idempotency-Key': randomUUID() };
      const ask = async () => {
        const answer = await fetch(app.origin + path, { ...init, headers, redirect: 'manual' });
        const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
        const body: unknown = isJson ? await answer.json() : await answer.text();
        if (answer.status >= 400) return `${answer.status}`;
        return `${answer.status} ${JSON.stringify(told(operation.method, body))}`;
      };
      const first = await ask();
      if (!first.startsWith(String(operation.example.status))) {
        faults.push(`${operation.id}: its example answers ${first.slice(0, 200)}`);
        continue;
      }
      await world.db.idempotentAnswer.deleteMany({});
      const again = await ask();
      if (again !== first && !ASKED_AGAIN.has(operation.id))
        faults.push(
          `${operation.id}, ${operation.method} ${operation.path}:\n  ${first.slice(0, 600)}\n  ${again.slice(0, 600)}`,
        );
    }
    expect(faults.join('\n')).toBe('');
  });

  it('is answered so for a card, an invitation and a member too', async () => {
    const { db, dana, otto } = world;
    const send = async (method: string, path: string, body?: unknown, key?: string) => {
      const answer = await world.call(method, path, {
        ...(body === undefined ? {} : { body }),
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      });
      return { status: answer.status, said: (await answer.json()) as { data: unknown } };
    };
    const added = await send('POST', '/account/billing/card', { stripe_token: 'tok_mastercard' });
    const { payment_methods: cards } = added.said as unknown as {
      payment_methods: { id: string; default: boolean }[];
    };
    const card = cards.find((one) => !one.default);
    await send('POST', '/people/invitations', { email: 'clerk@example.com', role: 'viewer' });
    const { invitations } = (await send('GET', '/people')).said.data as { invitations: { id: string }[] };
    await db.membership.create({
      data: { userId: otto.userId, carrierId: dana.carrierId, role: 'viewer' },
    });
    for (const path of [
      `/account/billing/card/${card?.id ?? 'none'}`,
      `/people/invitations/${invitations[0]?.id ?? 'none'}`,
      `/people/${otto.userId}`,
    ]) {
      const key = randomUUID();
      const first = await send('DELETE', path, undefined, key);
      await db.idempotentAnswer.deleteMany({});
      const again = await send('DELETE', path, undefined, key);
      expect([path, first.status, again.status]).toEqual([path, 200, 200]);
      // Another request is told that there is nothing any more.
      expect((await send('DELETE', path, undefined, randomUUID())).status).toBe(404);
    }
  });
});
