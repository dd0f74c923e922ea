import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { readReceipt } from '~/areas/fuel/read-receipt.server';

/** The file of a receipt. Its type is what its bytes are; browsers are told not to guess another (security-headers). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const found = await readReceipt(ctx, params['id'] ?? '');
  if (!found.ok)
    throw new Response(found.failure.message, { status: found.failure.kind === 'not-found' ? 404 : 503 });
  const { receipt, bytes } = found.value;
  const name = receipt.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': receipt.contentType,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `inline; filename="${name}"; filename*=UTF-8''${encodeURIComponent(receipt.name)}`,
      // Browsers show no PDF in a sandbox; a photo needs nothing but itself.
      ...(receipt.contentType === 'application/pdf'
        ? {}
        : { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
