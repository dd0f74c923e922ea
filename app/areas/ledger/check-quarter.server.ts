import {
  deleteResolution,
  listResolutions,
  saveResolution,
} from '~/areas/ledger/data/check-resolutions.server';
import { checkedFuel, checkedTrips, readTripsBefore } from '~/areas/returns/data/quarter-records.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import type { Finding, ResolvedFinding } from '~/areas/ledger/rules/finding';
import { QuarterCheck } from '~/areas/ledger/rules/quarter-check';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';

/** So many of the newest trips and purchases are checked for the screen; the audit file has all of them. */
const MOST_RECORDS = 20_000;

export interface QuarterChecks {
  findings: ResolvedFinding[];
  trips: number;
  fuel: number;
}

/** What a careful auditor would ask about a quarter, open questions first. */
export async function checkQuarter(ctx: Ctx<CarrierScope>, quarterKey: number): Promise<QuarterChecks> {
  const findings: ResolvedFinding[] = [];
  const seen = { trips: 0, fuel: 0 };
  if (!parseQuarterKey(quarterKey)) return { findings, ...seen };
  for await (const finding of quarterFindings(ctx, quarterKey, { newest: MOST_RECORDS, seen }))
    findings.push(finding);
  findings.sort((a, b) => Number(a.resolution !== null) - Number(b.resolution !== null));
  return { findings, ...seen };
}

/** All questions about a quarter, each as soon as it is known: those of trips, of fuel, of the whole. */
export async function* quarterFindings(
  ctx: Ctx<CarrierScope>,
  quarterKey: number,
  options: { newest?: number; seen?: { trips: number; fuel: number } } = {},
): AsyncGenerator<ResolvedFinding> {
  const { newest, seen } = options;
  const resolved = new Map(
    (await listResolutions(ctx.scope)).map(({ findingKey, ...resolution }) => [findingKey, resolution]),
  );
  const withAnswer = (finding: Finding): ResolvedFinding => ({
    ...finding,
    resolution: resolved.get(finding.key) ?? null,
  });
  const check = new QuarterCheck(quarterKey, await readTripsBefore(ctx.scope, quarterKey));
  for await (const trip of checkedTrips(ctx.scope, quarterKey, newest)) {
    if (seen) seen.trips += 1;
    yield* check.trip(trip).map(withAnswer);
  }
  for await (const fuel of checkedFuel(ctx.scope, quarterKey, newest)) {
    if (seen) seen.fuel += 1;
    yield* check.fuel(fuel).map(withAnswer);
  }
  yield* check.closing().map(withAnswer);
}

const LONGEST_KEY = 200;

/** Writes down why a finding is in order. */
export async function resolveFinding(
  ctx: Ctx<CarrierScope>,
  input: { key: string; reason: string },
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const reason = input.reason.trim().slice(0, 300);
  if (reason === '')
    return invalid('Say why it is in order: an auditor will read it.', {
      reason: ['Say why it is in order.'],
    });
  if (!/^[a-z-]+:/.test(input.key) || input.key.length > LONGEST_KEY)
    return invalid('This question is not known.', { key: ['This question is not known.'] });
  await saveResolution(ctx.scope, input.key, reason, ctx.clock.now());
  return ok(null);
}

/** Takes a reason back: the question stands again. */
export async function reopenFinding(ctx: Ctx<CarrierScope>, key: string): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  await deleteResolution(ctx.scope, key.slice(0, LONGEST_KEY));
  return ok(null);
}
