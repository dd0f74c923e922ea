import { emptyStop, type SnappedStop } from '~/roads/kernel/snap-stop';

/** A road beside a stop: miles of streets to its nearest point and straight to its ends. */
export interface Beside {
  edge: number;
  fraction: number;
  access: number;
  toFrom?: number;
  toTo?: number;
}

/** A stop that is where the test says, beside the roads that it says. */
export function madeStop(lat: number, lon: number, jurisdiction: number, ...roads: Beside[]): SnappedStop {
  const stop = Object.assign(emptyStop(), { lat, lon, jurisdiction, count: roads.length });
  roads.forEach(({ edge, fraction, access, toFrom = Infinity, toTo = Infinity }, i) => {
    stop.edge[i] = edge;
    stop.fraction[i] = fraction;
    stop.accessMiles[i] = access;
    stop.fromMiles[i] = toFrom;
    stop.toMiles[i] = toTo;
  });
  return stop;
}
