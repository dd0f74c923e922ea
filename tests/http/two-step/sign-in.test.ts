import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { setUpTwoStep, TWO_STEP, type Phone } from '../../factories/authenticator';
import {
  databaseOf,
  makeSession,
  SESSION_COOKIE,
  signedIn,
  type AccountOptions,
  type SignedIn,
} from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue lanterns';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const VERIFY = '/mileage/login/verify';

interface Person extends SignedIn {
  phone: Phone;
  recoveryCodes: string[];
}

async function withApp(
  options: AccountOptions = {},
  on: { origin: string; databaseUrl: string } = app,
): Promise<Person> {
  const person = await signedIn(on, { passwordHash, ...options });
  const made = await setUpTwoStep(person.visitor, PASSWORD);
  // The half minute of the set-up counts as long ago, so that a test can sign in at once.
  await db.authenticator.update({ where: { userId: person.userId }, data: { lastStep: 0 } });
  return { ...person, ...made };
}

const isSignedIn = (visitor: Visitor) => visitor.cookies.has(SESSION_COOKIE);
const login = (visitor: Visitor, { email }: { email: string }, more: Record<string, string> = {}) =>
  visitor.post('/mileage/login', { email, password: PASSWORD, ...more });
const mailsOf = (userId: string, event: string) =>
  db.mailMessage.count({
    where: { userId, kind: 'security-notice', params: { path: ['event'], equals: event } },
  });

describe('signing in by two steps', () => {
  it('asks for the code on a page of its own after the right password, and leads to where the person wanted to go', async () => {
    const person = await withApp();
    const visitor = new Visitor(app.origin);
    const asked = await login(visitor, person, { to: '/mileage/account/people', remember: '1' });
    expect(asked.url).toBe(`${VERIFY}?to=%2Fmileage%2Faccount%2Fpeople`);
    expect(asked.html).toContain('Enter the code from your app');
    expect(asked.html).toMatch(/<input[^>]*id="code"[^>]*>/);
    const field = /<input[^>]*id="code"[^>]*>/.exec(asked.html)?.[0] ?? '';
    expect(field).toContain('inputmode="numeric"');
    expect(field).toContain('autocomplete="one-time-code"');
    expect(isSignedIn(visitor)).toBe(false);
    expect((await visitor.get('/mileage/trips-fuel')).url).toContain('/mileage/login');

    const wrong = await visitor.post(VERIFY, {
      code: person.phone.wrongCode(),
      to: '/mileage/account/people',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/id="code-error"[^>]*>.*Wrong code/s);
    expect(wrong.html).toContain('name="to" value="/mileage/account/people"');
    const done = await visitor.post(VERIFY, { code: person.phone.code(), to: '/mileage/account/people' });
    expect(done.url).toBe('/mileage/account/people');
    expect(isSignedIn(visitor)).toBe(true);
    expect(visitor.cookies.has('stateline_second_step')).toBe(false);
    const session = await db.session.findFirstOrThrow({
      where: { userId: person.userId },
      orderBy: { createdAt: 'desc' },
    });
    expect(session.remember).toBe(true);
  });

  it('says after a wrong password what it says to everybody', async () => {
    const person = await withApp();
    const visitor = new Visitor(app.origin);
    const refused = await visitor.post('/mileage/login', {
      email: person.email,
      password: 'not the password',
    });
    expect(refused.html).toContain('These credentials do not match our records.');
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.get(VERIFY)).url).toBe('/mileage/login');
  });

  it('takes no code twice, neither of the same half minute nor of one before it', async () => {
    const person = await withApp();
    const code = person.phone.code();
    const first = new Visitor(app.origin);
    await login(first, person);
    expect((await first.post(VERIFY, { code })).url).toBe('/mileage/trips-fuel');
    const second = new Visitor(app.origin);
    await login(second, person);
    for (const used of [code, person.phone.code(-1)]) {
      const again = await second.post(VERIFY, { code: used });
      expect(again.status).toBe(422);
      expect(again.html).toContain('This code was already used.');
    }
    expect((await second.post(VERIFY, { code: person.phone.code(1) })).url).toBe('/mileage/trips-fuel');
  });

  it('lets exactly one of many in that send one code at the same moment', async () => {
    const person = await withApp();
    const visitors = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = new Visitor(app.origin);
        await login(visitor, person);
        return visitor;
      }),
    );
    const code = person.phone.code();
    await Promise.all(visitors.map((visitor) => visitor.post(VERIFY, { code })));
    expect(visitors.filter(isSignedIn)).toHaveLength(1);
  });

  it('ends whoever was signed in to the browser before, and sends a form that comes twice where the first one led', async () => {
    const person = await withApp();
    const planted = await signedIn(app);
    const visitor = new Visitor(app.origin);
    visitor.cookies.set(SESSION_COOKIE, planted.cookie.value);
    expect((await login(visitor, person)).url).toBe(VERIFY);
    expect((await planted.visitor.get('/mileage/account')).url).toContain('/mileage/login');
    const code = person.phone.code();
    const twice = new Visitor(app.origin);
    for (const [name, value] of visitor.cookies) twice.cookies.set(name, value);
    expect((await visitor.post(VERIFY, { code })).url).toBe('/mileage/trips-fuel');
    const second = await twice.post(VERIFY, { code });
    expect(second.url).toBe('/mileage/login?over=1');
    visitor.cookies.delete('stateline_second_step');
    const led = await visitor.get(second.url);
    expect([led.url, led.html.includes('Sign in again.')]).toEqual(['/mileage/trips-fuel', false]);
  });

  it('belongs to the browser that typed the password: the code alone opens nothing elsewhere', async () => {
    const person = await withApp();
    await login(new Visitor(app.origin), person);
    const other = new Visitor(app.origin);
    expect((await other.post(VERIFY, { code: person.phone.code() })).url).toBe('/mileage/login?over=1');
    other.cookies.set('stateline_second_step', `slp_${'A'.repeat(43)}`);
    expect((await other.post(VERIFY, { code: person.phone.code() })).url).toBe('/mileage/login?over=1');
    expect(isSignedIn(other)).toBe(false);
  });

  it('is over after ten minutes, after a new password, and where it was switched off meanwhile', async () => {
    for (const end of [
      (userId: string) =>
        db.secondStep.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1) } }),
      async (userId: string) => {
        const visitor = new Visitor(app.origin);
        visitor.cookies.set(
          SESSION_COOKIE,
          (
            await makeSession(db, {
              userId,
              carrierId: (await db.membership.findFirstOrThrow({ where: { userId } })).carrierId,
            })
          ).token,
        );
        await visitor.post('/mileage/account/security', {
          intent: 'password',
          current_password: PASSWORD,
          password: 'seven green kettles',
          password_confirmation: 'seven green kettles',
        });
      },
      (userId: string) => db.user.update({ where: { id: userId }, data: { twoStepSince: null } }),
      (userId: string) => db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } }),
    ]) {
      const person = await withApp();
      const visitor = new Visitor(app.origin);
      await login(visitor, person);
      await end(person.userId);
      const late = await visitor.post(VERIFY, { code: person.phone.code() });
      expect(late.url).toBe('/mileage/login?over=1');
      expect(late.html).toContain('Sign in again.');
      expect(isSignedIn(visitor)).toBe(false);
    }
  });

  it('gives up after five wrong codes, also with the right one, and tells the person', async () => {
    const person = await withApp();
    const visitor = new Visitor(app.origin);
    await login(visitor, person);
    for (let tries = 0; tries < 4; tries++)
      expect((await visitor.post(VERIFY, { code: person.phone.wrongCode() })).status).toBe(422);
    const over = await visitor.post(VERIFY, { code: person.phone.wrongCode() });
    expect(over.url).toBe('/mileage/login?over=1');
    expect(over.html).toContain('too many wrong codes');
    expect((await visitor.post(VERIFY, { code: person.phone.code() })).url).toBe('/mileage/login?over=1');
    expect(isSignedIn(visitor)).toBe(false);
    expect(await mailsOf(person.userId, 'second-step-failed')).toBe(1);
  });

  it('counts codes with passwords: the right password in between forgives nothing', async () => {
    const limited = await startApp({ role: 'web', databaseUrl: app.databaseUrl, env: { RATE_LIMITS: '1' } });
    const person = await withApp({}, limited);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const visitor = new Visitor(limited.origin);
      statuses.push((await login(visitor, person)).status);
      if (statuses.at(-1) === 200)
        statuses.push((await visitor.post(VERIFY, { code: person.phone.wrongCode() })).status);
    }
    expect(statuses.slice(0, 10)).toEqual([200, 422, 200, 422, 200, 422, 200, 422, 200, 422]);
    expect(statuses.slice(10)).toEqual([429]);
  });
});

describe('recovery codes', () => {
  it('each sign in once, in the place of the app, and are kept as argon2id', async () => {
    const person = await withApp();
    expect(person.recoveryCodes).toHaveLength(10);
    const kept = await db.recoveryCode.findMany({ where: { userId: person.userId } });
    for (const { hash } of kept) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [code = '', other = ''] = person.recoveryCodes;
    const visitor = new Visitor(app.origin);
    await login(visitor, person);
    const page = await visitor.get(`${VERIFY}?by=recovery`);
    expect(page.html).toContain('Enter a recovery code');
    expect(
      (
        await visitor.post(`${VERIFY}?by=recovery`, {
          code: `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`,
        })
      ).status,
    ).toBe(422);
    expect(
      (await visitor.post(`${VERIFY}?by=recovery`, { code: code.toLowerCase().replaceAll('-', ' ') })).url,
    ).toBe('/mileage/trips-fuel');
    expect(await mailsOf(person.userId, 'recovery-code-used')).toBe(1);

    const second = new Visitor(app.origin);
    await login(second, person);
    expect((await second.post(VERIFY, { code })).status).toBe(422);
    expect((await second.post(VERIFY, { code: other })).url).toBe('/mileage/trips-fuel');
    expect((await visitor.get(TWO_STEP)).html).toContain('8 recovery codes are left');
  });

  it('work where no key of the installation opens the app’s, and the log says why the app does not', async () => {
    const person = await withApp();
    const moved = await startApp({
      role: 'web',
      databaseUrl: app.databaseUrl,
      env: { SECRETS_KEY: 'another key than that of the data folder' },
      expectErrors: true,
    });
    const visitor = new Visitor(moved.origin);
    await login(visitor, person);
    const closed = await visitor.post(VERIFY, { code: person.phone.code() });
    expect(closed.status).toBe(503);
    expect(closed.html).toContain('Use a recovery code, or write to support.');
    expect(moved.log.some(({ event }) => event === 'sealed-secret')).toBe(true);
    expect((await visitor.post(VERIFY, { code: person.recoveryCodes[0] ?? '' })).url).toBe(
      '/mileage/trips-fuel',
    );
  });
});

describe('no other way in goes round the second step', () => {
  const secretOf = async (userId: string, purpose: 'password_reset' | 'sign_in_code', kind: string) => {
    for (let tries = 0; tries < 100; tries++) {
      const mail = await db.mailMessage.findFirst({ where: { userId, kind, status: 'sent' } });
      if (mail?.text && (await db.oneTimeToken.count({ where: { userId, purpose, usedAt: null } })) > 0)
        return mail.text;
      await sleep(50);
    }
    throw new Error(`no ${kind}`);
  };

  it('a mailed code', async () => {
    const person = await withApp();
    const visitor = new Visitor(app.origin);
    await visitor.post('/mileage/login/code', { intent: 'send', email: person.email });
    const mailed = /\b\d{6}\b/.exec(await secretOf(person.userId, 'sign_in_code', 'sign-in-code'))?.[0] ?? '';
    const asked = await visitor.post('/mileage/login/code', {
      intent: 'sign-in',
      email: person.email,
      code: mailed,
    });
    expect(asked.url).toBe(VERIFY);
    expect(isSignedIn(visitor)).toBe(false);
    expect((await visitor.post(VERIFY, { code: person.phone.code() })).url).toBe('/mileage/trips-fuel');
  });

  it('a mailed code of a program, which is not used up while the app’s is missing', async () => {
    const person = await withApp();
    await new Visitor(app.origin).post('/mileage/login/code', { intent: 'send', email: person.email });
    const code = /\b\d{6}\b/.exec(await secretOf(person.userId, 'sign_in_code', 'sign-in-code'))?.[0] ?? '';
    const without = await call('/mileage/api/login', { email: person.email, code });
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { otp: [expect.stringContaining('six digits of your authenticator app')] } },
    });
    expect(
      (await call('/mileage/api/login', { email: person.email, code, otp: person.phone.code() })).status,
    ).toBe(200);
  });

  it('a reset link: the password is new, and the code is asked for all the same', async () => {
    const person = await withApp();
    await new Visitor(app.origin).post('/mileage/password/reset', { email: person.email });
    const link =
      /\/mileage\/password\/reset\/\S+?(?=[?\s])/.exec(
        await secretOf(person.userId, 'password_reset', 'password-reset'),
      )?.[0] ?? '';
    const visitor = new Visitor(app.origin);
    const fields = {
      email: person.email,
      password: 'seven green kettles',
      password_confirmation: 'seven green kettles',
    };
    const asked = await visitor.post(link, fields);
    expect(asked.url).toBe(VERIFY);
    expect(isSignedIn(visitor)).toBe(false);
    expect((await visitor.post(VERIFY, { code: person.phone.code() })).url).toBe('/mileage/trips-fuel');
  });

  it('a reset by a program changes nothing without the code', async () => {
    const person = await withApp();
    await new Visitor(app.origin).post('/mileage/password/reset', { email: person.email });
    const token =
      /\/password\/reset\/(slm_[\w-]{43})/.exec(
        await secretOf(person.userId, 'password_reset', 'password-reset'),
      )?.[1] ?? '';
    const body = {
      email: person.email,
      token,
      password: 'seven green kettles',
      password_confirmation: 'seven green kettles',
    };
    expect((await call('/mileage/api/password-reset-confirm', body)).body).toMatchObject({
      errors: { otp: [expect.any(String)] },
    });
    expect(
      (
        await call('/mileage/api/login', {
          email: person.email,
          password: PASSWORD,
          otp: person.phone.code(),
        })
      ).status,
    ).toBe(200);
    expect(
      (await call('/mileage/api/password-reset-confirm', { ...body, otp: person.phone.code(1) })).status,
    ).toBe(200);
  });

  it('a registration with the password of the account', async () => {
    const person = await withApp();
    const visitor = new Visitor(app.origin);
    const fields = { name: 'X', email: person.email, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await visitor.post('/mileage/register', fields)).url).toBe(VERIFY);
    expect(isSignedIn(visitor)).toBe(false);
    expect((await call('/mileage/api/register', fields)).status).toBe(422);
  });

  it('but the owner of an address that was never proven gets the account, without the stranger’s app', async () => {
    const person = await withApp({ emailVerified: false });
    await new Visitor(app.origin).post('/mileage/login/code', { intent: 'send', email: person.email });
    const code = /\b\d{6}\b/.exec(await secretOf(person.userId, 'sign_in_code', 'sign-in-code'))?.[0] ?? '';
    const visitor = new Visitor(app.origin);
    expect(
      (await visitor.post('/mileage/login/code', { intent: 'sign-in', email: person.email, code })).url,
    ).toBe('/mileage/trips-fuel');
    expect((await visitor.get(TWO_STEP)).html).toContain('Set up');
    expect(await db.authenticator.count({ where: { userId: person.userId } })).toBe(0);
  });
});

async function call(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${app.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('programs', () => {
  it('bring the code with the password, and are told by the name of the field', async () => {
    const person = await withApp();
    const body = { email: person.email, password: PASSWORD };
    const without = await call('/mileage/api/login', body);
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { otp: [expect.stringContaining('six digits of your authenticator app')] } },
    });
    expect((await call('/mileage/api/login', { ...body, otp: person.phone.wrongCode() })).status).toBe(422);
    const right = await call('/mileage/api/login', { ...body, otp: person.phone.code() });
    expect(right).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    expect((right.body as { access_token: string }).access_token).toMatch(/^sla_/);
    expect((await call('/mileage/api/login', { ...body, otp: person.phone.code() })).status).toBe(422);
    expect((await call('/mileage/api/login', { ...body, otp: person.recoveryCodes[3] })).status).toBe(200);
    // A wrong password says nothing of it.
    const wrong = await call('/mileage/api/login', { ...body, password: 'not the password' });
    expect(JSON.stringify(wrong.body)).not.toContain('otp');
  });
});
