import {
  countCspReport,
  listCspReports,
  type CspReportRecord,
} from '~/areas/security/data/csp-reports.server';
import { readPolicyReports } from '~/areas/security/rules/csp-report';
import { deviceName } from '~/engine/text/device-name';
import type { Ctx } from '~/platform/context';
import { systemScope, type PublicScope, type SystemScope } from '~/platform/database/scope.server';

/** Counts what a browser says that it did not run. What is no report of a browser is dropped. @returns how many were read */
export async function receivePolicyReports(ctx: Ctx<PublicScope>, text: string): Promise<number> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 0;
  }
  const reports = readPolicyReports(body);
  const device = deviceName(ctx.client?.userAgent ?? '');
  for (const report of reports)
    await countCspReport(systemScope(ctx.scope.db), { ...report, device }, ctx.clock.now());
  return reports.length;
}

export const readReportsOfPolicy = (
  ctx: Ctx<SystemScope>,
  page: { skip: number; take: number },
): Promise<{ rows: CspReportRecord[]; total: number }> => listCspReports(ctx.scope, page);
