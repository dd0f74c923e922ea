import type { RouteState, Trip, TripFields } from '~/areas/trips/data/trips.server';
import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import {
  cappedExempt,
  exemptOf,
  totalTenthMiles,
  type JurisdictionRow,
} from '~/areas/trips/rules/jurisdiction-miles';
import { isAsKept } from '~/areas/trips/rules/distance-text';
import type { Distance } from '~/areas/trips/rules/odometer';
import { milesFromStateLines, type StateLine } from '~/areas/trips/rules/state-lines';
import { readingColumns } from '~/areas/trips/rules/trip.schema';

export interface StartingMiles {
  route: RouteState;
  rows: JurisdictionRow[];
}

/** The miles a saved trip starts with: read off the state lines at once, or to be routed. Corrections and exempt miles stay. */
export function startingMiles(
  fields: TripFields,
  before: readonly JurisdictionRow[] = [],
  odometerReplacements: readonly OdometerReplacement[] = [],
): StartingMiles {
  if (fields.entry === 'odometer') {
    const old = new Map(before.map((row) => [row.jurisdiction, row]));
    const { stateLines, odometerEndTenths, odometerEndTenthKilometers } = fields;
    const days = { date: fields.date, endDate: fields.endDate, odometerReplacements };
    const rows = milesFromStateLines(
      stateLines,
      odometerEndTenths ?? 0,
      odometerEndTenthKilometers,
      days,
    ).map(({ jurisdiction, tenthMiles, tenthKilometers = null }): JurisdictionRow => {
      const kept = old.get(jurisdiction);
      const miles = { tenthMiles, tenthKilometers };
      const exempt = cappedExempt(kept ? exemptOf(kept) : { tenthMiles: 0, tenthKilometers: null }, miles);
      const { exemptTenthMiles } = exempt;
      return {
        jurisdiction,
        ...miles,
        routedTenthMiles: null,
        manualTenthMiles: null,
        ...exempt,
        exemptReason: exemptTenthMiles > 0 ? (kept?.exemptReason ?? '') : '',
        correctionReason: '',
        correctedBy: exemptTenthMiles > 0 ? (kept?.correctedBy ?? null) : null,
        correctedAt: exemptTenthMiles > 0 ? (kept?.correctedAt ?? null) : null,
      };
    });
    return {
      route: { routeStatus: 'ok', routeError: null, distanceTenthMiles: totalTenthMiles(rows) },
      rows,
    };
  }
  const rows = before
    .filter((row) => row.manualTenthMiles !== null)
    .map((row) => ({ ...row, routedTenthMiles: null }));
  return {
    route: {
      routeStatus: 'pending',
      routeError: null,
      distanceTenthMiles: rows.length > 0 ? totalTenthMiles(rows) : null,
    },
    rows,
  };
}

/** The fields with the readings that come back as they were shown, in whatever unit, as they were written. */
export function keepWritten(before: TripFields, after: TripFields): TripFields {
  const sides = (['odometerStart', 'odometerEnd'] as const).map((side) => {
    const [given, kept] = [readingAt(after, side), readingAt(before, side)];
    return given && kept && isAsKept(given, kept) ? kept : given;
  }) as [Distance | null, Distance | null];
  return {
    ...after,
    ...readingColumns(...sides),
    stateLines: after.stateLines.map(
      (line) =>
        before.stateLines.find(
          (kept) => kept.state === line.state && isAsKept(lineReading(line), lineReading(kept)),
        ) ?? line,
    ),
  };
}

function readingAt(fields: TripFields, side: 'odometerStart' | 'odometerEnd'): Distance | null {
  const tenthMiles = fields[`${side}Tenths`];
  return tenthMiles === null ? null : { tenthMiles, tenthKilometers: fields[`${side}TenthKilometers`] };
}

const lineReading = ({ odometerTenths, odometerTenthKilometers }: StateLine): Distance => ({
  tenthMiles: odometerTenths,
  tenthKilometers: odometerTenthKilometers ?? null,
});

/** Whether the road is another one after the change, or the readings that the miles are read off and the odometers they are of. */
export function needsNewRoute(
  before: Trip,
  after: TripFields,
  replacements: readonly OdometerReplacement[] = [],
): boolean {
  if (before.entry !== after.entry || before.routeStatus === 'error') return true;
  if (after.entry === 'odometer') {
    const isMoved = (['equipmentId', 'date', 'endDate'] as const).some(
      (name) => before[name] !== after[name],
    );
    const isReplaced = replacements.some(({ on }) => on >= after.date && on <= after.endDate);
    return (isMoved && isReplaced) || readingsText(before) !== readingsText(after);
  }
  const signature = (trip: Pick<TripFields, 'stops' | 'routeChoice'>) =>
    JSON.stringify([trip.routeChoice, trip.stops.map(({ lat, lon, via }) => [lat, lon, via])]);
  return signature(before) !== signature(after);
}

const readingsText = ({ stateLines, odometerEndTenths, odometerEndTenthKilometers }: TripFields): string =>
  JSON.stringify([
    stateLines.map((line) => [line.state, line.odometerTenths, line.odometerTenthKilometers ?? null]),
    odometerEndTenths,
    odometerEndTenthKilometers,
  ]);

/** What the change log keeps of a trip. */
export function snapshot(trip: Trip): object {
  const { revision: _r, routeRevision: _rr, updatedAt: _u, ...kept } = trip;
  return kept;
}
