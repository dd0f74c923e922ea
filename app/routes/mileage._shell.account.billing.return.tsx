import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/http/actor.server';
import { doneWith } from '~/http/done.server';
import { seeOther } from '~/http/see-other.server';
import { paths } from '~/paths';
import { comeBack } from '~/services/billing/provider-pages.server';

/** Back from the provider's pages: what was done there is read, then the billing page shows it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const finished = new URL(request.url).searchParams.get('done') === '1';
  await comeBack(ctx, { finished });
  return finished ? doneWith(paths.billing()) : seeOther(paths.billing());
}
