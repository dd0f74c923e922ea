import type { RoutedTrip, RouteLine } from '~/platform/routing-engine/port';
import type { StoredRoute, TripRoute } from '~/areas/trips/data/trip-routes.server';
import { formatDistance } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';
import { decimal, toSafeInteger } from '~/engine/units/decimal';
import { wordsIn } from '~/engine/units/unit-words';

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
  ...(line.tolls
    ? { tolls: line.tolls.map((toll) => ({ code: toll.jurisdiction, tenthMiles: toll.distanceTenthMiles })) }
    : {}),
  ...(line.ferries
    ? {
        ferries: line.ferries.map(({ highway, distanceTenthMiles }) => ({
          highway,
          tenthMiles: distanceTenthMiles,
        })),
      }
    : {}),
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
  const lines = [trip, ...trip.alternatives];
  const at = choice < lines.length ? choice : 0;
  const ways = lines.map(toStored);
  const [chosen] = ways.splice(at, 1);
  return {
    route: chosen as StoredRoute,
    alternatives: ways,
    engine: trip.engine,
    attribution: trip.attribution,
    notices: [
      ...(trip.fallback
        ? [
            `${trip.fallback.from} routing was unavailable (${trip.fallback.reason}), so these miles come from our own road network.`,
          ]
        : []),
      ...ruleNotices(trip),
      ...ferryNotices(lines[at]!),
    ],
  };
};

/** Which rule for trucks turned the trip, in the words of a person. */
export const ruleNotices = ({ rules = [] }: Pick<RouteLine, 'rules'>): string[] =>
  rules.map(({ name, stretch, rule, reason, source, kept }) => {
    const road = stretch ? `${name} (${stretch})` : name;
    const closed = `${road} is closed to ${rule}: ${reason} (${source}).`;
    return kept
      ? `${closed} No other road leads there. Check before you drive.`
      : `${closed} The route goes around it.`;
  });

/** Miles on a ferry are not driven: they are in no jurisdiction, and the trip says so. */
export const ferryNotices = ({ ferries = [] }: Pick<RouteLine, 'ferries'>): string[] =>
  ferries.map(
    ({ highway, distanceTenthMiles }) =>
      `The ferry of ${highway} (${(distanceTenthMiles / 10).toFixed(1)} miles) is not counted: ferry miles are not driven.`,
  );

/** A notice that was kept with a road, to a carrier of kilometers: its miles converted, its words with them. */
export const noticeIn = (unit: DistanceUnit, notice: string): string =>
  unit === 'mile'
    ? notice
    : wordsIn(
        'metric',
        notice.replace(/(?<![\d.,])([\d,]+\.\d)(?= (?:ferry )?miles\b)/g, (figure) =>
          formatDistance(toSafeInteger(decimal(figure.replaceAll(',', '')).times(10)), unit),
        ),
      );

export const routedMiles = (route: StoredRoute): { jurisdiction: string; tenthMiles: number }[] =>
  route.jurisdictions.map(({ code, tenthMiles }) => ({ jurisdiction: code, tenthMiles }));

export const highwaysText = (route: StoredRoute): string => route.highways.join(', ');
