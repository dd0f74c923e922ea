import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { downloadHeaders } from '~/platform/http/forms/given-files.server';
import { readAttachment } from '~/areas/support/read-attachment.server';

/** A file of an email or a support message, as a download. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const found = await readAttachment(ctx, params['id'] ?? '');
  if (!found.ok)
    throw new Response(found.failure.message, { status: found.failure.kind === 'not-found' ? 404 : 503 });
  const { file, bytes } = found.value;
  return new Response(new Uint8Array(bytes), { headers: downloadHeaders(file, bytes.length) });
}
