import { describe, expect, it } from 'vitest';
import { placeByFigures, type Course, type TownCircle } from '~/roads/compiler/place-by-figures';
import { settleNodes } from '~/roads/compiler/settle-nodes';
import { crowMiles } from '~/roads/geometry';

const MILE = 1 / 69.0934;
/** Miles north and east of 39 north, 97 west, on the plane there. */
const EAST_MILE = MILE / Math.cos((39 * Math.PI) / 180);
const point = (north: number, east = 0) => ({ lat: 39 + north * MILE, lon: -97 + east * EAST_MILE });
const milesOf = ({ lat, lon }: { lat: number; lon: number }) => [(lat - 39) / MILE, (lon + 97) / EAST_MILE];
const near = ({ lat, lon }: { lat: number; lon: number }, north: number, east: number, digits = 2) => {
  const [y, x] = milesOf({ lat, lon });
  expect(y).toBeCloseTo(north, digits);
  expect(x).toBeCloseTo(east, digits);
};

describe('settling', () => {
  const settled = (
    places: { lat: number; lon: number; ease?: number }[],
    ...roads: [from: number, to: number, miles: number][]
  ) => {
    const nodes = places.map(({ lat, lon, ease = 1 }) => ({ lat, lon, ease }));
    const moved = settleNodes(
      nodes,
      roads.map(([from, to, miles]) => ({ from, to, tenths: Math.round(miles * 10) })),
    );
    return { nodes, moved };
  };

  it('draws two points together whose road is shorter than their distance, each as far', () => {
    const { nodes, moved } = settled([point(0), point(10)], [0, 1, 6]);
    near(nodes[0]!, 2, 0);
    near(nodes[1]!, 8, 0);
    expect(moved.map((miles) => miles.toFixed(2))).toEqual(['2.00', '2.00']);
    const sideways = settled([point(0, 10), point(0, 0)], [0, 1, 6]);
    near(sideways.nodes[0]!, 0, 8);
    near(sideways.nodes[1]!, 0, 2);
    expect(sideways.moved.map((miles) => miles.toFixed(2))).toEqual(['2.00', '2.00']);
  });

  it('draws along the line between them', () => {
    const { nodes, moved } = settled([point(0, 0), point(6, 8)], [0, 1, 5]);
    near(nodes[0]!, 1.5, 2, 1);
    near(nodes[1]!, 4.5, 6, 1);
    expect(moved[0]).toBeCloseTo(2.5, 1);
  });

  it('moves a point set by hand less, by its ease', () => {
    const { nodes, moved } = settled([point(0), { ...point(12), ease: 0.2 }], [0, 1, 6]);
    near(nodes[0]!, 5, 0);
    near(nodes[1]!, 11, 0);
    expect(moved.map((miles) => miles.toFixed(2))).toEqual(['5.00', '1.00']);
  });

  it('leaves points alone whose road is longer than their distance, or that are on one point', () => {
    const places = [point(0), point(10), point(10, 5), point(10, 5)];
    const { nodes, moved } = settled(places, [0, 1, 10.1], [1, 2, 30], [2, 3, 0]);
    expect(nodes).toMatchObject(places);
    expect(moved).toEqual([0, 0, 0, 0]);
  });

  it('continues until no road of a chain is too short', () => {
    const places = [0, 10, 20, 30, 40].map((north) => point(north));
    const { nodes } = settled(places, [0, 1, 8], [1, 2, 9], [2, 3, 10], [3, 4, 9]);
    for (const [i, miles] of [8, 9, 10, 9].entries()) {
      const [a, b] = [nodes[i]!, nodes[i + 1]!];
      expect(crowMiles(a.lat, a.lon, b.lat, b.lon)).toBeLessThan(miles + 0.01);
      expect(crowMiles(a.lat, a.lon, b.lat, b.lon)).toBeGreaterThan(miles - 1);
    }
  });
});

describe('placing a point by the figures beside it', () => {
  type Point = { lat: number; lon: number };
  const placed = (nodes: Point[], circles: [number, TownCircle[]][], courses: Course[]) => {
    const moving = nodes.map((node) => ({ ...node }));
    placeByFigures(moving, new Map(circles), courses);
    return moving;
  };
  const course = (...stations: [node: number, miles: number][]): Course =>
    stations.map(([node, miles]) => ({ node, tenths: Math.round(miles * 10) }));

  it('puts it at its miles between its neighbors, wherever it was', () => {
    const nodes = [point(0, 0), point(50, 50), point(20, 40)];
    near(placed(nodes, [], [course([0, 0], [1, 10], [2, 40])])[1]!, 5, 10);
    near(placed(nodes, [], [course([2, 7], [1, 27], [0, 87])])[1]!, 15, 30);
    // Three points of no length: in the middle.
    near(placed(nodes, [], [course([0, 3], [1, 3], [2, 3])])[1]!, 10, 20);
  });

  it('believes near neighbors more than far ones', () => {
    // Eight miles between the first two: a tenth; three miles between the others: a fifth.
    const nodes = [point(0, 0), point(0, 8), point(3, 0), point(3, 3), point(9, 9)];
    const [, , , , middle] = placed(
      nodes,
      [],
      [course([0, 0], [4, 4], [1, 8]), course([2, 0], [4, 1.5], [3, 3])],
    );
    near(middle!, 2, (4 * 0.1 + 1.5 * 0.2) / 0.3);
  });

  it('hears the same two neighbors once, in either order, and no more than twenty-four pairs', () => {
    const nodes = [point(0, 0), point(0, 8), point(4, 0), point(4, 8), point(9, 9)];
    const twice = [
      course([0, 0], [4, 4], [1, 8]),
      course([1, 0], [4, 4], [0, 8]),
      course([0, 0], [4, 4], [1, 8]),
      course([2, 0], [4, 4], [3, 8]),
    ];
    near(placed(nodes, [], twice)[4]!, 2, 4);
    const pairs = Array.from({ length: 25 }, (_, i) => [
      point(i === 24 ? 90 : 0, 0),
      point(i === 24 ? 90 : 0, 8),
    ]).flat();
    const courses = (count: number) =>
      Array.from({ length: count }, (_, i) => course([2 * i, 0], [50, 4], [2 * i + 1, 8]));
    near(placed([...pairs, point(1, 1)], [], courses(25))[50]!, 0, 4);
    // The twenty-fourth is still heard.
    const last = pairs.with(46, point(24, 0)).with(47, point(24, 8));
    near(placed([...last, point(1, 1)], [], courses(24))[50]!, 1, 4);
  });

  it('learns nothing from a way that goes out and back, or that stands still', () => {
    const nodes = [point(0, 0), point(5, 5), point(10, 0)];
    for (const stations of [
      [
        [0, 0],
        [1, 5],
        [0, 10],
      ],
      [
        [0, 0],
        [0, 3],
        [1, 5],
      ],
      [
        [0, 0],
        [1, 5],
        [1, 8],
      ],
      [
        [1, 0],
        [1, 5],
        [2, 8],
      ],
    ] as [number, number][][])
      expect(placed(nodes, [], [course(...stations)])).toEqual(nodes);
  });

  it('leaves the ends of a highway where they are', () => {
    const nodes = [point(0, 0), point(5, 5), point(10, 0)];
    const after = placed(nodes, [], [course([0, 0], [1, 5], [2, 10])]);
    expect([after[0], after[2]]).toEqual([nodes[0], nodes[2]]);
  });

  it('puts it on the circle around its town where its way passes outside', () => {
    const nodes = [point(0, -20), point(0, 0), point(0, 20)];
    const town = point(8, 0);
    near(placed(nodes, [[1, [{ ...town, miles: 3 }]]], [course([0, 0], [1, 20], [2, 40])])[1]!, 5, 0);
    near(placed(nodes, [[1, [{ ...town, miles: 0 }]]], [course([0, 0], [1, 20], [2, 40])])[1]!, 8, 0);
  });

  it('moves it outward to the circle where its way passes inside, by six tenths at most', () => {
    const nodes = [point(0, -20), point(0, 0), point(0, 20)];
    const way = [course([0, 0], [1, 20], [2, 40])];
    near(placed(nodes, [[1, [{ ...point(1), miles: 1.2 }]]], way)[1]!, -0.2, 0);
    near(placed(nodes, [[1, [{ ...point(1), miles: 5 }]]], way)[1]!, -0.6, 0);
    // On the middle of the town nobody knows to which side.
    near(placed(nodes, [[1, [{ ...point(0), miles: 5 }]]], way)[1]!, 0, 0);
  });

  it('puts it to the side of its town where its neighbors are, east and west too', () => {
    const nodes = [point(-20, 6), point(3, 3), point(20, 6)];
    near(placed(nodes, [[1, [{ ...point(0, 0), miles: 2 }]]], [course([0, 0], [1, 20], [2, 40])])[1]!, 0, 2);
    const slant = [point(-10, 11), point(0, 0), point(18, -3)];
    near(
      placed(slant, [[1, [{ ...point(1, 1), miles: 2.5 }]]], [course([0, 0], [1, 20], [2, 40])])[1]!,
      1 + 2.5 * 0.7071,
      1 + 2.5 * 0.7071,
      1,
    );
  });

  it('lies between two towns that both tell of it, nearer to the one that it passes through', () => {
    // Weights 1 / 0.3 and 1 / 1: at 0 by the first, at 9.3 by the second.
    const nodes = [point(5, 0)];
    const circles: TownCircle[] = [
      { ...point(0, 0), miles: 0 },
      { ...point(10, 0), miles: 0.7 },
    ];
    near(placed(nodes, [[0, circles]], [])[0]!, 9.3 / (1 + 1 / 0.3), 0);
    const sideways: TownCircle[] = [
      { ...point(0, 0), miles: 0 },
      { ...point(0, 10), miles: 0.7 },
    ];
    near(placed([point(0, 5)], [[0, sideways]], [])[0]!, 0, 9.3 / (1 + 1 / 0.3));
  });

  it('is repeated until several points in a row have found their places', () => {
    const nodes = [point(0, 0), point(30, 1), point(-30, 2), point(9, 70), point(0, 40)];
    const [, first, second, third] = placed(nodes, [], [course([0, 0], [1, 10], [2, 20], [3, 30], [4, 40])]);
    near(first!, 0, 10, 1);
    near(second!, 0, 20, 1);
    near(third!, 0, 30, 1);
  });
});
