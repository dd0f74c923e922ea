import type { AppLoadContext } from '@remix-run/node';
import type { LocalDate } from '~/engine/calendar/local-date';
import { readReportFilter, type ReportFilter } from '~/areas/returns/rules/report-filter';
import { todayOf } from '~/areas/carriers/today.server';
import { requireApiCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import { problem } from '~/platform/http/api.server';

export interface ApiReportRequest {
  actor: CarrierActor;
  type: string | null;
  today: LocalDate;
  filter: ReportFilter;
}

/** The report a program asks for: the filter's names as they are, or as filter[name]. @throws the 422 of what cannot be read. */
export async function apiReportRequest(request: Request, load: AppLoadContext): Promise<ApiReportRequest> {
  const actor = await requireApiCarrier(request, load);
  const query = new URLSearchParams();
  for (const [name, value] of new URL(request.url).searchParams)
    query.append(/^filter\[(\w+)\]$/.exec(name)?.[1] ?? name, value);
  const today = todayOf(actor.ctx, actor.carrier);
  const { filter, unreadable } = readReportFilter(query, today);
  if (unreadable.length > 0) {
    throw problem({
      kind: 'invalid',
      message: 'The given data was invalid',
      fields: Object.fromEntries(
        unreadable.map((name) => [
          name,
          [
            name === 'q'
              ? 'q must be a year and a quarter digit, such as 20263.'
              : 'equipment_id must be the id of a vehicle.',
          ],
        ]),
      ),
    });
  }
  return { actor, type: query.get('type'), today, filter };
}
