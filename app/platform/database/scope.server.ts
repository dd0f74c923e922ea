import { mayRecord, type MembershipRole } from '~/engine/roles';
import { database, type Db } from './db.server';
import { requestWork } from './query-count.server';
import type { PrismaClient } from './generated/prisma/client';

/**
 * What a data function may touch. Every function in this folder takes one first, so that no read or write of a
 * carrier's records can be written without the carrier.
 */
declare const brand: unique symbol;

/** Reference data (rates, places) and the anonymous calculator. */
export type PublicScope = { readonly kind: 'public'; readonly db: Db; readonly [brand]: 'public' };

/** One carrier's records. Made only by the resolution of a session or token. */
export type CarrierScope = {
  readonly kind: 'carrier';
  readonly carrierId: string;
  readonly userId: string;
  readonly role: MembershipRole;
  /** False for viewers and for tokens that may only read: use cases that write ask `refuseReader` first. */
  readonly mayWrite: boolean;
  /** False where the token that was shown may only read, whatever the person may do. */
  readonly tokenMayWrite: boolean;
  /** The person has not proved their address yet: nobody is let in by them (`refuseGrant`). */
  readonly isUnconfirmed: boolean;
  /** An administrator is signed in as this person. */
  readonly isImpersonated: boolean;
  readonly db: Db;
  readonly [brand]: 'carrier';
};

/** One person's own things, whatever carrier they work on: sign-ins, memberships, password. */
export type UserScope = {
  readonly kind: 'user';
  readonly userId: string;
  /** The sign-in that asks; null for an API token. */
  readonly sessionId: string | null;
  /** False where the token that was shown may only read. */
  readonly tokenMayWrite: boolean;
  /** An administrator is signed in as this person. */
  readonly isImpersonated: boolean;
  readonly db: Db;
  readonly [brand]: 'user';
};

/** The program itself: jobs that sweep, seeds, accounts before anyone is known. */
export type SystemScope = { readonly kind: 'system'; readonly db: Db; readonly [brand]: 'system' };

export type Scope = PublicScope | CarrierScope | UserScope | SystemScope;

export const publicScope = (db: Db = database().prisma): PublicScope =>
  ({ kind: 'public', db }) as PublicScope;

export const systemScope = (db: Db = database().prisma): SystemScope =>
  ({ kind: 'system', db }) as SystemScope;

export interface CarrierAccess {
  carrierId: string;
  userId: string;
  role: MembershipRole;
  /** False where the token that was shown may only read. */
  tokenMayWrite?: boolean;
  isUnconfirmed?: boolean;
  isImpersonated?: boolean;
}

/** Call only where a membership of this user in this carrier has just been proven. */
export const carrierScope = (
  {
    carrierId,
    userId,
    role,
    tokenMayWrite = true,
    isUnconfirmed = false,
    isImpersonated = false,
  }: CarrierAccess,
  db: Db = database().prisma,
): CarrierScope => {
  const request = requestWork();
  if (request) request.carrierId = carrierId;
  return {
    kind: 'carrier',
    carrierId,
    userId,
    role,
    mayWrite: tokenMayWrite && mayRecord(role),
    tokenMayWrite,
    isUnconfirmed,
    isImpersonated,
    db,
  } as CarrierScope;
};

/** Call only where this person has just been proven. */
export const userScope = (
  userId: string,
  sessionId: string | null,
  db: Db = database().prisma,
  { isImpersonated = false, tokenMayWrite = true } = {},
): UserScope => ({ kind: 'user', userId, sessionId, tokenMayWrite, isImpersonated, db }) as UserScope;

/** Runs `work` with the same scope on one transaction; a scope that is already in a transaction joins it. */
export async function inTransaction<S extends Scope, T>(
  scope: S,
  work: (scope: S) => Promise<T>,
): Promise<T> {
  if (!('$transaction' in scope.db)) return work(scope);
  const client = scope.db as PrismaClient;
  return client.$transaction((transaction) => work({ ...scope, db: transaction }), {
    timeout: 20_000,
    maxWait: 10_000,
  });
}

const LONG_MS = 60 * 60_000;

/**
 * As `inTransaction`, for work that nobody waits for at a screen, such as a first start on a slow disk: an hour, where requests have
 * 20 s. With `isOneMoment` all that is read is as it was at the first statement, whatever others write meanwhile.
 */
export async function inLongTransaction<S extends Scope, T>(
  scope: S,
  work: (scope: S) => Promise<T>,
  { isOneMoment = false } = {},
): Promise<T> {
  const client = scope.db as PrismaClient;
  return client.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT set_config('idle_in_transaction_session_timeout', '0', true), set_config('lock_timeout', '0', true)`;
      return work({ ...scope, db: transaction });
    },
    { timeout: LONG_MS, maxWait: 60_000, ...(isOneMoment ? { isolationLevel: 'RepeatableRead' } : {}) },
  );
}
