/** From miles by vehicle and month to the return of each state and period. */
import { formatLongDate, type LocalDate } from '~/engine/calendar/local-date';
import {
  heaviestOf,
  sameWeights,
  spanOn,
  weightSpans,
  type DatedWeights,
  type EarlierWeights,
  type Weights,
} from '~/areas/equipment/rules/dated-weights';
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
  /** The last of its unit's weight days that the miles were driven on or after. */
  since?: LocalDate | null;
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

export interface WeighedUnit extends DatedWeights {
  id: number;
  unit: string;
}

export interface EnteredMiles {
  state: TaxState;
  period: string;
  equipmentId: number;
  /** The first day of the weight that they were driven at; empty: the first weight of the period. */
  since?: string;
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
  before: Weights;
  after: Weights;
}

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
  /** The first day of the weight that these miles were driven at; null: of its first weight. */
  weighedFrom: LocalDate | null;
  /** The same where that day is in the period, which has several rows of the vehicle then; else empty. */
  since: string;
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

/** Above this weight Oregon's rate hangs on the axles. */
const TABLE_B_POUNDS = 80_000;

/** Weights that the return of a state does not tell apart: below table B of Oregon no rate hangs on the axles. */
const isAlikeIn =
  (state: TaxState) =>
  (a: Weights, b: Weights): boolean =>
    sameWeights({ ...a, axles: null }, { ...b, axles: null }) &&
    (state !== 'OR' || heaviestOf(a) <= TABLE_B_POUNDS || a.axles === b.axles);

/** The weights of a vehicle that a state's return has a row for each of. */
export const spansIn = (state: TaxState, vehicle: DatedWeights): EarlierWeights[] =>
  weightSpans(vehicle, isAlikeIn(state));

function weightNote(
  state: TaxState,
  { unit, earlierWeights = [] }: WeighedUnit,
  { on, before, after }: WeightChange,
): string[] {
  if (earlierWeights.some((kept) => heaviestOf(kept) === heaviestOf(before) && kept.axles === before.axles))
    return [];
  const [from, to] = [heaviestOf(before), heaviestOf(after)];
  const now =
    'All its miles here count with what is entered now. If it weighed so from a day on, enter that day and the weight before under Equipment.';
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

/** A weight's day that was entered or moved after the empty and untaxed miles leaves them where they no longer belong. */
function entriesOfOtherWeights(
  entries: readonly EnteredMiles[],
  { key }: TaxPeriod,
  vehicles: readonly StateVehicle[],
): string[] {
  const units = new Map<number | null, { unit: string; days: Set<string> }>();
  for (const { equipmentId, unit, since } of vehicles) {
    const known = units.get(equipmentId) ?? { unit, days: new Set<string>() };
    units.set(equipmentId, { unit, days: known.days.add(since) });
  }
  return [...units].flatMap(([id, { unit, days }]) => {
    const entered = entries.filter((entry) => entry.period === key && entry.equipmentId === id);
    const enteredDays = new Set(entered.map(({ since = '' }) => since));
    const fits = days.size === enteredDays.size && [...days].every((day) => enteredDays.has(day));
    return fits || !entered.some(saysAnything)
      ? []
      : [
          `Unit ${unit}: its empty or untaxed miles were entered before its weight had these days. Enter them again for each weight.`,
        ];
  });
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

/** Miles of a vehicle at one of its weights; exact. */
interface DrivenAt {
  id: number | null;
  weights: EarlierWeights | undefined;
  miles: Decimal;
}

/** Sums of a state and period by vehicle and weight. */
function drivenAt(
  state: TaxState,
  sums: readonly StateMonth[],
  units: ReadonlyMap<number, WeighedUnit>,
): DrivenAt[] {
  const driven = new Map<string, DrivenAt>();
  for (const sum of sums) {
    const { equipmentId: id } = sum;
    const unit = id === null ? undefined : units.get(id);
    const weights = unit && spanOn(spansIn(state, unit), sum.since ?? null);
    const key = `${id ?? ''}|${weights?.from ?? ''}`;
    const miles = exactDistance(sum, 'mile').plus(driven.get(key)?.miles ?? 0);
    driven.set(key, { id, weights, miles });
  }
  return [...driven.values()];
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
    const entries = input.entries.filter((entry) => entry.state === state);
    const elsewhere = entriesElsewhere(input, state, taxPeriods);
    const periods = taxPeriods.map((period): StatePeriod => {
      const ofPeriod = input.sums.filter(
        (sum) => sum.jurisdiction === state && period.months.includes(sum.month),
      );
      const vehicles = drivenAt(state, ofPeriod, units).map(({ id, weights, miles }): StateVehicle => {
        const unit = id === null ? undefined : units.get(id);
        const weighedFrom = weights?.from ?? null;
        const since = weighedFrom !== null && weighedFrom > period.firstDay ? weighedFrom : '';
        const entry = entries.find(
          (one) => one.period === period.key && one.equipmentId === id && (one.since ?? '') === since,
        );
        const registeredPounds = weights?.registeredWeightPounds ?? null;
        const combinationPounds = weights?.combinationWeightPounds ?? null;
        const unladenPounds =
          entry?.unladenPounds ?? (id === null ? null : (input.unladenPounds.get(id) ?? null));
        const byGross = isSubject(tax, { registered: registeredPounds, combination: combinationPounds });
        const byUnloaded =
          state === 'NY' && method === 'unloaded'
            ? isUnloadedSubject({ registeredPounds, combinationPounds, unladenPounds })
            : null;
        return {
          equipmentId: id,
          weighedFrom,
          since,
          unit: unit?.unit ?? 'No unit named',
          registeredPounds,
          combinationPounds,
          axles: weights?.axles ?? null,
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
          ...entriesOfOtherWeights(entries, period, vehicles),
          ...[...new Set(vehicles.map(({ equipmentId }) => equipmentId))].flatMap((id) => {
            const unit = id === null ? undefined : units.get(id);
            return (input.weightChanges ?? [])
              .filter((change) => change.equipmentId === id && change.on >= period.firstDay)
              .flatMap((change) => (unit ? weightNote(state, unit, change) : []));
          }),
        ],
      };
    });
    return { tax, frequency, method, periods };
  });
}

/** What makes two lines of a vehicle's miles one: everything that decides the rate. */
const rateKey = (vehicle: StateVehicle): string =>
  [
    vehicle.equipmentId,
    vehicle.registeredPounds,
    vehicle.combinationPounds,
    vehicle.axles,
    vehicle.unladenPounds,
    vehicle.oneWayHaul,
    vehicle.logging,
  ].join('|');

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
