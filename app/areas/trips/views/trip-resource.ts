import { formatUsDate } from '~/engine/calendar/local-date';
import { findJurisdiction } from '~/engine/jurisdictions/codes';
import { apiName, apiTexts, namesOf, textsOfBody } from '~/engine/records/text-fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { NO_REQUEST } from '~/areas/trips/rules/road-request.schema';
import { listId } from '~/areas/trips/rules/list-id';
import { parseTenthMiles } from '~/areas/trips/rules/odometer';
import { centsToText, fixedFromScaled, formatTenths as tenthsText } from '~/engine/units/format';
import {
  correctionsIn,
  distanceNumber,
  formatDistance,
  readingsIn,
  tripTenthsIn,
  unitShort,
} from '~/areas/trips/rules/distance-text';
import {
  distanceUnitOf,
  isVolume,
  type DistanceUnit,
  type FuelUnit,
  type UnitSystem,
} from '~/engine/units/conversion';
import { ledgerRow, recordTenths } from '~/areas/ledger/views/ledger-view';
import type { ListedRecord } from '~/areas/ledger/list-records.server';
import type { Trip, TripRoute } from '~/areas/trips/read-trip.server';

/** A trip as programs read it. Ids carry the type digit; distances have one decimal, in the unit that it names. */
export function tripResource(
  trip: Trip,
  extra: {
    route?: TripRoute | null;
    locked?: boolean;
    unit?: string | undefined;
    distanceUnit?: DistanceUnit;
  } = {},
) {
  const distanceUnit = extra.distanceUnit ?? 'mile';
  const milesOf = (tenths: number | null, typed: number | null = null) =>
    distanceNumber(tenths, distanceUnit, typed);
  const total = trip.distanceTenthMiles === null ? null : tripTenthsIn(trip.jurisdictions, distanceUnit);
  const legs = extra.route?.route.legs ?? [];
  return {
    id: listId('trip', trip.id),
    equipment_id: trip.equipmentId,
    date: trip.date,
    end_date: trip.endDate,
    ...apiTexts(TRIP_TEXTS, trip),
    odometer_start: milesOf(trip.odometerStartTenths, trip.odometerStartTenthKilometers),
    odometer_end: milesOf(trip.odometerEndTenths, trip.odometerEndTenthKilometers),
    hazmat: trip.hazmat,
    entry: trip.entry,
    extracted_data_id: trip.extractedDataId,
    route: trip.stops.map(({ city, state, zip, via }) => ({ city, state, zip, via })),
    road: roadOf(trip.roadRequest),
    state_lines: trip.stateLines.map(({ state, odometerTenths, odometerTenthKilometers }) => ({
      state,
      odometer: milesOf(odometerTenths, odometerTenthKilometers),
    })),
    state_mileages: trip.jurisdictions.map((row) => ({
      state: row.jurisdiction,
      distance: milesOf(row.tenthMiles, row.tenthKilometers),
      display_distance: formatDistance(row.tenthMiles, distanceUnit, row.tenthKilometers),
      routed_distance: milesOf(row.routedTenthMiles),
      corrected: row.manualTenthMiles !== null,
      exempt_distance: milesOf(row.exemptTenthMiles, row.exemptTenthKilometers),
      exempt_reason: row.exemptReason,
      reason: row.correctionReason,
    })),
    display_route: trip.stops.map(({ city, state, zip }, index) => ({
      city,
      state,
      zip,
      prev_distance: index === 0 ? null : milesOf(legs[index - 1]?.tenthMiles ?? null),
    })),
    trip_details: legs.map((leg, index) => ({
      from: trip.stops[index]?.label ?? '',
      to: trip.stops[index + 1]?.label ?? '',
      distance: milesOf(leg.tenthMiles),
      minutes: leg.minutes,
    })),
    toll_distance: extra.route ? milesOf(extra.route.route.tollTenthMiles) : null,
    toll_mileages: (extra.route?.route.tolls ?? []).map(({ code, tenthMiles }) => ({
      state: code,
      distance: milesOf(tenthMiles),
    })),
    ferries: (extra.route?.route.ferries ?? []).map(({ highway, tenthMiles }) => ({
      highway,
      distance: milesOf(tenthMiles),
    })),
    reason: trip.highways === '' ? '' : `Follows ${trip.highways}.`,
    distance: total === null ? null : total / 10,
    distance_unit: unitShort(distanceUnit),
    display_distance: total === null ? '' : tenthsText(total),
    status: trip.routeStatus,
    route_recalc_status: trip.routeStatus,
    recalc_exists: trip.routeStatus === 'pending',
    display_error: trip.routeError ?? '',
    display_equipment: extra.unit ?? '',
    display_date: formatUsDate(trip.date),
    quarter: trip.quarterKey,
    persistent: extra.locked ?? false,
    revision: trip.revision,
    updated_at: trip.updatedAt.toISOString(),
  };
}

function roadOf(kept: Trip['roadRequest']) {
  const { via, avoidTolls, shortest } = kept ?? NO_REQUEST;
  return { via, avoid_tolls: avoidTolls, shortest, refused: kept?.asked?.refused ?? '' };
}

/** A row of the combined list as programs read it: what the record says in numbers and ISO dates, beside the words of the screen. */
export const ledgerResource = (record: ListedRecord, units: UnitSystem) => {
  const { listId: id, ...row } = ledgerRow(record, units);
  const milesOf = (tenths: number, typed: number | null) =>
    distanceNumber(tenths, distanceUnitOf(units), typed);
  const { trip, fuel } = record;
  return {
    id,
    type: row.kind === 'trip' ? 'T' : 'F',
    equipment_id: record.equipmentId,
    date: record.date,
    end_date: trip?.endDate ?? null,
    quarter: record.quarterKey,
    distance: record.tenthMiles === null ? null : recordTenths(record, distanceUnitOf(units)) / 10,
    state_mileages: (trip?.states ?? []).map((one) => ({
      state: one.jurisdiction,
      distance: milesOf(one.tenthMiles, one.tenthKilometers),
      exempt_distance: milesOf(one.exemptTenthMiles, one.exemptTenthKilometers),
      corrected: one.manual,
    })),
    fuel_units: fuel?.quantity ?? null,
    unit: fuel?.fuelUnit ?? null,
    gallons:
      record.gallonsThousandths === null || !fuel || !isVolume(fuel.fuelUnit as FuelUnit)
        ? null
        : fixedFromScaled(record.gallonsThousandths, 3),
    fuel_type: fuel?.fuelType ?? null,
    fuel_amount: fuel && fuel.totalCents !== null ? centsToText(fuel.totalCents) : null,
    price_per_unit: fuel?.pricePerUnit ?? null,
    tax_paid: fuel?.taxPaid ?? null,
    display_equipment: row.unit,
    display_date: row.date,
    details: row.details,
    states: row.states,
    display_distance: row.miles ?? '',
    distance_unit: units === 'metric' ? 'km' : 'mi',
    display_fuel: row.gallons ?? '',
    volume_unit: units === 'metric' ? 'L' : 'gal',
    display_amount: row.taxCents === null ? '' : (row.taxCents / 100).toFixed(2),
    status: row.status,
    route_recalc_status: row.status,
    display_error: row.error ?? '',
    persistent: row.locked,
    findings: row.findings.map(({ key, title, message, resolution }) => ({
      key,
      title,
      message,
      resolution,
    })),
    revision: record.revision,
    updated_at: record.updatedAt,
  };
};

/** The entries of a list, each as the use case takes it; nothing for none, and what is no list for the schema to refuse. */
const eachOf = (value: unknown, entry: (one: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(value) ? value.map((one) => entry(recordOf(one))) : (value ?? []);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The unit that a body or an address names, else the carrier's; undefined for none that we know. */
export function distanceUnitAsked(named: unknown, own: DistanceUnit): DistanceUnit | undefined {
  if (named === undefined || named === null || named === '') return own;
  return named === 'mi' ? 'mile' : named === 'km' ? 'km' : undefined;
}

/** A body of the API as the use case takes it: its readings in the unit that it names. */
export const tripInput = (body: Record<string, unknown>, unit: DistanceUnit) =>
  readingsIn(inputOf(body), unit);

const inputOf = (body: Record<string, unknown>) => ({
  equipmentId: body['equipment_id'],
  date: body['date'],
  endDate: body['end_date'],
  ...textsOfBody(TRIP_TEXTS, body),
  odometerStart: body['odometer_start'],
  odometerEnd: body['odometer_end'],
  hazmat: body['hazmat'],
  entry:
    body['entry'] ??
    (Array.isArray(body['state_lines']) && body['state_lines'].length > 0 ? 'odometer' : 'stops'),
  extractedDataId: body['extracted_data_id'],
  idempotencyKey: body['idempotency_key'],
  stops: eachOf(body['route'], ({ city, state, zip, via }) => ({
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
    via: via ?? false,
  })),
  stateLines: eachOf(body['state_lines'], ({ state, odometer }) => ({ state: state ?? '', odometer })),
});

/** Corrections in a body: [{state, distance, exempt_distance, exempt_reason, reason}]; undefined where there are none. */
export function correctionsInput(body: Record<string, unknown>, unit: DistanceUnit): unknown[] | undefined {
  if (!Array.isArray(body['state_mileages'])) return undefined;
  const rows = body['state_mileages'].map((row) => {
    const { state, distance, exempt_distance: exempt, exempt_reason: why, reason } = recordOf(row);
    return {
      jurisdiction: state ?? '',
      miles: distance,
      exemptMiles: parseTenthMiles(exempt) === 0 ? '' : exempt,
      exemptReason: why ?? '',
      reason,
    };
  });
  return correctionsIn(rows, unit);
}

/** Fields of the body that are no fields of the resource. */
const TRIP_INPUT_ONLY = ['idempotency_key', 'display_fuel', 'display_amount', 'current_quarter'];

/** A resource that nobody sees: its names are the fields that a body may have, those that are only read included. */
export const tripFieldNames = (trip: Trip): ReadonlySet<string> =>
  new Set([...Object.keys(tripResource(trip)), ...TRIP_INPUT_ONLY]);

/** The trip as a body of the API would write it, with what the body names laid over it. */
export function mergedTrip(
  trip: Trip,
  body: Record<string, unknown>,
  distanceUnit: DistanceUnit,
): Record<string, unknown> {
  const lines = body['state_lines'];
  const isOneDay = trip.date === trip.endDate && !('end_date' in body);
  return {
    ...tripResource(trip, { distanceUnit }),
    // A trip of one day that moves to another day stays one of one day.
    ...(isOneDay ? { end_date: body['date'] ?? trip.date } : {}),
    ...(Array.isArray(lines) && lines.length > 0 ? { entry: 'odometer' } : {}),
    ...body,
  };
}

/** Corrections in a body laid over the rows that are there: what a row does not name is kept. */
export function mergedCorrections(
  trip: Trip,
  body: Record<string, unknown>,
  distanceUnit: DistanceUnit,
): unknown[] | undefined {
  const rows = new Map(tripResource(trip, { distanceUnit }).state_mileages.map((row) => [row.state, row]));
  const given = body['state_mileages'];
  if (!Array.isArray(given)) return undefined;
  const merged = given.map((one) => {
    const row = recordOf(one);
    const { state } = row;
    const there = rows.get((typeof state === 'string' && findJurisdiction(state)?.code) || '');
    return {
      distance: there?.distance,
      exempt_distance: there?.exempt_distance,
      exempt_reason: there?.exempt_reason,
      ...('distance' in row || !('display_distance' in row) ? {} : { distance: row['display_distance'] }),
      ...row,
    };
  });
  return correctionsInput({ state_mileages: merged }, distanceUnit);
}

/** The names of the API in the words of the use case. */
export const ROAD_NAMES: Record<string, string> = { avoid_tolls: 'avoidTolls' };

export const TRIP_NAMES: Record<string, string> = {
  equipment_id: 'equipmentId',
  end_date: 'endDate',
  odometer_start: 'odometerStart',
  odometer_end: 'odometerEnd',
  extracted_data_id: 'extractedDataId',
  idempotency_key: 'idempotencyKey',
  route: 'stops',
  state_lines: 'stateLines',
  ...Object.fromEntries(namesOf(TRIP_TEXTS).map((name) => [apiName(name), name])),
};

const ERROR_NAMES: [RegExp, string][] = [
  [/^equipmentId$/, 'equipment_id'],
  [/^endDate$/, 'end_date'],
  [/^odometerStart$/, 'odometer_start'],
  [/^odometerEnd$/, 'odometer_end'],
  [/^extractedDataId$/, 'extracted_data_id'],
  [/^idempotencyKey$/, 'idempotency_key'],
  ...namesOf(TRIP_TEXTS).map((name): [RegExp, string] => [new RegExp(`^${name}$`), apiName(name)]),
  [/^stops\b/, 'route'],
  [/^stateLines\b/, 'state_lines'],
  [/^corrections\.(\d+)\.jurisdiction$/, 'state_mileages.$1.state'],
  [/^corrections\.(\d+)\.miles$/, 'state_mileages.$1.distance'],
  [/^corrections\.(\d+)\.exemptMiles$/, 'state_mileages.$1.exempt_distance'],
  [/^corrections\.(\d+)\.exemptReason$/, 'state_mileages.$1.exempt_reason'],
  [/^corrections\b/, 'state_mileages'],
];

/** An error field in the names of the API: "stops.1.city" is "route.1.city". */
export const tripErrorName = (field: string): string =>
  ERROR_NAMES.reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), field);
