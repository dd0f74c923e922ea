import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/adapters/passwords/argon2.server';
import { newToken } from '~/data/accounts/secret-token.server';
import { startApp } from '../factories/app';
import {
  databaseOf,
  makeAccount,
  makeApiToken,
  makeSession,
  SESSION_COOKIE,
  signedIn,
} from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue trucks';
const passwordHash = await argon2Keeper().hash(PASSWORD);

type Headers_ = Record<string, string>;
const rawAt = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', ...init });
const raw = (path: string, init: RequestInit = {}) => rawAt(app.origin, path, init);
const json = (body: unknown, headers: Headers_ = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const form = (fields: Headers_, headers: Headers_ = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
});
const cookieOf = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
const valueOf = (line: string | undefined) => line?.split(';')[0]?.split('=')[1] ?? '';
const who = async (headers: Headers_) => (await raw('/mileage/api/user', { headers })).status;
const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe('V6 authentication', () => {
  it('ASVS 6.2.1, 6.2.4, 6.2.9: passwords have a least length, are not common, and may be long', async () => {
    const register = async (password: string) =>
      (
        await raw(
          '/mileage/api/register',
          json({
            name: 'A',
            email: `v6-${password.length}-${password.charCodeAt(0)}@example.com`,
            password,
            password_confirmation: password,
          }),
        )
      ).status;
    expect(await register('12345')).toBe(422);
    expect(await register('qwerty123')).toBe(422);
    expect(await register('ü'.repeat(200))).toBe(201);
    expect(await register('x'.repeat(201))).toBe(422);
  });

  it('ASVS 6.2.8: a password is taken exactly as it was typed', async () => {
    await makeAccount(db, {
      email: 'exact@example.com',
      passwordHash: await argon2Keeper().hash('  Spaces and CASE  '),
    });
    const tryIt = async (password: string) =>
      (await raw('/mileage/api/login', json({ email: 'exact@example.com', password }))).status;
    expect(await tryIt('  Spaces and CASE  ')).toBe(200);
    expect(await tryIt('Spaces and CASE')).toBe(422);
    expect(await tryIt('  spaces and case  ')).toBe(422);
  });

  it('ASVS 6.2.6, 6.2.7: password fields are masked, and password managers may fill them', async () => {
    for (const [path, hint] of [
      ['/mileage/login', 'current-password'],
      ['/mileage/register', 'new-password'],
    ] as const) {
      const { html } = await new Visitor(app.origin).get(path);
      expect(html).toMatch(
        new RegExp(
          `type="password"[^>]*autocomplete="${hint}"|autocomplete="${hint}"[^>]*type="password"`,
          'i',
        ),
      );
      expect(html).toMatch(/autocomplete="username"/i);
    }
  });

  it('ASVS 6.3.8: the time of an answer does not tell whether an account exists', async () => {
    const known = await makeAccount(db, { email: 'timing@example.com', passwordHash });
    const passwordless = await makeAccount(db, { email: 'nopassword@example.com' });
    const times = new Map<string, number[]>();
    for (let round = 0; round < 25; round++) {
      for (const email of [known.email, passwordless.email, `nobody-${round}@example.com`]) {
        const startedAt = performance.now();
        const answer = await raw('/mileage/api/login', json({ email, password: 'not the password' }));
        expect(answer.status).toBe(422);
        await answer.text();
        const kind = email.startsWith('nobody') ? 'nobody' : email;
        times.set(kind, [...(times.get(kind) ?? []), performance.now() - startedAt]);
      }
    }
    // The quick ones of 25: the slow ones tell what else this machine was doing.
    const usual = (kind: string) => [...(times.get(kind) ?? [])].sort((a, b) => a - b)[5] ?? 0;
    // Without the hash an unknown address would answer in about a quarter of the time.
    for (const kind of ['nobody', passwordless.email]) {
      expect(usual(kind) / usual(known.email), kind).toBeGreaterThan(0.6);
      expect(usual(kind) / usual(known.email), kind).toBeLessThan(1.6);
    }
  });

  it('ASVS 6.3.8: requests for mails look the address up later, so that they answer all alike', async () => {
    await makeAccount(db, { email: 'alike@example.com' });
    for (const path of ['/mileage/api/password-reset-link', '/mileage/api/login-code']) {
      const answers = await Promise.all(
        ['alike@example.com', 'nobody-alike@example.com'].map((email) =>
          raw(path, json({ email })).then((answer) => answer.text()),
        ),
      );
      expect(answers[0]).toBe(answers[1]);
    }
  });

  it('ASVS 6.4.4, 6.5.1, 6.5.5: links and codes are single-use and short-lived (see account-flows), and are stored only as hashes', async () => {
    const rows = await db.$queryRaw<{ hash: Uint8Array }[]>`SELECT "hash" FROM "one_time_token"`;
    for (const { hash } of rows) expect(Buffer.from(hash).toString('utf8')).not.toMatch(/slm_|^\d{6}$/);
  });
});

describe('V6 brute force', async () => {
  const limited = await Promise.all(
    [1, 2, 3, 4].map(() =>
      startApp({ role: 'web', databaseUrl: app.databaseUrl, env: { RATE_LIMITS: '1', DATABASE_POOL: '4' } }),
    ),
  );

  it('ASVS 6.3.1: across four processes exactly the limit of wrong tries at one account gets through, with a time to wait', async () => {
    await makeAccount(db, { email: 'victim@example.com', passwordHash });
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        rawAt(
          limited[index % 4]!.origin,
          '/mileage/api/login',
          json(
            {
              email: index % 2 ? 'victim@example.com' : ' VICTIM@example.com',
              password: `wrong guess ${index}`,
            },
            { 'X-Forwarded-For': `10.0.0.${index}` },
          ),
        ),
      ),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const refused = tries.find(({ status }) => status === 429)!;
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(200);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await bodyOf(refused))['message']).toMatch(/^Too many tries\. Try again in 5 minutes\./);
    // The right password waits as well: else the answer would tell it.
    expect(
      (
        await rawAt(
          limited[0]!.origin,
          '/mileage/api/login',
          json({ email: 'victim@example.com', password: PASSWORD }),
        )
      ).status,
    ).toBe(429);

    // From one address, whatever accounts it tries: sixty, forty-one of which are spent.
    const sprayed = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        rawAt(
          limited[index % 4]!.origin,
          '/mileage/api/login',
          json({ email: `spray-${index}@example.com`, password: 'autumn leaves' }),
        ),
      ),
    );
    expect(sprayed.filter(({ status }) => status === 422)).toHaveLength(60 - 41);
    const page = await rawAt(
      limited[1]!.origin,
      '/mileage/login',
      form({ email: 'spray@example.com', password: 'autumn leaves' }, { Origin: limited[1]!.origin }),
    );
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await page.text()).toContain('Too many tries');

    // Mails to one address: five, whoever asks.
    const mails = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        rawAt(
          limited[index % 4]!.origin,
          '/mileage/api/password-reset-link',
          json({ email: 'flooded@example.com' }),
        ),
      ),
    );
    expect(mails.filter(({ status }) => status === 200)).toHaveLength(5);
  }, 60_000);
});

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

describe('V3, V8 and the boundary', () => {
  it('ASVS 3.3.1 to 3.3.4: behind TLS the cookie is Secure, HttpOnly, SameSite and bound to the host', async () => {
    const behindTls = await startApp({
      role: 'web',
      databaseUrl: app.databaseUrl,
      env: { PUBLIC_URL: 'https://stateline.example' },
    });
    const account = await makeAccount(db, { email: 'tls@example.com', passwordHash });
    const answer = await rawAt(
      behindTls.origin,
      '/mileage/login',
      form({ email: account.email, password: PASSWORD }),
    );
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-stateline_session='));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    // The name without the prefix is not looked at: a page of another host could have set it.
    const token = valueOf(cookie);
    expect(
      (
        await rawAt(behindTls.origin, '/mileage/api/user', {
          headers: { Cookie: `stateline_session=${token}` },
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await rawAt(behindTls.origin, '/mileage/api/user', {
          headers: { Cookie: `__Host-stateline_session=${token}` },
        })
      ).status,
    ).toBe(200);
  });

  it('ASVS 3.5.1: a sign-in that another site’s form sends is refused, so that nobody is signed in as somebody else', async () => {
    const answer = await raw(
      '/mileage/login',
      form(
        { email: 'fixed@example.com', password: PASSWORD },
        { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      ),
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('ASVS 8.2.1: the administration is closed to everybody without its role', async () => {
    const { cookie, bearer } = await signedIn(app);
    const admin = await raw('/mileage/admin', { headers: { Cookie: `${cookie.name}=${cookie.value}` } });
    expect([303, 404]).toContain(admin.status);
    if (admin.status === 303) expect(admin.headers.get('location')).toBe('/mileage/403');
    expect((await raw('/mileage/403')).status).toBe(403);
    expect((await raw('/mileage/api/user', { headers: bearer })).status).toBe(200);
  });

  it('ASVS 16.2.5: no password, token, code or address is written to the log', async () => {
    await raw('/mileage/login', form({ email: 'logged@example.com', password: 'a secret for the log' }));
    await raw('/mileage/password/reset/slm_secretofthelogsecretofthelogsecretofthelogabcdef');
    await raw('/mileage/confirm/slm_secretofthelogsecretofthelogsecretofthelogabcdef');
    await raw('/mileage/api/confirm/slm_secretofthelogsecretofthelogsecretofthelogabcdef', {
      method: 'POST',
    });
    await raw('/mileage/login?authcode=123456&email=logged@example.com');
    const log = JSON.stringify(app.log);
    for (const secret of ['a secret for the log', 'slm_secret', '123456', 'logged@example.com', PASSWORD])
      expect(log).not.toContain(secret);
  });

  it('answers nonsense in place of tokens and ids without an error of its own', async () => {
    const { cookie } = await signedIn(app);
    const headers = { Cookie: `${cookie.name}=${cookie.value}` };
    for (const path of [
      '/mileage/confirm/%00',
      '/mileage/password/reset/%E0%A4%A',
      '/mileage/invitations/..%2f',
      '/mileage/account/data/x.zip',
      "/mileage/account/data/'--.zip",
      '/mileage/inbox/%F0%9F',
    ]) {
      expect((await raw(path, { headers })).status, path).toBeLessThan(500);
    }
    for (const value of ['\u0000', 'a'.repeat(10_000), '{"$gt":""}', "' OR 1=1 --", '../../etc/passwd']) {
      const answer = await raw(
        '/mileage/api/login',
        json({ email: value, password: value, remember: value }),
      );
      expect(answer.status, value.slice(0, 20)).toBe(422);
    }
  });
});
