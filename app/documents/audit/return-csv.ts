import { reportCsv } from '~/presenters/reports/report-csv';
import { reportView } from '~/presenters/reports/report-view';
import type { QuarterReport } from '~/services/reports/quarter-report.server';

/** The lines of the return, or of every vehicle's share of it. */
export const returnCsv = (report: QuarterReport): string => reportCsv(reportView(report));
