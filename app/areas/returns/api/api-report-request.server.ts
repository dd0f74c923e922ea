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

const SWITCHES = ['per_equipment', 'hide_no_data'];

const WORDS: Readonly<Record<string, string>> = {
  q: 'q must be a year and a quarter digit, such as 20263.',
  equipment_id: 'equipment_id must be the id of a vehicle.',
};

/** The report a program asks for: the filter's names as they are, or as filter[name]. @throws the 422 of what cannot be read. */
export async function apiReportRequest(request: Request, load: AppLoadContext): Promise<ApiReportRequest> {
  const actor = await requireApiCarrier(request, load);
  const query = new URLSearchParams();
  for (const [name, value] of new URL(request.url).searchParams)
    query.append(/^filter\[(\w+)\]$/.exec(name)?.[1] ?? name, value);
  const today = todayOf(actor.ctx, actor.carrier);
  const { filter, unreadable } = readReportFilter(query, today);
  const wrong = [
    ...unreadable,
    ...SWITCHES.filter(
      (name) => !query.getAll(name).every((value) => /^(|0|1|true|false|on|off)$/.test(value)),
    ),
  ];
  if (wrong.length > 0) {
    throw problem({
      kind: 'invalid',
      message: 'The given data was invalid',
      fields: Object.fromEntries(wrong.map((name) => [name, [WORDS[name] ?? `${name} must be 0 or 1.`]])),
    });
  }
  return { actor, type: query.get('type'), today, filter };
}
