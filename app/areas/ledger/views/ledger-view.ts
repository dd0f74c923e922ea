import { isUnlicensed } from '~/areas/returns/rules/readiness';
import { incompleteText } from '~/areas/returns/rules/sum-to-pay';
import { dueDateOf } from '~/engine/calendar/due-date';
import { daysBetween, formatUsDate, type LocalDate } from '~/engine/calendar/local-date';
import {
  compareQuarters,
  offeredQuarters,
  quarterKey,
  quarterLabel,
  quarterOfDate,
  type Quarter,
} from '~/engine/calendar/quarter';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import { findingTitle } from '~/areas/ledger/rules/finding';
import { listId } from '~/areas/trips/rules/list-id';
import { limitsOf, FREE_PACKAGE } from '~/areas/trips/rules/plan-limits';
import {
  type DistanceUnit,
  convertDistance,
  convertFuel,
  isConvertibleFuel,
  type FuelUnit,
  distanceUnitOf,
  liquidUnitOf,
  type UnitSystem,
} from '~/engine/units/conversion';
import { tenthsIn, tripTenthsIn } from '~/areas/trips/rules/distance-text';
import { toWhole, type Decimal } from '~/engine/units/decimal';
import { fixedFromScaled, formatTenths, formatWhole } from '~/engine/units/format';
import type { ListedRecord, RecordList, RowFinding } from '~/areas/ledger/list-records.server';
import { wholeMilesOf } from '~/areas/trips/views/trip-page';

export interface LedgerRowView {
  listId: string;
  id: number;
  kind: 'trip' | 'fuel';
  unit: string;
  date: string;
  details: string;
  states: string[];
  /** Whole miles or kilometers; null for fuel, and while a trip waits. */
  miles: string | null;
  gallons: string | null;
  taxCents: number | null;
  status: 'pending' | 'ok' | 'error' | null;
  error: string | null;
  locked: boolean;
  findings: FindingView[];
}

export interface FindingView {
  key: string;
  title: string;
  message: string;
  /** Why it is in order and who said so; null while it is open. */
  resolution: string | null;
}

export const findingView = (finding: RowFinding, units: UnitSystem): FindingView => ({
  key: finding.key,
  title: findingTitle(finding.kind, units),
  message: finding.message,
  resolution: finding.resolution
    ? [finding.resolution.reason, finding.resolution.by].filter(Boolean).join(', by ')
    : null,
});

/** Thousandths of a gallon as thousandths of what the carrier measures in. */
const volumeThousandths = (thousandths: number, units: UnitSystem): number =>
  units === 'metric' ? toWhole(convertFuel({ value: thousandths, unit: 'gallon' }, 'litre')) : thousandths;

/** Gallons or liters; what is neither with its own unit: "400.5 kWh". */
function quantityText(thousandths: number, unit: string | undefined, units: UnitSystem): string {
  if (unit === undefined || isConvertibleFuel(unit as FuelUnit, 'gallon'))
    return gallonsText(volumeThousandths(thousandths, units));
  return `${gallonsText(thousandths)} ${fuelUnitName(unit)}`;
}

/** Tenths of the unit that a trip is long. */
export const recordTenths = (
  { tenthMiles, trip }: Pick<ListedRecord, 'tenthMiles' | 'trip'>,
  unit: DistanceUnit,
): number => (trip ? tripTenthsIn(trip.states, unit) : tenthsIn(tenthMiles ?? 0, unit));

/** Gallons with at most one decimal: "120.5", "1,204". */
export function gallonsText(thousandths: number): string {
  const tenths = Math.floor((thousandths + 50) / 100);
  const text = formatTenths(tenths);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

export function ledgerRow(record: ListedRecord, units: UnitSystem = 'us'): LedgerRowView {
  const distanceUnit = distanceUnitOf(units);
  return {
    listId: listId(record.kind, record.id),
    id: record.id,
    kind: record.kind,
    unit: record.unit,
    date: formatUsDate(record.date),
    details: record.details || (record.kind === 'trip' ? 'Trip' : 'Fuel'),
    states: record.states,
    miles:
      record.tenthMiles === null || record.routeStatus === 'pending'
        ? null
        : formatWhole(wholeMilesOf(recordTenths(record, distanceUnit))),
    gallons:
      record.gallonsThousandths === null
        ? null
        : quantityText(record.gallonsThousandths, record.fuel?.fuelUnit, units),
    taxCents: record.taxCents,
    status: record.routeStatus,
    error: record.routeError,
    locked: record.locked,
    findings: record.findings.map((finding) => findingView(finding, units)),
  };
}

/** A row of the page: of the open questions the first one's title and how many more there are; the rest comes when it is opened. */
export interface LedgerLineView extends Omit<LedgerRowView, 'id' | 'findings'> {
  note: string;
}

export function ledgerLine(record: ListedRecord, units: UnitSystem): LedgerLineView {
  const { id: _id, findings, ...line } = ledgerRow(record, units);
  const [first, ...more] = findings.filter(({ resolution }) => resolution === null);
  return {
    ...line,
    note: first ? [first.title, more.length > 0 ? `+${more.length}` : ''].filter(Boolean).join(' ') : '',
  };
}

export interface QuarterState {
  label: string;
  /** collecting, ready (the quarter is over) or filed. */
  state: 'Collecting' | 'Ready to file' | 'Filed' | 'Not yet a carrier';
  due: string;
  daysLeft: number;
}

export function quarterStateOf(
  quarter: Quarter,
  today: LocalDate,
  isFiled: boolean,
  carrier: { baseJurisdiction: string | null; licensedSince: LocalDate | null },
): QuarterState {
  const isOver = compareQuarters(quarter, quarterOfDate(today)) < 0;
  const due = dueDateOf(quarter, filingBaseOf(carrier.baseJurisdiction)).date;
  return {
    label: quarterLabel(quarter),
    state: isFiled
      ? 'Filed'
      : isUnlicensed(quarter, carrier.licensedSince)
        ? 'Not yet a carrier'
        : isOver
          ? 'Ready to file'
          : 'Collecting',
    due: formatUsDate(due),
    daysLeft: daysBetween(today, due),
  };
}

const MOST_QUARTERS = 40;

/** The quarters of the quick filter, newest first: from the first record (or a year back) to now, and later ones with records. */
export const quarterOptions = (list: RecordList, today: LocalDate): { value: string; label: string }[] =>
  offeredQuarters(quarterOfDate(today), {
    first: list.counts.firstQuarterKey,
    last: list.counts.lastQuarterKey,
    fewest: 4,
    most: MOST_QUARTERS,
  }).map((quarter) => ({ value: String(quarterKey(quarter)), label: quarterLabel(quarter) }));

export interface InformerView {
  miles: string;
  gallons: string;
  average: string;
  taxCents: number | null;
  /** Why there is no tax yet: "incomplete: Kentucky, Texas". */
  taxText: string;
  symbol: string;
}

/** Some of the names stand for all where there are many. */
const shortIncomplete = (missing: readonly string[]): string =>
  incompleteText(missing.length > 3 ? [...missing.slice(0, 2), `${missing.length - 2} more`] : missing);

/** In the units that the carrier records in, whatever the return is in. */
export function informerView({ informers }: RecordList, units: UnitSystem = 'us'): InformerView {
  const { unitSystem, iftaDistance, fuel, averageHundredths } = informers;
  const figures =
    unitSystem === units
      ? { distance: iftaDistance, fuel, average: averageHundredths }
      : figuresIn(units, informers);
  return {
    miles: formatWhole(figures.distance),
    gallons: formatWhole(figures.fuel),
    average: figures.average === null ? '0.00' : fixedFromScaled(figures.average, 2),
    ...taxOf(informers),
  };
}

const taxOf = (informers: RecordList['informers']) => ({
  taxCents: informers.taxCents,
  taxText: informers.complete ? 'Not yet' : shortIncomplete(informers.missing),
  symbol: informers.currency === 'CAD' ? 'C$' : '$',
});

/** What a return in other units comes to, of its exact figures: what it shows is rounded already. */
function figuresIn(
  units: UnitSystem,
  {
    unitSystem,
    averageHundredths,
    exact,
  }: Pick<RecordList['informers'], 'unitSystem' | 'averageHundredths' | 'exact'>,
) {
  const [unit, liquid] = [distanceUnitOf(unitSystem), liquidUnitOf(unitSystem)];
  const distance = (value: Decimal) => convertDistance({ value, unit }, distanceUnitOf(units));
  const isLiquid = exact.averageUnit === liquid;
  const volume = (value: Decimal) => convertFuel({ value, unit: liquid }, liquidUnitOf(units));
  const burned = isLiquid ? volume(exact.averageFuel) : exact.averageFuel;
  return {
    distance: toWhole(distance(exact.iftaDistance)),
    fuel: toWhole(volume(exact.liquidFuel)),
    average:
      averageHundredths === null || burned.isZero()
        ? null
        : toWhole(distance(exact.averageDistance).times(100).dividedBy(burned)),
  };
}

export interface PlanView {
  used: number;
  limit: number;
  isFree: boolean;
  /** The free plan's limits may still be asked to be doubled. */
  mayAsk: boolean;
  isReached: boolean;
}

export function planView({ fleet, plan }: RecordList): PlanView {
  const { trips } = limitsOf(plan);
  return {
    used: fleet.tripsUsed,
    limit: trips,
    isFree: plan.packageId === FREE_PACKAGE,
    mayAsk: plan.packageId === FREE_PACKAGE && !fleet.freeLimitDoubled && !fleet.freeLimitRequested,
    isReached: fleet.tripsUsed >= trips,
  };
}

/** Which prompts the person's offers allow. */
export interface OffersView {
  /** A training session was not asked for yet. */
  training: boolean;
  /** The extractor is not switched on yet. */
  documents: boolean;
}

export const offersView = ({ fleet }: RecordList): OffersView => ({
  training: !fleet.onboardingRequested,
  documents: !fleet.imports.activated,
});
