import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import { formatUsDate } from '~/engine/calendar/local-date';
import { namesOf, type TextField, type TextFields, type TextsOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { listId } from '~/areas/trips/rules/list-id';
import { distanceUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { formatDistance, unitWord } from '~/areas/trips/rules/distance-text';
import { centsToText } from '~/engine/units/format';
import type { RecordDetail } from '~/areas/ledger/read-record-detail.server';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import { roadMarks, type RoadMark } from '~/areas/trips/views/trip-page';
import { findingView, type FindingView } from './ledger-view';

/** `isOurs`: the value is no text that a person typed. */
type Fact = [name: string, value: string, isOurs?: true];

const textFacts = <F extends TextFields>(fields: F, record: TextsOf<F>): Fact[] =>
  namesOf(fields).map((name): Fact => [(fields[name] as TextField).label, record[name]]);

/** What a row of the list shows when it is opened. */
export interface LedgerDetailView {
  listId: string;
  id: number;
  kind: 'trip' | 'fuel';
  locked: boolean;
  facts: Fact[];
  /** Miles by state. */
  parts: { code: string; miles: string; note: string }[];
  /** Stops and state lines in travel order; nothing where no road is known. */
  road: RoadMark[];
  /** The unit of its marks. */
  unitWord: 'miles' | 'kilometers';
  /** A road was calculated, so there is a map of it. */
  mapped: boolean;
  receiptId: string | null;
  /** The rate confirmation the trip was read from. */
  document: { id: string; name: string } | null;
  findings: FindingView[];
}

export const ledgerDetail = (record: RecordDetail, units: UnitSystem): LedgerDetailView => ({
  listId: listId(record.kind, record.id),
  id: record.id,
  kind: record.kind,
  locked: record.locked,
  facts: (record.kind === 'trip' ? tripFacts(record, units) : fuelFacts(record)).filter(
    ([, value]) => value !== '',
  ),
  parts: (record.trip?.states ?? []).map((state) => ({
    code: state.jurisdiction,
    miles: formatDistance(state.tenthMiles, distanceUnitOf(units), state.tenthKilometers),
    note: [
      state.manual ? 'corrected' : '',
      state.exemptTenthMiles > 0
        ? `${formatDistance(state.exemptTenthMiles, distanceUnitOf(units), state.exemptTenthKilometers)} exempt`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  })),
  road: record.road
    ? roadMarks(record.road.trip, record.road.route?.route ?? null, distanceUnitOf(units))
    : [],
  unitWord: unitWord(distanceUnitOf(units)),
  mapped: (record.road?.route?.route.polyline.length ?? 0) > 0,
  receiptId: record.fuelDetail?.receiptId ?? null,
  document: record.tripDetail?.document ?? null,
  findings: record.findings.map((finding) => findingView(finding, units)),
});

function tripFacts({ date, trip, tripDetail: detail, road }: RecordDetail, units: UnitSystem): Fact[] {
  const odometer = (tenths: number | null, typed: number | null) =>
    formatDistance(tenths ?? 0, distanceUnitOf(units), typed);
  if (!trip || !detail) return [];
  const isRead = trip.odometerStartTenths !== null && trip.odometerEndTenths !== null;
  return [
    ['Stops', detail.stops.map((stop) => [stop.label, stop.zip].filter(Boolean).join(' ')).join(' → ')],
    ['Last day', trip.endDate === date ? '' : formatUsDate(trip.endDate), true],
    [
      'Odometer',
      isRead
        ? `${odometer(trip.odometerStartTenths, trip.odometerStartTenthKilometers)} to ${odometer(trip.odometerEndTenths, trip.odometerEndTenthKilometers)}`
        : '',
      true,
    ],
    ...textFacts(TRIP_TEXTS, detail),
    ['Hazardous materials', yesNo(road?.trip.hazmat), true],
  ];
}

const yesNo = (value: boolean | null | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on board' : 'none on board') : '';

function fuelFacts({ states, fuel, fuelDetail: detail }: RecordDetail): Fact[] {
  if (!fuel || !detail) return [];
  return [
    ['Place', [detail.city, states[0] ?? '', detail.zip].filter(Boolean).join(', ')],
    ['Quantity', `${fuel.quantity} ${fuelUnitName(fuel.fuelUnit)}`, true],
    ...textFacts(FUEL_TEXTS, detail).filter(([name]) => name !== FUEL_TEXTS.notes.label),
    [
      'Total',
      detail.totalCents === null ? '' : `${paidSymbol(states[0] ?? '')}${centsToText(detail.totalCents)}`,
      true,
    ],
    [
      'Tax',
      fuel.untaxedQuantity !== null
        ? `not paid on ${fuel.untaxedQuantity} ${fuelUnitName(fuel.fuelUnit)}`
        : fuel.taxPaid
          ? ''
          : fuel.bulk
            ? 'not paid on delivery'
            : 'not paid at the pump',
      true,
    ],
    ['Source', fuel.bulk ? 'own bulk tank' : '', true],
    ['Notes', detail.notes],
  ];
}
