import type { Prisma } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

export interface NewAdminAction {
  at: Date;
  adminId: string;
  adminEmail: string;
  /** "person.disable", "rates.publish": subject and act. */
  action: string;
  subjectType: string;
  subjectId: string;
  summary: string;
  details?: Prisma.InputJsonObject;
  requestId: string;
}

/** Adds a line to the administration's log. There is no way to change or remove one: the table itself refuses it. */
export const insertAdminAction = (scope: SystemScope, action: NewAdminAction): Promise<unknown> =>
  scope.db.adminAction.create({
    data: { ...action, summary: action.summary.slice(0, 500), subjectId: action.subjectId.slice(0, 80) },
  });

/** Whether an act of one click is in the log already. */
export const hasAction = async (
  scope: SystemScope,
  { action, subjectId, key }: { action: string; subjectId: string; key: string },
): Promise<boolean> =>
  (await scope.db.adminAction.count({
    where: { action, subjectId, details: { path: ['key'], equals: key } },
  })) > 0;

export interface AdminActionRecord {
  id: number;
  at: Date;
  adminEmail: string;
  action: string;
  subjectType: string;
  subjectId: string;
  summary: string;
}

export async function listAdminActions(
  scope: SystemScope,
  filter: { search: string; subjectId?: string },
  page: { skip: number; take: number },
): Promise<{ rows: AdminActionRecord[]; total: number }> {
  const { search, subjectId } = filter;
  const has = { contains: search, mode: 'insensitive' } as const;
  const where: Prisma.AdminActionWhereInput = {
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(search === '' ? {} : { OR: [{ summary: has }, { action: has }, { adminEmail: has }] }),
  };
  const [rows, total] = await Promise.all([
    scope.db.adminAction.findMany({
      where,
      orderBy: { id: 'desc' },
      ...page,
      select: {
        id: true,
        at: true,
        adminEmail: true,
        action: true,
        subjectType: true,
        subjectId: true,
        summary: true,
      },
    }),
    scope.db.adminAction.count({ where }),
  ]);
  return { rows, total };
}
