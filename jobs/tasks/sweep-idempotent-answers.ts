import { sweepIdempotentAnswers as sweep } from '~/services/api/sweep-idempotent-answers.server';
import type { Handler } from '../task';

export const sweepIdempotentAnswers: Handler<'sweepIdempotentAnswers'> = async (_payload, ctx) => {
  await sweep(ctx);
};
