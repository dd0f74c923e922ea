import { sweepOrphanFiles as sweep } from '~/services/storage/sweep-orphan-files.server';
import type { Handler } from '../task';

export const sweepOrphanFiles: Handler<'sweepOrphanFiles'> = async (_payload, ctx) => {
  await sweep(ctx);
};
