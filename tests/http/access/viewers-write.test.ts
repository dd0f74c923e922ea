import { describe, expect, it } from 'vitest';
import {
  ask,
  ENDS_SESSION,
  failures,
  fetchAs,
  isPublic,
  routes,
  writesTo,
  ROOM_FOR_ALL,
} from '../../factories/access-requests';
import { startApp } from '../../factories/app';
import { foreignCarrier } from '../../factories/foreign-carrier';

// The foreign rows are made up, and pages of their own people may fail on them: 5xx answers are looked for in the tests.
const app = await startApp({ expectErrors: true, env: ROOM_FOR_ALL });
const { everything, ids, owner, viewer } = await foreignCarrier(app);

/** Every route by every id is some ten thousand requests: minutes on a busy machine. */
const MINUTES = 900_000;

describe('a carrier of which one may only read', () => {
  it(
    'ASVS 8.2.1: lets a viewer of the carrier itself change nothing, on any route',
    async () => {
      // Their own: whether they are reminded, and the files made for them of what they may read.
      const isOwn = (row: string) =>
        /^(reminder_choice|report_file) /.test(row) && row.includes(viewer.userId);
      const records = async () =>
        (await everything())
          .split('\n')
          .filter((row) => !isOwn(row))
          .join('\n');
      const before = await records();
      const headers = { Cookie: `${viewer.cookie.name}=${viewer.cookie.value}` };
      const writes = routes.filter(
        (route) => route.hasAction && !isPublic(route) && !ENDS_SESSION.includes(route.pattern),
      );
      // A viewer who makes a carrier of their own works on that one from then on.
      const stays = writes.filter(({ pattern }) => pattern !== '/mileage/account/carriers');
      const answers = await ask(
        app.origin,
        stays.flatMap((route) => ids.flatMap((id) => writesTo(route, id, headers))),
      );
      expect(failures(answers)).toEqual([]);
      expect(await records()).toBe(before);
      expect(await (await fetchAs(app.origin, '/mileage/api/user', { headers })).json()).toMatchObject({
        user: { carrier: { id: owner.carrierId, role: 'viewer' } },
      });
    },
    MINUTES,
  );
});
