import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { documentAnswer } from '~/areas/documents/pages/document-form.server';
import { readDocumentFile } from '~/areas/documents/read-document.server';

/** The file as it was handed in, for people of its carrier only. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const found = await readDocumentFile(ctx, params['id'] ?? '');
  if (!found.ok)
    throw new Response(found.failure.message, { status: found.failure.kind === 'not-found' ? 404 : 503 });
  return documentAnswer(found.value.bytes, found.value.document.name);
}
