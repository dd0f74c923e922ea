import { describe, expect, it } from 'vitest';
import {
  ask,
  ENDS_SESSION,
  failures,
  fetchAs,
  routes,
  writesTo,
  ROOM_FOR_ALL,
} from '../../factories/access-requests';
import { startApp } from '../../factories/app';
import { MARK } from '../../factories/carrier-rows';
import { foreignCarrier } from '../../factories/foreign-carrier';

// The foreign rows are made up, and pages of their own people may fail on them: 5xx answers are looked for in the tests.
const app = await startApp({ expectErrors: true, env: ROOM_FOR_ALL });
const { everything, ids, stranger } = await foreignCarrier(app);

/** Every route by every id is some ten thousand requests: minutes on a busy machine. */
const MINUTES = 900_000;

describe('a foreign carrier', () => {
  it(
    'ASVS 8.2.2, 8.4.1: lets a stranger change nothing, on any route by any id in any field',
    async () => {
      const before = await everything();
      const headers = { Cookie: `${stranger.cookie.name}=${stranger.cookie.value}` };
      const writes = routes.filter((route) => route.hasAction && !ENDS_SESSION.includes(route.pattern));
      const answers = await ask(
        app.origin,
        writes.flatMap((route) => ids.flatMap((id) => writesTo(route, id, headers))),
      );
      expect(answers.filter(({ body }) => body.includes(MARK)).map(({ what }) => what)).toEqual([]);
      expect(failures(answers)).toEqual([]);
      expect(await everything()).toBe(before);
      expect((await fetchAs(app.origin, '/mileage/api/user', { headers })).status).toBe(200);
    },
    MINUTES,
  );
});
