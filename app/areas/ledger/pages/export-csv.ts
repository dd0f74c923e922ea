import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvLine } from '~/engine/text/csv';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { refsOf } from '~/areas/ledger/pages/ledger-bulk.server';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import { streamedCsv } from '~/platform/http/pages/streamed-csv.server';
import { exportRecords } from '~/areas/ledger/export-records.server';

/** The rows that are shown, or the selected ones (?ids=), as CSV; sent as it is made. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const { query } = await readLedgerQuery(request, todayOf(actor.ctx, actor.carrier));
  const asked = new URL(request.url).searchParams;
  const refs = asked.has('ids') ? refsOf(asked) : null;
  if (asked.has('ids') && (!refs || refs.length === 0))
    throw new Response('No such records.', { status: 404 });
  const batches = exportRecords(actor.ctx, query.filter, refs, actor.carrier.units);
  const period = query.quarterKey === undefined ? 'all' : String(query.quarterKey);
  return streamedCsv(batches, `trips-fuel-${period}.csv`, csvLine);
}
