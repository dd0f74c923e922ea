import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertOneTimeToken } from '~/areas/accounts/data/one-time-tokens.server';
import { hashToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { operations } from '~/areas/api/reference/registry.server';
import { DEMO_COUPON_CODE } from '~/platform/stripe/local/state';
import { systemScope } from '~/platform/database/scope.server';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { apiWorld, disposableToken } from '../../factories/api-world';
import { makeAccount, makeApiToken, makeSession, signedIn } from '../../factories/signed-in';
import { telematicsServer } from '../../factories/telematics-server';

/**
 * A process that is killed between its commit and its answer leaves a write that ran and a key without an answer. The
 * retry under the same key must be answered as the first try was: whoever deleted a record must not hear that it is gone.
 */

const app = await startApp({ expectErrors: true, env: (await telematicsServer()).env });
const world = await apiWorld(app);

const writes = operations.filter(({ method }) => method !== 'GET');

/**
 * What a retry must say again: of a deletion everything; of what lives on, which things they are. The worker may have gone on with
 * them meanwhile: what was empty in the first answer may be there in the second.
 */
const told = (method: string, body: unknown): string[] => {
  if (method === 'DELETE') return [JSON.stringify(body)];
  const lines = (value: unknown, at: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => lines(inner, `${at}/${name}`))
      : value !== null && TELLING.has(at.slice(at.lastIndexOf('/') + 1))
        ? [`${at} ${JSON.stringify(value)}`]
        : [];
  return lines(body, '');
};

const TELLING: ReadonlySet<string> = new Set([
  'id',
  'alias',
  'q',
  'version',
  'seen_before',
  'message',
  'change',
  'kind',
]);

/** Asked again, it asks again: of an access that the worker has found useless meanwhile. */
const ASKED_AGAIN: ReadonlySet<string> = new Set(['pullConnection']);

describe('a write whose answer was lost with its process', () => {
  it('is answered by its retry as it was, whatever the call', async () => {
    const faults: string[] = [];
    for (const operation of writes) {
      const isPublic = operation.access === 'public';
      const usesSession = ['signOut', 'refreshToken'].includes(operation.id);
      const token = usesSession ? await disposableToken(world) : isPublic ? null : world.token;
      const { path, init } = world.exampleOf(operation, token);
      const headers = { ...init.headers, 'Idempotency-Key': randomUUID() };
      const ask = async () => {
        const answer = await fetch(app.origin + path, { ...init, headers, redirect: 'manual' });
        const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
        const body: unknown = isJson ? await answer.json() : await answer.text();
        const { status } = answer;
        return { status, told: status >= 400 ? [] : told(operation.method, body) };
      };
      const first = await ask();
      if (first.status !== operation.example.status) {
        faults.push(`${operation.id}: its example answers ${first.status}`);
        continue;
      }
      await world.db.idempotentAnswer.deleteMany({});
      const again = await ask();
      const missing = first.told.filter((line) => !again.told.includes(line));
      if ((again.status !== first.status || missing.length > 0) && !ASKED_AGAIN.has(operation.id))
        faults.push(
          `${operation.id}, ${operation.method} ${operation.path}: ${first.status}, then ${again.status} without ${missing.join('; ')}`,
        );
    }
    expect(faults.join('\n')).toBe('');
  });

  it('is answered so under the version that it was sent for, which its first try has changed or deleted', async () => {
    const as = world.ottoToken;
    const idOf = (id: string) => world.foreign[id] ?? '';
    const records: [path: string, change: object][] = [
      [`/equipment/${idOf('8')}`, { make: 'Volvo' }],
      [`/trip/${idOf('142')}`, { notes: 'Reefer' }],
      [`/fuel/${idOf('2318')}`, { seller: 'Red River Fuel' }],
      [`/bulk-tanks/${idOf('61')}/entries/${idOf('71')}`, { supplier: 'Plains' }],
      [`/bulk-tanks/${idOf('62')}`, { name: 'Yard B' }],
      ['/carrier', { legal_name: 'Otto Haul LLC' }],
    ];
    const tagAt = async (path: string) => {
      const answer = await world.call('GET', path, { token: as });
      await answer.text();
      return { 'If-Match': answer.headers.get('ETag') ?? '' };
    };
    for (const [path, change] of records) {
      for (const method of ['PUT', 'PATCH']) {
        const stale = await tagAt(path);
        const { first, again, key } = await twice(method, path, change, as, stale);
        expect([path, method, first.status, again.status]).toEqual([path, method, 200, 200]);
        // Another request under the same key is no retry.
        if (path === '/carrier') continue;
        const other = await world.call('DELETE', path, {
          token: as,
          headers: { ...stale, 'Idempotency-Key': key },
        });
        expect([path, other.status]).toEqual([path, 412]);
      }
      if (path === '/carrier') continue;
      const { first, again } = await twice('DELETE', path, undefined, as, await tagAt(path));
      expect([path, first.status, again]).toEqual([path, 200, first]);
    }
  });

  it('is answered so for a card, an invitation and a member too', async () => {
    const { db, dana, otto } = world;
    const send = async (method: string, path: string, body?: unknown, key?: string) => {
      const answer = await world.call(method, path, {
        ...(body === undefined ? {} : { body }),
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      });
      return { status: answer.status, said: (await answer.json()) as { data: unknown } };
    };
    const added = await send('POST', '/account/billing/card', { stripe_token: 'tok_mastercard' });
    const { payment_methods: cards } = added.said as unknown as {
      payment_methods: { id: string; default: boolean }[];
    };
    const card = cards.find((one) => !one.default);
    await send('POST', '/people/invitations', { email: 'clerk@example.com', role: 'viewer' });
    const { invitations } = (await send('GET', '/people')).said.data as { invitations: { id: string }[] };
    await db.membership.create({
      data: { userId: otto.userId, carrierId: dana.carrierId, role: 'viewer' },
    });
    for (const path of [
      `/account/billing/card/${card?.id ?? 'none'}`,
      `/people/invitations/${invitations[0]?.id ?? 'none'}`,
      `/people/${otto.userId}`,
    ]) {
      const key = randomUUID();
      const first = await send('DELETE', path, undefined, key);
      await db.idempotentAnswer.deleteMany({});
      const again = await send('DELETE', path, undefined, key);
      expect([path, first.status, again.status]).toEqual([path, 200, 200]);
      // Another request is told that there is nothing any more.
      expect((await send('DELETE', path, undefined, randomUUID())).status).toBe(404);
    }
  });

  it('is answered so for the steps of a plan, and for the card it is paid with', async () => {
    const as = world.ottoToken;
    const plan = { plan_id: 'ic_basic', stripe_token: 'tok_visa' };
    const begun = await twice('PUT', '/account/billing/subscription/free', plan, as);
    expect(begun.first.body).toMatchObject({ change: 'start' });
    const { subscription } = begun.first.body as { subscription: { id: string } };
    const card = (await (
      await world.call('POST', '/account/billing/card', {
        token: as,
        body: { stripe_token: 'tok_mastercard' },
      })
    ).json()) as { id: string };
    const at = `/account/billing/subscription/${subscription.id}`;
    const steps = [
      begun,
      await twice('PUT', `/account/billing/card/${card.id}`, { data: { default: true } }, as),
      await twice('POST', '/account/billing/subscription/coupon', { coupon_code: DEMO_COUPON_CODE }, as),
      await twice('DELETE', '/account/billing/subscription/coupon', undefined, as),
      await twice('PUT', at, { plan_id: 'ic_standard' }, as),
      await twice('PUT', `${at}/cancel`, undefined, as),
    ];
    expect(steps.map(({ first }) => (first.status === 200 ? '' : JSON.stringify(first)))).toEqual(
      steps.map(() => ''),
    );
    expect(steps[4]?.first.body).toMatchObject({ change: 'switch-trial' });
    for (const [index, { first, again }] of steps.entries()) expect(again, `step ${index}`).toEqual(first);
  });

  it('is answered so where someone chooses a carrier, resets a sandbox, or changes a role', async () => {
    const { db, dana, otto } = world;
    await db.membership.upsert({
      where: { carrierId_userId: { userId: otto.userId, carrierId: dana.carrierId } },
      create: { userId: otto.userId, carrierId: dana.carrierId, role: 'viewer' },
      update: { role: 'viewer' },
    });
    const session = await disposableToken(world);
    const box = await world.call('POST', '/carriers', { token: session, body: { sandbox: true } });
    const { data } = (await box.json()) as { data: { id: string } };
    const isReady = async () => {
      const answer = await world.call('GET', '/carrier', { token: session });
      return ((await answer.json()) as { data: { sandbox_ready: boolean } }).data.sandbox_ready;
    };
    await expect.poll(isReady).toBe(true);
    for (const [method, path, body, token, status] of [
      ['POST', `/carriers/${data.id}/reset`, undefined, session, 202],
      ['POST', `/carriers/${dana.carrierId}/choice`, undefined, session, 200],
      ['PUT', `/people/${otto.userId}`, { role: 'editor' }, world.token, 200],
    ] as const) {
      const { first, again } = await twice(method, path, body, token);
      expect([path, first.status, again]).toEqual([path, status, first]);
    }
  });

  // A plan in its trial cannot be paused: tests/db/billing/money-matrix.test.ts pauses and resumes with lost answers.
  it('is tried by hand wherever its example only fails', () => {
    const failing = writes.filter(({ example, tag }) => example.status >= 400 && tag !== 'incoming');
    expect(failing.map(({ id }) => id).sort()).toEqual(
      [
        'makeCardDefault',
        'removeCard',
        'cancelSubscription',
        'pauseSubscription',
        'resumeSubscription',
        'applyCoupon',
        'createCarrier',
        'chooseCarrier',
        'resetSandbox',
        'deleteSandbox',
        'withdrawInvitation',
        'changeRole',
        'removeMember',
        'confirmAddress',
        'resetPassword',
      ].sort(),
    );
  });

  it('is answered so where it makes or erases a whole carrier', async () => {
    const session = await disposableToken(world);
    const made = await twice('POST', '/carriers', { name: 'Second Haul LLC' }, session);
    expect(made).toMatchObject({ first: { status: 201 }, again: { status: 201 } });
    expect(made.again.body).toEqual(made.first.body);
    expect(await world.db.carrier.count({ where: { legalName: 'Second Haul LLC' } })).toBe(1);

    const box = await world.call('POST', '/carriers', { token: session, body: { sandbox: true } });
    const { data } = (await box.json()) as { data: { id: string } };
    const erased = await twice('DELETE', `/carriers/${data.id}`, undefined, session);
    expect(erased).toMatchObject({ first: { status: 200 }, again: { status: 200 } });
    expect(erased.again.body).toEqual(erased.first.body);
    // Another request is told that there is nothing any more.
    expect((await world.call('DELETE', `/carriers/${data.id}`, { token: session })).status).toBe(404);
  });

  it('is answered so where a named token erases the sandbox that it belongs to, to that token and key alone', async () => {
    const { db, dana } = world;
    const session = await disposableToken(world);
    const box = await world.call('POST', '/carriers', { token: session, body: { sandbox: true } });
    const { data } = (await box.json()) as { data: { id: string } };
    const token = await makeApiToken(db, { userId: dana.userId, carrierId: data.id });
    const path = `/carriers/${data.id}`;
    const erased = await twice('DELETE', path, undefined, token);
    expect(erased.first.status).toBe(200);
    expect(erased.again).toEqual(erased.first);
    const status = async (asked: string, as: string, key?: string) =>
      (
        await world.call('DELETE', asked, {
          token: as,
          headers: key === undefined ? {} : { 'Idempotency-Key': key },
        })
      ).status;
    expect(await status(path, token)).toBe(401);
    expect(await status(path, token, randomUUID())).toBe(401);
    expect(await status(`/carriers/${dana.carrierId}`, token, erased.key)).toBe(401);
    expect(await status(path, newToken('slt'), erased.key)).toBe(401);
    expect(
      (await world.call('GET', '/carrier', { token, headers: { 'Idempotency-Key': erased.key } })).status,
    ).toBe(401);
  });

  it('is answered so where a named token takes its own person out of the carrier', async () => {
    const { db, dana, otto } = world;
    await db.membership.upsert({
      where: { carrierId_userId: { userId: otto.userId, carrierId: dana.carrierId } },
      create: { userId: otto.userId, carrierId: dana.carrierId, role: 'editor' },
      update: { role: 'editor' },
    });
    const token = await makeApiToken(db, { userId: otto.userId, carrierId: dana.carrierId });
    const left = await twice('DELETE', `/people/${otto.userId}`, undefined, token);
    expect(left.first.status).toBe(200);
    expect(left.again).toEqual(left.first);
    expect((await world.call('DELETE', `/people/${otto.userId}`, { token })).status).toBe(401);
    // A sign-in lives on, and works on another carrier by then, or on none.
    await db.membership.create({ data: { userId: otto.userId, carrierId: dana.carrierId, role: 'editor' } });
    const session = (await makeSession(db, { userId: otto.userId, carrierId: dana.carrierId }, 'api')).token;
    const gone = await twice('DELETE', `/people/${otto.userId}`, undefined, session);
    expect(gone.first.status).toBe(200);
    expect(gone.again).toEqual(gone.first);
  });

  it('is answered so where an account moves to another address, or takes in what was begun under its own', async () => {
    const { db } = world;
    const system = systemScope(db);
    const linkFor = async (userId: string, purpose: 'email_change' | 'email_confirm', email: string) => {
      const token = newToken('slm');
      const now = new Date();
      await insertOneTimeToken(system, {
        userId,
        purpose,
        hash: hashToken(token),
        email,
        triesLeft: 1,
        now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      });
      return `/confirm/${token}`;
    };
    const mover = await makeAccount(db, { email: 'mover@example.com' });
    const session = (await makeSession(db, mover, 'api')).token;
    const moved = await twice(
      'POST',
      await linkFor(mover.userId, 'email_change', 'moved@example.com'),
      {},
      session,
    );
    expect([moved.first, moved.again].map(({ status }) => status)).toEqual([200, 200]);
    const tokenOf = ({ body }: { body: unknown }) => (body as { access_token: string }).access_token;
    const own = await world.call('GET', '/user', { token: tokenOf(moved.again) });
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('moved@example.com')]);

    // A second registration of the address, with a carrier of its own: its link gives the carrier to the owner to decide about.
    const second = await makeAccount(db, { email: 'second@example.com', emailVerified: false });
    await db.user.update({ where: { id: second.userId }, data: { claimedEmail: 'moved@example.com' } });
    const joined = await twice(
      'POST',
      await linkFor(second.userId, 'email_confirm', 'moved@example.com'),
      {},
      null,
    );
    expect(joined.first.status).toBe(200);
    expect(joined.again).toEqual(joined.first);
    const begun = { carrierId: second.carrierId, userId: mover.userId };
    expect(await db.membership.count({ where: begun })).toBe(1);
  });

  it('is answered so where it uses up what was mailed: a link to a new password, one to an address, a code', async () => {
    const { db } = world;
    const system = systemScope(db);
    const owner = await makeAccount(db, { email: 'mailed@example.com' });
    const mailed = async (purpose: 'password_reset' | 'email_confirm' | 'sign_in_code', code?: string) => {
      const token = newToken('slm');
      const hash =
        code === undefined
          ? hashToken(token)
          : new Uint8Array(Buffer.from(await argon2Keeper().hash(code), 'utf8'));
      const now = new Date();
      await insertOneTimeToken(system, {
        userId: owner.userId,
        purpose,
        hash,
        email: owner.email,
        triesLeft: code === undefined ? 1 : 5,
        now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      });
      return token;
    };
    const works = async (body: unknown) =>
      (await world.call('GET', '/user', { token: (body as { access_token: string }).access_token })).status;

    const password = 'five blue trucks';
    const reset = {
      email: owner.email,
      token: await mailed('password_reset'),
      password,
      password_confirmation: password,
    };
    const renewed = await twice('POST', '/password-reset-confirm', reset, null);
    expect([renewed.first.status, renewed.again.status]).toEqual([200, 200]);
    expect(await works(renewed.again.body)).toBe(200);
    // The link is used up for every other request, and for this one with another password.
    const other = { ...reset, password: 'six blue trucks', password_confirmation: 'six blue trucks' };
    const refusals = [
      await world.call('POST', '/password-reset-confirm', { token: null, body: reset }),
      await world.call('POST', '/password-reset-confirm', {
        token: null,
        body: other,
        headers: { 'Idempotency-Key': renewed.key },
      }),
    ];
    // The kept answer knows the other body; without it the password does.
    expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
    await db.idempotentAnswer.deleteMany({});
    const guessed = await world.call('POST', '/password-reset-confirm', {
      token: null,
      body: other,
      headers: { 'Idempotency-Key': renewed.key },
    });
    expect(guessed.status).toBe(422);

    await mailed('sign_in_code', '204060');
    const code = await twice('POST', '/login', { email: owner.email, code: '204060' }, null);
    expect([code.first.status, code.again.status]).toEqual([200, 200]);
    expect(await works(code.again.body)).toBe(200);
    await db.idempotentAnswer.deleteMany({});
    const wrong = await world.call('POST', '/login', {
      token: null,
      body: { email: owner.email, code: '204061' },
      headers: { 'Idempotency-Key': code.key },
    });
    expect(wrong.status).toBe(422);

    await db.user.update({ where: { id: owner.userId }, data: { emailVerifiedAt: null } });
    const link = await mailed('email_confirm');
    const confirmed = await twice('POST', `/confirm/${link}`, { password }, null);
    expect([confirmed.first, confirmed.again].map(({ status }) => status)).toEqual([200, 200]);
    expect(confirmed.again.body).toEqual(confirmed.first.body);
    expect((await world.call('POST', `/confirm/${link}`, { token: null, body: { password } })).status).toBe(
      422,
    );
  });

  it('is answered so where a plan that was not paid is canceled', async () => {
    const { db } = world;
    const owner = await signedIn(app, {});
    const as = await makeApiToken(db, owner);
    const plan = { plan_id: 'ic_standard', stripe_token: 'tok_chargeCustomerFail' };
    const begun = await twice('PUT', '/account/billing/subscription/free', plan, as);
    expect(begun.first.status).toBe(200);
    const { subscription } = begun.first.body as { subscription: { id: string } };
    // The trial ends in the world of the local Stripe, and the card fails.
    await db.$transaction([
      db.$executeRaw`SELECT pg_advisory_xact_lock(7275)`,
      db.$executeRaw`UPDATE test_billing_state SET state = jsonb_set(state, '{clockShiftSeconds}', to_jsonb(${14 * 86_400 + 60}::int)) WHERE id = 1`,
    ]);
    const account = { carrierId: owner.carrierId };
    const status = async () => (await db.billingSubscription.findFirst({ where: { account } }))?.status;
    await expect.poll(status, { timeout: 40_000, interval: 500 }).toBe('past_due');
    const ended = await twice(
      'PUT',
      `/account/billing/subscription/${subscription.id}/cancel`,
      undefined,
      as,
    );
    expect(ended.first.status).toBe(200);
    expect(ended.again).toEqual(ended.first);
    expect(await status()).not.toBe('past_due');
  }, 90_000);

  it('is answered so where the columns of a file are guessed anew', async () => {
    const form = new FormData();
    form.append('file', new File(['Date,Unit,State,Gallons\n11/02/2026,T-1,TX,100\n'], 'anew.csv'));
    form.append('kind', 'fuel');
    const uploaded = await fetch(`${app.origin}/mileage/api/imports`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${world.token}` },
      body: form,
    });
    const { data } = (await uploaded.json()) as { data: { id: string } };
    const path = `/imports/${data.id}`;
    await expect
      .poll(async () => {
        const answer = (await (await world.call('GET', path)).json()) as { data: { status: string } };
        return answer.data.status;
      })
      .toMatch(/^(mapping|preview)$/);
    const guessed = await twice('PUT', path, { kind: 'trips' });
    expect(guessed).toMatchObject({
      first: { status: 200, body: { data: { kind: 'trips', status: 'mapping' } } },
      again: { status: 200 },
    });
    expect(guessed.again.body).toEqual(guessed.first.body);
  });
});

/** Asks twice under one key, as though the process had died before it kept the first answer. */
async function twice(
  method: string,
  path: string,
  body?: unknown,
  token: string | null = world.token,
  headers: Record<string, string> = {},
) {
  const key = randomUUID();
  const ask = async () => {
    const answer = await world.call(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: { 'Idempotency-Key': key, ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const first = await ask();
  await world.db.idempotentAnswer.deleteMany({});
  return { key, first, again: await ask() };
}
