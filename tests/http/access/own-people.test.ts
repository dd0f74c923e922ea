import { describe, expect, it } from 'vitest';
import { ask, FIELDS, isPublic, routes, ROOM_FOR_ALL } from '../../factories/access-requests';
import { startApp } from '../../factories/app';
import { foreignCarrier } from '../../factories/foreign-carrier';
import { addressOf } from '../../factories/routes';
import { lookedAt, signedIn } from '../../factories/signed-in';

// Answers of 503 are errors in the log: the files of made-up rows are not there.
const app = await startApp({ expectErrors: true, env: ROOM_FOR_ALL });
const { everything, ids, owner } = await foreignCarrier(app);

/** Every route by every id is some thousand requests: minutes on a busy machine. */
const MINUTES = 900_000;

describe('the people of a carrier that has a row in every table', () => {
  it.each(['someone whom an administrator looks at', 'an owner without a proven address'] as const)(
    'as %s read every route by every id without a failure, and change nothing',
    async (who) => {
      const emailVerified = who !== 'an owner without a proven address';
      const person = await signedIn(app, { carrierId: owner.carrierId, emailVerified });
      if (who === 'someone whom an administrator looks at') await lookedAt(app, person);
      const cookie = [...person.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      // What is made for whoever asks is no change: files of reports, sums that are kept, and our copy of the provider's books.
      const records = async () =>
        (await everything())
          .split('\n')
          .filter((row) => !/^(report_file|quarter_sums|billing_account) /.test(row))
          .join('\n');
      const before = await records();
      const reads = routes.filter((route) => (route.hasLoader || route.isInShell) && !isPublic(route));
      const answers = await ask(
        app.origin,
        reads.flatMap((route) =>
          (route.params.length > 0 ? ids : ids.slice(0, 3)).map((id) => ({
            what: `GET ${addressOf(route, id)}`,
            path:
              addressOf(route, id) +
              (route.params.length > 0
                ? ''
                : `?${new URLSearchParams(FIELDS.map((name) => [name, id])).toString()}`),
            init: { headers: { Cookie: cookie } },
          })),
        ),
      );
      expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(60);
      expect(answers.filter(({ status }) => status === 500).map(({ what }) => what)).toEqual([]);
      expect(await records()).toBe(before);
    },
    MINUTES,
  );
});
