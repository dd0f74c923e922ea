import { COORDINATE_SCALE, type RiverTables } from '../format/network-tables';
import { crowMiles } from '../geometry';

/** Who has a bridge this near goes over it by streets; farther ones are reached by the roads of one's own state. */
const BRIDGE_REACH_MILES = 9;

/**
 * Rivers along state lines (app/roads/network/rivers.txt), which streets cross by bridges only. Which bank a stop and a road
 * are on is told by their states: outlines are too coarse for towns on the water.
 */
export class StateRivers {
  constructor(private readonly tables: RiverTables) {}

  /** The river between two jurisdictions (indices) near a point in degrees, or -1. */
  between(one: number, other: number, lat: number, lon: number): number {
    if (one === other) return -1;
    const { beside, bounds } = this.tables;
    const y = lat * COORDINATE_SCALE;
    const x = lon * COORDINATE_SCALE;
    for (let i = 0; 2 * i < beside.length; i++) {
      const [a, b] = [beside[2 * i]!, beside[2 * i + 1]!];
      if (!((a === one && b === other) || (a === other && b === one))) continue;
      const isThere =
        y >= bounds[4 * i]! && x >= bounds[4 * i + 1]! && y <= bounds[4 * i + 2]! && x <= bounds[4 * i + 3]!;
      if (isThere) return i;
    }
    return -1;
  }

  /** Crow miles from one bank to the other, the same both ways, over the bridge that is best for two points; Infinity where none is near both. */
  milesOver(river: number, lat1: number, lon1: number, lat2: number, lon2: number): number {
    const { bridgeStart, lat, lon } = this.tables;
    let best = Infinity;
    for (let i = bridgeStart[river]!; i < bridgeStart[river + 1]!; i++) {
      const [bridgeLat, bridgeLon] = [lat[i]! / COORDINATE_SCALE, lon[i]! / COORDINATE_SCALE];
      const there = crowMiles(lat1, lon1, bridgeLat, bridgeLon);
      const onward = crowMiles(bridgeLat, bridgeLon, lat2, lon2);
      if (Math.max(there, onward) <= BRIDGE_REACH_MILES) best = Math.min(best, there + onward);
    }
    return best;
  }
}
