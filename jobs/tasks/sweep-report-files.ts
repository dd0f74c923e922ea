import { sweepReportFiles as sweep } from '~/services/reports/sweep-report-files.server';
import type { Handler } from '../task';

export const sweepReportFiles: Handler<'sweepReportFiles'> = async (_payload, ctx) => {
  await sweep(ctx);
};
