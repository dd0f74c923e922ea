import { describe, expect, it } from 'vitest';
import { findSession } from '~/areas/accounts/data/identity.server';
import { hashToken } from '~/areas/accounts/data/secret-token.server';
import { isSessionAlive, sessionLimits, tokenState } from '~/areas/accounts/rules/session-rules';
import { refreshSession } from '~/areas/accounts/refresh-session.server';
import { startSession } from '~/areas/accounts/start-session.server';
import { testClock, testContext } from '../factories/context';
import { makeAccount } from '../factories/signed-in';
import { testDatabase } from '../factories/test-database';

const { prisma: db, system } = await testDatabase();
const SECOND = 1000;
const HOUR = 3600 * SECOND;

async function begin(kind: 'browser' | 'api' = 'api', remember = false) {
  const clock = testClock();
  const ctx = testContext(system, { clock });
  const account = await makeAccount(db);
  const session = await startSession(ctx, {
    userId: account.userId,
    remember,
    device: { kind, userAgent: 'test', address: '127.0.0.1' },
  });
  /** Whether a token opens anything at this moment. */
  const opens = async (token: string) => {
    const found = await findSession(system, hashToken(token));
    return (
      found !== null &&
      isSessionAlive(found.session, clock.now()) &&
      ['good', 'just-replaced'].includes(tokenState(found.token, clock.now()))
    );
  };
  return { ctx, clock, account, session, opens };
}

describe('renewing an access token', () => {
  it('hands out another one and lets the old one go after a moment', async () => {
    const { ctx, clock, session, opens } = await begin();
    const next = await refreshSession(ctx, session.token, 'api');
    expect(next?.token).not.toBe(session.token);
    expect(next?.expiresInSeconds).toBe(3600);
    expect(await opens(next!.token)).toBe(true);
    expect(await opens(session.token)).toBe(true); // requests on their way
    clock.advance(11 * SECOND);
    expect(await opens(session.token)).toBe(false);
    expect(await opens(next!.token)).toBe(true);
  });

  it('works for a token that has run out, while its session lives', async () => {
    const { ctx, clock, session, opens } = await begin();
    clock.advance(2 * HOUR);
    expect(await opens(session.token)).toBe(false);
    const next = await refreshSession(ctx, session.token, 'api');
    expect(await opens(next!.token)).toBe(true);
  });

  it('is safe when many renew at the same moment: all continue', async () => {
    const { ctx, clock, session, opens } = await begin();
    const renewed = await Promise.all(
      Array.from({ length: 8 }, () => refreshSession(ctx, session.token, 'api')),
    );
    clock.advance(20 * SECOND);
    for (const one of renewed) expect(await opens(one!.token)).toBe(true);
  });

  it('takes a token that comes back later for a stolen one: the session ends, and its owner is told', async () => {
    const { ctx, clock, account, session, opens } = await begin();
    const next = await refreshSession(ctx, session.token, 'api');
    clock.advance(11 * SECOND);
    expect(await refreshSession(ctx, session.token, 'api')).toBeNull();
    expect(await opens(next!.token)).toBe(false);
    expect(await refreshSession(ctx, next!.token, 'api')).toBeNull();
    expect(await db.mailMessage.count({ where: { userId: account.userId, kind: 'security-notice' } })).toBe(
      1,
    );
  });

  it('gives nothing for nonsense, for a cookie where a token is asked, and for a revoked session', async () => {
    const { ctx, account, session } = await begin();
    expect(await refreshSession(ctx, 'nonsense', 'api')).toBeNull();
    expect(await refreshSession(ctx, session.token, 'browser')).toBeNull();
    await db.session.updateMany({ where: { userId: account.userId }, data: { revokedAt: new Date() } });
    expect(await refreshSession(ctx, session.token, 'api')).toBeNull();
  });
});

describe('the end of a session', () => {
  it.each([
    [false, 8, 24],
    [true, 14 * 24, 60 * 24],
  ])(
    'comes without use, and at last in any case (remembered: %s)',
    async (remember, idleHours, absoluteHours) => {
      const limits = sessionLimits('browser', remember);
      expect([limits.idleSeconds / 3600, limits.absoluteSeconds / 3600]).toEqual([idleHours, absoluteHours]);
      const { ctx, clock, session, opens } = await begin('browser', remember);
      clock.advance(idleHours * HOUR - SECOND);
      expect(await opens(session.token)).toBe(true);
      const renewed = await refreshSession(ctx, session.token, 'browser');
      clock.advance(idleHours * HOUR - SECOND);
      expect(await opens(renewed!.token)).toBe(true);
      clock.advance(2 * SECOND);
      expect(await opens(renewed!.token)).toBe(false);
      expect(await refreshSession(ctx, renewed!.token, 'browser')).toBeNull();
    },
  );

  it('is not put off by use', async () => {
    const { ctx, clock, session, opens } = await begin('browser');
    let { token } = session;
    for (let hour = 0; hour < 23; hour++) {
      clock.advance(HOUR);
      token = (await refreshSession(ctx, token, 'browser'))!.token;
    }
    clock.advance(HOUR + SECOND);
    expect(await opens(token)).toBe(false);
  });

  it('of the browser’s old session comes with a new sign-in', async () => {
    const { ctx, account, session, opens } = await begin('browser');
    const device = {
      kind: 'browser' as const,
      userAgent: 'test',
      address: '127.0.0.1',
      previousToken: session.token,
    };
    const next = await startSession(ctx, { userId: account.userId, remember: false, device });
    expect(await opens(session.token)).toBe(false);
    expect(await opens(next.token)).toBe(true);
  });
});
