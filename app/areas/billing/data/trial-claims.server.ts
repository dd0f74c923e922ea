import { createHash } from 'node:crypto';
import type { TrialKey } from '~/areas/billing/rules/trial';
import { inTransaction, type CarrierScope, type SystemScope } from '~/platform/database/scope.server';

type AnyScope = CarrierScope | SystemScope;

/** Hashes alone are kept: they outlive the person and the carrier. The migration of this table makes the same ones. */
const rowOf = ({ kind, value }: TrialKey) => ({
  kind: kind as string,
  digest: createHash('sha256').update(`${kind}:${value}`).digest('hex'),
});

export interface TrialPerson {
  userId: string;
  email: string;
  isConfirmed: boolean;
  usdot: string | null;
}

/** Who asks for a trial, and for which carrier; null where the account or the person is gone. */
export async function readTrialPerson(
  { db }: AnyScope,
  { carrierId, userId }: { carrierId: string; userId: string },
): Promise<TrialPerson | null> {
  const [user, carrier] = await Promise.all([
    db.user.findUnique({
      where: { id: userId },
      select: { email: true, claimedEmail: true, emailVerifiedAt: true },
    }),
    db.carrier.findUnique({ where: { id: carrierId }, select: { usdot: true } }),
  ]);
  if (!user || !carrier) return null;
  const { email, claimedEmail, emailVerifiedAt } = user;
  return {
    userId,
    email: claimedEmail ?? email,
    isConfirmed: emailVerifiedAt !== null,
    usdot: carrier.usdot,
  };
}

/** Whether another account had a trial with one of these. */
export async function isClaimedElsewhere(
  { db }: AnyScope,
  keys: readonly TrialKey[],
  accountId: string | null,
): Promise<boolean> {
  const found = await db.trialClaim.findFirst({
    where: { OR: keys.map(rowOf), ...(accountId === null ? {} : { accountId: { not: accountId } }) },
    select: { kind: true },
  });
  return found !== null;
}

class ClaimedElsewhere extends Error {}

/** Claims all of these for an account, or none where another has one of them. Of two at once one gets it. @returns whether they are its own */
export async function claimTrialKeys(
  scope: AnyScope,
  keys: readonly TrialKey[],
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  try {
    await inTransaction<AnyScope, void>(scope, async (inner) => {
      const data = keys.map((key) => ({ ...rowOf(key), accountId, claimedAt: now }));
      // In one order for everybody, so that two that overlap wait for each other and do not deadlock.
      data.sort((a, b) => (a.kind + a.digest < b.kind + b.digest ? -1 : 1));
      await inner.db.trialClaim.createMany({ data, skipDuplicates: true });
      if (await isClaimedElsewhere(inner, keys, accountId)) throw new ClaimedElsewhere();
    });
    return true;
  } catch (error) {
    if (error instanceof ClaimedElsewhere) return false;
    throw error;
  }
}

/** The trial that was claimed did not begin. */
export const releaseTrial = async ({ db }: AnyScope, accountId: string): Promise<void> => {
  await db.trialClaim.deleteMany({ where: { accountId } });
};

/**
 * A trial that was found at the provider and claimed by nobody, such as one of a page whose end nobody heard of: its owners,
 * its USDOT number and these cards had it.
 */
export async function claimForOwners(
  scope: AnyScope,
  accountId: string,
  {
    fingerprints,
    now,
    keysOf,
  }: {
    fingerprints: string[];
    now: Date;
    keysOf: (owner: Omit<TrialPerson, 'isConfirmed'> & { fingerprint: null }) => TrialKey[];
  },
): Promise<void> {
  const { db } = scope;
  const isClaimed = await db.trialClaim.findFirst({ where: { accountId }, select: { kind: true } });
  if (isClaimed) return;
  const account = await db.billingAccount.findUnique({
    where: { id: accountId },
    select: { carrierId: true },
  });
  if (!account?.carrierId) return;
  const carrier = await db.carrier.findUnique({
    where: { id: account.carrierId },
    select: {
      usdot: true,
      memberships: { where: { role: 'owner' }, select: { user: { select: { id: true, email: true } } } },
    },
  });
  const keys = (carrier?.memberships ?? []).flatMap(({ user }) =>
    keysOf({ userId: user.id, email: user.email, usdot: carrier?.usdot ?? null, fingerprint: null }),
  );
  keys.push(...fingerprints.map((value) => ({ kind: 'card' as const, value })));
  await db.trialClaim.createMany({
    data: keys.map((key) => ({ ...rowOf(key), accountId, claimedAt: now })),
    skipDuplicates: true,
  });
}
