import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/http/session/actor.server';
import { eventHeaders } from '~/http/queries/analytics.server';
import { doneWith } from '~/http/forms/done.server';
import { seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { purchaseEvents } from '~/presenters/analytics-events';
import { comeBack } from '~/services/billing/provider-pages.server';

/** Back from the provider's pages: what was done there is read, then the billing page shows it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const finished = query.get('done') === '1';
  const { checkoutId } = await comeBack(ctx, { finished });
  if (!finished) return seeOther(paths.billing());
  const bought = checkoutId === null ? [] : purchaseEvents(query.get('plan') ?? '', checkoutId);
  return doneWith(paths.billing(), 'Success', await eventHeaders(request, bought));
}
