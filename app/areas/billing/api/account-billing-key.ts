import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';

/** GET /api/account/billing/key: the card provider's public key. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return Response.json(
    { stripeKey: ctx.billing.publishableKey },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action() {
  return methodNotAllowed('GET');
}
