import { readCarrier } from '~/areas/carriers/data/carriers.server';
import {
  readDistanceSums,
  readUnitStateMonths,
  type DistanceSum,
  type UnitStateMonth,
} from '~/areas/returns/data/distance-sums.server';
import { weightSpans } from '~/areas/equipment/rules/dated-weights';
import { listEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import { recordedIn } from '~/areas/returns/rules/quarter-sums';
import { earliestQuarter } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { distanceYears, type DistanceYear } from '~/areas/distance-taxes/rules/distance-year';
import { DISTANCE_TAXES } from '~/areas/distance-taxes/rules/distance-taxes';
import {
  readTaxAccounts,
  readTaxEntries,
  readUnladenPounds,
  readWeightChanges,
} from '~/areas/distance-taxes/data/distance-tax-records.server';
import type { DistanceTaxResult } from '~/areas/distance-taxes/rules/compute-distance-tax';
import {
  monthKeys,
  stateReturns,
  yearReturn,
  type StateReturn,
} from '~/areas/distance-taxes/rules/state-return';
import type { TaxState } from '~/areas/distance-taxes/rules/tax-periods';
import type { DistanceUnit } from '~/engine/units/conversion';
import type { Ctx } from '~/platform/context';

/** Distance by vehicle and jurisdiction over a registration plan's year. */
export interface IrpReport {
  year: DistanceYear;
  years: DistanceYear[];
  unit: DistanceUnit;
  carrier: string;
  /** The numbers of the registration; null until the carrier has entered them. */
  account: string | null;
  fleet: string | null;
  sums: DistanceSum[];
  vehicles: Equipment[];
}

/** Total (not taxable) distance of all vehicles, July to June, in every jurisdiction, members of IFTA or not. */
export async function irpReport(
  ctx: Ctx<CarrierScope>,
  year: DistanceYear,
  today: LocalDate,
): Promise<IrpReport> {
  const carrier = await readCarrier(ctx.scope);
  const base = baseProfileOf(isIftaMember(carrier.baseJurisdiction ?? '') ? carrier.baseJurisdiction : null);
  return {
    year,
    years: distanceYears(today, await earliestQuarter(ctx.scope)),
    unit: base.unitSystem === 'us' ? 'mile' : 'km',
    carrier: carrier.legalName,
    account: carrier.irpAccount,
    fleet: carrier.irpFleet,
    sums: await readDistanceSums(ctx.scope, quarterKey(year.from), quarterKey(year.to), recordedIn(carrier)),
    vehicles: await listEquipment(ctx.scope),
  };
}

/** The return of a year of a state that is filed once a year. */
export interface YearReturn {
  result: DistanceTaxResult;
  dueDate: LocalDate;
  /** Miles of vehicles whose deciding weight nobody has entered. */
  unknownMiles: number;
}

/** The taxes on distance of a quarter: the miles, and each state's return. */
export interface DistanceTaxReport {
  quarter: Quarter;
  sums: UnitStateMonth[];
  vehicles: Equipment[];
  returns: StateReturn[];
  /** With a year's last quarter: the states that are filed once a year. */
  years: Map<TaxState, YearReturn>;
}

const STATES = DISTANCE_TAXES.map((tax) => tax.jurisdiction);

export async function distanceTaxReport(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
): Promise<DistanceTaxReport> {
  const { scope } = ctx;
  const [carrier, vehicles, accounts, unladenPounds] = await Promise.all([
    readCarrier(scope),
    listEquipment(scope),
    readTaxAccounts(scope),
    readUnladenPounds(scope),
  ]);
  const days = vehicles.flatMap((vehicle) =>
    weightSpans(vehicle).flatMap(({ from }) =>
      from === null ? [] : [{ equipmentId: vehicle.id, day: from }],
    ),
  );
  const read = async (one: Quarter) => {
    const [sums, entries, weightChanges] = await Promise.all([
      readUnitStateMonths(scope, quarterKey(one), STATES, recordedIn(carrier), days),
      readTaxEntries(scope, [`${one.year}-Q${one.quarter}`, ...monthKeys(one)]),
      readWeightChanges(scope, firstDayOfQuarter(one), carrier.timeZone),
    ]);
    return {
      sums,
      returns: stateReturns({
        quarter: one,
        sums,
        vehicles,
        accounts,
        entries,
        unladenPounds,
        weightChanges,
      }),
    };
  };
  const { sums, returns } = await read(quarter);
  const years = new Map<TaxState, YearReturn>();
  if (quarter.quarter === 4 && returns.some(({ frequency }) => frequency === 'annual')) {
    const before = await Promise.all(([1, 2, 3] as const).map((at) => read({ ...quarter, quarter: at })));
    for (const last of returns.filter(({ frequency }) => frequency === 'annual')) {
      const state = last.tax.jurisdiction;
      const all = [
        ...before.flatMap((one) => one.returns.filter(({ tax }) => tax.jurisdiction === state)),
        last,
      ];
      const periods = all.flatMap((one) => one.periods);
      years.set(state, {
        result: yearReturn(all),
        dueDate: last.periods.at(-1)!.dueDate,
        unknownMiles: periods.reduce((miles, period) => miles + period.unknownMiles, 0),
      });
    }
  }
  return { quarter, sums, vehicles, returns, years };
}
