import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { paths } from '~/routes';
import { purchaseEvents } from '~/areas/billing/views/analytics-events';
import { comeBack } from '~/areas/billing/provider-pages.server';
import { readBillingPage } from '~/areas/billing/read-billing.server';

/** Back from the provider's pages: what was done there is read, then the billing page shows it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const finished = query.get('done') === '1';
  const { checkoutId, refused } = await comeBack(ctx, { finished });
  if (refused !== null)
    return seeOther(paths.billing(), [await flashHeader({ type: 'danger', message: refused })]);
  if (!finished) return seeOther(paths.billing());
  if (checkoutId === null) return doneWith(paths.billing());
  const { subscription } = await readBillingPage(ctx);
  const bought = purchaseEvents(query.get('plan') ?? '', checkoutId, {
    isTrial: subscription?.status === 'trialing',
  });
  return doneWith(paths.billing(), 'Success', await eventHeaders(request, bought));
}
