import {
  findCalculation,
  saveFuelPurchases,
  type CalculationRecord,
} from '~/areas/calculator/data/calculations.server';
import type { PublicScope } from '~/platform/database/scope.server';
import { parseQuarterKey, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { isUid, type CalculatedRoute, type FuelPurchase } from '~/areas/calculator/rules/calculation';
import { parseFuelPurchases } from '~/areas/calculator/rules/calculation.schema';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import { noticeMessage } from '~/engine/ifta/notice';
import type { IftaReturn, LineInput, Schedule } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { lineRateOf } from '~/engine/jurisdictions/published-rate';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { Decimal } from '~/engine/units/decimal';
import type { Ctx } from '~/platform/context';
import { listRateQuarters } from '~/areas/rates/list-rate-quarters.server';
import { rateTableFor } from '~/areas/rates/rate-table-for.server';
import { wholeMiles } from './whole-miles';

export interface DemoReport {
  calculation: CalculationRecord;
  quarter: Quarter;
  return: IftaReturn;
  schedule: Schedule;
  /** Plain sentences for the reader, the most serious first. */
  warnings: string[];
}

/** Stores the fuel of the second step and works out the report; an average that no truck reaches is an error on it. */
export async function runCalculation(
  ctx: Ctx<PublicScope>,
  input: { uid: string; fuelPurchases: unknown; quarterKey?: unknown },
): Promise<Result<DemoReport>> {
  const found = await findRouted(ctx, input.uid);
  if (!found.ok) return found;
  const purchases = parseFuelPurchases(input.fuelPurchases);
  if (!purchases.ok) return purchases;
  const quarter = await chosenQuarter(ctx, input.quarterKey, found.value.calculation.quarterKey);
  if (!quarter.ok) return quarter;
  const report = await reportOn(ctx, { ...found.value, purchases: purchases.value, quarter: quarter.value });
  const { problem } = report.schedule.average;
  if (problem === 'no-fuel' || problem === 'impossible') {
    const explained = report.return.schedules[0]?.notices.find((notice) => notice.code === 'average');
    const message = explained ? noticeMessage(explained) : 'Enter the gallons you bought.';
    return invalid(message, { fuel_purchases: [message] });
  }
  await saveFuelPurchases(ctx.scope, input.uid, {
    fuelPurchases: purchases.value,
    quarterKey: quarterKey(quarter.value),
  });
  return ok(report);
}

/** The report of a calculation whose fuel was entered before. */
export async function readReport(ctx: Ctx<PublicScope>, uid: string): Promise<Result<DemoReport>> {
  const found = await findRouted(ctx, uid);
  if (!found.ok) return found;
  const { fuelPurchases, quarterKey: key } = found.value.calculation;
  if (!fuelPurchases) return fail({ kind: 'conflict', message: 'Enter the diesel you bought first.' });
  const quarter = await chosenQuarter(ctx, undefined, key);
  if (!quarter.ok) return quarter;
  return ok(await reportOn(ctx, { ...found.value, purchases: fuelPurchases, quarter: quarter.value }));
}

interface Routed {
  calculation: CalculationRecord;
  route: CalculatedRoute;
  distanceTenthMiles: number;
}

async function findRouted(ctx: Ctx<PublicScope>, uid: string): Promise<Result<Routed>> {
  const calculation = isUid(uid) ? await findCalculation(ctx.scope, uid, ctx.clock.now()) : null;
  if (!calculation) return notFound('This calculation was not found. Calculations are kept for 30 days.');
  const { status, route, distanceTenthMiles, routeError } = calculation;
  if (status === 'error')
    return fail({ kind: 'conflict', message: routeError ?? 'Sorry, route calculation error' });
  if (!route || distanceTenthMiles === null)
    return fail({ kind: 'conflict', message: 'The route is still being calculated.' });
  return ok({ calculation, route, distanceTenthMiles });
}

async function chosenQuarter(
  ctx: Ctx<PublicScope>,
  typed: unknown,
  stored: number,
): Promise<Result<Quarter>> {
  const quarter = typed === undefined || typed === '' ? parseQuarterKey(stored) : parseQuarterKey(typed);
  const quarters = await listRateQuarters(ctx);
  if (quarter && quarters.some((known) => quarterKey(known) === quarterKey(quarter))) return ok(quarter);
  return invalid('There are no rates for this period. Choose another one.', {
    quarter: ['Choose a period from the list.'],
  });
}

async function reportOn(
  ctx: Ctx<PublicScope>,
  input: Routed & { purchases: FuelPurchase[]; quarter: Quarter },
): Promise<DemoReport> {
  const { calculation, route, distanceTenthMiles, purchases, quarter } = input;
  const rates = await rateTableFor(ctx, quarter);
  const miles = wholeMiles(route, distanceTenthMiles);
  const gallonsOf = new Map(
    purchases.map(({ state, gallonsThousandths }) => [
      state,
      new Decimal(gallonsThousandths).dividedBy(1000),
    ]),
  );
  const places = [...new Set([...miles.map(({ code }) => code), ...gallonsOf.keys()])];
  const computed = computeReturn({
    quarter,
    base: baseProfileOf(),
    schedules: [
      {
        fuelType: 'special_diesel',
        lines: places.flatMap((code) =>
          linesOf(code, miles.find((line) => line.code === code)?.miles ?? 0, gallonsOf.get(code), rates),
        ),
        totalFuel: [...gallonsOf.values()].reduce((sum, gallons) => sum.plus(gallons), new Decimal(0)),
      },
    ],
  });
  const schedule = computed.schedules[0] as Schedule;
  const notices = [...computed.notices, ...schedule.notices];
  const severity = { blocking: 0, warning: 1, info: 2 } as const;
  const warnings = [...notices]
    .sort((a, b) => severity[a.severity] - severity[b.severity])
    .map(noticeMessage);
  return {
    calculation,
    quarter,
    return: computed,
    schedule,
    warnings: [...new Set([...warnings, ...route.notices])],
  };
}

/** One trip has no dates, so where a rate changes inside the quarter the one in force at its end is used. */
function linesOf(code: string, miles: number, gallons: Decimal | undefined, rates: RateTable): LineInput[] {
  const fuel = gallons ? { taxPaidFuel: gallons } : {};
  if (!jurisdictionByCode(code)?.iftaMember) return [{ jurisdiction: code, totalDistance: miles }];
  const lookup = rates.find(code, 'special_diesel');
  const published = lookup.kind === 'published' ? lookup.rates.at(-1) : undefined;
  const rate =
    lookup.kind === 'none-published'
      ? ({ rate: null, surcharge: null, unit: 'gallon', status: 'final' } as const)
      : published && lineRateOf(published, 'us');
  return [{ jurisdiction: code, totalDistance: miles, ...fuel, ...(rate ? { rate } : {}) }];
}
