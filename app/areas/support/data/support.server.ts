import type { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { SupportKind, SupportStatus } from '~/areas/support/rules/choices';

export interface SupportRecord {
  id: string;
  kind: SupportKind;
  status: SupportStatus;
  fields: unknown;
  answer: string;
  createdAt: Date;
  decidedAt: Date | null;
  revision: number;
  attachments: { id: string; fileName: string; sizeBytes: number }[];
}

const SHOWN = {
  id: true,
  kind: true,
  status: true,
  fields: true,
  answer: true,
  createdAt: true,
  decidedAt: true,
  revision: true,
  attachments: { select: { id: true, fileName: true, sizeBytes: true }, orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.SupportRequestSelect;

export async function insertSupportRequest(
  scope: CarrierScope,
  request: { kind: SupportKind; fields: Prisma.InputJsonObject; createdAt: Date },
): Promise<string> {
  const { userId, carrierId } = scope;
  const { id } = await scope.db.supportRequest.create({
    data: { ...request, userId, carrierId },
    select: { id: true },
  });
  return id;
}

/** What the person has asked, newest first. */
export const listOwnRequests = (scope: CarrierScope): Promise<SupportRecord[]> =>
  scope.db.supportRequest.findMany({
    where: { userId: scope.userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
    select: SHOWN,
  });

/** Whether someone of the carrier waits for an answer to a request of this kind. The carrier's row is locked until the end. */
export async function hasOpenRequest(scope: CarrierScope, kind: SupportKind): Promise<boolean> {
  await scope.db.$queryRaw`SELECT "id" FROM "carrier" WHERE "id" = ${scope.carrierId}::uuid FOR UPDATE`;
  const count = await scope.db.supportRequest.count({
    where: { carrierId: scope.carrierId, kind, status: { in: ['open', 'in_progress'] } },
  });
  return count > 0;
}

export const noteLimitsRequested = (scope: CarrierScope, at: Date): Promise<unknown> =>
  scope.db.carrier.updateMany({ where: { id: scope.carrierId }, data: { freeLimitRequestedAt: at } });

export const noteTrainingRequested = (scope: CarrierScope, at: Date): Promise<unknown> =>
  scope.db.user.updateMany({ where: { id: scope.userId }, data: { onboardingRequestedAt: at } });

export interface QueuedRequest extends SupportRecord {
  user: { id: string; name: string; email: string };
  carrier: {
    id: string;
    legalName: string;
    planPackageId: string;
    freeLimitDoubled: boolean;
    timeZone: string;
  } | null;
}

const QUEUED = {
  ...SHOWN,
  user: { select: { id: true, name: true, email: true } },
  carrier: {
    select: { id: true, legalName: true, planPackageId: true, freeLimitDoubled: true, timeZone: true },
  },
} as const;

/** The queue: those that wait, oldest first; or those that are decided, latest first. */
export async function listRequests(
  scope: SystemScope,
  isDecided: boolean,
  page: { skip: number; take: number },
): Promise<{ rows: QueuedRequest[]; total: number }> {
  const where: Prisma.SupportRequestWhereInput = {
    status: { [isDecided ? 'notIn' : 'in']: ['open', 'in_progress'] },
  };
  const [rows, total] = await Promise.all([
    scope.db.supportRequest.findMany({
      where,
      orderBy: isDecided ? { decidedAt: 'desc' } : { createdAt: 'asc' },
      ...page,
      select: QUEUED,
    }),
    scope.db.supportRequest.count({ where }),
  ]);
  return { rows, total };
}

export const findRequest = (scope: SystemScope, id: string): Promise<QueuedRequest | null> =>
  scope.db.supportRequest.findUnique({ where: { id }, select: QUEUED });

/** Decides a request where its revision is still the one that was read. @returns false where it is not. */
export async function settleRequest(
  scope: SystemScope,
  id: string,
  revision: number,
  decision: { status: SupportStatus; answer: string; decidedAt: Date | null },
): Promise<boolean> {
  const { count } = await scope.db.supportRequest.updateMany({
    where: { id, revision },
    data: { ...decision, revision: { increment: 1 } },
  });
  return count === 1;
}

/** The free plan's limits of a carrier are doubled, or as they were. */
export const setFreeLimitDoubled = (
  scope: SystemScope,
  carrierId: string,
  freeLimitDoubled: boolean,
): Promise<unknown> => scope.db.carrier.updateMany({ where: { id: carrierId }, data: { freeLimitDoubled } });
