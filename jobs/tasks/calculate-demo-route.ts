import { calculateDemoRoute as calculate } from '~/services/calculator/calculate-demo-route.server';
import type { Handler } from '../task';

export const calculateDemoRoute: Handler<'calculateDemoRoute'> = (payload, ctx, { isLastAttempt }) =>
  calculate(ctx, { ...payload, isLastAttempt });
