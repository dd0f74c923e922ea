import { CLOSED, type Metric } from './metric';
import type { RoadGraph } from './road-graph';
import type { SnappedStop } from './snap-stop';

/** Who drives more than this share of an edge has driven it. */
const DRIVEN_SHARE = 0.2;

/** Streets to a road may be so much longer than those to the nearest one, where others are closed. */
const STREETS_MORE_MILES = 2;

/**
 * The ways from a stop to nodes of the network: for every candidate edge its two ends. Reused from leg to leg.
 * `candidate` and `direct` tell how a node was reached, so that the miles can be assigned afterwards.
 */
export class LegEnds {
  count = 0;
  readonly node = new Int32Array(32);
  readonly cost = new Int32Array(32);
  readonly candidate = new Int32Array(32);
  /** 1: straight to the node; 0: to the nearest point of the edge and along it. */
  readonly direct = new Uint8Array(32);
  /** The edge between the stop and a node, and the share of it that is driven; none of it where the way is straight. */
  private readonly edge = new Int32Array(32);
  private readonly share = new Float64Array(32);

  /**
   * `edgeCost` are the costs that the search uses: the metric's, or dearer and cheaper ones made from them. `staysNear`
   * leaves out roads that only long streets reach: who is turned from a closed road does not go round it on them.
   */
  fill(graph: RoadGraph, metric: Metric, edgeCost: Int32Array, stop: SnappedStop, staysNear = false): void {
    const { edgeFrom, edgeTo } = graph.tables;
    const most = staysNear ? nearestOpenMiles(edgeCost, stop) + STREETS_MORE_MILES : Infinity;
    this.count = 0;
    for (let i = 0; i < stop.count; i++) {
      if (stop.accessMiles[i]! > most) continue;
      const e = stop.edge[i]!;
      const access = stop.accessMiles[i]! * metric.accessCostPerMile;
      const along = edgeCost[e]!;
      const t = stop.fraction[i]!;
      // Streets beside a closed road lead to its nearer end, and not over the pass or the water to the other one.
      const isClosed = along >= CLOSED;
      if (!isClosed || t < 0.5) {
        const straight = stop.fromMiles[i]! * metric.accessCostPerMile;
        this.add(edgeFrom[e]!, i, access + along * t, straight, e, t);
      }
      if (!isClosed || t >= 0.5) {
        const straight = stop.toMiles[i]! * metric.accessCostPerMile;
        this.add(edgeTo[e]!, i, access + along * (1 - t), straight, e, 1 - t);
      }
    }
  }

  /** One node, at no cost. */
  fillNode(node: number): void {
    this.count = 1;
    this.node[0] = node;
    this.cost[0] = 0;
    this.share[0] = 0;
  }

  private add(
    node: number,
    candidate: number,
    viaEdge: number,
    straight: number,
    edge: number,
    share: number,
  ): void {
    const direct = straight < viaEdge ? 1 : 0;
    const cost = Math.round(direct ? straight : viaEdge);
    let at = 0;
    while (at < this.count && this.node[at] !== node) at++;
    if (at === this.count) this.count++;
    else if (this.cost[at]! <= cost) return;
    this.node[at] = node;
    this.cost[at] = cost;
    this.candidate[at] = candidate;
    this.direct[at] = direct;
    this.edge[at] = edge;
    this.share[at] = direct ? 0 : share;
  }

  /** Cost of an entry in the metric itself, whatever costs it was filled with. */
  costIn(graph: RoadGraph, metric: Metric, stop: SnappedStop, entry: number): number {
    const i = this.candidate[entry]!;
    const e = stop.edge[i]!;
    const atTo = graph.tables.edgeTo[e] === this.node[entry];
    if (this.direct[entry]) return (atTo ? stop.toMiles[i]! : stop.fromMiles[i]!) * metric.accessCostPerMile;
    const t = stop.fraction[i]!;
    return stop.accessMiles[i]! * metric.accessCostPerMile + metric.edgeCost[e]! * (atTo ? 1 - t : t);
  }

  /** Adds the edge that a leg begins or ends on, where more than a little of it is driven. */
  pushEdge(node: number, edges: number[]): void {
    const edge = this.drivenTo(node);
    if (edge >= 0) edges.push(edge);
  }

  /** The edge between the stop and a node, where more than a little of it is driven; else -1. */
  drivenTo(node: number): number {
    const { edge, share } = this.partTo(node);
    return share > DRIVEN_SHARE ? edge : -1;
  }

  /** The edge that a stop lies on and the share of it between the stop and a node; edge -1 where the way is straight. */
  partTo(node: number): { edge: number; share: number } {
    const entry = this.indexOf(node);
    return entry < 0 || this.share[entry] === 0
      ? { edge: -1, share: 0 }
      : { edge: this.edge[entry]!, share: this.share[entry]! };
  }

  /** The entry that stands for a node. */
  indexOf(node: number): number {
    for (let i = 0; i < this.count; i++) if (this.node[i] === node) return i;
    return -1;
  }
}

/** Access to the nearest road that is open; Infinity where none is. */
function nearestOpenMiles(edgeCost: Int32Array, stop: SnappedStop): number {
  let nearest = Infinity;
  for (let i = 0; i < stop.count; i++)
    if (edgeCost[stop.edge[i]!]! < CLOSED) nearest = Math.min(nearest, stop.accessMiles[i]!);
  return nearest;
}
