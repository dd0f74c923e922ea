import type { LoaderFunctionArgs } from '@remix-run/node';
import { defaultReportQuarter } from '~/areas/returns/rules/report-filter';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { reportChoices, todayOf } from '~/areas/returns/quarter-report.server';

/** GET /api/reports/list-data: the periods, newest first, and the vehicles of the filter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const today = todayOf(ctx, carrier);
  const { quarters, equipment } = await reportChoices(ctx, today);
  return Response.json(
    {
      data: {
        quarters: quarters.map((quarter) => ({ id: quarterKey(quarter), value: quarterLabel(quarter) })),
        equipment: equipment.map(({ id, unit, active }) => ({
          id,
          value: unit,
          display_value: unit,
          active: active ? 1 : 0,
        })),
        filter: {
          q: quarterKey(defaultReportQuarter(today)),
          equipment_id: null,
          per_equipment: 0,
          hide_no_data: 1,
        },
      },
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export const action = () => methodNotAllowed('GET');
