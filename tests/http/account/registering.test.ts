import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import type { PasswordKeeper } from '~/platform/passwords/port';
import { systemScope } from '~/platform/database/scope.server';
import { register } from '~/areas/accounts/register.server';
import { startApp } from '../../factories/app';
import { testContext } from '../../factories/context';
import { rawHttp } from '../../factories/raw-http';
import { databaseOf, makeAccount } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { post, raw } = rawHttp(app.origin);
const passwordHash = await argon2Keeper().hash('three blue trucks');
await makeAccount(db, { email: 'ana@example.com', name: 'Ana', passwordHash });

/** The link of the latest message that lets the address be proven, for one of its accounts. */
async function confirmLinkOf(toAddress: string, userId?: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const where = { toAddress, status: 'sent' as const, ...(userId ? { userId } : {}) };
    const mail = await db.mailMessage.findFirst({ where, orderBy: { createdAt: 'desc' } });
    const link = /\/mileage\/confirm\/\S+/.exec(mail?.text ?? '')?.[0];
    if (link) return link;
    await sleep(50);
  }
  throw new Error(`no link in a mail to ${toAddress}`);
}

describe('registering', () => {
  it('makes account and carrier, signs in, and mails a link to confirm', async () => {
    const answer = await post('/mileage/register', {
      name: 'Rosa Ruiz',
      email: 'rosa@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/mileage/trips-fuel');
    const user = await db.user.findUniqueOrThrow({
      where: { email: 'rosa@example.com' },
      include: { memberships: { include: { carrier: true } } },
    });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user.emailVerifiedAt).toBeNull();
    expect(user.memberships).toMatchObject([
      { role: 'owner', carrier: { legalName: 'Rosa Ruiz', planPackageId: 'ic_free', units: 'us' } },
    ]);
    expect(await db.mailMessage.count({ where: { userId: user.id, kind: 'email-confirm' } })).toBe(1);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'no-at-sign' }, 'Must be a valid email'],
    [{ password: '12345', password_confirmation: '12345' }, 'Password must be at least 6 characters'],
    [{ password_confirmation: 'something else' }, 'Passwords must match'],
    [
      { password: 'a'.repeat(201), password_confirmation: 'a'.repeat(201) },
      'Password must be at most 200 characters',
    ],
    [{ password: 'Password1', password_confirmation: 'Password1' }, 'one of the 10,000 most common'],
  ])('refuses %j', async (wrong, words) => {
    const fields = {
      name: 'Bo',
      email: 'bo@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
      ...wrong,
    };
    const page = await new Visitor(app.origin).post('/mileage/register', fields);
    expect(page.status).toBe(422);
    expect(page.html).toContain(words);
    expect(await db.user.count({ where: { email: 'bo@example.com' } })).toBe(0);
  });

  describe('an address that has an account', () => {
    const fieldsOf = (email: string, password = 'correct horse') => ({
      name: 'Mallory',
      email,
      password,
      password_confirmation: password,
    });
    const rowsOf = (email: string) =>
      db.user.findMany({
        where: { OR: [{ email }, { claimedEmail: email }] },
        orderBy: { createdAt: 'asc' },
      });

    it('gets the answer of any other, word for word; only its owner is told, by mail', async () => {
      const taken = new Visitor(app.origin);
      const free = new Visitor(app.origin);
      const known = await taken.post('/mileage/register', fieldsOf('ana@example.com'));
      const unknown = await free.post('/mileage/register', fieldsOf('ann@example.com'));
      expect(known.status).toBe(unknown.status);
      expect(known.url).toBe('/mileage/trips-fuel');
      const alike = (html: string) =>
        html
          .replaceAll('ana@example.com', 'ann@example.com')
          .replace(/nonce="[^"]*"/g, '')
          // Of two pages that are drawn in different minutes.
          .replace(/\d{1,2}:\d{2} [AP]M/g, 'time')
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');
      expect(alike(known.html)).toBe(alike(unknown.html));
      for (const path of ['/mileage/account', '/mileage/account/people', '/mileage/account/security'])
        expect(alike((await taken.get(path)).html), path).toBe(alike((await free.get(path)).html));
      const sent = await db.mailMessage.findMany({ where: { toAddress: 'ana@example.com' } });
      expect(sent.map(({ kind }) => kind)).toEqual(['already-registered']);
      // Signing in again works for both in the same way, and the owner's password still leads to the owner's account.
      for (const email of ['ana@example.com', 'ann@example.com'])
        expect((await post('/mileage/login', { email, password: 'correct horse' })).status, email).toBe(303);
      const owner = new Visitor(app.origin);
      await owner.post('/mileage/login', { email: 'ana@example.com', password: 'three blue trucks' });
      expect((await owner.get('/mileage/account')).html).toContain('value="Ana"');
    });

    it('gets the same answer from the API', async () => {
      const call = async (email: string) => {
        const answer = await raw('/mileage/api/register', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(fieldsOf(email)),
        });
        const token = ((await answer.json()) as { access_token: string }).access_token;
        const who = await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${token}` } });
        return [answer.status, ((await who.json()) as { user: { email: string } }).user.email];
      };
      expect(await call('ana@example.com')).toEqual([201, 'ana@example.com']);
      expect(await call('anu@example.com')).toEqual([201, 'anu@example.com']);
    });

    it('signs in whoever types the password that the account has', async () => {
      const before = (await rowsOf('ana@example.com')).length;
      const person = new Visitor(app.origin);
      await person.post('/mileage/register', fieldsOf('ana@example.com', 'three blue trucks'));
      expect((await person.get('/mileage/account')).html).toContain('value="Ana"');
      expect(await rowsOf('ana@example.com')).toHaveLength(before);
    });

    it('joins what was recorded to the owner’s account, when the owner says so', async () => {
      const owner = await makeAccount(db, { email: 'twice@example.com' });
      const second = new Visitor(app.origin);
      await second.post('/mileage/register', fieldsOf('twice@example.com'));
      const claim = (await rowsOf('twice@example.com')).find(({ claimedEmail }) => claimedEmail !== null);
      const link = await confirmLinkOf('twice@example.com');
      const page = await new Visitor(app.origin).get(link);
      expect(page.html).toContain('Join your two accounts?');
      expect(await db.membership.count({ where: { userId: owner.userId } })).toBe(1);
      await new Visitor(app.origin).post(link, {});
      expect(await db.membership.count({ where: { userId: owner.userId, role: 'owner' } })).toBe(2);
      expect(await db.user.count({ where: { id: claim?.id ?? '' } })).toBe(0);
      expect((await second.get('/mileage/account')).url).toContain('/mileage/login');
    });

    it('goes to whoever proves it first, while nobody has', async () => {
      const first = new Visitor(app.origin);
      await first.post('/mileage/register', fieldsOf('race@example.com', 'first of the two'));
      const second = new Visitor(app.origin);
      await second.post('/mileage/register', fieldsOf('race@example.com', 'second of the two'));
      const [, claim] = await rowsOf('race@example.com');
      const link = await confirmLinkOf('race@example.com', claim?.id);
      await second.post(link, {});
      const holder = await db.user.findUniqueOrThrow({ where: { email: 'race@example.com' } });
      expect(holder).toMatchObject({ id: claim?.id, claimedEmail: null });
      expect(holder.emailVerifiedAt).not.toBeNull();
    });

    it('costs the same work as any other', async () => {
      const workOf = async (email: string) => {
        const keeper = argon2Keeper();
        const work: string[] = [];
        const passwords: PasswordKeeper = {
          ...keeper,
          hash: (password) => (work.push('hash'), keeper.hash(password)),
          verify: (stored, password) => (work.push('verify'), keeper.verify(stored, password)),
        };
        const ctx = testContext(systemScope(db), { passwords });
        const device = { kind: 'api' as const, userAgent: '', address: '' };
        expect((await register(ctx, fieldsOf(email, `words for ${email}`), device)).ok).toBe(true);
        return work.sort();
      };
      const known = await workOf('ana@example.com');
      expect(known).toEqual(await workOf('nobody-yet@example.com'));
      expect(known).toEqual(['hash', 'verify', 'verify']);
    });
  });

  it('takes the same form sent four times for one registration', async () => {
    const fields = {
      name: 'Twin',
      email: 'twin@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/mileage/register', fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await db.carrier.count({ where: { contactEmail: 'twin@example.com' } })).toBe(1);
  });
});
