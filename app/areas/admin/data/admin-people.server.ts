import type { Prisma } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

const PERSON = {
  id: true,
  name: true,
  email: true,
  claimedEmail: true,
  roles: true,
  emailVerifiedAt: true,
  emailBouncedAt: true,
  disabledAt: true,
  deleteAfter: true,
  twoStepSince: true,
  createdAt: true,
  memberships: { select: { role: true, carrier: { select: { id: true, legalName: true } } } },
} as const satisfies Prisma.UserSelect;

export type AdminPerson = Prisma.UserGetPayload<{ select: typeof PERSON }>;

export async function searchPeople(
  scope: SystemScope,
  search: string,
  page: { skip: number; take: number },
): Promise<{ rows: AdminPerson[]; filtered: number; total: number }> {
  const has = { contains: search, mode: 'insensitive' } as const;
  const where: Prisma.UserWhereInput =
    search === ''
      ? {}
      : {
          OR: [
            { email: has },
            { claimedEmail: has },
            { name: has },
            { memberships: { some: { carrier: { legalName: has } } } },
          ],
        };
  const [rows, filtered, total] = await Promise.all([
    scope.db.user.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...page,
      select: PERSON,
    }),
    scope.db.user.count({ where }),
    scope.db.user.count(),
  ]);
  return { rows, filtered, total };
}

export const findPerson = (scope: SystemScope, id: string): Promise<AdminPerson | null> =>
  scope.db.user.findUnique({ where: { id }, select: PERSON });

export const countLivingSessions = (scope: SystemScope, userId: string, now: Date): Promise<number> =>
  scope.db.session.count({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } },
  });

/** Disables or enables an account; a disabled one is signed out everywhere. @returns false where it was so already. */
export async function setDisabled(
  scope: SystemScope,
  userId: string,
  disabledAt: Date | null,
  now: Date,
): Promise<boolean> {
  const { count } = await scope.db.user.updateMany({
    where: { id: userId, disabledAt: disabledAt === null ? { not: null } : null },
    data: { disabledAt },
  });
  if (count > 0 && disabledAt !== null)
    await scope.db.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  return count > 0;
}

/** Marks a session as an administrator's look at someone's account: it ends soon and proves nothing. */
export const markImpersonation = (
  scope: SystemScope,
  sessionId: string,
  impersonatorId: string,
  expiresAt: Date,
): Promise<unknown> =>
  scope.db.session.update({
    where: { id: sessionId },
    data: { impersonatorId, expiresAt, idleExpiresAt: expiresAt, authenticatedAt: new Date(0) },
  });

const CARRIER = {
  id: true,
  legalName: true,
  usdot: true,
  baseJurisdiction: true,
  planPackageId: true,
  freeLimitDoubled: true,
  freeLimitRequestedAt: true,
  raisedTrips: true,
  raisedStops: true,
  timeZone: true,
  contactEmail: true,
  disabledAt: true,
  disabledReason: true,
  createdAt: true,
  memberships: { select: { role: true, user: { select: { id: true, name: true, email: true } } } },
} as const satisfies Prisma.CarrierSelect;

export type AdminCarrier = Prisma.CarrierGetPayload<{ select: typeof CARRIER }>;

export async function searchCarriers(
  scope: SystemScope,
  search: string,
  page: { skip: number; take: number },
): Promise<{ rows: AdminCarrier[]; filtered: number; total: number }> {
  const has = { contains: search, mode: 'insensitive' } as const;
  const where: Prisma.CarrierWhereInput =
    search === ''
      ? {}
      : {
          OR: [
            { legalName: has },
            { usdot: { startsWith: search } },
            { memberships: { some: { user: { email: has } } } },
          ],
        };
  const [rows, filtered, total] = await Promise.all([
    scope.db.carrier.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...page,
      select: CARRIER,
    }),
    scope.db.carrier.count({ where }),
    scope.db.carrier.count(),
  ]);
  return { rows, filtered, total };
}

export const findAdminCarrier = (scope: SystemScope, id: string): Promise<AdminCarrier | null> =>
  scope.db.carrier.findUnique({ where: { id }, select: CARRIER });

/** Disables or enables a carrier. @returns false where it was so already. */
export async function setCarrierDisabledAt(
  scope: SystemScope,
  id: string,
  disabledAt: Date | null,
  reason: string | null,
): Promise<boolean> {
  const { count } = await scope.db.carrier.updateMany({
    where: { id, disabledAt: disabledAt === null ? { not: null } : null },
    data: { disabledAt, disabledReason: disabledAt === null ? null : reason },
  });
  return count > 0;
}

export interface MailLogRow {
  id: string;
  kind: string;
  toAddress: string;
  status: string;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export async function listMailLog(
  scope: SystemScope,
  filter: { search: string; status: string },
  page: { skip: number; take: number },
): Promise<{ rows: MailLogRow[]; total: number }> {
  const statuses = ['queued', 'sending', 'sent', 'bounced', 'failed', 'uncertain'] as const;
  const status = statuses.find((one) => one === filter.status);
  const where: Prisma.MailMessageWhereInput = {
    ...(status ? { status } : {}),
    ...(filter.search === '' ? {} : { toAddress: { contains: filter.search, mode: 'insensitive' } }),
  };
  const [rows, total] = await Promise.all([
    scope.db.mailMessage.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...page,
      select: {
        id: true,
        kind: true,
        toAddress: true,
        status: true,
        attempts: true,
        lastError: true,
        createdAt: true,
        sentAt: true,
      },
    }),
    scope.db.mailMessage.count({ where }),
  ]);
  return { rows, total };
}

/** Puts a message that was not sent back to the waiting ones. @returns false where it was not one of those. */
export async function requeueMail(scope: SystemScope, id: string): Promise<boolean> {
  const { count } = await scope.db.mailMessage.updateMany({
    where: { id, status: { in: ['failed', 'bounced', 'uncertain'] } },
    data: { status: 'queued', lastError: null },
  });
  return count === 1;
}

/** How many carriers filed a return of the quarter: their figures were made with the rates of that day. */
export async function countFiledReturns(scope: SystemScope, quarterKey: number): Promise<number> {
  const carriers = await scope.db.filedReturn.findMany({
    where: { quarterKey },
    distinct: ['carrierId'],
    select: { carrierId: true },
  });
  return carriers.length;
}
