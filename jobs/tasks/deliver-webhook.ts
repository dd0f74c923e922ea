import { deliverWebhook as deliver } from '~/services/webhooks/deliver-webhook.server';
import type { Handler } from '../task';

export const deliverWebhook: Handler<'deliverWebhook'> = (payload, ctx) => deliver(ctx, payload);
