import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import {
  databaseOf,
  makeSession,
  SESSION_COOKIE,
  signedIn,
  type AccountOptions,
} from '../../factories/signed-in';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue lanterns';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const SECURITY = '/mileage/account/security';

const isAlive = async (token: string) =>
  (await fetch(`${app.origin}/mileage/api/user`, { headers: { Cookie: `${SESSION_COOKIE}=${token}` } }))
    .status === 200;

async function withOthers(options: AccountOptions) {
  const person = await signedIn(app, options);
  return { ...person, one: await makeSession(db, person), two: await makeSession(db, person) };
}

describe('ending sign-ins (ASVS 7.5.2)', () => {
  it('asks for the password beside its field, and ends nothing without it', async () => {
    const { visitor, one, two } = await withOthers({ passwordHash });
    const page = await visitor.get(SECURITY);
    expect(page.html).toContain('Asked before a sign-in is ended.');
    for (const fields of [
      { sessionId: one.sessionId },
      { intent: 'end', sessionId: one.sessionId },
      { intent: 'end-others' },
    ])
      for (const current_password of ['', 'not the password']) {
        const refused = await visitor.post(SECURITY, { ...fields, current_password } as Record<
          string,
          string
        >);
        expect(refused.status).toBe(422);
        expect(refused.html).toMatch(
          /id="sessions-current_password-error"[^>]*>.*This is not your current password\./s,
        );
        expect(refused.html).toContain('href="#sessions-current_password"');
      }
    expect([await isAlive(one.token), await isAlive(two.token)]).toEqual([true, true]);
  });

  it('ends one, or all others, with the password', async () => {
    const { visitor, one, two, cookie } = await withOthers({ passwordHash });
    const ended = await visitor.post(SECURITY, { sessionId: one.sessionId, current_password: PASSWORD });
    expect(ended.html).toContain('Signed out there.');
    expect([await isAlive(one.token), await isAlive(two.token)]).toEqual([false, true]);
    await visitor.post(SECURITY, { intent: 'end-others', current_password: PASSWORD });
    expect([await isAlive(two.token), await isAlive(cookie.value)]).toEqual([false, true]);
  });

  it('asks someone without a password for a recent sign-in', async () => {
    const { visitor, one, userId } = await withOthers({});
    expect((await visitor.get(SECURITY)).html).not.toContain('sessions-current_password');
    await db.session.updateMany({
      where: { userId },
      data: { authenticatedAt: new Date(Date.now() - 16 * 60_000) },
    });
    const refused = await visitor.post(SECURITY, { intent: 'end-others' });
    expect(refused.status).toBe(403);
    expect(refused.html).toContain('sign out, sign back in');
    expect(await isAlive(one.token)).toBe(true);
    await db.session.updateMany({ where: { userId }, data: { authenticatedAt: new Date() } });
    await visitor.post(SECURITY, { intent: 'end-others' });
    expect(await isAlive(one.token)).toBe(false);
  });

  it('counts wrong passwords here as at the sign-in', async () => {
    const limited = await startApp({ role: 'web', databaseUrl: app.databaseUrl, env: { RATE_LIMITS: '1' } });
    const person = await signedIn(limited, { passwordHash });
    await makeSession(db, person);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push(
        (await person.visitor.post(SECURITY, { intent: 'end-others', current_password: `guess ${tries}` }))
          .status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('is nobody else’s: a session of another person is not found, whatever is proven', async () => {
    const mine = await withOthers({ passwordHash });
    const theirs = await withOthers({ passwordHash });
    const answer = await mine.visitor.post(SECURITY, {
      sessionId: theirs.one.sessionId,
      current_password: PASSWORD,
    });
    expect(answer.status).toBe(404);
    expect(await isAlive(theirs.one.token)).toBe(true);
  });
});
