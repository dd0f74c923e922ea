import { deleteOldCspReports } from '~/areas/security/data/csp-reports.server';
import {
  deleteOldSecurityEvents,
  listSecurityEvents,
  type SecurityLine,
} from '~/areas/security/data/security-events.server';
import {
  CSP_REPORT_DAYS,
  isSecurityArea,
  kindsOf,
  SECURITY_LOG_DAYS,
} from '~/areas/security/rules/security-kinds';
import type { Ctx } from '~/platform/context';
import type { SystemScope, UserScope } from '~/platform/database/scope.server';

const DAY_MS = 86_400_000;

/** One page of the person's own log, newest first; `area` that is none of the known ones shows all of it. */
export const readSecurityLog = (
  ctx: Ctx<UserScope>,
  area: string,
  page: { skip: number; take: number },
): Promise<{ rows: SecurityLine[]; total: number }> =>
  listSecurityEvents(ctx.scope, isSecurityArea(area) ? kindsOf(area) : null, page);

/** Hourly: what has had its time goes. */
export async function sweepSecurityLog(ctx: Ctx<SystemScope>): Promise<void> {
  const before = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS);
  await deleteOldSecurityEvents(ctx.scope, before(SECURITY_LOG_DAYS));
  await deleteOldCspReports(ctx.scope, before(CSP_REPORT_DAYS));
}
