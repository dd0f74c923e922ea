import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeApiToken, makeSession, signedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

const databaseUrl = await cloneDatabase();
const env = { RATE_LIMITS: '1', API_REQUESTS_PER_MINUTE: '40', API_CARRIER_REQUESTS_PER_MINUTE: '90' };
const first = await startApp({ databaseUrl, env });
const second = await startApp({ databaseUrl, env, role: 'web' });
const dana = await signedIn(first);

const get = (index: number, headers: Record<string, string>, path = '/user') =>
  fetch(`${(index % 2 ? first : second).origin}/api${path}`, { headers });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('the limit on calls', () => {
  it('is one for all processes, by token, and says what is left', async () => {
    const token = await makeApiToken(dana.db, dana);
    const one = await get(0, bearer(token));
    expect(one.headers.get('ratelimit-policy')).toBe('"api";q=40;w=60');
    expect(one.headers.get('ratelimit')).toMatch(/^"api";r=39;t=(60|59)$/);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => get(index, bearer(token))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(39);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(21);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('ratelimit')).toMatch(/^"api";r=0;t=\d+$/);
      expect(answer.headers.get('x-request-id')).toBeTruthy();
      expect(await answer.json()).toMatchObject({
        status: 429,
        message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/) as string,
      });
    }
    // Another token of the same person has its own count.
    expect((await get(0, bearer(await makeApiToken(dana.db, dana)))).status).toBe(200);
  });

  it('continues where a token is renewed', async () => {
    const { token } = await makeSession(dana.db, dana, 'api');
    const left = (response: Response) => Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    expect(left(await get(0, bearer(token)))).toBe(39);
    const renewed = await fetch(`${first.origin}/api/refresh`, { method: 'POST', headers: bearer(token) });
    expect(left(renewed)).toBe(38);
    const { access_token: next } = (await renewed.json()) as { access_token: string };
    expect(left(await get(1, bearer(next)))).toBe(37);
  });

  it('gives nobody more tries for tokens that are made up: they count by address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => get(index, bearer(`slt_${String(index).padStart(43, 'x')}`))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await get(0, {}, '/calc/form-data')).status).toBe(429);
    // Who is signed in at the same address is not held up by it.
    expect((await get(0, bearer(await makeApiToken(dana.db, dana)))).status).toBe(200);
  });

  it('is one more for all tokens and people of a carrier, and the headers tell of the one that binds', async () => {
    const rob = await signedIn(first);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => makeApiToken(rob.db, rob)));
    const { token: signIn } = await makeSession(rob.db, rob, 'api');
    const calls = Array.from({ length: 120 }, (_, index) =>
      get(index, bearer([...tokens, signIn][index % 6] ?? '')),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(90);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('ratelimit-policy')).toBe('"carrier";q=90;w=60');
      expect(answer.headers.get('ratelimit')).toMatch(/^"carrier";r=0;t=\d+$/);
    }
    // Another carrier has a share of its own; and of a token that calls in vain nothing is taken from its carrier's.
    const eve = await signedIn(first);
    const eager = await makeApiToken(eve.db, eve);
    await Promise.all(Array.from({ length: 100 }, (_, index) => get(index, bearer(eager))));
    const calm = await get(0, bearer(await makeApiToken(eve.db, eve)));
    expect(calm.headers.get('ratelimit')).toMatch(/^"api";r=39;t=\d+$/);
    const third = await makeApiToken(eve.db, eve);
    await Promise.all(Array.from({ length: 20 }, (_, index) => get(index, bearer(third))));
    const fourth = await get(0, bearer(await makeApiToken(eve.db, eve)));
    expect(fourth.headers.get('ratelimit')).toMatch(/^"carrier";r=28;t=\d+$/);
    expect(fourth.headers.get('ratelimit-policy')).toBe('"carrier";q=90;w=60');
  });

  it('gives every answer a request id of its own', async () => {
    const ids = (
      await Promise.all(['/user', '/none', '/openapi.json', '/trip/x'].map((path) => get(0, {}, path)))
    ).map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(null);
  });
});
