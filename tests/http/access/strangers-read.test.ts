import { describe, expect, it } from 'vitest';
import {
  ask,
  failures,
  fetchAs,
  FIELDS,
  isPublic,
  routes,
  ROOM_FOR_ALL,
} from '../../factories/access-requests';
import { startApp } from '../../factories/app';
import { MARK } from '../../factories/carrier-rows';
import { foreignCarrier } from '../../factories/foreign-carrier';
import { addressOf } from '../../factories/routes';
import { databaseOf, makeApiToken } from '../../factories/signed-in';

// The foreign rows are made up, and pages of their own people may fail on them: 5xx answers are looked for in the tests.
const app = await startApp({ expectErrors: true, env: ROOM_FOR_ALL });
const { prisma: db } = databaseOf(app.databaseUrl);
const { filled, ids, stranger } = await foreignCarrier(app);

/** Every route by every id is some ten thousand requests: minutes on a busy machine. */
const MINUTES = 900_000;

describe('a foreign carrier', () => {
  it('has a row in the tables that matter', () => {
    expect(filled).toEqual(expect.arrayContaining(['equipment', 'trip', 'fuel_purchase', 'receipt']));
    expect(ids.length).toBeGreaterThan(10);
  });

  it.each(['cookie', 'access token', 'API token'] as const)(
    'ASVS 8.2.2, 8.4.1: shows nothing to a stranger with a %s, on any route by any id',
    async (by) => {
      const headers: Record<string, string> =
        by === 'cookie'
          ? { Cookie: `${stranger.cookie.name}=${stranger.cookie.value}` }
          : by === 'access token'
            ? stranger.bearer
            : { Authorization: `Bearer ${await makeApiToken(db, stranger)}` };
      const reads = routes.filter(
        (route) =>
          (by === 'cookie' || route.isApi) && (route.hasLoader || route.isInShell) && !isPublic(route),
      );
      const requests = reads.flatMap((route) => {
        const values = route.params.length > 0 ? ids : ids.slice(0, 3);
        return values.map((id) => {
          const query =
            route.params.length > 0
              ? ''
              : `?${new URLSearchParams(FIELDS.map((name) => [name, id])).toString()}`;
          return {
            what: `GET ${addressOf(route, id)}`,
            path: addressOf(route, id) + query,
            init: { headers },
          };
        });
      });
      const answers = await ask(app.origin, requests);
      expect(answers.filter(({ body }) => body.includes(MARK)).map(({ what }) => what)).toEqual([]);
      expect(failures(answers)).toEqual([]);
      // What is under an id of someone else is not found, never forbidden: nobody learns that it exists.
      const records = reads
        .filter(({ pattern }) => /^\/mileage\/api\/(trip|fuel|equipment|emails)\/:id$/.test(pattern))
        .flatMap((route) => ids.map((id) => `GET ${addressOf(route, id)}`));
      const found = answers.filter(
        ({ what, status }) => records.includes(what) && status !== 404 && status !== 405,
      );
      expect(found.map(({ what, status }) => `${status} ${what}`)).toEqual([]);
      expect((await fetchAs(app.origin, '/mileage/api/user', { headers })).status).toBe(200);
    },
    MINUTES,
  );
});
