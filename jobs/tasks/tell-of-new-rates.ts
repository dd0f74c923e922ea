import { tellOfNewRates as tell } from '~/services/reports/tell-of-new-rates.server';
import type { Handler } from '../task';

export const tellOfNewRates: Handler<'tellOfNewRates'> = async (payload, ctx) => {
  await tell(ctx, payload);
};
