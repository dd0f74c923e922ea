import { makeReportFile as make } from '~/services/reports/make-report-file.server';
import type { Handler } from '../task';

export const makeReportFile: Handler<'makeReportFile'> = (payload, ctx, { isLastAttempt }) =>
  make(ctx, { ...payload, isLastAttempt });
