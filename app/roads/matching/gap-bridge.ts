import type { Way } from '../borders/trace-ways';
import type { RoadGraph } from '../kernel/road-graph';
import type { Trip } from '../kernel/trip';
import type { Router } from '../router';

/** The way over a silence: runs in travel order, their miles by the network. */
export interface Bridge {
  miles: number;
  ferryMiles: number;
  runs: { jurisdiction: number; lat: number; lon: number; miles: number }[];
}

/** A way longer than so many times the crow's, and some more, is no answer. */
const MOST_FACTOR = 2.5;
const MOST_MORE_MILES = 5;
/** The quickest truck over a whole silence. */
const MOST_MPH = 80;

/**
 * Bridges silences by the way that a truck takes between their ends. Where an odometer tells the miles, other ways
 * are weighed as well, and the one nearest to it is taken; where none comes near, only the clock can refuse.
 */
export class GapBridge {
  constructor(
    private readonly graph: RoadGraph,
    private readonly router: Pick<Router, 'route'>,
  ) {}

  over({ from, to, crowMiles, odometerMiles }: Way): Bridge | null {
    const stops = [
      { lat: from.lat, lon: from.lon },
      { lat: to.lat, lon: to.lon },
    ];
    const outcome = this.router.route({ stops, alternatives: odometerMiles === null ? 0 : 2 });
    if (!outcome.ok) return null;
    const ways = [outcome.trip, ...outcome.alternatives];
    const hours = (to.time - from.time) / 3_600_000;
    const possible = ways.filter((trip) => {
      const miles = trip.distanceTenthMiles / 10;
      if (odometerMiles !== null) return true;
      return (
        miles <= crowMiles * MOST_FACTOR + MOST_MORE_MILES && miles <= hours * MOST_MPH + MOST_MORE_MILES
      );
    });
    const off = (trip: Trip) => Math.abs(trip.distanceTenthMiles / 10 - (odometerMiles ?? 0));
    const best = odometerMiles === null ? possible[0] : possible.sort((a, b) => off(a) - off(b))[0];
    return best ? this.bridgeOf(best) : null;
  }

  private bridgeOf(trip: Trip): Bridge {
    const { jurisdictions } = this.graph.tables;
    const [lat, lon] = trip.shape[0] ?? [0, 0];
    return {
      miles: trip.distanceTenthMiles / 10,
      ferryMiles: (trip.ferries ?? []).reduce((sum, ferry) => sum + ferry.distanceTenthMiles, 0) / 10,
      runs: runsOf(trip).map((run) => ({
        jurisdiction: jurisdictions.indexOf(run.jurisdiction),
        lat,
        lon,
        miles: run.tenths / 10,
      })),
    };
  }
}

/** The stretches between state lines in travel order. */
function runsOf(trip: Trip): { jurisdiction: string; tenths: number }[] {
  const { crossings, jurisdictions, distanceTenthMiles } = trip;
  const runs: { jurisdiction: string; tenths: number }[] = [];
  let passed = 0;
  crossings.forEach(({ from, atTenthMiles }) => {
    runs.push({ jurisdiction: from, tenths: atTenthMiles - passed });
    passed = atTenthMiles;
  });
  const last = crossings.at(-1)?.to ?? jurisdictions[0]?.jurisdiction;
  if (last) runs.push({ jurisdiction: last, tenths: distanceTenthMiles - passed });
  return runs;
}
