import { calculateRoute as calculate } from '~/services/routes/calculate-route.server';
import type { Handler } from '../task';

export const calculateRoute: Handler<'calculateRoute'> = (payload, ctx, { isLastAttempt }) =>
  calculate(ctx, { ...payload, isLastAttempt });
