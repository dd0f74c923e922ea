import { formatUsDate } from '~/domain/calendar/local-date';
import { NO_WISH } from '~/domain/trips/road-wish.schema';
import { listId } from '~/domain/trips/list-id';
import { parseTenthMiles } from '~/domain/trips/odometer';
import { formatTenths } from '~/domain/units/format';
import type { LedgerRowView } from './ledger-view';
import type { Trip, TripRoute } from '~/services/trips/read-trip.server';

const milesOf = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);

/** A trip as programs read it. Ids carry the type digit; distances are miles with one decimal. */
export function tripResource(
  trip: Trip,
  extra: { route?: TripRoute | null; locked?: boolean; unit?: string | undefined } = {},
) {
  const legs = extra.route?.route.legs ?? [];
  return {
    id: listId('trip', trip.id),
    equipment_id: trip.equipmentId,
    date: trip.date,
    end_date: trip.endDate,
    notes: trip.notes,
    driver: trip.driver,
    reference: trip.reference,
    highways: trip.highways,
    odometer_start: milesOf(trip.odometerStartTenths),
    odometer_end: milesOf(trip.odometerEndTenths),
    entry: trip.entry,
    extracted_data_id: trip.extractedDataId,
    route: trip.stops.map(({ city, state, zip, via }) => ({ city, state, zip, via })),
    road: roadOf(trip.roadWish),
    state_lines: trip.stateLines.map(({ state, odometerTenths }) => ({
      state,
      odometer: milesOf(odometerTenths),
    })),
    state_mileages: trip.jurisdictions.map((row) => ({
      state: row.jurisdiction,
      distance: milesOf(row.tenthMiles),
      display_distance: formatTenths(row.tenthMiles),
      routed_distance: milesOf(row.routedTenthMiles),
      corrected: row.manualTenthMiles !== null,
      exempt_distance: milesOf(row.exemptTenthMiles),
      exempt_reason: row.exemptReason,
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
    distance: milesOf(trip.distanceTenthMiles),
    display_distance: trip.distanceTenthMiles === null ? '' : formatTenths(trip.distanceTenthMiles),
    status: trip.routeStatus,
    route_recalc_status: trip.routeStatus,
    recalc_exists: trip.routeStatus === 'pending',
    display_error: trip.routeError ?? '',
    display_equipment: extra.unit ?? '',
    display_date: formatUsDate(trip.date),
    quarter: trip.quarterKey,
    persistent: extra.locked ?? false,
    revision: trip.revision,
  };
}

function roadOf(kept: Trip['roadWish']) {
  const { via, avoidTolls, shortest } = kept ?? NO_WISH;
  return { via, avoid_tolls: avoidTolls, shortest, refused: kept?.asked?.refused ?? '' };
}

/** A row of the combined list as programs read it. */
export const ledgerResource = (row: LedgerRowView) => ({
  id: row.listId,
  type: row.kind === 'trip' ? 'T' : 'F',
  display_equipment: row.unit,
  display_date: row.date,
  details: row.details,
  states: row.states,
  display_distance: row.miles ?? '',
  display_fuel: row.gallons ?? '',
  display_amount: row.taxCents === null ? '' : (row.taxCents / 100).toFixed(2),
  status: row.status,
  route_recalc_status: row.status,
  display_error: row.error ?? '',
  persistent: row.locked,
  findings: row.findings.map(({ key, title, message, resolution }) => ({ key, title, message, resolution })),
});

/** The entries of a list, each as the use case takes it; nothing for none, and what is no list for the schema to refuse. */
const eachOf = (value: unknown, entry: (one: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(value) ? value.map((one) => entry(recordOf(one))) : (value ?? []);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A body of the API as the use case takes it. */
export const tripInput = (body: Record<string, unknown>) => ({
  equipmentId: body['equipment_id'],
  date: body['date'],
  endDate: body['end_date'],
  notes: body['notes'],
  driver: body['driver'],
  reference: body['reference'],
  highways: body['highways'],
  odometerStart: body['odometer_start'],
  odometerEnd: body['odometer_end'],
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

/** Corrections in a body: [{state, distance, exempt_distance, exempt_reason}]; undefined where there are none. */
export function correctionsInput(body: Record<string, unknown>): unknown[] | undefined {
  if (!Array.isArray(body['state_mileages'])) return undefined;
  return body['state_mileages'].map((row) => {
    const { state, distance, exempt_distance: exempt, exempt_reason: reason } = recordOf(row);
    return {
      jurisdiction: state ?? '',
      miles: distance,
      exemptMiles: parseTenthMiles(exempt) === 0 ? '' : exempt,
      exemptReason: reason ?? '',
    };
  });
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
};

const ERROR_NAMES: [RegExp, string][] = [
  [/^equipmentId$/, 'equipment_id'],
  [/^endDate$/, 'end_date'],
  [/^odometerStart$/, 'odometer_start'],
  [/^odometerEnd$/, 'odometer_end'],
  [/^extractedDataId$/, 'extracted_data_id'],
  [/^idempotencyKey$/, 'idempotency_key'],
  [/^stops\b/, 'route'],
  [/^stateLines\b/, 'state_lines'],
];

/** An error field in the names of the API: "stops.1.city" is "route.1.city". */
export const tripErrorName = (field: string): string =>
  ERROR_NAMES.reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), field);
