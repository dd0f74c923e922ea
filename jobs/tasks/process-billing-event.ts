import { processEvent } from '~/services/billing/process-event.server';
import type { Handler } from '../task';

export const processBillingEvent: Handler<'processBillingEvent'> = (payload, ctx, { isLastAttempt }) =>
  processEvent(ctx, { ...payload, isLastAttempt });
