import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { drawReceiptPage } from '~/areas/fuel/uploaded-receipts.server';

/** A page of an uploaded receipt, drawn anew as a picture. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const drawn = await drawReceiptPage(ctx, params['id'] ?? '', Number(params['page']));
  if (!drawn.ok)
    throw new Response(drawn.failure.message, { status: drawn.failure.kind === 'not-found' ? 404 : 503 });
  return new Response(new Uint8Array(drawn.value), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}
