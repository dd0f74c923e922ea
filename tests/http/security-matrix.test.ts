import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { carrierIds, carrierSnapshot, fillEveryTable, MARK } from '../factories/carrier-rows';
import { addressOf, productRoutes, type ProductRoute } from '../factories/routes';
import { databaseOf, makeApiToken, signedIn, type SignedIn } from '../factories/signed-in';

// The foreign rows are made up, and pages of their own people may fail on them: 5xx answers are looked for in the tests.
const app = await startApp({ expectErrors: true });
const { prisma: db } = databaseOf(app.databaseUrl);
const routes = productRoutes();

/** Addresses for everybody. A route that is neither here nor guarded fails below. */
const PUBLIC = [
  /^\/mileage$/,
  /^\/mileage\/(login|login\/code|register|restore-password|password\/reset(\/:token)?|confirm\/:code|invitations\/:token|navigation)$/,
  /^\/mileage\/(calculator|rates|features|faq|tutorials|docs|about|terms|privacy|403|500|inbox)(\/|$)/,
  /^\/mileage\/api\/(login|login-code|register|logout|refresh|confirm\/:code|password-reset-link|password-reset-confirm|oauth\/.*|calc\/.*|demo-rates.*|features.*|tutorials.*|\*)$/,
  /^\/mileage\/(webhooks|api\/webhooks|billing-test|api\/stripe|api\/openapi)/,
  // Mail of a provider: known by its secret, not found where none is configured.
  /^\/mileage\/api\/documents\/inbound$/,
  // Of the installed program: a page and a list that are the same for everybody, and whose session this is, which is nobody's without one.
  /^\/mileage\/(offline|manifest\.webmanifest|outbox)$/,
  /^\/\*$/,
];
const isPublic = ({ pattern }: ProductRoute) => PUBLIC.some((known) => known.test(pattern));
/** These end or renew the very sign-in that asks: the matrices would stop testing anything. */
const ENDS_SESSION = ['/mileage/logout', '/mileage/api/logout', '/mileage/api/refresh'];

const fetchAs = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${app.origin}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { Origin: app.origin, ...init.headers },
  });

interface Wish {
  what: string;
  path: string;
  init: RequestInit & { headers?: Record<string, string> };
}

interface Answer {
  what: string;
  status: number;
  body: string;
}

/** Runs requests a few at a time; the order does not matter. */
async function ask(requests: Wish[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = [...requests];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const response = await fetchAs(next.path, next.init);
        answers.push({ what: next.what, status: response.status, body: await response.text() });
      }
    }),
  );
  return answers;
}

const FIELDS = [
  'id',
  'ids',
  'ids[]',
  'equipment',
  'equipment_id',
  'equipmentId',
  'equipmentIds',
  'carrierId',
  'carrier_id',
  'userId',
  'user_id',
  'sessionId',
  'tokenId',
  'invitationId',
  'identityId',
  'tripId',
  'trip_id',
  'fuelId',
  'receiptId',
  'documentId',
  'attachmentId',
  'card_id',
  'file_id',
  'email_id',
  'batch_id',
];
const bodyOf = (value: string, intent: string): Record<string, string> => ({
  ...Object.fromEntries(FIELDS.map((name) => [name, value])),
  intent,
  role: 'viewer',
  confirm: '1',
  understood: '1',
  quarter: '20264',
  date: '2026-10-05',
  unit: 'X-1',
  active: '1',
  name: 'x',
  legalName: 'x',
  to: '/mileage/account',
  email: 'x@example.com',
  scope: 'read',
  days: '30',
});

/** Every way to send a value to a route: as its parameter, in a form by every intent, in JSON by every method. */
function writesTo(route: ProductRoute, value: string, headers: Record<string, string>): Wish[] {
  const path = addressOf(route, value);
  const intents = [...route.intents, ''];
  if (!route.isApi) {
    return intents.map((intent) => ({
      what: `POST ${path} ${intent}`,
      path,
      init: { method: 'POST', headers, body: new URLSearchParams(bodyOf(value, intent)) },
    }));
  }
  return ['POST', 'PUT', 'DELETE'].map((method) => ({
    what: `${method} ${path}`,
    path,
    init: {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...bodyOf(value, ''), ids: [value], data: { ids: [value] } }),
    },
  }));
}

const failures = (answers: Answer[]) =>
  answers.filter(({ status }) => status >= 500).map(({ what, status }) => `${status} ${what}`);

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
    const answers = await ask(guarded.flatMap((route) => writesTo(route, '1', {})));
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
        writes.flatMap((route) => writesTo(route, '1', { ...cookie, ...headers }).slice(0, 1)),
      );
      expect(
        answers.filter(({ status }) => status !== 403).map(({ what, status }) => `${status} ${what}`),
      ).toEqual([]);
    }
    expect((await fetchAs('/mileage/api/user', { headers: cookie })).status).toBe(200);
  });
});

describe('a foreign carrier', () => {
  let owner: SignedIn;
  let viewer: SignedIn;
  let stranger: SignedIn;
  let ids: string[] = [];
  let filled: string[] = [];

  beforeAll(async () => {
    owner = await signedIn(app, { legalName: `${MARK} carrier`, name: `${MARK} person` });
    viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    stranger = await signedIn(app);
    await makeApiToken(db, owner);
    filled = await fillEveryTable(owner.scope);
    const own = new Set([viewer.userId, viewer.carrierId]);
    const people = await db.session.findMany({ where: { userId: owner.userId }, select: { id: true } });
    const tokens = await db.apiToken.findMany({ where: { userId: owner.userId }, select: { id: true } });
    ids = [
      ...(await carrierIds(owner.scope)),
      ...people.map(({ id }) => id),
      ...tokens.map(({ id }) => id),
    ].filter((id) => (!own.has(id) || id === owner.carrierId) && !id.includes(MARK));
  });

  const machinery = async () =>
    JSON.stringify([
      await db.session.findMany({
        where: { userId: owner.userId },
        select: { id: true, revokedAt: true, carrierId: true },
        orderBy: { id: 'asc' },
      }),
      await db.apiToken.findMany({
        where: { userId: owner.userId },
        select: { id: true, revokedAt: true },
        orderBy: { id: 'asc' },
      }),
      await db.user.findUniqueOrThrow({ where: { id: owner.userId }, omit: { updatedAt: true } }),
    ]);
  const everything = async () => `${await carrierSnapshot(owner.scope)}\n${await machinery()}`;

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
      const answers = await ask(requests);
      expect(answers.filter(({ body }) => body.includes(MARK)).map(({ what }) => what)).toEqual([]);
      expect(failures(answers)).toEqual([]);
      // What stands under an id of somebody else is not found, never forbidden: nobody learns that it exists.
      const records = reads
        .filter(({ pattern }) => /^\/mileage\/api\/(trip|fuel|equipment|emails)\/:id$/.test(pattern))
        .flatMap((route) => ids.map((id) => `GET ${addressOf(route, id)}`));
      const found = answers.filter(
        ({ what, status }) => records.includes(what) && status !== 404 && status !== 405,
      );
      expect(found.map(({ what, status }) => `${status} ${what}`)).toEqual([]);
      expect((await fetchAs('/mileage/api/user', { headers })).status).toBe(200);
    },
  );

  it('ASVS 8.2.2, 8.4.1: lets a stranger change nothing, on any route by any id in any field', async () => {
    const before = await everything();
    const headers = { Cookie: `${stranger.cookie.name}=${stranger.cookie.value}` };
    const writes = routes.filter((route) => route.hasAction && !ENDS_SESSION.includes(route.pattern));
    const answers = await ask(writes.flatMap((route) => ids.flatMap((id) => writesTo(route, id, headers))));
    expect(answers.filter(({ body }) => body.includes(MARK)).map(({ what }) => what)).toEqual([]);
    expect(failures(answers)).toEqual([]);
    expect(await everything()).toBe(before);
    expect((await fetchAs('/mileage/api/user', { headers })).status).toBe(200);
  }, 240_000);

  it('ASVS 8.2.1: lets a viewer of the carrier itself change nothing, on any route', async () => {
    // Their own: whether they are reminded, and the files made for them of what they may read.
    const isOwn = (row: string) => /^(reminder_choice|report_file) /.test(row) && row.includes(viewer.userId);
    const records = async () => (await everything()).split('\n').filter((row) => !isOwn(row)).join('\n');
    const before = await records();
    const headers = { Cookie: `${viewer.cookie.name}=${viewer.cookie.value}` };
    const writes = routes.filter(
      (route) => route.hasAction && !isPublic(route) && !ENDS_SESSION.includes(route.pattern),
    );
    // A viewer who makes a carrier of their own works on that one from then on.
    const stays = writes.filter(({ pattern }) => pattern !== '/mileage/account/carriers');
    const answers = await ask(stays.flatMap((route) => ids.flatMap((id) => writesTo(route, id, headers))));
    expect(failures(answers)).toEqual([]);
    expect(await records()).toBe(before);
    expect(await (await fetchAs('/mileage/api/user', { headers })).json()).toMatchObject({
      user: { carrier: { id: owner.carrierId, role: 'viewer' } },
    });
  }, 240_000);

  it('ASVS 8.2.1: lets a token that may only read change nothing, on any call', async () => {
    const before = await everything();
    const headers = { Authorization: `Bearer ${await makeApiToken(db, owner, false)}` };
    const start = await everything();
    const writes = routes.filter((route) => route.isApi && route.hasAction && !isPublic(route));
    const answers = await ask(writes.flatMap((route) => ids.flatMap((id) => writesTo(route, id, headers))));
    expect(failures(answers)).toEqual([]);
    expect(await carrierSnapshot(owner.scope)).toBe(before.slice(0, before.lastIndexOf('\n')));
    expect(await everything()).toBe(start);
    expect((await fetchAs('/mileage/api/user', { headers })).status).toBe(200);
  }, 240_000);
});
