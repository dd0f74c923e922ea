import { sweepAccounts as sweep } from '~/services/accounts/sweep-accounts.server';
import { sweepAttachments } from '~/services/support/sweep-attachments.server';
import type { Handler } from '../task';

export const sweepAccounts: Handler<'sweepAccounts'> = async (_payload, ctx) => {
  await sweep(ctx);
  await sweepAttachments(ctx);
};
