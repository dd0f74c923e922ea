import { type LoaderFunctionArgs } from '@remix-run/node';
import { csvLine } from '~/engine/text/csv';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';
import { leftOverLines } from '~/areas/imports/left-over.server';

/** The lines of an import that were not taken, as they were, with the reason in a last column. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const lines = await leftOverLines(ctx, params['id'] ?? '');
  if (!lines.ok) throw new Response(lines.failure.message, { status: 404 });
  return streamedCsv(lines.value, 'left-over.csv', csvLine);
}
