import { insertAdminAction } from '~/data/admin/admin-log.server';
import type { SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '../context';

/** An administrator at work. Made only where the role has just been proven. */
export type AdminCtx = Ctx<SystemScope> & { admin: { id: string; email: string; name: string } };

export interface AdminAct {
  action: string;
  subjectType: string;
  subjectId: string;
  summary: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Writes an act down in the transaction of the act itself. */
export async function recordAction(ctx: AdminCtx, scope: SystemScope, act: AdminAct): Promise<void> {
  await insertAdminAction(scope, {
    ...act,
    at: ctx.clock.now(),
    adminId: ctx.admin.id,
    adminEmail: ctx.admin.email,
    requestId: ctx.requestId,
  });
  ctx.log.info({ adminId: ctx.admin.id, action: act.action, subjectId: act.subjectId }, 'administration');
}
