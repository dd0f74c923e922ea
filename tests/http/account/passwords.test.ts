import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { newToken, hashToken } from '~/areas/accounts/data/secret-token.server';
import { startBreachServer } from '../../factories/breach-server';
import { startApp } from '../../factories/app';
import { databaseOf, makeAccount, makeSession, SESSION_COOKIE } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue lanterns';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const CONTEXT = 'This password is only your name, company or mailbox, or words of trucking and fuel tax.';

const fieldError = (html: string) =>
  /id="password-error"[^>]*>(.*?)<\/span>\s*<input/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';

describe('a new password of words of the context (ASVS 6.1.2, 6.2.11)', () => {
  it('is refused beside its field at registration: trade, product, own name and mailbox', async () => {
    for (const [serial, password] of [
      'ifta-trucking 2026',
      'Stateline#1',
      'RosaParker77',
      'rosa.hauls',
    ].entries()) {
      const visitor = new Visitor(app.origin);
      const email = `rosa.hauls${serial}@example.com`;
      const page = await visitor.post('/mileage/register', {
        name: 'Rosa Parker',
        email,
        password,
        password_confirmation: password,
      });
      expect(page.status, password).toBe(422);
      expect(fieldError(page.html), password).toContain(CONTEXT);
      expect(page.html).not.toContain(`value="${password}"`);
      expect(await db.user.count({ where: { email } })).toBe(0);
    }
    const fine = 'trucking with seven otters';
    const page = await new Visitor(app.origin).post('/mileage/register', {
      name: 'Rosa Parker',
      email: 'rosa.hauls@example.com',
      password: fine,
      password_confirmation: fine,
    });
    expect(page.url).toBe('/mileage/trips-fuel');
  });

  it('is refused when a password is changed, with the name of the carrier as well', async () => {
    const account = await makeAccount(db, {
      legalName: 'Wild Heron Freight LLC',
      name: 'Ann Lee',
      passwordHash,
    });
    const { token } = await makeSession(db, account);
    const visitor = new Visitor(app.origin);
    visitor.cookies.set(SESSION_COOKIE, token);
    const change = (password: string) =>
      visitor.post('/mileage/account/security', {
        intent: 'password',
        current_password: PASSWORD,
        password,
        password_confirmation: password,
      });
    const refused = await change('WildHeron2026');
    expect(refused.status).toBe(422);
    expect(fieldError(refused.html)).toContain(CONTEXT);
    expect((await change('wild heron over water')).html).toContain('Your password is changed');
  });

  it('is refused by a reset link, which still works afterwards', async () => {
    const account = await makeAccount(db, {
      email: 'reset-context@example.com',
      name: 'Omar Diaz',
      passwordHash,
    });
    const link = newToken('slm');
    const tokenRow = {
      userId: account.userId,
      purpose: 'password_reset' as const,
      hash: hashToken(link),
      email: account.email,
      expiresAt: new Date(Date.now() + 600_000),
    };
    await db.oneTimeToken.create({ data: tokenRow });
    const send = (password: string) =>
      new Visitor(app.origin).post(`/mileage/password/reset/${link}`, {
        email: account.email,
        password,
        password_confirmation: password,
      });
    const refused = await send('omardiaz99');
    expect(refused.status).toBe(422);
    expect(fieldError(refused.html)).toContain(CONTEXT);
    expect((await send('nine copper kettles')).url).toBe('/mileage/trips-fuel');
  });

  it('is refused to programs with the name of the field', async () => {
    const body = {
      name: 'Ida Moss',
      email: 'ida@mossline.example',
      password: 'mossline-2026',
      password_confirmation: 'mossline-2026',
    };
    const answer = await fetch(`${app.origin}/mileage/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: { password: string[] } }).errors.password[0]).toContain(
      CONTEXT,
    );
  });
});

describe('a password that leaked elsewhere (ASVS 6.2.12)', async () => {
  const breaches = await startBreachServer();
  const asking = await startApp({
    role: 'web',
    databaseUrl: app.databaseUrl,
    env: { PASSWORD_BREACH_URL: breaches.url },
  });
  breaches.leaked.add('nine copper kettles');
  const register = (password: string, email: string) =>
    new Visitor(asking.origin).post('/mileage/register', {
      name: 'Lou Marsh',
      email,
      password,
      password_confirmation: password,
    });

  it('is refused beside its field, where the operator has named a service; others are not', async () => {
    // A machine that is too busy to answer itself within two seconds lets the password through: that is another test.
    let refused = await register('nine copper kettles', 'leak1@example.com');
    for (let tries = 0; refused.status !== 422 && tries < 3; tries++)
      refused = await register('nine copper kettles', `leak1-${tries}@example.com`);
    expect(refused.status).toBe(422);
    expect(fieldError(refused.html)).toContain('This password appeared in a data breach');
    expect((await register('ten copper kettles', 'leak2@example.com')).url).toBe('/mileage/trips-fuel');
    expect(breaches.asked.every(({ path, body }) => /^\/range\/[0-9A-F]{5}$/.test(path) && body === '')).toBe(
      true,
    );
  });

  it('is taken where the service does not answer, with a line in the log', async () => {
    breaches.mood = 'broken';
    expect((await register('nine copper kettles', 'leak3@example.com')).url).toBe('/mileage/trips-fuel');
    breaches.mood = 'well';
    expect(
      asking.log.some(
        ({ level, msg }) =>
          level === 40 && String(msg).includes('leaked passwords did not help: it answered 503'),
      ),
    ).toBe(true);
  });

  it('asks nobody where none is named', async () => {
    const asked = breaches.asked.length;
    const page = await new Visitor(app.origin).post('/mileage/register', {
      name: 'Lou Marsh',
      email: 'leak4@example.com',
      password: 'nine copper kettles',
      password_confirmation: 'nine copper kettles',
    });
    expect(page.url).toBe('/mileage/trips-fuel');
    expect(breaches.asked).toHaveLength(asked);
  });
});

describe('secrets of low entropy (ASVS 6.5.2)', () => {
  it('a mailed code is kept as argon2id with a salt of its own, and the hash is of that very code', async () => {
    const account = await makeAccount(db, { email: 'kept-code@example.com' });
    await new Visitor(app.origin).post('/mileage/login/code', { intent: 'send', email: account.email });
    const where = { userId: account.userId, purpose: 'sign_in_code' as const };
    let row = await db.oneTimeToken.findFirst({ where });
    for (let tries = 0; !row && tries < 100; tries++) {
      await sleep(50);
      row = await db.oneTimeToken.findFirst({ where });
    }
    const kept = Buffer.from(row?.hash ?? []).toString('utf8');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{20,}\$[\w+/]{40,}$/);
    let mail = await db.mailMessage.findFirst({
      where: { userId: account.userId, kind: 'sign-in-code', status: 'sent' },
    });
    for (let tries = 0; !mail && tries < 100; tries++) {
      await sleep(50);
      mail = await db.mailMessage.findFirst({
        where: { userId: account.userId, kind: 'sign-in-code', status: 'sent' },
      });
    }
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await argon2Keeper().verify(kept, code)).toBe(true);
  });
});
