import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportView } from '~/areas/returns/views/report-view';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';

/** The lines of the return, or of every vehicle's share of it. */
export const returnCsv = (report: QuarterReport): string => reportCsv(reportView(report));
