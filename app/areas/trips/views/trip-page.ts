import {
  drivenAlong,
  drivenOnTrip,
  plus,
  type ReplacedOdometers,
} from '~/areas/equipment/rules/odometer-replacements';
import type { Distance } from '~/areas/trips/rules/odometer';
import { drivenTruck, drivesAlike, type MeasuredUnit } from '~/areas/trips/rules/truck-measures';
import { MEASURED_ENGINE } from '~/areas/trips/rules/measured-engine';
import { formatUsDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { NO_REQUEST } from '~/areas/trips/rules/road-request.schema';
import { hasMilesBefore, isCorrected, odometerDifference } from '~/areas/trips/rules/jurisdiction-miles';
import {
  formatDistance,
  tenthsIn,
  tripTenthsIn,
  unitShort,
  unitWord,
} from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';
import type { StoredRoute, Trip, TripRoute } from '~/areas/trips/read-trip.server';
import { noticeIn } from '~/areas/trips/stored-route';

export interface RoadMark {
  kind: 'stop' | 'line';
  label: string;
  mile: number;
  code?: string;
  /** What the line is crossed on. */
  highway?: string;
}

/** Tenths to whole miles, half up. */
export const wholeMilesOf = (tenths: number): number => Math.floor((tenths + 5) / 10);

const nameOf = (code: string): string => jurisdictionByCode(code)?.name ?? code;

/** Stops and state lines in travel order. */
export function roadMarks(
  trip: OdometerRoad & Pick<Trip, 'entry'>,
  route: StoredRoute | null,
  unit: DistanceUnit = 'mile',
): RoadMark[] {
  const whole = (tenthMiles: number) => wholeMilesOf(tenthsIn(tenthMiles, unit));
  if (trip.entry === 'odometer') return odometerMarks(trip, unit);
  if (!route) return [];
  let driven = 0;
  const stops = trip.stops.map((stop, index): RoadMark & { at: number } => {
    if (index > 0) driven += route.legs[index - 1]?.tenthMiles ?? 0;
    return { kind: 'stop', label: stop.label, mile: whole(driven), at: driven };
  });
  const lines = route.crossings.map((crossing): RoadMark & { at: number } => ({
    kind: 'line',
    label: nameOf(crossing.to),
    ...(crossing.highway ? { highway: crossing.highway } : {}),
    code: crossing.to,
    mile: whole(crossing.atTenthMiles),
    at: crossing.atTenthMiles,
  }));
  return [...stops, ...lines].sort((a, b) => a.at - b.at).map(({ at: _at, ...mark }) => mark);
}

type OdometerRoad = ReplacedOdometers &
  Partial<Pick<Trip, 'date' | 'endDate'>> &
  Pick<Trip, 'stops' | 'stateLines' | 'odometerEndTenths' | 'odometerEndTenthKilometers'>;

function odometerMarks(
  {
    stops,
    stateLines,
    odometerEndTenths,
    odometerEndTenthKilometers,
    date = '',
    endDate = '',
    odometerReplacements = [],
  }: OdometerRoad,
  unit: DistanceUnit,
): RoadMark[] {
  const first = stateLines[0];
  const readings = stateLines.map((line) => ({
    tenthMiles: line.odometerTenths,
    tenthKilometers: line.odometerTenthKilometers ?? null,
  }));
  const last =
    odometerEndTenths === null
      ? readings.slice(0, 1)
      : [{ tenthMiles: odometerEndTenths, tenthKilometers: odometerEndTenthKilometers }];
  let far: Distance = { tenthMiles: 0, tenthKilometers: 0 };
  const miles = drivenAlong([...readings, ...last], { date, endDate, odometerReplacements }).map((way) => {
    far = plus(far, way);
    return wholeMilesOf(tenthsIn(far.tenthMiles, unit, far.tenthKilometers));
  });
  const marks = stateLines.slice(1).map((line, index): RoadMark => ({
    kind: 'line',
    label: nameOf(line.state),
    code: line.state,
    mile: miles[index] ?? 0,
  }));
  const end = miles.at(-1) ?? 0;
  return [
    { kind: 'stop', label: stops[0]?.label ?? nameOf(first?.state ?? ''), mile: 0 },
    ...marks,
    {
      kind: 'stop',
      label: stops.length > 1 ? (stops.at(-1)?.label ?? '') : nameOf(stateLines.at(-1)?.state ?? ''),
      mile: end,
    },
  ];
}

export interface MilesRow {
  code: string;
  name: string;
  miles: string;
  routed: string | null;
  isCorrected: boolean;
  exempt: string | null;
  exemptReason: string;
  /** Why a person corrected the miles; '' where nothing was said. */
  reason: string;
}

export interface TripPageView {
  id: number;
  revision: number;
  title: string;
  /** Where it began and ended; null where neither is known. */
  ends: [from: string, to: string] | null;
  /** One day, or the first and the last. */
  days: string[];
  quarterKey: number;
  quarter: string;
  status: 'pending' | 'ok' | 'error';
  error: string | null;
  locked: boolean;
  rows: MilesRow[];
  total: string | null;
  road: RoadMark[];
  /** What its distances are in. */
  unitWord: 'miles' | 'kilometers';
  /** "Follows I-55, I-57, US-67.", "Toll roads: 45.2 mi (IN 30.0, OH 15.2)."; empty where there is nothing to say. */
  roadFacts: string[];
  corrected: boolean;
  /** What the odometer says beside the miles, where both are there: "Odometer: 812.0 miles, 3.5 more than the states." */
  odometer: { text: string; isOff: boolean } | null;
  /** Told by stops, so that there is a road. */
  isRouted: boolean;
  /** There are other miles to go back to. */
  mayDiscard: boolean;
  /** The miles were measured by the truck's own device. */
  isMeasured: boolean;
  ways: { choice: number; text: string; isCurrent: boolean }[];
  /** The form that asks for another road, as it was sent last; null where the miles do not come from a road of ours. */
  roadRequest: { via: string; avoidTolls: boolean; shortest: boolean; refused: string | null } | null;
  attribution: string;
  notices: string[];
}

/** Differences below a mile are how odometers are read. */
const ODOMETER_TENTHS = 10;

export function tripPageView(
  trip: Trip,
  route: TripRoute | null,
  locked: boolean,
  unit: DistanceUnit,
  truck: (MeasuredUnit & ReplacedOdometers) | null = null,
): TripPageView {
  const formatTenths = (tenthMiles: number) => formatDistance(tenthMiles, unit);
  const quarter = parseQuarterKey(trip.quarterKey);
  const read = { ...trip, odometerReplacements: truck?.odometerReplacements ?? [] };
  const way = drivenOnTrip(read);
  const difference = odometerDifference(trip.jurisdictions, 0, way?.tenthMiles ?? null);
  const driven = way && tenthsIn(way.tenthMiles, unit, way.tenthKilometers);
  const ways = route ? [route.route, ...route.alternatives] : [];
  return {
    id: trip.id,
    revision: trip.revision,
    title: titleOf(trip),
    ends: endsOf(trip),
    days: [...new Set([trip.date, trip.endDate])].map((day) => formatUsDate(day)),
    quarterKey: trip.quarterKey,
    quarter: quarter ? quarterLabel(quarter) : '',
    status: trip.routeStatus,
    error: trip.routeError,
    locked,
    rows: trip.jurisdictions.map((row) => ({
      code: row.jurisdiction,
      name: nameOf(row.jurisdiction),
      miles: formatDistance(row.tenthMiles, unit, row.tenthKilometers),
      routed: row.routedTenthMiles === null ? null : formatTenths(row.routedTenthMiles),
      isCorrected: row.manualTenthMiles !== null,
      exempt:
        row.exemptTenthMiles > 0
          ? formatDistance(row.exemptTenthMiles, unit, row.exemptTenthKilometers)
          : null,
      exemptReason: row.exemptReason,
      reason: row.correctionReason,
    })),
    total:
      trip.distanceTenthMiles === null || trip.routeStatus !== 'ok'
        ? null
        : formatDistance(tripTenthsIn(trip.jurisdictions, unit), 'mile'),
    road: roadMarks(read, route?.route ?? null, unit),
    unitWord: unitWord(unit),
    roadFacts: roadFacts(trip, route, unit),
    corrected: isCorrected(trip.jurisdictions),
    odometer:
      driven === null || trip.routeStatus !== 'ok'
        ? null
        : odometerText(`${formatDistance(driven, 'mile')} ${unitWord(unit)}`, difference ?? 0, formatTenths),
    isRouted: trip.entry === 'stops' && trip.stops.length >= 2,
    mayDiscard: isCorrected(trip.jurisdictions) && hasMilesBefore(trip.jurisdictions),
    isMeasured: route?.engine === MEASURED_ENGINE,
    ways:
      ways.length < 2
        ? []
        : ways.map((way, choice) => ({
            choice,
            isCurrent: choice === 0,
            text: `${formatTenths(way.distanceTenthMiles)} ${unitShort(unit)} by ${way.highways.slice(0, 4).join(', ') || 'local roads'}`,
          })),
    roadRequest:
      trip.entry === 'stops' && route && route.engine !== MEASURED_ENGINE ? requestView(trip) : null,
    attribution: route?.attribution ?? '',
    notices: [
      ...(route?.notices ?? []).map((notice) => noticeIn(unit, notice)),
      ...(!locked && isFoundForOther(trip, route, truck) ? [OTHER_MEASURES] : []),
    ],
  };
}

const OTHER_MEASURES =
  'The truck has other measures now than when this road was found. If it had them on this trip, calculate again.';

/** Whether the road was found, and for another truck than the trip's is by now. */
function isFoundForOther(trip: Trip, route: TripRoute | null, unit: MeasuredUnit | null): boolean {
  if (!route?.foundFor || trip.routeStatus !== 'ok' || trip.entry !== 'stops') return false;
  return !drivesAlike(route.foundFor, drivenTruck({ unit, hazmat: trip.hazmat }));
}

function odometerText(
  driven: string,
  difference: number,
  formatTenths: (tenthMiles: number) => string,
): NonNullable<TripPageView['odometer']> {
  if (Math.abs(difference) <= ODOMETER_TENTHS)
    return { text: `Odometer: ${driven}, in line with the states.`, isOff: false };
  const by = `${formatTenths(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
  return { text: `Odometer: ${driven}, ${by} than the states.`, isOff: true };
}

/** Why the miles are what they are: the roads of the trip, and which of them cost toll. */
function roadFacts(
  trip: Pick<Trip, 'highways'>,
  route: Pick<TripRoute, 'route'> | null,
  unit: DistanceUnit,
): string[] {
  const facts: string[] = [];
  if (trip.highways !== '') facts.push(`Follows ${trip.highways}.`);
  const { tollTenthMiles = 0, tolls = [] } = route?.route ?? {};
  if (tollTenthMiles > 0) {
    const states = tolls.map(({ code, tenthMiles }) => `${code} ${formatDistance(tenthMiles, unit)}`);
    facts.push(
      `Toll roads: ${formatDistance(tollTenthMiles, unit)} ${unitShort(unit)}${states.length > 0 ? ` (${states.join(', ')})` : ''}.`,
    );
  }
  return facts;
}

function requestView({ roadRequest }: Pick<Trip, 'roadRequest'>): NonNullable<TripPageView['roadRequest']> {
  const {
    via,
    avoidTolls,
    shortest,
    refused = null,
  } = roadRequest?.asked ?? { ...NO_REQUEST, ...roadRequest, refused: null };
  return { via: via.join(', '), avoidTolls, shortest, refused };
}

export function titleOf(trip: Pick<Trip, 'stops' | 'stateLines'>): string {
  return endsOf(trip)?.join(' to ') ?? 'Trip';
}

/** Where a trip began and ended: places, or the states of the odometer's lines. */
export function endsOf(trip: Pick<Trip, 'stops' | 'stateLines'>): TripPageView['ends'] {
  const [from, to] = [trip.stops[0]?.label, trip.stops.length > 1 ? trip.stops.at(-1)?.label : undefined];
  if (from && to) return [from, to];
  const [first, last] = [trip.stateLines[0]?.state, trip.stateLines.at(-1)?.state];
  return first && last ? [nameOf(first), nameOf(last)] : null;
}
