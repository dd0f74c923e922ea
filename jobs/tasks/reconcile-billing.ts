import { reconcileBilling as reconcile } from '~/services/billing/reconcile.server';
import type { Handler } from '../task';

export const reconcileBilling: Handler<'reconcileBilling'> = async (_payload, ctx) =>
  void (await reconcile(ctx));
