import { describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { ALL_SCOPES } from '~/engine/api-scopes';
import { startApp } from '../../factories/app';
import { databaseOf, makeApiToken, signedIn } from '../../factories/signed-in';
import { telematicsServer } from '../../factories/telematics-server';

// Records are not there: calls that pass find nothing, and what some of them ask of others is not the matter.
const app = await startApp({ expectErrors: true, env: (await telematicsServer()).env });
const { prisma: db } = databaseOf(app.databaseUrl);

/** The table of the calls, as the gateway answers them. */
const limited = operations.flatMap((operation) =>
  operation.scope === null ? [] : [{ ...operation, scope: operation.scope }],
);

const NO_ID = '01a209ca-0000-7000-8000-000000000000';
const MINUTES = 600_000;

/** The call with ids of nothing. @returns whether the gateway refused it for its scope */
async function isRefused(
  { method, path }: { method: string; path: string },
  token: string,
  scope: string,
): Promise<boolean> {
  const answer = await fetch(`${app.origin}/mileage/api${path.replace(/\{\w+\}/g, NO_ID)}`, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  if (code !== 'insufficient_scope') return false;
  expect(answer.status).toBe(403);
  expect(answer.headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
  return true;
}

describe('the scopes of API tokens', () => {
  it('are named by every call that needs a token, and each scope by some call', () => {
    const without = operations.filter(
      ({ scope, access }) => scope === null && access !== 'public' && access !== 'service',
    );
    expect(without.map(({ id }) => id).sort()).toEqual([
      'findAddress',
      'findPlaces',
      'findPostalCode',
      'listRates',
      'markTutorial',
      'readRate',
      'readRateListData',
      'readUser',
    ]);
    expect([...new Set(limited.map(({ scope }) => scope))].sort()).toEqual([...ALL_SCOPES].sort());
    for (const { id, scope, method } of limited)
      if (scope.endsWith(':read')) expect(method === 'GET' || id === 'createAuditFile', id).toBe(true);
  });

  it(
    'let a token make the calls of its own and none of the others',
    async () => {
      const counts = { allowed: 0, refused: 0 };
      const wrong: string[] = [];
      for (const scope of ALL_SCOPES) {
        // What a call of one scope does to the carrier must not reach the calls of the next.
        const person = await signedIn(app);
        const token = await makeApiToken(db, person, true, [scope]);
        for (const operation of limited) {
          const shouldPass = [operation.scope, ...(operation.alsoScopes ?? [])].includes(scope);
          const refused = await isRefused(operation, token, operation.scope);
          counts[refused ? 'refused' : 'allowed']++;
          if (refused === shouldPass) wrong.push(`${scope} ${operation.method} ${operation.path}`);
        }
      }
      console.info(`scopes: ${counts.allowed} calls passed, ${counts.refused} were refused`);
      expect(wrong).toEqual([]);
      const others = limited.flatMap(({ alsoScopes = [] }) => alsoScopes);
      expect(counts.allowed).toBe(limited.length + others.length);
    },
    MINUTES,
  );

  it('do not touch tokens of all areas, sign-ins and browsers', async () => {
    const person = await signedIn(app);
    const all = await makeApiToken(db, person, true);
    for (const operation of limited.filter(({ method }) => method === 'GET')) {
      expect(await isRefused(operation, all, operation.scope)).toBe(false);
      expect(
        await isRefused(operation, person.bearer.Authorization.slice('Bearer '.length), operation.scope),
      ).toBe(false);
    }
  });

  it('of trips read, list and delete no fuel through the calls of both, and hear of none that is gone', async () => {
    const person = await signedIn(app);
    const { carrierId } = person;
    const call = async (token: string, method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${app.origin}/mileage/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const read = (await answer.json()) as {
        code?: string;
        data: Record<string, unknown> & Record<string, unknown>[];
        recordsTotal?: number;
      };
      return { status: answer.status, ...read };
    };
    const all = await makeApiToken(db, person);
    const reads = await makeApiToken(db, person, false, ['trips:read']);
    const writes = await makeApiToken(db, person, true, ['trips:read', 'trips:write']);
    const both = await makeApiToken(db, person, true, [
      'trips:read',
      'trips:write',
      'fuel:read',
      'fuel:write',
    ]);
    const unit = await db.equipment.create({ data: { carrierId, unit: 'T-1' } });
    const newFuel = async () =>
      String(
        (
          await call(all, 'POST', '/fuel', {
            equipment_id: Number(unit.id),
            date: '2026-07-14',
            fuel_units: '80',
            state: 'TX',
          })
        ).data['id'],
      );
    const route = [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ];
    const trip = String((await call(all, 'POST', '/trip', { date: '2026-07-14', route })).data['id']);
    const [fuel, another] = [await newFuel(), await newFuel()];

    for (const token of [reads, writes]) {
      expect(await call(token, 'GET', '/trip')).toMatchObject({ data: [{ id: trip }], recordsTotal: 1 });
      for (const path of [`/trip/${fuel}`, '/trip?filter[type]=fuel', '/trip?filter[type]=F'])
        expect(await call(token, 'GET', path), path).toMatchObject({
          status: 403,
          code: 'insufficient_scope',
        });
    }
    for (const [path, body] of [
      [`/trip/${fuel}`, undefined],
      [`/trip/${trip},${fuel}`, undefined],
      ['/trip', { ids: [fuel] }],
      ['/trip', { ids: [trip, fuel] }],
    ] as const)
      expect(await call(writes, 'DELETE', path, body), path).toMatchObject({ status: 403 });
    expect(await call(both, 'GET', '/trip')).toMatchObject({ status: 200, recordsTotal: 3 });
    const figures = async (token: string) =>
      (await call(token, 'GET', '/trip/list-data?quarter=20263')).data['informers'];
    expect(await figures(reads)).toMatchObject({
      total_gallons: null,
      avg_miles_galons: null,
      total_tax_due: null,
    });
    expect(await figures(both)).toMatchObject({ total_gallons: '160' });

    expect((await call(both, 'DELETE', `/trip/${fuel}`)).status).toBe(200);
    expect((await call(both, 'DELETE', '/trip', { ids: [another] })).status).toBe(200);
    expect((await call(writes, 'DELETE', `/trip/${trip}`)).status).toBe(200);
    const trailOf = async (token: string, query = '') => {
      const answer = await fetch(`${app.origin}/mileage/api/audit-trail.csv${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return { status: answer.status, text: await answer.text() };
    };
    const people = await makeApiToken(db, person, false, ['carrier:read']);
    const withFuel = await makeApiToken(db, person, false, ['carrier:read', 'fuel:read']);
    expect((await trailOf(people)).text).not.toMatch(/Fuel \d|Trip \d/);
    expect((await trailOf(people)).text).toContain('Audit trail downloaded');
    expect((await trailOf(people, '?what=fuel')).status).toBe(403);
    expect((await trailOf(withFuel)).text).toMatch(/Fuel \d+ added/);
    expect((await trailOf(withFuel)).text).not.toMatch(/Trip \d/);
    expect((await trailOf(all)).text).toMatch(/Trip \d+ added/);
    const goneBy = async (token: string) => (await call(token, 'GET', '/deletions')).data.map(({ id }) => id);
    expect(await goneBy(reads)).toEqual([trip]);
    expect(await goneBy(await makeApiToken(db, person, false, ['fuel:read']))).toEqual([fuel, another]);
    expect(await goneBy(await makeApiToken(db, person, false, ['equipment:read']))).toEqual([]);
    expect(await goneBy(both)).toEqual([fuel, another, trip]);
    expect(await goneBy(all)).toEqual([fuel, another, trip]);
  });

  it('are in the description and in the reference', async () => {
    const described = (await (await fetch(`${app.origin}/mileage/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { 'x-token-scope'?: string; security: { bearer?: string[] }[] }>>;
    };
    for (const { path, method, scope, alsoScopes = [] } of limited) {
      const call = described.paths[path]?.[method.toLowerCase()];
      expect(call?.['x-token-scope']).toBe(scope);
      expect(call?.security.flatMap(({ bearer = [] }) => bearer)).toEqual([scope, ...alsoScopes]);
    }
    expect(await (await fetch(`${app.origin}/mileage/docs/fuel`)).text()).toContain(
      '<code>fuel:write</code>',
    );
  });

  it('are chosen on the form, kept when something is wrong, and shown with the address of the last use', async () => {
    const person = await signedIn(app);
    const send = (fields: [string, string][]) =>
      person.visitor.post('/mileage/account/tokens', [['intent', 'create'], ['days', '30'], ...fields]);
    const none = await send([
      ['name', 'Fuel card'],
      ['scope', 'chosen'],
    ]);
    expect(none.status).toBe(422);
    expect(none.html).toContain('Choose at least one thing that the token may do');
    const unknown = await send([
      ['name', ''],
      ['scope', 'chosen'],
      ['scopes', 'fuel:write'],
      ['scopes', 'admin:all'],
    ]);
    expect(unknown.status).toBe(422);
    expect(unknown.html).toMatch(/<input[^>]*checked[^>]*value="fuel:write"/);
    const made = await send([
      ['name', 'Fuel card'],
      ['scope', 'chosen'],
      ['scopes', 'fuel:write'],
    ]);
    expect(made.status).toBe(201);
    const token = /slt_[\w-]{43}/.exec(made.html)?.[0] ?? '';
    expect(await isRefused({ method: 'GET', path: '/trip' }, token, 'trips:read')).toBe(true);
    expect(await isRefused({ method: 'GET', path: '/fuel' }, token, 'fuel:read')).toBe(false);
    const { html } = await person.visitor.get('/mileage/account/tokens');
    expect(html).toContain('fuel:read, fuel:write');
    expect(html).toMatch(/Last used [^<]* from 127\.0\.0\.1|from ::1|from ::ffff:127/);
  });

  it('give a viewer nothing to write', async () => {
    const owner = await signedIn(app);
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    const page = await viewer.visitor.post('/mileage/account/tokens', [
      ['intent', 'create'],
      ['name', 'x'],
      ['days', '30'],
      ['scope', 'chosen'],
      ['scopes', 'fuel:write'],
    ]);
    expect(page.html).toContain('your tokens may only read');
    expect(await db.apiToken.count({ where: { userId: viewer.userId } })).toBe(0);
  });
});
