import { describe, expect, it } from 'vitest';
import {
  ask,
  failures,
  fetchAs,
  isPublic,
  routes,
  writesTo,
  ROOM_FOR_ALL,
} from '../../factories/access-requests';
import { startApp } from '../../factories/app';
import { foreignCarrier } from '../../factories/foreign-carrier';
import { databaseOf, makeApiToken } from '../../factories/signed-in';

// The foreign rows are made up, and pages of their own people may fail on them: 5xx answers are looked for in the tests.
const app = await startApp({ expectErrors: true, env: ROOM_FOR_ALL });
const { prisma: db } = databaseOf(app.databaseUrl);
const { everything, ids, owner } = await foreignCarrier(app);

/** Every route by every id is some ten thousand requests: minutes on a busy machine. */
const MINUTES = 900_000;

describe('a token that may only read', () => {
  it(
    'ASVS 8.2.1: lets a token that may only read change nothing, on any call',
    async () => {
      // Files made of what the token may read are no change of the carrier's records.
      const records = async () =>
        (await everything())
          .split('\n')
          .filter((row) => !/^report_file .*"kind":"audit"/.test(row))
          .join('\n');
      const headers = { Authorization: `Bearer ${await makeApiToken(db, owner, false)}` };
      const start = await records();
      const writes = routes.filter((route) => route.isApi && route.hasAction && !isPublic(route));
      const answers = await ask(
        app.origin,
        writes.flatMap((route) => ids.flatMap((id) => writesTo(route, id, headers))),
      );
      expect(failures(answers)).toEqual([]);
      expect(await records()).toBe(start);
      expect((await fetchAs(app.origin, '/mileage/api/user', { headers })).status).toBe(200);
    },
    MINUTES,
  );
});
