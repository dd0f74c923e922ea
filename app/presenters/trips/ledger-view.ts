import { dueDateOf } from '~/domain/calendar/due-date';
import { daysBetween, formatUsDate, type LocalDate } from '~/domain/calendar/local-date';
import { compareQuarters, parseQuarterKey, quarterKey, quarterLabel, quarterOfDate, shiftQuarter, type Quarter } from '~/domain/calendar/quarter';
import { FINDING_TITLES } from '~/domain/checks/finding';
import { listId } from '~/domain/trips/list-id';
import { limitsOf, FREE_PACKAGE } from '~/domain/trips/plan-limits';
import { centsToText, fixedFromScaled, formatTenths, formatWhole } from '~/domain/units/format';
import type { ListedRecord, RecordList } from '~/services/ledger/list-records.server';
import { fuelUnitName } from '../fuel/fuel-form';
import { wholeMilesOf } from './trip-page';

export interface LedgerRowView {
  listId: string;
  id: number;
  kind: 'trip' | 'fuel';
  unit: string;
  date: string;
  details: string;
  states: string[];
  /** Whole miles; null for fuel, and while a trip waits. */
  miles: string | null;
  gallons: string | null;
  taxCents: number | null;
  status: 'pending' | 'ok' | 'error' | null;
  error: string | null;
  locked: boolean;
  facts: [name: string, value: string][];
  parts: { code: string; miles: string; note: string }[];
  receiptId: string | null;
  /** The rate confirmation the trip was read from. */
  document: { id: string; name: string } | null;
  findings: { key: string; title: string; message: string; resolution: string | null }[];
}

/** Gallons with at most one decimal: "120.5", "1,204". */
export function gallonsText(thousandths: number): string {
  const tenths = Math.floor((thousandths + 50) / 100);
  const text = formatTenths(tenths);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

export function ledgerRow(record: ListedRecord): LedgerRowView {
  const { trip, fuel } = record;
  return {
    listId: listId(record.kind, record.id),
    id: record.id,
    kind: record.kind,
    unit: record.unit,
    date: formatUsDate(record.date),
    details: record.details || (trip ? 'Trip' : 'Fuel'),
    states: record.states,
    miles: record.tenthMiles === null || record.routeStatus === 'pending' ? null : formatWhole(wholeMilesOf(record.tenthMiles)),
    gallons: record.gallonsThousandths === null ? null : gallonsText(record.gallonsThousandths),
    taxCents: record.taxCents,
    status: record.routeStatus,
    error: record.routeError,
    locked: record.locked,
    facts: trip ? tripFacts(trip) : fuel ? fuelFacts(fuel) : [],
    parts: trip
      ? trip.states.map((state) => ({
          code: state.jurisdiction,
          miles: formatTenths(state.tenthMiles),
          note: [state.manual ? 'corrected' : '', state.exemptTenthMiles > 0 ? `${formatTenths(state.exemptTenthMiles)} exempt` : ''].filter(Boolean).join(', '),
        }))
      : [],
    receiptId: fuel?.receiptId ?? null,
    document: trip?.document ?? null,
    findings: record.findings.map((finding) => ({
      key: finding.key,
      title: FINDING_TITLES[finding.kind],
      message: finding.message,
      resolution: finding.resolution ? [finding.resolution.reason, finding.resolution.by].filter(Boolean).join(', by ') : null,
    })),
  };
}

type Fact = [name: string, value: string];
const written = (facts: Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

function tripFacts(trip: NonNullable<ListedRecord['trip']>): Fact[] {
  const odometer =
    trip.odometerStartTenths !== null && trip.odometerEndTenths !== null
      ? `${formatTenths(trip.odometerStartTenths)} to ${formatTenths(trip.odometerEndTenths)}`
      : '';
  return written([
    ['Stops', trip.stops.map((stop) => [stop.label, stop.zip].filter(Boolean).join(' ')).join(' → ')],
    ['Last day', trip.endDate === trip.date ? '' : formatUsDate(trip.endDate)],
    ['Odometer', odometer],
    ['Driver', trip.driver],
    ['Reference', trip.reference],
    ['Highways', trip.highways],
    ['Notes', trip.notes],
  ]);
}

function fuelFacts(fuel: NonNullable<ListedRecord['fuel']>): Fact[] {
  return written([
    ['Place', [fuel.city, fuel.state, fuel.zip].filter(Boolean).join(', ')],
    ['Quantity', `${fuel.quantity} ${fuelUnitName(fuel.fuelUnit)}`],
    ['Seller', fuel.seller],
    ['Receipt number', fuel.reference],
    ['Total', fuel.totalCents === null ? '' : `$${centsToText(fuel.totalCents)}`],
    ['Tax', fuel.taxPaid ? '' : 'not paid at the pump'],
    ['Source', fuel.bulk ? 'own bulk tank' : ''],
    ['Notes', fuel.notes],
  ]);
}

export interface QuarterState {
  label: string;
  /** collecting, ready (the quarter is over) or filed. */
  state: 'Collecting' | 'Ready to file' | 'Filed';
  due: string;
  daysLeft: number;
}

export function quarterStateOf(quarter: Quarter, today: LocalDate, isFiled: boolean): QuarterState {
  const isOver = compareQuarters(quarter, quarterOfDate(today)) < 0;
  const due = dueDateOf(quarter).date;
  return { label: quarterLabel(quarter), state: isFiled ? 'Filed' : isOver ? 'Ready to file' : 'Collecting', due: formatUsDate(due), daysLeft: daysBetween(today, due) };
}

const MOST_QUARTERS = 40;

/** The quarters of the quick filter, newest first: from the first record (or a year back) to now, or later records. */
export function quarterOptions(list: RecordList, today: LocalDate): { value: string; label: string }[] {
  const now = quarterOfDate(today);
  const newest = parseQuarterKey(list.counts.lastQuarterKey ?? 0) ?? now;
  const oldest = parseQuarterKey(list.counts.firstQuarterKey ?? 0) ?? now;
  const from = compareQuarters(oldest, shiftQuarter(now, -3)) < 0 ? oldest : shiftQuarter(now, -3);
  const options: { value: string; label: string }[] = [];
  let quarter = compareQuarters(newest, now) > 0 ? newest : now;
  while (compareQuarters(quarter, from) >= 0 && options.length < MOST_QUARTERS) {
    options.push({ value: String(quarterKey(quarter)), label: quarterLabel(quarter) });
    quarter = shiftQuarter(quarter, -1);
  }
  return options;
}

export interface InformerView {
  miles: string;
  gallons: string;
  average: string;
  taxCents: number | null;
  taxIsShort: boolean;
  symbol: string;
}

export const informerView = ({ informers }: RecordList): InformerView => ({
  miles: formatWhole(wholeMilesOf(informers.iftaTenthMiles)),
  gallons: formatWhole(Math.floor((informers.gallonsThousandths + 500) / 1000)),
  average: informers.averageHundredths === null ? '0.00' : fixedFromScaled(informers.averageHundredths, 2),
  taxCents: informers.taxCents,
  taxIsShort: !informers.complete,
  symbol: informers.currency === 'CAD' ? 'C$' : '$',
});

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

export const offersView = ({ fleet }: RecordList): OffersView => ({ training: !fleet.onboardingRequested, documents: !fleet.imports.activated });
