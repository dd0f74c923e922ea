import { describe, expect, it } from 'vitest';
import { EDGE_FREEWAY, EDGE_NO_TRUCKS, EDGE_TOLL } from '~/roads/format/network-tables';
import type { RoadGraph } from '~/roads/kernel/road-graph';
import { TripLog } from '~/roads/kernel/trip-log';

const [KS, MO, IA] = [0, 1, 2];
const [LOCAL, I70, US40, KS7] = [0, 1, 2, 3];
/** Nodes that are at the places Topeka KS, Saint Joseph MO, Ames IA, and one between places. */
const [TOPEKA, JOSEPH, AMES, BETWEEN] = [0, 1, 2, 3];
const MINUTE = 60_000;

const graph = {
  tables: {
    jurisdictions: ['KS', 'MO', 'IA'],
    highways: ['', 'I-70', 'US-40', 'KS-7'],
    placeNames: ['Topeka', 'Saint Joseph', 'Ames'],
    placeJurisdiction: Uint8Array.of(KS, MO, IA),
    nodePlace: Int32Array.of(0, 1, 2, -1),
    nodeLat: Int32Array.of(390_000, 391_000, 420_000, 0),
    nodeLon: Int32Array.of(-957_000, -948_000, -936_000, 0),
  },
} as unknown as RoadGraph;

interface Step {
  miles: number;
  minutes?: number;
  state?: number;
  on?: number;
  flags?: number;
  end?: number;
}

/** A trip whose legs are these steps. */
function logged(...legs: Step[][]): TripLog {
  const log = new TripLog(graph);
  log.clear();
  for (const steps of legs) {
    log.beginLeg();
    for (const { miles, minutes = 0, state = KS, on = I70, flags = 0, end = -1 } of steps)
      log.addStep(miles, minutes * MINUTE, state, on, flags, end);
  }
  return log;
}
const tripOf = (...legs: Step[][]) => logged(...legs).finish();
const tenths = (KSs: number, MOs: number) => [
  { jurisdiction: 'KS', distanceTenthMiles: KSs },
  { jurisdiction: 'MO', distanceTenthMiles: MOs },
];

describe('the log of a trip', () => {
  it('tells miles and minutes of each leg, and the whole as their sum', () => {
    const trip = tripOf(
      [
        { miles: 10.26, minutes: 12 },
        { miles: 5, minutes: 6.6 },
      ],
      [{ miles: 1.04, minutes: 2 }],
    );
    expect(
      trip.legs.map(({ distanceTenthMiles, durationMinutes }) => [distanceTenthMiles, durationMinutes]),
    ).toEqual([
      [153, 19],
      [10, 2],
    ]);
    expect(trip.distanceTenthMiles).toBe(163);
  });

  it('rounds the time of the whole trip once', () => {
    const trip = tripOf(
      [{ miles: 1, minutes: 1.4 }],
      [{ miles: 1, minutes: 1.4 }],
      [{ miles: 1, minutes: 1.4 }],
    );
    expect(trip.legs.map((leg) => leg.durationMinutes)).toEqual([1, 1, 1]);
    expect(trip.durationMinutes).toBe(4);
  });

  it('has the miles of each jurisdiction in the order in which it is entered, once', () => {
    const trip = tripOf(
      [
        { miles: 4, state: MO },
        { miles: 3, state: KS },
        { miles: 2.5, state: MO },
      ],
      [
        { miles: 7, state: KS },
        { miles: 1, state: IA },
      ],
    );
    expect(trip.legs.map((leg) => leg.jurisdictions)).toEqual([
      [
        { jurisdiction: 'MO', distanceTenthMiles: 65 },
        { jurisdiction: 'KS', distanceTenthMiles: 30 },
      ],
      [
        { jurisdiction: 'KS', distanceTenthMiles: 70 },
        { jurisdiction: 'IA', distanceTenthMiles: 10 },
      ],
    ]);
    expect(trip.jurisdictions).toEqual([
      { jurisdiction: 'MO', distanceTenthMiles: 65 },
      { jurisdiction: 'KS', distanceTenthMiles: 100 },
      { jurisdiction: 'IA', distanceTenthMiles: 10 },
    ]);
  });

  it('shares the tenths of a leg out exactly, and leaves out a jurisdiction that gets none', () => {
    expect(tripOf([{ miles: 1.06 }, { miles: 1.06, state: MO }]).jurisdictions).toEqual(tenths(11, 10));
    expect(tripOf([{ miles: 2 }, { miles: 0.01, state: MO }]).jurisdictions).toEqual([
      { jurisdiction: 'KS', distanceTenthMiles: 20 },
    ]);
  });

  it('counts the miles of toll roads over all legs', () => {
    const trip = tripOf(
      [
        { miles: 3.3, flags: EDGE_TOLL },
        { miles: 10, flags: EDGE_FREEWAY },
        { miles: 1, flags: EDGE_TOLL | EDGE_FREEWAY },
      ],
      [
        { miles: 0.5, flags: EDGE_TOLL },
        { miles: 20, flags: EDGE_NO_TRUCKS },
      ],
    );
    expect(trip.tollTenthMiles).toBe(48);
  });

  it('holds trips of many thousand steps and points', () => {
    const log = new TripLog(graph);
    log.clear();
    log.beginLeg();
    for (let i = 0; i < 10_000; i++) {
      const late = i >= 6000;
      log.addStep(
        1,
        MINUTE,
        late ? MO : KS,
        late ? US40 : I70,
        i < 100 ? EDGE_TOLL : 0,
        i === 5990 ? TOPEKA : -1,
      );
      // A zigzag: no point lies on the line through its neighbors.
      log.addPoint(30 + (i % 2) * 0.5, -120 + i * 0.005);
    }
    const trip = log.finish();
    expect(trip.jurisdictions).toEqual(tenths(60_000, 40_000));
    expect([trip.durationMinutes, trip.tollTenthMiles]).toEqual([10_000, 1000]);
    expect(trip.crossings).toEqual([
      { from: 'KS', to: 'MO', place: 'Topeka, KS', highway: 'I-70', atTenthMiles: 60_000 },
    ]);
    expect(trip.highways).toEqual([
      { highway: 'I-70', distanceTenthMiles: 60_000 },
      { highway: 'US-40', distanceTenthMiles: 40_000 },
    ]);
    expect(trip.shape).toHaveLength(10_000);
    expect(trip.shape[0]).toEqual([30, -120]);
    expect(trip.shape[4001]).toEqual([30.5, -99.995]);
    expect(trip.shape[9999]).toEqual([30.5, -70.005]);
  });

  it('is empty when it is new', () => {
    expect(new TripLog(graph).finish()).toEqual({
      distanceTenthMiles: 0,
      durationMinutes: 0,
      tollTenthMiles: 0,
      legs: [],
      jurisdictions: [],
      crossings: [],
      highways: [],
      shape: [],
      legShapeStart: [],
    });
    const log = new TripLog(graph);
    log.beginLeg();
    log.addPoint(39, -95);
    log.addStep(1, MINUTE, KS, I70, 0, -1);
    log.addPoint(39, -94);
    expect(log.finish()).toMatchObject({ legs: [{ distanceTenthMiles: 10 }], legShapeStart: [0] });
  });

  it('forgets the trip before', () => {
    const log = logged([{ miles: 9, state: MO }], [{ miles: 9 }]);
    log.addPoint(1, 1);
    log.finish();
    log.clear();
    log.beginLeg();
    log.addPoint(39, -95);
    log.addStep(2, MINUTE, KS, I70, 0, -1);
    log.addPoint(39, -94);
    expect(log.finish()).toEqual({
      distanceTenthMiles: 20,
      durationMinutes: 1,
      tollTenthMiles: 0,
      legs: [
        {
          distanceTenthMiles: 20,
          durationMinutes: 1,
          jurisdictions: [{ jurisdiction: 'KS', distanceTenthMiles: 20 }],
        },
      ],
      jurisdictions: [{ jurisdiction: 'KS', distanceTenthMiles: 20 }],
      crossings: [],
      highways: [{ highway: 'I-70', distanceTenthMiles: 20 }],
      shape: [
        [39, -95],
        [39, -94],
      ],
      legShapeStart: [0],
    });
  });
});

describe('the crossings of a trip', () => {
  const crossing = (steps: Step[]) => tripOf(steps).crossings;

  it('stand where the jurisdiction changes, with the miles driven up to there', () => {
    expect(
      crossing([
        { miles: 3 },
        { miles: 4.26 },
        { miles: 5, state: MO },
        { miles: 1, state: MO },
        { miles: 2, state: IA },
      ]),
    ).toEqual([
      { from: 'KS', to: 'MO', place: null, highway: 'I-70', atTenthMiles: 73 },
      { from: 'MO', to: 'IA', place: null, highway: 'I-70', atTenthMiles: 133 },
    ]);
  });

  it('are counted between legs too', () => {
    expect(tripOf([{ miles: 3 }], [{ miles: 2, state: MO }]).crossings).toHaveLength(1);
  });

  it.each<[string, Step[], string | null]>([
    [
      'at the border itself',
      [
        { miles: 5, end: JOSEPH },
        { miles: 0.1, end: TOPEKA, state: MO },
      ],
      'Saint Joseph, MO',
    ],
    [
      'a little before it',
      [
        { miles: 9, end: TOPEKA },
        { miles: 5, end: BETWEEN },
        { miles: 5.1, end: JOSEPH, state: MO },
      ],
      'Topeka, KS',
    ],
    [
      'a little behind it',
      [
        { miles: 9, end: TOPEKA },
        { miles: 5, end: BETWEEN },
        { miles: 4.9, end: JOSEPH, state: MO },
      ],
      'Saint Joseph, MO',
    ],
    [
      'behind, two steps on',
      [
        { miles: 9, end: TOPEKA },
        { miles: 5 },
        { miles: 2, state: MO },
        { miles: 2.9, end: JOSEPH, state: MO },
      ],
      'Saint Joseph, MO',
    ],
    [
      'before, the one behind being as far',
      [
        { miles: 9, end: TOPEKA },
        { miles: 5 },
        { miles: 2, state: MO },
        { miles: 3, end: JOSEPH, state: MO },
      ],
      'Topeka, KS',
    ],
    [
      'the nearest of two before',
      [{ miles: 9, end: TOPEKA }, { miles: 9, end: AMES }, { miles: 1 }, { miles: 30, state: MO }],
      'Ames, IA',
    ],
    [
      'the nearest of two behind',
      [{ miles: 9 }, { miles: 1, end: AMES, state: MO }, { miles: 1, end: JOSEPH, state: MO }],
      'Ames, IA',
    ],
    [
      'the first step of all',
      [{ miles: 9, end: TOPEKA }, { miles: 1 }, { miles: 30, state: MO }],
      'Topeka, KS',
    ],
    ['the first place of all, behind', [{ miles: 9 }, { miles: 1, end: TOPEKA, state: MO }], 'Topeka, KS'],
    [
      'nearly sixty miles before',
      [{ miles: 9, end: TOPEKA }, { miles: 59.9 }, { miles: 30, state: MO }],
      'Topeka, KS',
    ],
    [
      'none, more than sixty miles away',
      [{ miles: 9, end: TOPEKA }, { miles: 40 }, { miles: 20.1 }, { miles: 30, state: MO }],
      null,
    ],
  ])('name the nearest place: %s', (_, steps, place) => {
    expect(crossing(steps).map((each) => each.place)).toEqual([place]);
  });

  it('name the highway that crosses: before the border, else behind it', () => {
    const over = (before: number, behind: number) =>
      crossing([
        { miles: 1, on: before },
        { miles: 1, on: behind, state: MO },
      ])[0]!.highway;
    expect([over(I70, US40), over(LOCAL, US40), over(I70, LOCAL), over(LOCAL, LOCAL)]).toEqual([
      'I-70',
      'US-40',
      'I-70',
      null,
    ]);
  });
});

describe('the highways of a trip', () => {
  const roads = (steps: Step[]) =>
    tripOf(steps).highways.map(({ highway, distanceTenthMiles }) => [highway, distanceTenthMiles]);

  it('are in travel order with their miles, local ways left out', () => {
    expect(
      roads([
        { miles: 2, on: LOCAL },
        { miles: 10, on: I70 },
        { miles: 5.04, on: I70 },
        { miles: 3, on: LOCAL },
        { miles: 20, on: US40 },
        { miles: 30, on: I70 },
      ]),
    ).toEqual([
      ['I-70', 150],
      ['US-40', 200],
      ['I-70', 300],
    ]);
  });

  it('are one road before and behind a local way, and around less than a mile of another', () => {
    expect(roads([{ miles: 10 }, { miles: 1, on: LOCAL }, { miles: 10 }])).toEqual([['I-70', 200]]);
    expect(roads([{ miles: 10 }, { miles: 0.9, on: US40 }, { miles: 10 }])).toEqual([['I-70', 200]]);
    expect(roads([{ miles: 10 }, { miles: 1, on: US40 }, { miles: 10 }])).toEqual([
      ['I-70', 100],
      ['US-40', 10],
      ['I-70', 100],
    ]);
  });

  it('are told for less than a mile where nothing longer is driven, but not for no way at all', () => {
    expect(
      roads([
        { miles: 0, on: KS7 },
        { miles: 0.5, on: I70 },
        { miles: 0.6, on: US40 },
      ]),
    ).toEqual([
      ['I-70', 5],
      ['US-40', 6],
    ]);
  });

  it('of a mile in two parts of half a mile are told', () => {
    expect(roads([{ miles: 0.5 }, { miles: 0.5 }, { miles: 4, on: US40 }])).toEqual([
      ['I-70', 10],
      ['US-40', 40],
    ]);
  });
});

describe('the line of a trip', () => {
  /** Legs of points. */
  const line = (...legs: [number, number][][]) => {
    const log = new TripLog(graph);
    log.clear();
    for (const points of legs) {
      log.beginLeg();
      for (const [lat, lon] of points) log.addPoint(lat, lon);
    }
    const { shape, legShapeStart } = log.finish();
    return { shape, legShapeStart };
  };

  it('leaves out what lies on the way between its neighbors, and keeps bends', () => {
    expect(
      line([
        [39, -98],
        [39.0006, -97],
        [39, -96],
        [39.5, -95],
        [39, -94],
      ]).shape,
    ).toEqual([
      [39, -98],
      [39, -96],
      [39.5, -95],
      [39, -94],
    ]);
    expect(
      line([
        [39, -98],
        [39.0008, -97],
        [39, -96],
      ]).shape,
    ).toHaveLength(3);
    expect(
      line([
        [39, -98],
        [38.9992, -97],
        [39, -96],
      ]).shape,
    ).toHaveLength(3);
    // The same the other way round, from north to south.
    expect(
      line([
        [39, -98],
        [38, -98.0006],
        [37, -98],
      ]).shape,
    ).toHaveLength(2);
    expect(
      line([
        [39, -98],
        [38, -98.0008],
        [37, -98],
      ]).shape,
    ).toHaveLength(3);
    // Along a slope one degree up for each one east.
    expect(
      line([
        [39, -98],
        [40.0009, -97],
        [41, -96],
      ]).shape,
    ).toHaveLength(2);
    expect(
      line([
        [39, -98],
        [40.0011, -97],
        [41, -96],
      ]).shape,
    ).toHaveLength(3);
  });

  it('keeps the point where it turns back', () => {
    expect(
      line([
        [39, -98],
        [39, -96],
        [39, -97],
      ]).shape,
    ).toEqual([
      [39, -98],
      [39, -96],
      [39, -97],
    ]);
    expect(
      line([
        [39, -98],
        [39, -98.5],
        [39, -97],
      ]).shape,
    ).toHaveLength(3);
    // Out and back to the very place.
    expect(
      line([
        [39, -98],
        [39, -97],
        [39, -98],
      ]).shape,
    ).toHaveLength(3);
    expect(
      line([
        [39, -98],
        [39.0003, -98],
        [39, -98],
      ]).shape,
    ).toEqual([[39, -98]]);
  });

  it('has every point once, to five decimals', () => {
    expect(
      line([
        [39, -98],
        [39, -98],
        [39.123_456_7, -97.765_432_1],
        [39.123_459, -97.765_429],
        [40, -97],
      ]).shape,
    ).toEqual([
      [39, -98],
      [39.12346, -97.76543],
      [40, -97],
    ]);
    expect(
      line([
        [39, -98],
        [39.000_004, -98.000_004],
      ]).shape,
    ).toEqual([[39, -98]]);
  });

  it('tells where each leg begins, and keeps that point though the way goes straight on', () => {
    expect(
      line(
        [
          [39, -98],
          [39, -97],
        ],
        [
          [39, -97],
          [39, -96],
        ],
        [
          [39, -96],
          [39, -95],
        ],
      ),
    ).toEqual({
      shape: [
        [39, -98],
        [39, -97],
        [39, -96],
        [39, -95],
      ],
      legShapeStart: [0, 1, 2],
    });
    // The leg's last point is before the first of the next, a little aside.
    expect(
      line(
        [
          [39, -98],
          [39, -97.5],
          [39, -97.001],
        ],
        [
          [39, -97],
          [39, -96],
        ],
      ),
    ).toEqual({
      shape: [
        [39, -98],
        [39, -97.001],
        [39, -97],
        [39, -96],
      ],
      legShapeStart: [0, 2],
    });
  });

  it('begins a leg of no way where the leg before ends', () => {
    expect(
      line(
        [
          [39, -98],
          [39, -97],
        ],
        [
          [39, -97],
          [39, -97],
        ],
        [
          [39, -97],
          [40, -96],
        ],
      ),
    ).toEqual({
      shape: [
        [39, -98],
        [39, -97],
        [40, -96],
      ],
      legShapeStart: [0, 1, 1],
    });
    expect(
      line(
        [
          [39, -98],
          [39, -98],
        ],
        [
          [39, -98],
          [39, -97],
        ],
      ).legShapeStart,
    ).toEqual([0, 0]);
    // Only one of the two coordinates is the same: another point.
    expect(
      line(
        [
          [39, -98],
          [39, -97],
        ],
        [
          [39, -96],
          [40, -96],
        ],
        [
          [41, -96],
          [41, -95],
        ],
      ).legShapeStart,
    ).toEqual([0, 2, 4]);
  });

  it('passes over the nodes where they stand', () => {
    const log = new TripLog(graph);
    log.clear();
    log.beginLeg();
    log.addNode(TOPEKA);
    log.addNode(JOSEPH);
    expect(log.finish().shape).toEqual([
      [39, -95.7],
      [39.1, -94.8],
    ]);
  });
});
