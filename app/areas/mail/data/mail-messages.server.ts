import type { MailStatus, Prisma } from '~/platform/database/generated/prisma/client';
import type { Scope, SystemScope } from '~/platform/database/scope.server';

export interface NewMail {
  kind: string;
  toAddress: string;
  toName: string;
  params: Prisma.InputJsonObject;
  userId?: string | null;
  carrierId?: string | null;
  requestId?: string | null;
}

export interface MailRecord {
  id: string;
  kind: string;
  toAddress: string;
  toName: string;
  params: unknown;
  userId: string | null;
  status: MailStatus;
  createdAt: Date;
}

/** @returns the message's id, or null where the request that it answers has its message already */
export async function insertMail(scope: Scope, mail: NewMail): Promise<string | null> {
  const [row] = await scope.db.mailMessage.createManyAndReturn({
    data: [mail],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

export const findMail = (scope: SystemScope, id: string): Promise<MailRecord | null> =>
  scope.db.mailMessage.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      toAddress: true,
      toName: true,
      params: true,
      userId: true,
      status: true,
      createdAt: true,
    },
  });

/** Marks a message as being sent. Of two runs only one gets it. */
export async function claimMail(scope: SystemScope, id: string): Promise<boolean> {
  const { count } = await scope.db.mailMessage.updateMany({
    where: { id, status: 'queued' },
    data: { status: 'sending', attempts: { increment: 1 } },
  });
  return count === 1;
}

/** Takes the mark of `claimMail` away: nothing was sent. */
export const unclaimMail = (scope: SystemScope, id: string): Promise<unknown> =>
  scope.db.mailMessage.updateMany({ where: { id, status: 'sending' }, data: { status: 'queued' } });

/** What became of a message; its words are kept only where the inbox page shows them. */
export const settleMail = (
  scope: SystemScope,
  id: string,
  outcome: {
    status: MailStatus;
    lastError?: string | null;
    sentAt?: Date;
    bouncedAt?: Date;
    subject?: string;
    text?: string;
    html?: string;
  },
  /** Whether `claimMail` marked it before; otherwise this try is counted here. What another run has made of it meanwhile stays. */
  isClaimed: boolean,
): Promise<unknown> =>
  scope.db.mailMessage.updateMany({
    where: { id, status: { in: isClaimed ? ['sending', 'uncertain'] : ['queued'] } },
    data: {
      ...outcome,
      ...(isClaimed ? {} : { attempts: { increment: 1 } }),
      ...(outcome.lastError === undefined ? {} : { lastError: outcome.lastError?.slice(0, 500) ?? null }),
    },
  });

/** Notes that a message came back after a mail server had taken it over. @returns null where it was not out. */
export async function markMailBounced(
  scope: SystemScope,
  id: string,
  reason: string,
  now: Date,
): Promise<{ kind: string; userId: string | null; toAddress: string } | null> {
  const [mail = null] = await scope.db.mailMessage.updateManyAndReturn({
    where: { id, status: { in: ['sent', 'sending', 'uncertain'] } },
    data: { status: 'bounced', bouncedAt: now, lastError: reason.slice(0, 500) },
    select: { kind: true, userId: true, toAddress: true },
  });
  return mail;
}

export interface InboxEntry {
  id: string;
  toAddress: string;
  subject: string | null;
  status: MailStatus;
  createdAt: Date;
}

/** The latest messages that were kept, for the inbox page of the demo mode. */
export const listKeptMails = (scope: SystemScope, take: number): Promise<InboxEntry[]> =>
  scope.db.mailMessage.findMany({
    where: { subject: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, toAddress: true, subject: true, status: true, createdAt: true },
  });

export const findKeptMail = (
  scope: SystemScope,
  id: string,
): Promise<{
  toAddress: string;
  toName: string;
  subject: string | null;
  text: string | null;
  html: string | null;
  createdAt: Date;
} | null> =>
  scope.db.mailMessage.findFirst({
    where: { id, subject: { not: null } },
    select: { toAddress: true, toName: true, subject: true, text: true, html: true, createdAt: true },
  });

export async function deleteOldMails(scope: SystemScope, before: Date): Promise<number> {
  const { count } = await scope.db.mailMessage.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
