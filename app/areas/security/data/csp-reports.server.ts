import type { SystemScope } from '~/platform/database/scope.server';

/** Different reports that are kept: whoever invents more only raises counts. */
const MOST_KEPT = 500;

export interface CspReportRecord {
  directive: string;
  blocked: string;
  page: string;
  source: string;
  device: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

/** Counts a report, or keeps it where it is a new one and there is room. */
export const countCspReport = (
  scope: SystemScope,
  { directive, blocked, page, source, device }: Omit<CspReportRecord, 'times' | 'firstAt' | 'lastAt'>,
  at: Date,
): Promise<unknown> => scope.db.$executeRaw`
  INSERT INTO "csp_report" ("directive", "blocked", "page", "source", "device", "firstAt", "lastAt")
  SELECT ${directive}, ${blocked}, ${page}, ${source}, ${device}, ${at}, ${at}
   WHERE (SELECT count(*) FROM "csp_report") < ${MOST_KEPT}
      OR EXISTS (SELECT FROM "csp_report" WHERE "directive" = ${directive} AND "blocked" = ${blocked} AND "page" = ${page})
  ON CONFLICT ("directive", "blocked", "page")
  DO UPDATE SET "times" = "csp_report"."times" + 1, "lastAt" = EXCLUDED."lastAt", "source" = EXCLUDED."source", "device" = EXCLUDED."device"`;

/** The reports, latest first. */
export async function listCspReports(
  scope: SystemScope,
  page: { skip: number; take: number },
): Promise<{ rows: CspReportRecord[]; total: number }> {
  const [rows, total] = await Promise.all([
    scope.db.cspReport.findMany({
      orderBy: [{ lastAt: 'desc' }, { id: 'desc' }],
      ...page,
      omit: { id: true },
    }),
    scope.db.cspReport.count(),
  ]);
  return { rows, total };
}

export const deleteOldCspReports = (scope: SystemScope, before: Date): Promise<unknown> =>
  scope.db.cspReport.deleteMany({ where: { lastAt: { lt: before } } });
