/** From miles by vehicle and month to the return of each state and period. */
import { formatLongDate, type LocalDate } from '~/engine/calendar/local-date';
import { quarterMonths, type Quarter } from '~/engine/calendar/quarter';
import { convertDistance, type DistanceUnit } from '~/engine/units/conversion';
import { toWhole, type Decimal } from '~/engine/units/decimal';
import { fixedFromScaled, formatWhole } from '~/engine/units/format';
import {
  computeDistanceTax,
  isUnloadedSubject,
  type DistanceTaxResult,
  type TaxedVehicle,
  type WeightMethod,
} from '~/areas/distance-taxes/rules/compute-distance-tax';
import { DISTANCE_TAXES, isSubject, type DistanceTax } from '~/areas/distance-taxes/rules/distance-taxes';
import {
  FREQUENCIES,
  periodsOf,
  type Frequency,
  type TaxPeriod,
  type TaxState,
} from '~/areas/distance-taxes/rules/tax-periods';

export interface StateMonth {
  equipmentId: number | null;
  jurisdiction: string;
  /** "2026-07" */
  month: string;
  tenthMiles: number;
  /** Of lengths that are kept in kilometers. */
  tenthMillimeters?: number | null;
}

/** The exact distance of a sum, in miles or kilometers. */
export const exactDistance = (
  { tenthMiles, tenthMillimeters }: Pick<StateMonth, 'tenthMiles' | 'tenthMillimeters'>,
  unit: DistanceUnit,
): Decimal =>
  convertDistance(
    typeof tenthMillimeters === 'number'
      ? { value: fixedFromScaled(tenthMillimeters, 7), unit: 'km' }
      : { value: fixedFromScaled(tenthMiles, 1), unit: 'mile' },
    unit,
  );

export interface WeighedUnit {
  id: number;
  unit: string;
  axles: number | null;
  registeredWeightPounds: number | null;
  combinationWeightPounds: number | null;
}

export interface EnteredMiles {
  state: TaxState;
  period: string;
  equipmentId: number;
  emptyMiles: number;
  paidMiles: number;
  unladenPounds: number | null;
  oneWayHaul: boolean;
  logging: boolean;
}

/** A weight or a number of axles that was entered over another one: the truck keeps the last alone. */
export interface WeightChange {
  equipmentId: number;
  on: LocalDate;
  before: TruckMeasures;
  after: TruckMeasures;
}

export type TruckMeasures = Pick<WeighedUnit, 'axles' | 'registeredWeightPounds' | 'combinationWeightPounds'>;

export interface StateReturnInput {
  quarter: Quarter;
  sums: readonly StateMonth[];
  vehicles: readonly WeighedUnit[];
  accounts: readonly { state: TaxState; frequency: Frequency; method: WeightMethod }[];
  entries: readonly EnteredMiles[];
  unladenPounds: ReadonlyMap<number, number>;
  /** Since the first day of the quarter. */
  weightChanges?: readonly WeightChange[];
}

export interface StateVehicle extends TaxedVehicle {
  equipmentId: number | null;
  subject: 'yes' | 'no' | 'unknown';
}

export interface StatePeriod extends TaxPeriod {
  vehicles: StateVehicle[];
  /** Miles of vehicles whose deciding weight nobody has entered. */
  unknownMiles: number;
  result: DistanceTaxResult;
  /** What the filer must know of figures that are right only as far as they go. */
  notes: string[];
}

export interface StateReturn {
  tax: DistanceTax;
  frequency: Frequency;
  method: WeightMethod;
  periods: StatePeriod[];
}

/** The first quarter's months as the sums name them. */
export const monthKeys = (quarter: Quarter): string[] =>
  quarterMonths(quarter).map((month) => `${quarter.year}-${String(month).padStart(2, '0')}`);

const heaviest = ({ registeredWeightPounds, combinationWeightPounds }: TruckMeasures): number =>
  Math.max(registeredWeightPounds ?? 0, combinationWeightPounds ?? 0);

/** Above this weight Oregon's rate hangs on the axles. */
const TABLE_B_POUNDS = 80_000;

function weightNote(state: TaxState, unit: string, { on, before, after }: WeightChange): string[] {
  const [from, to] = [heaviest(before), heaviest(after)];
  const now = 'All its miles here count with what is entered now. File those of before at what it was then.';
  if (from > 0 && from !== to)
    return [
      `Unit ${unit}: its weight was changed from ${formatWhole(from)} to ${to === 0 ? 'none' : `${formatWhole(to)} lb`} on ${formatLongDate(on)}. ${now}`,
    ];
  return state === 'OR' && to > TABLE_B_POUNDS && before.axles !== null && before.axles !== after.axles
    ? [
        `Unit ${unit}: its axles were changed from ${before.axles} to ${after.axles ?? 'none'} on ${formatLongDate(on)}. ${now}`,
      ]
    : [];
}

const saysAnything = (entry: EnteredMiles): boolean =>
  entry.emptyMiles > 0 || entry.paidMiles > 0 || entry.oneWayHaul || entry.logging;

/** What was entered by the month says nothing by the quarter, nor the other way round. */
function entriesElsewhere(
  { quarter, entries }: StateReturnInput,
  state: TaxState,
  periods: readonly TaxPeriod[],
): string[] {
  const own = new Set(periods.map(({ key }) => key));
  const ofState = entries.filter((entry) => entry.state === state);
  const months = monthKeys(quarter);
  const others = [`${quarter.year}-Q${quarter.quarter}`, ...months].filter((key) => !own.has(key));
  if (ofState.some(({ period }) => own.has(period))) return [];
  if (!ofState.some((entry) => others.includes(entry.period) && saysAnything(entry))) return [];
  const [then, now] = periods.length > 1 ? ['the quarter', 'month'] : ['each month', 'quarter'];
  return [
    `Empty or untaxed miles were entered for ${then}, and are not in these figures: enter them again by the ${now}.`,
  ];
}

/** The return of each state, period by period; one without miles has periods without vehicles. */
export function stateReturns(input: StateReturnInput): StateReturn[] {
  const units = new Map(input.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return DISTANCE_TAXES.map((tax) => {
    const state = tax.jurisdiction;
    const account = input.accounts.find((one) => one.state === state);
    const frequency = account?.frequency ?? FREQUENCIES[state].allowed[0]!;
    const method = account?.method ?? 'gross';
    const taxPeriods = periodsOf(state, frequency, input.quarter);
    const elsewhere = entriesElsewhere(input, state, taxPeriods);
    const periods = taxPeriods.map((period): StatePeriod => {
      const driven = new Map<number | null, Decimal>();
      for (const sum of input.sums)
        if (sum.jurisdiction === state && period.months.includes(sum.month))
          driven.set(sum.equipmentId, exactDistance(sum, 'mile').plus(driven.get(sum.equipmentId) ?? 0));
      const vehicles = [...driven].map(([id, miles]): StateVehicle => {
        const unit = id === null ? undefined : units.get(id);
        const entry = input.entries.find(
          (one) => one.state === state && one.period === period.key && one.equipmentId === id,
        );
        const registeredPounds = unit?.registeredWeightPounds ?? null;
        const combinationPounds = unit?.combinationWeightPounds ?? null;
        const unladenPounds =
          entry?.unladenPounds ?? (id === null ? null : (input.unladenPounds.get(id) ?? null));
        const byGross = isSubject(tax, { registered: registeredPounds, combination: combinationPounds });
        const byUnloaded =
          state === 'NY' && method === 'unloaded'
            ? isUnloadedSubject({ registeredPounds, combinationPounds, unladenPounds })
            : null;
        return {
          equipmentId: id,
          unit: unit?.unit ?? 'No unit named',
          registeredPounds,
          combinationPounds,
          axles: unit?.axles ?? null,
          unladenPounds,
          miles: toWhole(miles),
          emptyMiles: entry?.emptyMiles ?? 0,
          paidMiles: entry?.paidMiles ?? 0,
          oneWayHaul: entry?.oneWayHaul ?? false,
          logging: entry?.logging ?? false,
          subject: byUnloaded === null ? byGross : byUnloaded ? 'yes' : 'no',
        };
      });
      return {
        ...period,
        vehicles,
        unknownMiles: vehicles
          .filter((vehicle) => vehicle.subject === 'unknown')
          .reduce((sum, vehicle) => sum + vehicle.miles, 0),
        result: computeDistanceTax(
          state,
          vehicles.filter((vehicle) => vehicle.subject === 'yes'),
          { firstDay: period.firstDay, method },
        ),
        notes: [
          ...elsewhere,
          ...vehicles.flatMap(({ equipmentId, unit }) =>
            (input.weightChanges ?? [])
              .filter((change) => change.equipmentId === equipmentId && change.on >= period.firstDay)
              .flatMap((change) => weightNote(state, unit, change)),
          ),
        ],
      };
    });
    return { tax, frequency, method, periods };
  });
}

/** What makes two lines of a vehicle's miles one: everything that decides the rate. */
const rateKey = ({ equipmentId, unladenPounds, oneWayHaul, logging }: StateVehicle): string =>
  [equipmentId, unladenPounds, oneWayHaul, logging].join('|');

/**
 * The return of a whole year from those of its quarters, for a state that is filed once a year: the miles of each vehicle are
 * added up before any cent is rounded, and shares of the period, such as New Mexico's empty miles, are those of the year.
 */
export function yearReturn(quarters: readonly StateReturn[]): DistanceTaxResult {
  const vehicles = new Map<string, StateVehicle>();
  for (const vehicle of quarters.flatMap(({ periods }) => periods.flatMap((period) => period.vehicles))) {
    if (vehicle.subject !== 'yes') continue;
    const known = vehicles.get(rateKey(vehicle));
    if (!known) vehicles.set(rateKey(vehicle), { ...vehicle });
    else {
      known.miles += vehicle.miles;
      known.emptyMiles += vehicle.emptyMiles;
      known.paidMiles += vehicle.paidMiles;
    }
  }
  const [first] = quarters;
  if (!first) return { lines: [], taxableMiles: 0, cents: 0, problems: [] };
  const result = computeDistanceTax(first.tax.jurisdiction, [...vehicles.values()], {
    firstDay: first.periods[0]!.firstDay,
    method: quarters.at(-1)!.method,
  });
  const notes = quarters.flatMap(({ periods }) => periods.flatMap((period) => period.notes));
  return { ...result, problems: [...new Set([...result.problems, ...notes])] };
}
