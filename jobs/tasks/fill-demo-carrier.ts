import { fillDemoCarrier as fill } from '~/services/demo/fill-demo-carrier.server';
import type { Handler } from '../task';

export const fillDemoCarrier: Handler<'fillDemoCarrier'> = (payload, ctx) => fill(ctx, payload);
