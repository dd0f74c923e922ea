import { describe, expect, it } from 'vitest';
import { hashToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { findApiToken, findSession } from '~/areas/accounts/data/identity.server';
import { makeAccount, makeApiToken, makeSession } from '../factories/signed-in';
import { testDatabase } from '../factories/test-database';

const { prisma: db, system } = await testDatabase();

describe('finding who a token stands for', () => {
  it('brings session, person, carrier and all their carriers in one query', async () => {
    const account = await makeAccount(db, {
      name: 'Ana',
      legalName: 'Zebra Freight',
      email: 'ana@example.com',
    });
    await makeAccount(db, { email: 'other@example.com', legalName: 'Not Ana’s' });
    const second = await makeAccount(db, { email: 'boss@example.com', legalName: 'Acme Trucking' });
    await db.membership.create({
      data: { userId: account.userId, carrierId: second.carrierId, role: 'viewer' },
    });
    const { token, sessionId } = await makeSession(db, account);
    const found = await findSession(system, hashToken(token));
    expect(found).toMatchObject({
      session: { id: sessionId, kind: 'browser', revokedAt: null },
      user: { id: account.userId, name: 'Ana', email: 'ana@example.com', roles: [] },
      carrier: {
        id: account.carrierId,
        legalName: 'Zebra Freight',
        baseJurisdiction: 'TX',
        planPackageId: 'ic_free',
        freeLimitDoubled: false,
        units: 'us',
      },
      role: 'owner',
    });
    expect(found?.session.expiresAt).toBeInstanceOf(Date);
    expect(found?.carriers.map(({ legalName, role }) => [legalName, role])).toEqual([
      ['Acme Trucking', 'viewer'],
      ['Zebra Freight', 'owner'],
    ]);
  });

  it('falls back to another carrier when the chosen one is left, and to none when there is none', async () => {
    const account = await makeAccount(db);
    const other = await makeAccount(db);
    await db.membership.create({
      data: { userId: account.userId, carrierId: other.carrierId, role: 'editor' },
    });
    const { token } = await makeSession(db, account);
    await db.membership.deleteMany({ where: { userId: account.userId, carrierId: account.carrierId } });
    expect(await findSession(system, hashToken(token))).toMatchObject({
      carrier: { id: other.carrierId },
      role: 'editor',
    });
    await db.membership.deleteMany({ where: { userId: account.userId } });
    expect(await findSession(system, hashToken(token))).toMatchObject({
      carrier: null,
      role: null,
      carriers: [],
      user: { id: account.userId },
    });
  });

  it('ties an API token to its one carrier', async () => {
    const account = await makeAccount(db);
    const other = await makeAccount(db);
    await db.membership.create({
      data: { userId: account.userId, carrierId: other.carrierId, role: 'owner' },
    });
    const token = await makeApiToken(db, account, false);
    expect(await findApiToken(system, hashToken(token))).toMatchObject({
      carrier: { id: account.carrierId },
      apiToken: { mayWrite: false },
    });
    await db.membership.deleteMany({ where: { userId: account.userId, carrierId: account.carrierId } });
    expect(await findApiToken(system, hashToken(token))).toMatchObject({ carrier: null, role: null });
  });

  it('knows nothing of another token', async () => {
    expect(await findSession(system, hashToken(newToken('sls')))).toBeNull();
    expect(await findApiToken(system, hashToken(newToken('slt')))).toBeNull();
  });
});
