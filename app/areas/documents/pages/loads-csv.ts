import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvLine } from '~/engine/text/csv';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';
import { exportLoads } from '~/areas/documents/read-document.server';

/** Every load that was read from a paper, as CSV; sent as it is made. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  return streamedCsv(exportLoads(ctx), 'loads.csv', csvLine);
}
