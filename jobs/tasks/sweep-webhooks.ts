import { sweepWebhooks as sweep } from '~/services/webhooks/manage-webhooks.server';
import type { Handler } from '../task';

export const sweepWebhooks: Handler<'sweepWebhooks'> = (_payload, ctx) => sweep(ctx);
