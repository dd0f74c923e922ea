import {
  deleteResolution,
  listResolutions,
  saveResolution,
} from '~/areas/ledger/data/check-resolutions.server';
import {
  checkedFuel,
  checkedTrips,
  readRunningTrips,
  readTripsBefore,
  readUnitHistory,
} from '~/areas/returns/data/quarter-records.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { listOwnRates } from '~/areas/rates/data/own-rates.server';
import { findRates } from '~/areas/rates/data/rates.server';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { findPlacePoints } from '~/areas/places/data/places.server';
import { localDateInZone } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterKey as keyOf, shiftQuarter } from '~/engine/calendar/quarter';
import { milesBetween } from '~/engine/places/place';
import { placeKey } from '~/engine/places/place-key';
import { farFills, type FillPair } from '~/areas/ledger/rules/audit-fuel';
import type { Finding, ResolvedFinding } from '~/areas/ledger/rules/finding';
import { MEASURES, type Measures } from '~/areas/ledger/rules/measures';
import { QuarterCheck } from '~/areas/ledger/rules/quarter-check';
import { dayByDay } from '~/areas/ledger/rules/trip-checks';
import { invalid, ok, type Result } from '~/engine/result';
import type { UnitSystem } from '~/engine/units/conversion';
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
export async function checkQuarter(
  ctx: Ctx<CarrierScope>,
  quarterKey: number,
  units: UnitSystem = 'us',
): Promise<QuarterChecks> {
  const findings: ResolvedFinding[] = [];
  const seen = { trips: 0, fuel: 0 };
  if (!parseQuarterKey(quarterKey)) return { findings, ...seen };
  for await (const finding of quarterFindings(ctx, quarterKey, { newest: MOST_RECORDS, seen, units }))
    findings.push(finding);
  findings.sort((a, b) => Number(a.resolution !== null) - Number(b.resolution !== null));
  return { findings, ...seen };
}

/** All questions about a quarter, each as soon as it is known: those of trips, of fuel, of the whole. */
export async function* quarterFindings(
  ctx: Ctx<CarrierScope>,
  quarterKey: number,
  options: { newest?: number; seen?: { trips: number; fuel: number }; units?: UnitSystem } = {},
): AsyncGenerator<ResolvedFinding> {
  const { newest, seen, units = 'us' } = options;
  const measures = MEASURES[units];
  const resolved = new Map(
    (await listResolutions(ctx.scope)).map(({ findingKey, ...resolution }) => [findingKey, resolution]),
  );
  const withAnswer = (finding: Finding): ResolvedFinding => ({
    ...finding,
    resolution: resolved.get(finding.key) ?? null,
  });
  const quarter = parseQuarterKey(quarterKey);
  if (!quarter) return;
  const today = localDateInZone(ctx.clock.now().getTime(), 'UTC');
  const history = await readUnitHistory(
    ctx.scope,
    keyOf(shiftQuarter(quarter, -4)),
    keyOf(shiftQuarter(quarter, -1)),
  );
  const rates = rateTableOf(
    quarter,
    await findRates(ctx.scope, [quarterKey]),
    await listOwnRates(ctx.scope, [quarterKey]),
  );
  const before = await readTripsBefore(ctx.scope, quarterKey);
  const running = await readRunningTrips(ctx.scope, quarter);
  const check = new QuarterCheck(quarterKey, before, today, history, measures, rates, running);
  let trips = 0;
  for await (const trip of dayByDay(checkedTrips(ctx.scope, quarterKey, newest))) {
    trips += 1;
    if (seen) seen.trips += 1;
    yield* check.trip(trip).map(withAnswer);
  }
  for await (const fuel of checkedFuel(ctx.scope, quarterKey, newest)) {
    if (seen) seen.fuel += 1;
    yield* check.fuel(fuel).map(withAnswer);
  }
  yield* (await farApart(ctx, check.pairs, measures)).map(withAnswer);
  // Where not every trip was looked at, a unit may have driven all the same.
  const isWhole = newest === undefined || trips < newest;
  yield* check
    .closing()
    .filter(({ kind }) => isWhole || kind !== 'fuel-without-trips')
    .map(withAnswer);
}

/** Fills of a day whose places are known and lie too far apart. */
async function farApart(
  ctx: Ctx<CarrierScope>,
  pairs: readonly FillPair[],
  measures: Measures,
): Promise<Finding[]> {
  if (pairs.length === 0) return [];
  const idOf = ({ state, city }: { state: string; city: string }) => `${state}-${placeKey(city)}`;
  const places = await findPlacePoints(ctx.scope, [...new Set(pairs.flat().map(idOf))]);
  return pairs.flatMap((pair) => {
    const [from, to] = pair.map((fuel) => places.get(idOf(fuel)));
    return from && to ? farFills(pair, milesBetween(from, to), measures) : [];
  });
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
    return invalid('Say why it is OK: an auditor will read it.', {
      reason: ['Say why it is OK.'],
    });
  if (!/^[a-z-]+:/.test(input.key) || input.key.length > LONGEST_KEY)
    return invalid('This question is not known.', { key: ['This question is not known.'] });
  await saveResolution(ctx.scope, input.key, reason, ctx.clock.now());
  return ok(null);
}

/** Takes a reason back: the question is open again. */
export async function reopenFinding(ctx: Ctx<CarrierScope>, key: string): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  await deleteResolution(ctx.scope, key.slice(0, LONGEST_KEY));
  return ok(null);
}
