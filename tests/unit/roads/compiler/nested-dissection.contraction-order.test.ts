import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoadTables } from '~/roads/compiler/assemble-tables';
import { contractionOrder } from '~/roads/compiler/contraction-order';
import { nestedDissection } from '~/roads/compiler/nested-dissection';

type Edge = [number, number];
const order = (
  count: number,
  edges: Edge[],
  at: (node: number) => [lat: number, lon: number] = (node) => [node, 0],
) =>
  contractionOrder({
    nodeLat: Int32Array.from({ length: count }, (_, node) => at(node)[0]),
    nodeLon: Int32Array.from({ length: count }, (_, node) => at(node)[1]),
    edgeFrom: Int32Array.from(edges, ([from]) => from),
    edgeTo: Int32Array.from(edges, ([, to]) => to),
  } as unknown as RoadTables);
const neighborsOf = (count: number, edges: Edge[]) =>
  Array.from({ length: count }, (_, node) =>
    [...new Set(edges.filter((edge) => edge.includes(node)).flat())]
      .filter((other) => other !== node)
      .sort((a, b) => a - b),
  );

/** Arcs of the hierarchy: taking nodes away in order, the neighbors of each are joined. */
function arcsOf(count: number, edges: Edge[], nodes: Iterable<number>): number {
  const neighbors = neighborsOf(count, edges).map((others) => new Set(others));
  let arcs = 0;
  for (const node of nodes) {
    const around = [...neighbors[node]!];
    arcs += around.length;
    for (const a of around) {
      neighbors[a]!.delete(node);
      for (const b of around) if (a !== b) neighbors[a]!.add(b);
    }
  }
  return arcs;
}
const inOrder = (rank: Int32Array) => [...rank.keys()].sort((a, b) => rank[a]! - rank[b]!);

/** A town of streets: side by side nodes, joined to the right and downwards. */
const grid = (side: number): Edge[] =>
  Array.from({ length: side * side }, (_, node): Edge[] => [
    ...(node % side < side - 1 ? [[node, node + 1] as Edge] : []),
    ...(node < side * (side - 1) ? [[node, node + side] as Edge] : []),
  ]).flat();
const onGrid =
  (side: number, angle = 0) =>
  (node: number): [number, number] => {
    const [y, x] = [Math.floor(node / side) * 1000, (node % side) * 1000];
    return [
      Math.round(y * Math.cos(angle) - x * Math.sin(angle)),
      Math.round((y * Math.sin(angle) + x * Math.cos(angle)) / 0.75),
    ];
  };

describe('the order of contraction', () => {
  it('takes every second node of a chain first, then every second of the rest', () => {
    expect([
      ...order(5, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ]),
    ]).toEqual([0, 3, 1, 4, 2]);
    expect([
      ...order(
        9,
        Array.from({ length: 8 }, (_, i): Edge => [i, i + 1]),
      ),
    ]).toEqual([0, 5, 1, 7, 2, 6, 3, 8, 4]);
  });

  it('takes dead ends before what they hang on, circles one by one', () => {
    expect([
      ...order(5, [
        [0, 1],
        [2, 0],
        [0, 3],
        [4, 0],
      ]),
    ]).toEqual([4, 0, 1, 2, 3]);
    expect([
      ...order(4, [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
      ]),
    ]).toEqual([0, 2, 1, 3]);
    expect([
      ...order(3, [
        [0, 0],
        [1, 1],
        [1, 2],
        [1, 2],
      ]),
    ]).toEqual([0, 1, 2]);
  });

  it('gives each node one place, of any network', () => {
    const networks = fc
      .integer({ min: 0, max: 40 })
      .chain((count) =>
        fc.tuple(
          fc.constant(count),
          count === 0
            ? fc.constant([])
            : fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 90 }),
          fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: count, maxLength: count }),
        ),
      );
    fc.assert(
      fc.property(networks, ([count, edges, points]) => {
        const rank = order(count, edges as Edge[], (node) => points[node]!);
        expect([...rank].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
        expect([...order(count, edges as Edge[], (node) => points[node]!)]).toEqual([...rank]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    // Row by row it would be about the cube of the side: 512, 2,744 and 8,000.
    [8, 0, 346],
    [14, 0, 1745],
    [14, 0.6, 1711],
    [20, 0, 4538],
  ])('needs few arcs in a town of %d streets each way, turned by %d: %d', (side, angle, most) => {
    const edges = grid(side);
    const arcs = arcsOf(side * side, edges, inOrder(order(side * side, edges, onGrid(side, angle))));
    expect(arcs).toBeLessThanOrEqual(most);
  });
});

describe('nested dissection', () => {
  const CITY = 8;
  /** Two cities of eight nodes, each joined with all of its own, and a bridge between: node 16. */
  const cities = (angle: number) => {
    const edges: Edge[] = [
      [0, 16],
      [8, 16],
    ];
    for (let a = 0; a < CITY; a++)
      for (let b = a + 1; b < CITY; b++) edges.push([a, b], [CITY + a, CITY + b]);
    const east = (node: number) => (node === 16 ? 0 : (node < CITY ? -100 : 100) + 3 * (node % CITY));
    const north = (node: number) => (node === 16 ? 0 : 2 * ((node * 5) % CITY));
    const turned = (node: number) => [
      north(node) * Math.cos(angle) + east(node) * Math.sin(angle),
      east(node) * Math.cos(angle) - north(node) * Math.sin(angle),
    ];
    return {
      lat: Array.from({ length: 17 }, (_, node) => turned(node)[0]!),
      lon: Array.from({ length: 17 }, (_, node) => turned(node)[1]!),
      neighbors: neighborsOf(17, edges),
    };
  };

  it.each(Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 8))(
    'puts a bridge between two cities last, wherever they lie (%d)',
    (angle) => {
      const order = nestedDissection(cities(angle));
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, i) => i));
      // One node separates them: the bridge, or where it lands.
      expect([0, 8, 16]).toContain(order.at(-1));
      const [first, second] = [order.slice(0, 8), order.slice(8, 16)].map((half) =>
        half.filter((node) => node !== 16).map((node) => Math.floor(node / CITY)),
      );
      expect(new Set(first).size).toBe(1);
      expect(new Set(second).size).toBe(1);
    },
  );

  it('takes the first side, then the second, then what separates them', () => {
    // From the west its eight nodes are reached; the bridge hangs on node 0, which is taken last. By degree the bridge is
    // the least of the east, and node 8, where it lands, the most.
    expect(nestedDissection(cities(0))).toEqual([1, 2, 3, 4, 5, 6, 7, 16, 9, 10, 11, 12, 13, 14, 15, 8, 0]);
  });

  it('takes up to ten nodes by their degree, then in order', () => {
    const star = neighborsOf(6, [
      [2, 0],
      [2, 1],
      [2, 3],
      [2, 4],
      [2, 5],
      [4, 5],
    ]);
    expect(nestedDissection({ lat: [0, 0, 0, 0, 0, 0], lon: [0, 0, 0, 0, 0, 0], neighbors: star })).toEqual([
      0, 1, 3, 4, 5, 2,
    ]);
    expect(nestedDissection({ lat: [], lon: [], neighbors: [] })).toEqual([]);
  });
});
