import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { drawDocumentPage } from '~/areas/documents/read-document.server';

/** A page drawn anew as a picture. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const large = new URL(request.url).searchParams.get('size') === 'large';
  const drawn = await drawDocumentPage(ctx, params['id'] ?? '', Number(params['page']), large);
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
