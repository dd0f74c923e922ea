import { randomBytes } from 'node:crypto';
import { markImpersonation } from '~/areas/admin/data/admin-people.server';
import { insertCarrier } from '~/areas/carriers/data/carriers.server';
import {
  carrierScope,
  systemScope,
  userScope,
  type CarrierScope,
  type SystemScope,
  type UserScope,
} from '~/platform/database/scope.server';
import { openDatabase, type Db } from '~/platform/database/db.server';
import { hashToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { insertSession } from '~/areas/accounts/data/sessions.server';
import type { MembershipRole } from '~/engine/roles';
import { idleEnd, sessionLimits, type SessionKind } from '~/areas/accounts/rules/session-rules';
import { atEnd } from './at-end';
import { Visitor } from './visitor';

export interface AccountOptions {
  email?: string;
  name?: string;
  roles?: string[];
  role?: MembershipRole;
  /** A carrier that exists already; otherwise one is made. */
  carrierId?: string;
  legalName?: string;
  timeZone?: string;
  baseJurisdiction?: string;
  planPackageId?: string;
  passwordHash?: string;
  usdot?: string;
  emailVerified?: boolean;
  /** A carrier as registration leaves it: no license, no USDOT number, no address. */
  isBare?: boolean;
}

/** What a return needs of its carrier. */
const LICENSEE = {
  iftaLicence: 'TX123456789',
  street: '100 Main Street',
  city: 'Dallas',
  region: 'TX',
  postalCode: '75201',
} as const;

export interface Account {
  userId: string;
  carrierId: string;
  email: string;
  name: string;
  role: MembershipRole;
  /** Scopes for tests of services: `{ scope: account.scope, ... }`. */
  scope: CarrierScope;
  userScope: UserScope;
  system: SystemScope;
}

/** A user with a carrier, straight in the database. */
export async function makeAccount(db: Db, options: AccountOptions = {}): Promise<Account> {
  const system = systemScope(db);
  const role = options.role ?? 'owner';
  const tag = randomBytes(4).toString('hex');
  const email = options.email ?? `driver-${tag}@example.com`;
  const name = options.name ?? 'Dana Driver';
  const user = await db.user.create({
    data: {
      email,
      name,
      roles: options.roles ?? [],
      passwordHash: options.passwordHash ?? null,
      emailVerifiedAt: options.emailVerified === false ? null : new Date(),
    },
  });
  let carrierId = options.carrierId;
  if (carrierId === undefined) {
    carrierId = await insertCarrier(
      system,
      {
        legalName: options.legalName ?? `Haul ${tag} LLC`,
        timeZone: options.timeZone ?? 'America/Chicago',
        baseJurisdiction: options.baseJurisdiction ?? 'TX',
        // Each its own, as in life: a free trial is given once to a USDOT number.
        ...(options.isBare
          ? {}
          : { ...LICENSEE, usdot: options.usdot ?? String(1_000_000 + (parseInt(tag, 16) % 9_000_000)) }),
      },
      user.id,
    );
    if (role !== 'owner')
      await db.membership.updateMany({ where: { userId: user.id, carrierId }, data: { role } });
    if (options.planPackageId)
      await db.carrier.update({ where: { id: carrierId }, data: { planPackageId: options.planPackageId } });
  } else {
    await db.membership.create({ data: { userId: user.id, carrierId, role } });
  }
  return {
    userId: user.id,
    carrierId,
    email,
    name,
    role,
    scope: carrierScope({ carrierId, userId: user.id, role }, db),
    userScope: userScope(user.id, null, db),
    system,
  };
}

/** A living session of the account. @returns its token: the cookie's value, or the Bearer access token. */
export async function makeSession(
  db: Db,
  account: Pick<Account, 'userId' | 'carrierId'>,
  kind: SessionKind = 'browser',
  now = new Date(),
): Promise<{ token: string; sessionId: string }> {
  const limits = sessionLimits(kind, false);
  const expiresAt = new Date(now.getTime() + limits.absoluteSeconds * 1000);
  const token = newToken(kind === 'browser' ? 'sls' : 'sla');
  const sessionId = await insertSession(systemScope(db), {
    userId: account.userId,
    carrierId: account.carrierId,
    kind,
    remember: false,
    userAgent: 'test',
    address: '127.0.0.1',
    now,
    idleExpiresAt: idleEnd(kind, false, expiresAt, now),
    expiresAt,
    tokenHash: hashToken(token),
    tokenExpiresAt: new Date(now.getTime() + limits.tokenSeconds * 1000),
  });
  return { token, sessionId };
}

/** A named API token of the account. */
export async function makeApiToken(
  db: Db,
  account: Pick<Account, 'userId' | 'carrierId'>,
  mayWrite = true,
  /** Null: for all areas. */
  scopes: string[] | null = null,
): Promise<string> {
  const token = newToken('slt');
  const { userId, carrierId } = account;
  await db.apiToken.create({
    data: {
      userId,
      carrierId,
      name: 'test',
      hash: hashToken(token),
      ending: token.slice(-4),
      mayWrite,
      isLimited: scopes !== null,
      scopes: scopes ?? [],
    },
  });
  return token;
}

export const SESSION_COOKIE = 'stateline_session';

export interface SignedIn extends Account {
  /** A browser without JavaScript that is signed in. */
  visitor: Visitor;
  cookie: { name: string; value: string };
  /** Headers of a program that is signed in. */
  bearer: { Authorization: string };
  db: Db;
}

const databases = new Map<string, ReturnType<typeof openDatabase>>();

/** One small pool on the database of a running program, closed at the end of the file. */
export function databaseOf(url: string): ReturnType<typeof openDatabase> {
  let database = databases.get(url);
  if (!database) {
    process.env['LOG_LEVEL'] ??= 'silent';
    const opened = openDatabase(url, 3);
    database = opened;
    databases.set(url, opened);
    try {
      atEnd(async () => {
        databases.delete(url);
        await opened.close();
      });
    } catch {
      // Called inside a test, where no hook can be added: dropping the database ends the connections.
    }
  }
  return database;
}

/** Someone signed in to a running program, made straight in its database. Call at the top of a test file or in a test. */
export async function signedIn(
  app: { origin: string; databaseUrl: string },
  options: AccountOptions = {},
): Promise<SignedIn> {
  const { prisma: db } = databaseOf(app.databaseUrl);
  const account = await makeAccount(db, options);
  const { token } = await makeSession(db, account);
  const { token: access } = await makeSession(db, account, 'api');
  const visitor = new Visitor(app.origin);
  visitor.cookies.set(SESSION_COOKIE, token);
  return {
    ...account,
    visitor,
    cookie: { name: SESSION_COOKIE, value: token },
    bearer: { Authorization: `Bearer ${access}` },
    db,
  };
}

/** Makes the browser of a person that of an administrator who is signed in as them. */
export async function lookedAt(
  app: { origin: string; databaseUrl: string },
  person: SignedIn,
): Promise<void> {
  const admin = await signedIn(app, { roles: ['admin'] });
  const { token, sessionId } = await makeSession(person.db, person);
  const expiresAt = new Date(Date.now() + 3_600_000);
  await markImpersonation(person.system, sessionId, admin.userId, expiresAt);
  person.visitor.cookies.set(SESSION_COOKIE, token);
}
