import type { AppLoadContext } from '@remix-run/node';
import type { LocalDate } from '~/engine/calendar/local-date';
import { readReportFilter, type ReportFilter } from '~/areas/returns/rules/report-filter';
import { todayOf } from '~/areas/carriers/today.server';
import { requireCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import type { TextGroup } from '~/platform/http/languages/texts.server';

/** The texts of every kind of report. */
export const REPORT_TEXTS = ['frame', 'places', 'list', 'report'] as const satisfies readonly TextGroup[];

export interface ReportRequest {
  actor: CarrierActor;
  query: URLSearchParams;
  today: LocalDate;
  filter: ReportFilter;
  /** Whether a period was named. */
  asked: boolean;
  unreadable: string[];
}

/** Who asks for a report, and for which. A form that is kept where the session has ended brings `requireCarrierOfForm`. */
export async function reportRequest(
  request: Request,
  load: AppLoadContext,
  requireActor = requireCarrier,
): Promise<ReportRequest> {
  const actor = await requireActor(request, load);
  const query = new URL(request.url).searchParams;
  const today = todayOf(actor.ctx, actor.carrier);
  return { actor, query, today, ...readReportFilter(query, today) };
}
