import { expireCalculations as expire } from '~/services/calculator/expire-calculations.server';
import type { Handler } from '../task';

export const expireCalculations: Handler<'expireCalculations'> = async (_payload, ctx) => {
  await expire(ctx);
};
