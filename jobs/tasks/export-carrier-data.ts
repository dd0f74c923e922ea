import { exportCarrierData as run } from '~/services/accounts/export-carrier-data.server';
import type { Handler } from '../task';

export const exportCarrierData: Handler<'exportCarrierData'> = (payload, ctx, { isLastAttempt }) =>
  run(ctx, { ...payload, isLastAttempt });
