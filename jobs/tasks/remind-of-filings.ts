import { remindOfFilings as remind } from '~/services/reports/remind-of-filings.server';
import type { Handler } from '../task';

export const remindOfFilings: Handler<'remindOfFilings'> = async (_payload, ctx) => {
  await remind(ctx);
};
