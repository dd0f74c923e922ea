import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../factories/app';
import { countQueries } from '../factories/query-counter';
import { databaseOf, makeAccount, SESSION_COOKIE, signedIn } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';

const databaseUrl = await cloneDatabase();
const counter = await countQueries(databaseUrl);
const app = await startApp({ role: 'web', databaseUrl: counter.url, env: { RATE_LIMITS: '1' } });
const { prisma: db } = databaseOf(databaseUrl);
const PASSWORD = 'three blue trucks';
const keeper = argon2Keeper();
const passwordHash = await keeper.hash(PASSWORD);
const person = await signedIn({ origin: app.origin, databaseUrl }, { passwordHash });
const cookie = `${person.cookie.name}=${person.cookie.value}`;
const MOST_QUERIES = 6;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}`, { redirect: 'manual', headers });
const login = (email: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}/mileage/login`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ email, password: PASSWORD }),
  });

const CONTROLS = '<script src="/mileage/js/controls.js?v=1" defer></script>';
const GUEST = [
  '/mileage/login',
  '/mileage/login/code',
  '/mileage/register',
  '/mileage/restore-password',
  '/mileage/password/reset',
];
const SIGNED_IN = ['', '/carrier', '/carriers', '/people', '/security', '/tokens', '/data'].map(
  (path) => `/mileage/account${path}`,
);

describe('the budget of accounts', () => {
  it.each([...GUEST.map((path) => [path, '']), ...SIGNED_IN.map((path) => [path, cookie])])(
    '%s asks the database at most six times and sends no script but that of the shell’s dropdowns',
    async (path, withCookie) => {
      await get(path, { Cookie: withCookie });
      counter.take();
      const answer = await get(path, { Cookie: withCookie });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(counter.take()).toBeLessThanOrEqual(MOST_QUERIES);
      expect(withCookie ? html.replace(CONTROLS, '') : html).not.toContain('<script');
      expect(html).not.toContain('modulepreload');
    },
  );

  it('a sign-in, also one that replaces another, asks at most six times, limits counted', async () => {
    const account = await makeAccount(db, { passwordHash });
    await login(account.email);
    counter.take();
    const answer = await login(account.email);
    expect(answer.status).toBe(303);
    expect(counter.take()).toBeLessThanOrEqual(MOST_QUERIES);
    const token =
      answer.headers
        .getSetCookie()
        .join()
        .match(/sls_[\w-]+/)?.[0] ?? '';
    await login(account.email, { Cookie: `${SESSION_COOKIE}=${token}` });
    expect(counter.take()).toBeLessThanOrEqual(MOST_QUERIES);
  });

  it('who is asking costs one query for a whole page', async () => {
    await get('/mileage/api/user', person.bearer);
    counter.take();
    await get('/mileage/api/user', person.bearer);
    // Beside it, now and then, the one that tells of the calls since the last time (`shared-count.server.ts`).
    expect([1, 2]).toContain(counter.take());
  });
});
