import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { fileDownload } from '~/areas/returns/pages/file-answer.server';

/** The bytes of a finished file. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  return fileDownload(actor, params['id'] ?? '');
}
