import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/ledger/pages/fleet-form.server';
import { fleetRelated } from '~/areas/ledger/pages/fleet-related.server';
import { readLedgerQuery } from '~/areas/ledger/pages/ledger-query.server';
import { newestBatch } from '~/areas/documents/pages/extracted-batch.server';
import { informerView, planView, quarterOptions } from '~/areas/ledger/views/ledger-view';
import { listRecords } from '~/areas/ledger/list-records.server';

/** GET /mileage/api/trip/list-data?quarter=20263: the filter, its choices, and the four figures above the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireApiCarrier(request, context);
  const today = todayOf(request, actor);
  const { query } = await readLedgerQuery(request, today);
  const list = await listRecords(actor.ctx, query.filter, { ...query.page, start: 0, length: 1 });
  const quarter = query.quarterKey === undefined ? undefined : parseQuarterKey(query.quarterKey);
  const informers = informerView(list);
  const plan = planView(list);
  const body = {
    data: {
      filter: quarter ? { quarter: quarter.quarter, year: quarter.year } : { quarter: null, year: null },
      quarters: quarterOptions(list, today).map(({ value, label }) => ({ id: value, value: label })),
      informers: {
        total_ifta_miles: informers.miles,
        total_gallons: informers.gallons,
        avg_miles_galons: informers.average,
        total_tax_due: informers.taxCents === null ? null : (informers.taxCents / 100).toFixed(2),
      },
      used: plan.used,
      limit: plan.limit,
      extracted_data_batch: await newestBatch(actor.ctx, list.fleet.imports),
      related: await fleetRelated(actor),
    },
  };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
