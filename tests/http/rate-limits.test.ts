import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../factories/app';
import { cloneDatabase } from '../factories/test-database';
import { databaseOf, makeAccount, makeApiToken, signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const databaseUrl = await cloneDatabase();
const env = { RATE_LIMITS: '1' };
const first = await startApp({ databaseUrl, env });
const second = await startApp({ databaseUrl, env, role: 'web' });

describe('the limit on calculations', () => {
  it('is one for all processes, says how long to wait, and keeps what was typed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        fetch(
          `${(index % 2 ? first : second).origin}/mileage/api/calc/stops/${String(index).padStart(6, 'x')}`,
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ stops: [] }),
          },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);

    const page = await new Visitor(first.origin).post('/mileage/calculator', {
      pickup_city: 'Chicago',
      pickup_state: 'IL',
      delivery_city: 'Gary',
      delivery_state: 'IN',
    });
    expect(page.status).toBe(429);
    expect(/Too many requests\. Try again in \d+ seconds?\./.test(page.html)).toBe(true);
    expect(/name="pickup_city"[^>]*value="Chicago"/.test(page.html)).toBe(true);
  });

  it('holds for the address search too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => fetch(`${first.origin}/mileage/api/calc/geo/search?term=chi`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('the limit on wrong passwords', () => {
  const PASSWORD = 'three blue lanterns';
  const signIn = (visitor: Visitor, email: string, password: string) =>
    visitor.post('/mileage/login', { email, password });

  it('is cleared by no sign-in to another account that only claims the address', async () => {
    const passwordHash = await argon2Keeper().hash(PASSWORD);
    const { prisma } = databaseOf(databaseUrl);
    await makeAccount(prisma, { email: 'victim@example.com', passwordHash });
    const thief = new Visitor(first.origin);
    await thief.post('/mileage/register', {
      name: 'Thief',
      email: 'victim@example.com',
      password: 'of the thief 1',
      password_confirmation: 'of the thief 1',
    });
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push(
          (await signIn(new Visitor(first.origin), 'victim@example.com', `guess ${guess}`)).status,
        );
      statuses.push((await signIn(new Visitor(first.origin), 'victim@example.com', 'of the thief 1')).status);
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThan(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps strangers out, and not the browser in which the owner has signed in before', async () => {
    const passwordHash = await argon2Keeper().hash(PASSWORD);
    const { prisma } = databaseOf(databaseUrl);
    await makeAccount(prisma, { email: 'owner@example.com', passwordHash });
    const own = new Visitor(first.origin);
    expect((await signIn(own, 'owner@example.com', PASSWORD)).url).toBe('/mileage/trips-fuel');
    await own.post('/mileage/logout', {});
    for (let guess = 0; guess < 10; guess += 1)
      await signIn(new Visitor(second.origin), 'owner@example.com', `guess ${guess}`);
    expect((await signIn(new Visitor(first.origin), 'owner@example.com', PASSWORD)).status).toBe(429);

    // Nor is it kept from a code or a link, when strangers have asked for as many as there are.
    const askForCode = async (visitor: Visitor) =>
      (await visitor.post('/mileage/login/code', { email: 'owner@example.com' })).status;
    for (let count = 0; count < 5; count += 1) await askForCode(new Visitor(second.origin));
    expect([await askForCode(new Visitor(first.origin)), await askForCode(own)]).toEqual([429, 200]);

    expect((await signIn(own, 'owner@example.com', PASSWORD)).url).toBe('/mileage/trips-fuel');
    await own.post('/mileage/logout', {});
    // It has a limit of its own, and is known to no other account.
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await signIn(own, 'owner@example.com', `guess ${guess}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('the limit on sign-ins by a program', () => {
  it('keeps strangers out, and not the program that brings the token of its last sign-in, working or not', async () => {
    const passwordHash = await argon2Keeper().hash('three blue trucks');
    const { prisma } = databaseOf(databaseUrl);
    // All tests of this file come from one address, which has a limit of its own.
    await prisma.$executeRaw`DELETE FROM "rate_limit" WHERE "key" LIKE 'signInByAddress:%'`;
    for (const email of ['nightly@example.com', 'another@example.com'])
      await makeAccount(prisma, { email, passwordHash });
    const call = (path: string, body: object, token?: string) =>
      fetch(`${first.origin}/mileage/api${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const signInAs = (email: string, password: string, token?: string) =>
      call('/login', { email, password }, token);
    const tokenOf = async (email: string) =>
      ((await (await signInAs(email, 'three blue trucks')).json()) as { access_token: string }).access_token;
    const [own, other] = [await tokenOf('nightly@example.com'), await tokenOf('another@example.com')];
    await call('/logout', {}, own);
    for (let guess = 0; guess < 10; guess += 1) await signInAs('nightly@example.com', `guess ${guess}`);
    const asks = async (token?: string) =>
      (await signInAs('nightly@example.com', 'three blue trucks', token)).status;
    expect([await asks(), await asks(other), await asks('sla_made-up')]).toEqual([429, 429, 429]);
    expect(await asks(own)).toBe(200);
    // It has a limit of its own.
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await signInAs('nightly@example.com', `guess ${guess}`, own)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('the limit on invitations', () => {
  it('keeps the mailbox of one address from being filled, whichever carriers and ways invite', async () => {
    const [dana, omar] = [await signedIn(first), await signedIn(second)];
    const token = await makeApiToken(omar.db, omar);
    const invite = (email: string) =>
      dana.visitor.post('/mileage/account/people', { intent: 'invite', email, role: 'viewer' });
    for (let count = 0; count < 3; count += 1) expect((await invite('full@example.com')).status).toBe(200);
    const call = (email: string) =>
      fetch(`${second.origin}/mileage/api/people/invitations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ email, role: 'viewer' }),
      });
    expect((await call('Full@example.com')).status).toBe(201);
    expect((await call('full@example.com ')).status).toBe(201);
    const refused = await call('full@example.com');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await invite('full@example.com')).status).toBe(429);
    expect(await dana.db.mailMessage.count({ where: { toAddress: 'full@example.com' } })).toBe(5);
    expect((await invite('other@example.com')).status).toBe(200);
  });
});

describe('the limit on new cards', () => {
  it('is one for calls, forms and processes: stolen numbers cannot be tried one after the other', async () => {
    const dana = await signedIn(first);
    const token = await makeApiToken(dana.db, dana);
    const tryCard = (origin: string, [method, path, body]: readonly [string, string, object]) =>
      fetch(`${origin}/mileage/api/account/billing${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...body, stripe_token: 'tok_chargeDeclined' }),
      });
    const calls = [
      ['POST', '/card', {}],
      ['PUT', '/subscription/free', { plan_id: 'ic_basic' }],
    ] as const;
    for (let index = 0; index < 10; index += 1) {
      const answer = await tryCard(index % 3 ? first.origin : second.origin, calls[index % 2] ?? calls[0]);
      expect(answer.status, await answer.text()).toBe(422);
    }
    for (const call of calls) {
      const refused = await tryCard(second.origin, call);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (const path of ['/mileage/account/billing/cards/new', '/mileage/account/billing/plans/ic_basic']) {
      const page = await dana.visitor.post(path, { stripe_token: 'tok_visa', authorized: 'yes' });
      expect(page.status, path).toBe(429);
      expect(page.html).toMatch(/Too many requests\. Try again in \d+ minutes\./);
    }
  });
});
