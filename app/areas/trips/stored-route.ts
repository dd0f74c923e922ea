import type { RoutedTrip, RouteLine } from '~/platform/routing-engine/port';
import type { StoredRoute, TripRoute } from '~/areas/trips/data/trip-routes.server';

/** Highways named on a trip; more are a list nobody reads. */
const MAX_HIGHWAYS = 12;

export const toStored = (line: RouteLine): StoredRoute => ({
  distanceTenthMiles: line.distanceTenthMiles,
  minutes: Math.round(line.durationMinutes),
  legs: line.legs.map((leg) => ({
    tenthMiles: leg.distanceTenthMiles,
    minutes: Math.round(leg.durationMinutes),
  })),
  jurisdictions: line.jurisdictions.map(({ jurisdiction, distanceTenthMiles }) => ({
    code: jurisdiction,
    tenthMiles: distanceTenthMiles,
  })),
  crossings: line.crossings.map(({ from, to, place, highway, atTenthMiles }) => ({
    from,
    to,
    place,
    highway,
    atTenthMiles,
  })),
  highways: mainHighways(line),
  polyline: line.polyline,
  tollTenthMiles: line.tollTenthMiles,
});

/** The highways that carry the trip, in travel order: short connections between them are left out. */
function mainHighways(line: RouteLine): string[] {
  const worth = Math.max(20, line.distanceTenthMiles * 0.01);
  const named = line.highways.filter(
    ({ highway, distanceTenthMiles }) => highway !== '' && distanceTenthMiles >= worth,
  );
  return [...new Set(named.map(({ highway }) => highway))].slice(0, MAX_HIGHWAYS);
}

export const toTripRoute = (trip: RoutedTrip, choice: number): Omit<TripRoute, 'calculatedAt'> => {
  const ways = [trip, ...trip.alternatives].map(toStored);
  const [chosen] = ways.splice(choice < ways.length ? choice : 0, 1);
  return {
    route: chosen as StoredRoute,
    alternatives: ways,
    engine: trip.engine,
    attribution: trip.attribution,
    notices: trip.fallback
      ? [
          `${trip.fallback.from} routing was unavailable (${trip.fallback.reason}), so these miles come from our own road network.`,
        ]
      : [],
  };
};

export const routedMiles = (route: StoredRoute): { jurisdiction: string; tenthMiles: number }[] =>
  route.jurisdictions.map(({ code, tenthMiles }) => ({ jurisdiction: code, tenthMiles }));

export const highwaysText = (route: StoredRoute): string => route.highways.join(', ');
