import type { FleetOverview } from '~/areas/ledger/data/fleet-overview.server';
import { lateFiling, type LateFiling } from '~/areas/returns/late-quarter.server';
import { RecentAnswers } from '~/areas/returns/recent-answers';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { Ctx } from '~/platform/context';
import { quarterFindings } from './check-quarter.server';

/** A quarter of more records than this is not read through for a number on a screen; its page of checks is. */
const MOST_RECORDS = 2_000;

/** What is still to be done, for the top of the list. */
export interface OpenWork {
  late: LateFiling | null;
  /** Questions of the auditor's checks that nobody has answered; null where they were not counted. */
  questions: number | null;
}

const recentCounts = new RecentAnswers<number>(512);

/** Reads once for a state of the records, and answers from memory until they change. */
export async function openWork(
  ctx: Ctx<CarrierScope>,
  {
    fleet,
    quarterKey,
    records,
    today,
    licensedSince,
  }: {
    fleet: FleetOverview;
    quarterKey: number | undefined;
    records: number;
    today: LocalDate;
    licensedSince: LocalDate | null;
  },
): Promise<OpenWork> {
  const { unfiled, ...state } = fleet.outlook;
  const [late, questions] = await Promise.all([
    lateFiling(ctx, {
      unfiled,
      today,
      baseJurisdiction: fleet.baseJurisdiction,
      licensedSince,
      fixed: [fleet.units, fleet.unitSystem, fleet.exemptPeriods, fleet.filedQuarters],
    }),
    quarterKey === undefined || records > MOST_RECORDS
      ? null
      : countQuestions(ctx, quarterKey, [fleet.quarters, fleet.units, state.changedAt, state.answers]),
  ]);
  return { late, questions };
}

async function countQuestions(ctx: Ctx<CarrierScope>, quarterKey: number, state: unknown): Promise<number> {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const question = [ctx.scope.carrierId, quarterKey, day, state];
  const known = recentCounts.find(question);
  if (known !== undefined) return known;
  let open = 0;
  for await (const finding of quarterFindings(ctx, quarterKey, { newest: MOST_RECORDS }))
    if (finding.resolution === null) open += 1;
  recentCounts.keep(question, open);
  return open;
}
