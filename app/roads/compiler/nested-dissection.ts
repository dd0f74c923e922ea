/** A graph to order: coordinates (any unit) and neighbors by index. */
export interface DissectionGraph {
  lat: number[];
  lon: number[];
  neighbors: number[][];
}

const DIRECTIONS: [number, number][] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
];
/** Share of the nodes at each end of a direction that a cut must leave apart. */
const END_SHARE = 0.28;
const SMALL = 10;
/** Longitudes are shorter than latitudes: about three quarters in the middle of the map. */
const LONGITUDE_SHARE = 0.75;

/**
 * Order of nodes, first to last, such that separators come after what they separate ("inertial flow": along a few
 * directions the first and the last quarter of the nodes are held apart by the smallest cut, the best cut is taken).
 */
export function nestedDissection(graph: DissectionGraph): number[] {
  return new Dissection(graph).run();
}

class Dissection {
  private readonly start: Int32Array;
  private readonly target: Int32Array;
  private readonly twin: Int32Array;
  private readonly flow: Int8Array;
  /** Which subset a node belongs to at present. */
  private readonly subset: Int32Array;
  private readonly seen: Int32Array;
  private readonly via: Int32Array;
  private readonly sink: Int32Array;
  private readonly queue: Int32Array;
  private subsets = 0;
  private round = 0;

  constructor(private readonly graph: DissectionGraph) {
    const n = graph.lat.length;
    this.start = new Int32Array(n + 1);
    for (let i = 0; i < n; i++) this.start[i + 1] = this.start[i]! + graph.neighbors[i]!.length;
    const links = this.start[n]!;
    this.target = new Int32Array(links);
    this.twin = new Int32Array(links);
    this.flow = new Int8Array(links);
    const linkOf = new Map<number, number>();
    for (let i = 0; i < n; i++) {
      graph.neighbors[i]!.forEach((other, k) => {
        const link = this.start[i]! + k;
        this.target[link] = other;
        const twin = linkOf.get(other * n + i);
        if (twin === undefined) linkOf.set(i * n + other, link);
        else {
          this.twin[link] = twin;
          this.twin[twin] = link;
        }
      });
    }
    this.subset = new Int32Array(n);
    this.seen = new Int32Array(n);
    this.via = new Int32Array(n);
    this.sink = new Int32Array(n);
    this.queue = new Int32Array(n);
  }

  run(): number[] {
    const order: number[] = [];
    this.order(
      this.graph.lat.map((_, i) => i),
      order,
    );
    return order;
  }

  private order(nodes: number[], into: number[]): void {
    if (nodes.length <= SMALL) {
      const degree = (node: number) => this.start[node + 1]! - this.start[node]!;
      for (const node of [...nodes].sort((a, b) => degree(a) - degree(b) || a - b)) into.push(node);
      return;
    }
    const label = ++this.subsets;
    for (const node of nodes) this.subset[node] = label;
    const { near, far, separator } = this.split(nodes, label);
    this.order(near, into);
    this.order(far, into);
    for (const node of separator) into.push(node);
  }

  private split(nodes: number[], label: number): { near: number[]; far: number[]; separator: number[] } {
    let best: { near: number[]; far: number[]; separator: number[] } | null = null;
    let bestScore = Infinity;
    const { lat, lon } = this.graph;
    for (const [dy, dx] of DIRECTIONS) {
      const along = (node: number) => lat[node]! * dy + lon[node]! * dx * LONGITUDE_SHARE;
      const sorted = [...nodes].sort((a, b) => along(a) - along(b) || a - b);
      const cut = this.cut(sorted, label);
      const separator = this.separatorOf(cut.reached, label);
      const inSeparator = new Set(separator);
      const near = sorted.filter((node) => cut.side(node) && !inSeparator.has(node));
      const far = sorted.filter((node) => !cut.side(node) && !inSeparator.has(node));
      const score = separator.length / Math.min(near.length + 1, far.length + 1);
      if (score < bestScore) {
        bestScore = score;
        best = { near: near.sort((a, b) => a - b), far: far.sort((a, b) => a - b), separator };
      }
    }
    return best!;
  }

  /** Smallest cut between both ends of the sorted nodes: the nodes on the first side of it. */
  private cut(sorted: number[], label: number): { reached: number[]; side: (node: number) => boolean } {
    const { start, target, twin, flow, subset, seen, via, sink, queue } = this;
    const ends = Math.max(1, Math.floor(sorted.length * END_SHARE));
    const round = ++this.round;
    for (const node of sorted) {
      for (let link = start[node]!; link < start[node + 1]!; link++) flow[link] = 0;
    }
    for (let i = sorted.length - ends; i < sorted.length; i++) sink[sorted[i]!] = round;
    for (;;) {
      const search = ++this.round;
      let head = 0;
      let tail = 0;
      for (let i = 0; i < ends; i++) {
        seen[sorted[i]!] = search;
        via[sorted[i]!] = -1;
        queue[tail++] = sorted[i]!;
      }
      let end = -1;
      while (head < tail && end < 0) {
        const node = queue[head++]!;
        for (let link = start[node]!; link < start[node + 1]!; link++) {
          const other = target[link]!;
          if (flow[link]! > 0 || subset[other] !== label || seen[other] === search) continue;
          seen[other] = search;
          via[other] = link;
          if (sink[other] === round) {
            end = other;
            break;
          }
          queue[tail++] = other;
        }
      }
      if (end < 0) {
        const reached = Array.from(queue.subarray(0, tail));
        const side = new Set(reached);
        return { reached, side: (node) => side.has(node) };
      }
      for (let node = end; via[node]! >= 0;) {
        const link = via[node]!;
        flow[link]!++;
        flow[twin[link]!]!--;
        node = target[twin[link]!]!;
      }
    }
  }

  /** Ends of the cut's edges on the side that has fewer of them. */
  private separatorOf(reached: number[], label: number): number[] {
    const side = new Set(reached);
    const here = new Set<number>();
    const there = new Set<number>();
    for (const node of reached) {
      for (let link = this.start[node]!; link < this.start[node + 1]!; link++) {
        const other = this.target[link]!;
        if (this.subset[other] !== label || side.has(other)) continue;
        here.add(node);
        there.add(other);
      }
    }
    return [...(here.size <= there.size ? here : there)].sort((a, b) => a - b);
  }
}
