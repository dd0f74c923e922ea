import { insertAdminAction } from '~/areas/admin/data/admin-log.server';
import { findPerson } from '~/areas/admin/data/admin-people.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

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

/** Writes down, before it is done, what an administrator asks for while they are signed in as someone else. */
export async function recordRequestAs(
  ctx: Ctx<SystemScope>,
  { adminId, person, request }: { adminId: string; person: { id: string; email: string }; request: string },
): Promise<void> {
  const admin = await findPerson(ctx.scope, adminId);
  const email = admin?.email ?? '';
  await recordAction({ ...ctx, admin: { id: adminId, email, name: admin?.name ?? '' } }, ctx.scope, {
    action: 'person.write-as',
    subjectType: 'person',
    subjectId: person.id,
    summary: `${email} as ${person.email}: ${request}`,
  });
}
