import { copyAccount } from '~/services/billing/copy-customer.server';
import type { Handler } from '../task';

export const copyBilling: Handler<'copyBilling'> = (payload, ctx) => copyAccount(ctx, payload);
