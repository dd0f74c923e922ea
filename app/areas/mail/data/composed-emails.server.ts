import type { MailStatus, Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

export interface NewComposedEmail {
  uniqid: string;
  fromName: string;
  fromAddress: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  body: string;
  tmplName: string | null;
  templateBody: string | null;
  options: Prisma.InputJsonObject;
  createdAt: Date;
}

export interface Delivery {
  messageId: string;
  sentAt: Date;
  recipients: number;
  /** Null where the message is no longer kept: it left long ago. */
  status: MailStatus | null;
  lastError: string | null;
}

const FILES = {
  select: { id: true, fileName: true, contentType: true, sizeBytes: true },
  orderBy: { createdAt: 'asc' },
} as const;
const INCLUDE = {
  attachments: FILES,
  deliveries: { orderBy: { sentAt: 'desc' } },
} as const satisfies Prisma.ComposedEmailInclude;

type Row = Prisma.ComposedEmailGetPayload<{ include: typeof INCLUDE }>;
export type ComposedEmail = Omit<Row, 'deliveries'> & { deliveries: Delivery[] };

/** What became of each sending, by one more query for all of them. */
async function withStates(scope: CarrierScope, rows: Row[]): Promise<ComposedEmail[]> {
  const ids = rows.flatMap(({ deliveries }) => deliveries.map(({ messageId }) => messageId));
  const messages =
    ids.length === 0
      ? []
      : await scope.db.mailMessage.findMany({
          where: { id: { in: ids } },
          select: { id: true, status: true, lastError: true },
        });
  const states = new Map(messages.map((message) => [message.id, message]));
  return rows.map((row) => ({
    ...row,
    deliveries: row.deliveries.map(({ messageId, sentAt, recipients }) => {
      const { status = null, lastError = null } = states.get(messageId) ?? {};
      return { messageId, sentAt, recipients, status, lastError };
    }),
  }));
}

/** Writes the email down with its files; the files must be the person's own and loose. */
export async function insertComposedEmail(
  scope: CarrierScope,
  email: NewComposedEmail,
  attachmentIds: readonly string[],
): Promise<number> {
  const { id } = await scope.db.composedEmail.create({
    data: { ...email, carrierId: scope.carrierId, userId: scope.userId },
    select: { id: true },
  });
  if (attachmentIds.length > 0) {
    await scope.db.attachment.updateMany({
      where: {
        id: { in: [...attachmentIds] },
        userId: scope.userId,
        carrierId: scope.carrierId,
        emailId: null,
        requestId: null,
      },
      data: { emailId: id },
    });
  }
  return id;
}

export const insertDelivery = (
  scope: CarrierScope,
  delivery: { messageId: string; emailId: number; recipients: number; sentAt: Date },
): Promise<unknown> => scope.db.composedEmailDelivery.create({ data: delivery });

/** How many addresses the carrier wrote to since `since`. The carrier's row is locked until the end, so that two sendings count each other. */
export async function countRecipients(scope: CarrierScope, since: Date): Promise<number> {
  await scope.db.$queryRaw`SELECT "id" FROM "carrier" WHERE "id" = ${scope.carrierId}::uuid FOR UPDATE`;
  const { _sum } = await scope.db.composedEmailDelivery.aggregate({
    where: { email: { carrierId: scope.carrierId }, sentAt: { gte: since } },
    _sum: { recipients: true },
  });
  return _sum.recipients ?? 0;
}

export async function findComposedEmail(scope: CarrierScope, id: number): Promise<ComposedEmail | null> {
  const row = await scope.db.composedEmail.findFirst({
    where: { id, carrierId: scope.carrierId },
    include: INCLUDE,
  });
  return row ? ((await withStates(scope, [row]))[0] ?? null) : null;
}

export interface EmailListQuery {
  search: string;
  order: 'subject' | 'created_at';
  direction: 'asc' | 'desc';
  start: number;
  length: number;
  /** The last email of the page before. */
  after?: { subject: string; createdAt: Date; id: number } | undefined;
}

/** The carrier's emails. The search looks at subject and addresses. */
export async function listComposedEmails(
  scope: CarrierScope,
  query: EmailListQuery,
): Promise<{ rows: ComposedEmail[]; total: number; filtered: number }> {
  const { search, direction, start, length, after } = query;
  const column = query.order === 'subject' ? 'subject' : 'createdAt';
  const past = direction === 'asc' ? 'gt' : 'lt';
  const behind: Prisma.ComposedEmailWhereInput = after
    ? { OR: [{ [column]: { [past]: after[column] } }, { [column]: after[column], id: { [past]: after.id } }] }
    : {};
  const all: Prisma.ComposedEmailWhereInput = { carrierId: scope.carrierId };
  const where: Prisma.ComposedEmailWhereInput =
    search === ''
      ? all
      : {
          ...all,
          OR: [
            { subject: { contains: search, mode: 'insensitive' } },
            { to: { has: search.toLowerCase() } },
            { body: { contains: search, mode: 'insensitive' } },
          ],
        };
  const [rows, total, filtered] = await Promise.all([
    scope.db.composedEmail.findMany({
      where: { AND: [where, behind] },
      include: INCLUDE,
      orderBy: [{ [column]: direction }, { id: direction }],
      skip: start,
      take: length,
    }),
    scope.db.composedEmail.count({ where: all }),
    scope.db.composedEmail.count({ where }),
  ]);
  return { rows: await withStates(scope, rows), total, filtered };
}

/** Takes an email and the rows of its files out of the list. @returns the storage keys of the files; null where there was no such email. */
export async function deleteComposedEmail(scope: CarrierScope, id: number): Promise<string[] | null> {
  const email = await scope.db.composedEmail.findFirst({
    where: { id, carrierId: scope.carrierId },
    select: { id: true, attachments: { select: { storageKey: true } } },
  });
  if (!email) return null;
  await scope.db.composedEmail.delete({ where: { id } });
  return email.attachments.map(({ storageKey }) => storageKey);
}
