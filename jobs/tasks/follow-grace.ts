import { followAllGrace } from '~/services/billing/follow-grace.server';
import type { Handler } from '../task';

export const followGrace: Handler<'followGrace'> = (_payload, ctx) => followAllGrace(ctx);
