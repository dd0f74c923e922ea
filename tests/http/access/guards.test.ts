import { describe, expect, it } from 'vitest';
import {
  ask,
  fetchAs,
  ENDS_SESSION,
  isPublic,
  routes,
  writesTo,
  ROOM_FOR_ALL,
} from '../../factories/access-requests';
import { startApp } from '../../factories/app';
import { addressOf } from '../../factories/routes';
import { signedIn } from '../../factories/signed-in';

// The foreign rows are made up, and pages of their own people may fail on them: 5xx answers are looked for in the tests.
const app = await startApp({ expectErrors: true, env: ROOM_FOR_ALL });

describe('every route', () => {
  it('is found: the list is not empty and has the known ones', () => {
    const patterns = routes.map(({ pattern }) => pattern);
    expect(patterns).toEqual(
      expect.arrayContaining([
        '/mileage/account',
        '/mileage/api/user',
        '/mileage/trips-fuel',
        '/mileage/api/trip/:id',
        '/mileage/account/data/:id.zip',
      ]),
    );
  });

  it('ASVS 8.3.1, 8.2.1: asks who is there before it answers, pages by leading to sign-in, calls by 401', async () => {
    const guarded = routes.filter((route) => !isPublic(route) && (route.hasLoader || route.isInShell));
    const answers = await ask(
      app.origin,
      guarded.map((route) => ({ what: route.pattern, path: addressOf(route, '1'), init: {} })),
    );
    const open = answers.filter(({ status, what }) =>
      what.startsWith('/mileage/api/') ? ![401, 405].includes(status) : status !== 303,
    );
    expect(open.map(({ what, status }) => `${status} ${what}`)).toEqual([]);
  });

  it('ASVS 8.3.1: asks who is there before it reads what was sent', async () => {
    const guarded = routes.filter(
      (route) => !isPublic(route) && route.hasAction && !ENDS_SESSION.includes(route.pattern),
    );
    const answers = await ask(
      app.origin,
      guarded.flatMap((route) => writesTo(route, '1', {})),
    );
    const open = answers.filter(({ status, what }) =>
      what.includes('/mileage/api/') ? ![401, 405].includes(status) : status !== 303,
    );
    expect(open.map(({ what, status }) => `${status} ${what}`)).toEqual([]);
  });

  it('ASVS 3.5.1, 3.5.3: takes no write that another site’s page caused', async () => {
    const person = await signedIn(app);
    const cookie = { Cookie: `${person.cookie.name}=${person.cookie.value}` };
    const writes = routes.filter(({ hasAction }) => hasAction);
    const origins: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ];
    for (const headers of origins) {
      const answers = await ask(
        app.origin,
        writes.flatMap((route) => writesTo(route, '1', { ...cookie, ...headers }).slice(0, 1)),
      );
      expect(
        answers.filter(({ status }) => status !== 403).map(({ what, status }) => `${status} ${what}`),
      ).toEqual([]);
    }
    expect((await fetchAs(app.origin, '/mileage/api/user', { headers: cookie })).status).toBe(200);
  });
});
