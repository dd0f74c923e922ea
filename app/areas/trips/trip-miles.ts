import type { RouteState, Trip, TripFields } from '~/areas/trips/data/trips.server';
import { totalTenthMiles, type JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import { milesFromStateLines } from '~/areas/trips/rules/state-lines';

export interface StartingMiles {
  route: RouteState;
  rows: JurisdictionRow[];
}

/** The miles a saved trip starts with: read off the state lines at once, or to be routed. Corrections and exempt miles stay. */
export function startingMiles(fields: TripFields, before: readonly JurisdictionRow[] = []): StartingMiles {
  if (fields.entry === 'odometer') {
    const old = new Map(before.map((row) => [row.jurisdiction, row]));
    const rows = milesFromStateLines(fields.stateLines, fields.odometerEndTenths ?? 0).map(
      ({ jurisdiction, tenthMiles }): JurisdictionRow => {
        const kept = old.get(jurisdiction);
        const exemptTenthMiles = Math.min(kept?.exemptTenthMiles ?? 0, tenthMiles);
        return {
          jurisdiction,
          tenthMiles,
          routedTenthMiles: null,
          manualTenthMiles: null,
          exemptTenthMiles,
          exemptReason: exemptTenthMiles > 0 ? (kept?.exemptReason ?? '') : '',
          correctionReason: '',
          correctedBy: exemptTenthMiles > 0 ? (kept?.correctedBy ?? null) : null,
          correctedAt: exemptTenthMiles > 0 ? (kept?.correctedAt ?? null) : null,
        };
      },
    );
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

/** Whether the road is another one after the change. */
export function needsNewRoute(before: Trip, after: TripFields): boolean {
  if (before.entry !== after.entry) return true;
  if (after.entry === 'odometer') return true;
  const signature = (trip: Pick<TripFields, 'stops' | 'routeChoice'>) =>
    JSON.stringify([trip.routeChoice, trip.stops.map(({ lat, lon, via }) => [lat, lon, via])]);
  return signature(before) !== signature(after) || before.routeStatus === 'error';
}

/** What the change log keeps of a trip. */
export function snapshot(trip: Trip): object {
  const { revision: _r, routeRevision: _rr, updatedAt: _u, ...kept } = trip;
  return kept;
}
