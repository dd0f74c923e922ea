import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { newToken } from '~/areas/accounts/data/secret-token.server';
import { startApp } from '../../factories/app';
import { bodyOf, cookieOf, form, json, rawHttp, valueOf } from '../../factories/raw-http';
import {
  databaseOf,
  makeAccount,
  makeApiToken,
  makeSession,
  SESSION_COOKIE,
  signedIn,
} from '../../factories/signed-in';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { raw } = rawHttp(app.origin);
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const who = async (headers: Record<string, string>) => (await raw('/mileage/api/user', { headers })).status;

describe('V7 sessions', () => {
  it('ASVS 7.2.4: signing in makes a new session; one that was planted in the browser is never taken over', async () => {
    const account = await makeAccount(db, { email: 'fixed@example.com', passwordHash });
    const planted = newToken('sls');
    const attacker = await signedIn(app);
    for (const value of [planted, attacker.cookie.value, 'nonsense']) {
      const answer = await raw(
        '/mileage/login',
        form({ email: account.email, password: PASSWORD }, { Cookie: `${SESSION_COOKIE}=${value}` }),
      );
      expect(answer.status).toBe(303);
      const token = valueOf(cookieOf(answer));
      expect(token).toMatch(/^sls_[\w-]{43}$/);
      expect(token).not.toBe(value);
      expect(await who({ Cookie: `${SESSION_COOKIE}=${planted}` })).toBe(401);
    }
    // The session that was there before has ended.
    expect(await who({ Cookie: `${SESSION_COOKIE}=${attacker.cookie.value}` })).toBe(401);
  });

  it('ASVS 7.2.3: tokens have 256 random bits, and the database knows only their hashes', async () => {
    const account = await makeAccount(db);
    const { token } = await makeSession(db, account);
    expect(Buffer.from(token.slice(4), 'base64url')).toHaveLength(32);
    const stored = await db.sessionToken.findFirstOrThrow({ where: { session: { userId: account.userId } } });
    expect(Buffer.from(stored.hash).toString('latin1')).not.toContain(token.slice(4, 20));
    expect(await who({ Cookie: `${SESSION_COOKIE}=${Buffer.from(stored.hash).toString('base64url')}` })).toBe(
      401,
    );
  });

  it.each([
    ['7.3.1: without use', { idleExpiresAt: new Date(Date.now() - 1000) }],
    ['7.3.2: at last in any case', { expiresAt: new Date(Date.now() - 1000) }],
    ['7.4.1: when it is revoked', { revokedAt: new Date() }],
  ])('ASVS %s a session ends, and the cookie that is good for nothing is dropped', async (_why, change) => {
    const person = await signedIn(app);
    await db.session.updateMany({ where: { userId: person.userId }, data: change });
    const page = await raw('/mileage/trips-fuel', {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe('/mileage/login?to=%2Fmileage%2Ftrips-fuel');
    expect(cookieOf(page)).toMatch(/Max-Age=0/);
    const call = await raw('/mileage/api/user', {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(call.status).toBe(401);
    expect(cookieOf(call)).toMatch(/Max-Age=0/);
    expect(await who(person.bearer)).toBe(401);
  });

  it('ASVS 7.4.2: a disabled account is signed out at once, everywhere, and cannot sign in again by any way', async () => {
    const person = await signedIn(app, { email: 'disabled@example.com', passwordHash });
    const apiToken = await makeApiToken(db, person);
    await db.user.update({ where: { id: person.userId }, data: { disabledAt: new Date() } });
    for (const headers of [
      { Cookie: `${person.cookie.name}=${person.cookie.value}` },
      person.bearer,
      { Authorization: `Bearer ${apiToken}` },
    ])
      expect(await who(headers)).toBe(401);
    const refused = await raw(
      '/mileage/api/login',
      json({ email: 'disabled@example.com', password: PASSWORD }),
    );
    expect(refused.status).toBe(422);
    expect(await bodyOf(refused)).toMatchObject({ message: 'These credentials do not match our records.' });
    expect((await raw('/mileage/api/refresh', { method: 'POST', headers: person.bearer })).status).toBe(401);
  });

  it('ASVS 7.2.1, 9.1.1: a token that was replaced and comes back later ends the whole session', async () => {
    const answer = await bodyOf(
      await raw(
        '/mileage/api/login',
        json({
          email: (await makeAccount(db, { email: 'reuse@example.com', passwordHash })).email,
          password: PASSWORD,
        }),
      ),
    );
    const first = { Authorization: `Bearer ${String(answer['access_token'])}` };
    const renewed = await bodyOf(await raw('/mileage/api/refresh', { method: 'POST', headers: first }));
    const second = { Authorization: `Bearer ${String(renewed['access_token'])}` };
    expect(await who(second)).toBe(200);
    expect(await who(first)).toBe(200); // a request on its way
    await db.sessionToken.updateMany({
      where: { replacedAt: { not: null } },
      data: { replacedAt: new Date(Date.now() - 11_000) },
    });
    expect(await who(first)).toBe(401);
    expect((await raw('/mileage/api/refresh', { method: 'POST', headers: first })).status).toBe(401);
    expect(await who(second)).toBe(401);
  });

  it('ASVS 7.2.1: many renewals at the same moment sign nobody out', async () => {
    const person = await signedIn(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        raw('/mileage/api/refresh', { method: 'POST', headers: person.bearer }),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await who({ Authorization: `Bearer ${String((await bodyOf(answer))['access_token'])}` })).toBe(
        200,
      );
    }
  });

  it('renews a browser’s cookie without telling its secret to a script', async () => {
    const person = await signedIn(app);
    const answer = await raw('/mileage/api/refresh', {
      method: 'POST',
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}`, Origin: app.origin },
    });
    const token = valueOf(cookieOf(answer));
    expect(token).not.toBe(person.cookie.value);
    expect(JSON.stringify(await bodyOf(answer))).not.toContain(token);
    expect(await who({ Cookie: `${SESSION_COOKIE}=${token}` })).toBe(200);
  });

  it('ASVS 7.4.4: every signed-in page has a way to log out', async () => {
    const { visitor } = await signedIn(app);
    for (const path of [
      '/mileage/trips-fuel',
      '/mileage/equipment',
      '/mileage/account',
      '/mileage/account/security',
    ])
      expect((await visitor.get(path)).html).toContain('Logout');
  });

  it('ASVS 7.5.1: password, address and account are not changed without the password', async () => {
    const person = await signedIn(app, { passwordHash });
    const without = await Promise.all([
      person.visitor.post('/mileage/account/security', {
        intent: 'password',
        password: 'nine new trucks',
        password_confirmation: 'nine new trucks',
      }),
      person.visitor.post('/mileage/account', { intent: 'email', email: 'stolen@example.com' }),
      person.visitor.post('/mileage/account/data', { intent: 'delete', understood: '1' }),
    ]);
    expect(without.map(({ status }) => status)).toEqual([422, 422, 422]);
    const noPassword = await signedIn(app);
    await db.session.updateMany({
      where: { userId: noPassword.userId },
      data: { authenticatedAt: new Date(Date.now() - 16 * 60_000) },
    });
    expect(
      (await noPassword.visitor.post('/mileage/account/data', { intent: 'delete', understood: '1' })).status,
    ).toBe(403);
  });

  it('a token for one thing opens no other: an API token is no session, a cookie no Bearer token', async () => {
    const person = await signedIn(app);
    const access = person.bearer.Authorization.replace('Bearer ', '');
    expect(await who({ Cookie: `${SESSION_COOKIE}=${access}` })).toBe(401);
    expect(await who({ Authorization: `Bearer ${person.cookie.value}` })).toBe(401);
    // A wrong token never falls back to the cookie that comes along.
    expect(
      await who({ Authorization: 'Bearer nonsense', Cookie: `${SESSION_COOKIE}=${person.cookie.value}` }),
    ).toBe(401);
    expect(
      (
        await raw('/mileage/api/refresh', {
          method: 'POST',
          headers: { Authorization: `Bearer ${person.cookie.value}` },
        })
      ).status,
    ).toBe(401);
  });
});
