import type { ActionFunctionArgs } from '@remix-run/node';
import { systemCtx } from '~/areas/accounts/session/system-context.server';
import { methodNotAllowed, problem } from '~/platform/http/api.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';

/** POST /api/stripe/webhook: messages of the payment provider. The signature is over the bytes as they came. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const rawBody = await request.text();
  const result = await receiveWebhook(systemCtx(context), {
    rawBody,
    signature: request.headers.get('Stripe-Signature'),
  });
  if (result.ok) return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } });
  // Stripe tries again after anything but 2xx, and shows the answer to the operator.
  return problem({ kind: 'invalid', message: result.failure.message });
}

export async function loader() {
  return methodNotAllowed('POST');
}
