import { describe, expect, it } from 'vitest';
import { milesOffRoad } from '~/roads/matching/way-miles';
import { type DrawnLand, roadsOf } from '../drawn-network';
import { atPace, matchReadings, meridian, northward, type Reading, spot } from './matched-readings';
import { DEGREE, linedTables, milesApart } from './roads-with-lines';

type Place = [north: number, east: number];

/** Miles east of 97 west where 95 west is, at 38 north. */
const STATE_LINE = 2 * DEGREE * Math.cos((38 * Math.PI) / 180);
/** Readings along 38 north, so many miles from the state line. */
const eastward = (...fromLine: number[]): Place[] => fromLine.map((miles) => [0, STATE_LINE + miles]);
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
/** Readings at a mile a minute along a meridian, so many miles from 38 north. */
const upMeridian = (lon: number, ...fromNorth: number[]): Reading[] =>
  fromNorth.map((miles) => ({
    at: [38 + miles / DEGREE, lon],
    minute: Math.abs(miles - fromNorth[0]!),
  }));
const near = (found: number, expected: number, off = 0.0501) =>
  expect(Math.abs(found - expected)).toBeLessThan(off);

describe('miles on no road', () => {
  it('are split where outlines have the state line', () => {
    const split = matchReadings(meridian(), atPace(60, eastward(...steps(-30, 20, 1))));
    expect(split.offRoad).toBe(50);
    near(split.milesIn('KS'), 30);
    near(split.milesIn('MO'), 20);
    expect(split.crossings).toMatchObject([{ from: 'KS', to: 'MO', atTenthMiles: 300 }]);
    expect(split.crossings[0]!.lon).toBeCloseTo(-95, 3);
    // The time of the reading after it.
    expect(split.crossings[0]!.mark).toBeGreaterThanOrEqual(30 * 60_000);
    expect(split.crossings[0]!.mark).toBeLessThan(31.5 * 60_000);
  });
});

describe('miles of a road beside a state line', () => {
  /** A road along the line that texts have in Kansas, so many thousandths of a degree east of it. */
  const beside = (thousandths: number, drawnAt = thousandths) =>
    linedTables({
      points: {
        A: [37, -95 + thousandths / 1000],
        B: [39, -95 + thousandths / 1000],
      },
      roads: roadsOf('A B 138.2 US-1'),
      lines: { 0: [[38, -95 + drawnAt / 1000]] },
    });
  const along = (thousandths: number) => upMeridian(-95 + thousandths / 1000, ...steps(-30, 30, 3));

  it('are in the state that its texts say, up to three quarters of a mile into the other', () => {
    for (const thousandths of [0, 2, 6, 12]) {
      const split = matchReadings(beside(thousandths), along(thousandths));
      expect(split.onRoad).toBe(60);
      expect(split.jurisdictions).toEqual([{ jurisdiction: 'KS', distanceTenthMiles: 600 }]);
    }
  });

  it('are in the state that outlines say beyond', () => {
    const split = matchReadings(beside(15), along(15));
    expect(split.onRoad).toBe(60);
    expect(split.jurisdictions).toEqual([{ jurisdiction: 'MO', distanceTenthMiles: 600 }]);
  });

  it('are in the state that outlines say next to where the truck leaves the road', () => {
    // Three miles apart along a third of a mile inside Missouri, the tenth reading and those after it on no road.
    const lon = -95 + 6 / 1000;
    const away = steps(0, 12, 3).map((north, i): Reading => ({
      at: [38 + north / DEGREE, lon + 0.06],
      minute: 30 + 3 * i,
    }));
    const split = matchReadings(beside(6), [...upMeridian(lon, ...steps(-30, -3, 3)), ...away]);
    near(split.milesIn('KS'), 24);
    expect(split.onRoad).toBe(27);
  });

  it('are in the state of the road where the readings lie on water', () => {
    const tables = linedTables({
      points: { A: [37, -95], B: [39, -95] },
      roads: roadsOf('A B 138.2 US-1', { state: 'MO' }),
      lines: { 0: [[38, -95]] },
      land: [
        { code: 'KS', west: -100, east: -95.005, south: 36, north: 37.6 },
        { code: 'MO', west: -94.5, east: -90, south: 36, north: 42 },
      ],
    });
    const split = matchReadings(tables, along(0));
    expect(split.jurisdictions).toEqual([{ jurisdiction: 'MO', distanceTenthMiles: 600 }]);
  });

  it('are looked for on all four sides', () => {
    // Missouri as a square; a road of its texts half a mile outside of each of its sides in turn.
    const side = 0.5 / DEGREE;
    const across = side / Math.cos((38 * Math.PI) / 180);
    const land: DrawnLand[] = [
      { code: 'MO', west: -97, east: -96, south: 37.5, north: 38.5 },
      { code: 'KS', west: -100, east: -97, south: 36, north: 40 },
      { code: 'KS', west: -96, east: -93, south: 36, north: 40 },
      { code: 'KS', west: -97, east: -96, south: 36, north: 37.5 },
      { code: 'KS', west: -97, east: -96, south: 38.5, north: 40 },
    ];
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
    for (const [from, to] of [
      [
        [37.7, -97 - across],
        [38.3, -97 - across],
      ],
      [
        [37.7, -96 + across],
        [38.3, -96 + across],
      ],
      [
        [37.5 - side, -96.8],
        [37.5 - side, -96.2],
      ],
      [
        [38.5 + side, -96.8],
        [38.5 + side, -96.2],
      ],
    ] as const) {
      const points = {
        A: [round(from[0]), round(from[1])],
        B: [round(to[0]), round(to[1])],
      } satisfies Record<string, [number, number]>;
      const miles = milesApart(points.A, points.B);
      const tables = linedTables({
        points,
        roads: [{ from: 'A', to: 'B', miles: Math.round(miles * 10) / 10, on: 'US-1', state: 'MO' }],
        lines: { 0: [[round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)]] },
        land,
      });
      const readings = Array.from({ length: 11 }, (_, i): Reading => ({
        at: [
          points.A[0] + ((points.B[0] - points.A[0]) * i) / 10,
          points.A[1] + ((points.B[1] - points.A[1]) * i) / 10,
        ],
        minute: (i * miles) / 10,
      }));
      const split = matchReadings(tables, readings);
      near(split.milesIn('MO'), miles, 0.06);
      expect(split.milesIn('KS')).toBe(0);
    }
  });
});

describe('miles of a road that crosses a state line', () => {
  /** Outlines of short strokes: seven miles along the state line. */
  const strokes: DrawnLand[] = steps(36.05, 41.95, 0.1).flatMap((south) => [
    { code: 'KS', west: -100, east: -95, south, north: south + 0.1 },
    { code: 'MO', west: -95, east: -90, south, north: south + 0.1 },
  ]);
  /** A road to the east whose texts have the line so many thousandths of a degree east of where outlines have it. */
  const across = (thousandths: number, land?: DrawnLand[]) =>
    linedTables({
      points: { A: [38, -96], L: [38, -95 + thousandths / 1000], B: [38, -94] },
      roads: [
        ...roadsOf(`A L ${(54.5 + thousandths * 0.0545).toFixed(1)} I-1`),
        ...roadsOf(`L B ${(54.5 - thousandths * 0.0545).toFixed(1)} I-1`, { state: 'MO' }),
      ],
      lines: { 0: [[38, -95.5]], 1: [[38, -94.5]] },
      ...(land && { land }),
    });
  const trace = atPace(60, eastward(...steps(-40, 40, 2)));

  it('are split where outlines have it, if these are straight for miles', () => {
    for (const thousandths of [20, -20]) {
      const split = matchReadings(across(thousandths), trace);
      expect(split.onRoad).toBe(80);
      near(split.milesIn('KS'), 40, 0.11);
      near(split.milesIn('MO'), 40, 0.11);
    }
  });

  it('are split halfway between what outlines and texts say along a winding line', () => {
    for (const [thousandths, miles] of [
      [20, 0.545],
      [-20, -0.545],
    ] as const) {
      const split = matchReadings(across(thousandths, strokes), trace);
      near(split.milesIn('KS'), 40 + miles, 0.11);
      near(split.milesIn('MO'), 40 - miles, 0.11);
      expect(split.distanceTenthMiles).toBe(800);
    }
  });

  it('are split by outlines where the texts have it far away', () => {
    const split = matchReadings(across(60, strokes), trace);
    near(split.milesIn('KS'), 40, 0.11);
  });

  it('are in both, where it comes back between two readings', () => {
    // From Kansas, ten miles through Missouri and back: seen on both sides only.
    const bulge = linedTables({
      points: { A: [37.5, -95.01], L: [37.9, -95.01], M: [38.1, -95.01], B: [38.5, -95.01] },
      roads: [
        ...roadsOf('A L 27.6 US-1'),
        ...roadsOf('L M 15.8 US-1', { state: 'MO' }),
        ...roadsOf('M B 27.6 US-1'),
      ],
      lines: {
        0: [[37.7, -95.01]],
        1: [
          [37.93, -94.95],
          [38.07, -94.95],
        ],
        2: [[38.3, -95.01]],
      },
    });
    const split = matchReadings(bulge, upMeridian(-95.01, ...[-30, -24, -18, -12, 12, 18, 24, 30]));
    expect(split.jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['KS', 'MO']);
    near(split.milesIn('MO'), milesApart([37.93, -94.95], [38.07, -94.95]) + 2 * 3.3, 1);
    expect(split.crossings).toHaveLength(2);
  });

  it('have their crossing at its place and time', () => {
    const [crossing] = matchReadings(across(0), trace).crossings;
    expect(crossing).toMatchObject({ from: 'KS', to: 'MO' });
    expect(crossing!.lat).toBeCloseTo(38, 2);
    expect(crossing!.lon).toBeCloseTo(-95, 2);
    expect(Math.abs(crossing!.atTenthMiles - 400)).toBeLessThan(2);
    expect(Math.abs(crossing!.mark - 40 * 60_000)).toBeLessThanOrEqual(2.1 * 60_000);
  });

  it('are told by readings where a road along the line comes into the other state by its texts', () => {
    // Along a third of a mile inside Missouri; the texts have it in Kansas up to the middle of a way.
    const thousandths = 6;
    const tables = linedTables({
      points: {
        A: [37, -95 + thousandths / 1000],
        M: [38, -95 + thousandths / 1000],
        B: [39, -95 + thousandths / 1000],
      },
      roads: [...roadsOf('A M 69.1 US-1'), ...roadsOf('M B 69.1 US-1', { state: 'MO' })],
      lines: { 0: [[37.5, -95 + thousandths / 1000]], 1: [[38.5, -95 + thousandths / 1000]] },
    });
    const lon = -95 + thousandths / 1000;
    const readings = upMeridian(lon, ...steps(-31.5, 28.5, 3));
    const split = matchReadings(tables, readings);
    // Near the crossing outlines have it in Missouri: from the way before the last one in Kansas on.
    expect(split.onRoad).toBe(60);
    near(split.milesIn('KS'), 27);
    near(split.milesIn('MO'), 33);
    // And back: the ways up to the one behind the crossing.
    const back = matchReadings(tables, upMeridian(lon, ...steps(-31.5, 28.5, 3).reverse()));
    near(back.milesIn('MO'), 33);
    near(back.milesIn('KS'), 27);
  });
});

describe('a silence', () => {
  /** North on US-1, east on US-2 over the state line. */
  const tables = linedTables({
    points: { A: [37, -97], J: [39, -97], L: [39, -95], B: [39, -93] },
    roads: [...roadsOf('A J 140.0 US-1; J L 110.0 US-2'), ...roadsOf('L B 112.0 US-2', { state: 'MO' })],
  });
  const east = (miles: number): readonly [number, number] => [
    39,
    -97 + miles / DEGREE / Math.cos((39 * Math.PI) / 180),
  ];
  const before = atPace(60, northward(11, 2, 0, 0));
  const after = (from: number, minute: number): Reading[] =>
    Array.from({ length: 6 }, (_, i) => ({ at: east(from + 2 * i), minute: minute + 2 * i }));
  const gap = (readings: Reading[], more: Partial<Reading> = {}): Reading[] =>
    readings.map((reading, i) => (i === 0 ? { ...reading, isGap: true, ...more } : reading));

  it('is bridged by the way that a truck takes, in the jurisdictions of its roads', () => {
    // From 20 miles north of 38 to J, on to the state line and over it, each as the texts have it.
    const inMissouri = ((160 - 2 * DEGREE * Math.cos((39 * Math.PI) / 180)) * 112) / 107.4;
    const whole = 140 * (1 - (DEGREE + 20) / (2 * DEGREE)) + 110 + inMissouri;
    const readings = [...before, ...gap(after(160, 300))];
    const split = matchReadings(tables, readings);
    const bridge = split.added[10]!;
    expect(bridge.byRoad).toBe(true);
    near(bridge.miles, whole, 0.2);
    near(split.bridged, bridge.miles);
    near(split.onRoad, 30, 0.2);
    near(split.miles, 30 + bridge.miles, 0.2);
    near(split.milesIn('KS'), 20 + whole - inMissouri, 0.3);
    near(split.milesIn('MO'), 10 + inMissouri, 0.3);
    expect(split.crossings).toHaveLength(1);
    expect(split.odometerDifference).toBeNull();
    expect(split.offRoad).toBe(0);
  });

  it('is bridged by the miles of its odometer, spread over that way', () => {
    const readings = [...before, ...gap(after(160, 300), { odometer: 240 })];
    const split = matchReadings(tables, readings);
    const plain = matchReadings(tables, [...before, ...gap(after(160, 300))]);
    const bridge = plain.added[10]!.miles;
    expect(split.added[10]).toEqual({ miles: 240, byRoad: true });
    expect(split.bridged).toBe(240);
    near(split.odometerDifference!, 240 - bridge);
    near(split.milesIn('MO') - 10, ((plain.milesIn('MO') - 10) * 240) / bridge, 0.11);
    near(split.miles, plain.miles + 240 - bridge, 0.11);
  });

  it('is a straight line where no truck drives the road in its time', () => {
    const readings = [...before, ...gap(after(160, 40))];
    const split = matchReadings(tables, readings);
    const crow = milesApart(before.at(-1)!.at, east(160));
    expect(split.added[10]!.byRoad).toBe(false);
    expect(split.added[10]!.miles).toBeCloseTo(crow, 6);
    near(split.bridged, crow);
    near(split.miles, 30 + crow, 0.2);
    expect(split.crossings).toMatchObject([{ from: 'KS', to: 'MO' }]);
  });

  it('is a straight line of the odometer where no road leads there', () => {
    const far = Array.from({ length: 3 }, (_, i): Reading => ({
      at: [41.5, -99.5 + 0.04 * i],
      minute: 300 + 2 * i,
    }));
    const apart = linedTables({
      points: { A: [37, -97], J: [39, -97], X: [36.2, -90.4], Y: [36.2, -90.2] },
      roads: roadsOf('A J 140.0 US-1; X Y 11.0 US-2'),
    });
    const split = matchReadings(apart, [...before, ...gap(far, { odometer: 300 })]);
    expect(split.added[10]).toEqual({ miles: 300, byRoad: false });
    expect(split.bridged).toBe(300);
    expect(split.odometerDifference).toBeNull();
  });

  it('has the miles of its odometer also where it ends where it began', () => {
    const there = before.at(-1)!;
    const back: Reading = { at: there.at, minute: 80, isGap: true, odometer: 1.5 };
    const split = matchReadings(tables, [...before, back]);
    expect(split.added[10]!.miles).toBe(1.5);
    expect(split).toMatchObject({ onRoad: 20, bridged: 1.5, miles: 21.5 });
    expect(split.milesIn('KS')).toBe(21.5);
  });

  it('counts ferries of its way apart', () => {
    const ferry = linedTables({
      points: { A: [37, -97], J: [39, -97], L: [39, -95], B: [39, -93] },
      roads: [...roadsOf('A J 140.0 US-1; J L 110.0 Ferry'), ...roadsOf('L B 112.0 US-2', { state: 'MO' })],
      ferries: [1],
    });
    const split = matchReadings(ferry, [...before, ...gap(after(160, 600))]);
    expect(split.ferry).toBe(110);
    near(split.bridged, split.added[10]!.miles);
    expect(split.added[10]!.miles).toBeLessThan(130);
  });

  it('ends what came before it: its last readings count, however near, and none of it later', () => {
    const close: Reading = { at: spot(20.2, 0), minute: 20.2 };
    const split = matchReadings(tables, [...before, close, ...gap(after(160, 300))]);
    near(split.onRoad, 30.2, 0.2);
    const alone = matchReadings(tables, [...before, close]);
    expect(alone.onRoad).toBe(20.2);
  });

  it('has no odometer of what came before it in what comes after', () => {
    // Without an odometer before the silence and at it, with one after it.
    const told = after(160, 300).map((reading, i) => (i > 0 ? { ...reading, odometer: 2.5 } : reading));
    const split = matchReadings(tables, [...before, ...gap(told)]);
    near(split.onRoad, 20 + 12.5);
    near(split.odometerDifference!, 2.5, 0.11);
    // And near readings before it without one are none of the first way after it.
    const close: Reading = { at: spot(20.2, 0), minute: 21 };
    near(matchReadings(tables, [...before, close, ...gap(told)]).onRoad, 20.2 + 12.5);
  });
});

describe('a leap that no truck can make', () => {
  const there = atPace(60, northward(11, 2));
  const elsewhere = Array.from({ length: 11 }, (_, i): Reading => ({
    at: [40, -93 + (2 * i) / DEGREE / Math.cos((40 * Math.PI) / 180)],
    minute: 21 + 2 * i,
    ...(i === 0 && { isImpossible: true }),
  }));

  it('counts nowhere, and the trace continues where it ends', () => {
    const split = matchReadings(meridian(), [...there, ...elsewhere]);
    expect(split.added[10]).toEqual({ miles: 0, byRoad: false, counted: false });
    // On no road 20.06, of which a little is what is unseen between readings two miles apart.
    expect(split).toMatchObject({ onRoad: 20, offRoad: 20.1, bridged: 0, miles: 40.1 });
    near(split.milesIn('KS'), 20, 0.11);
    near(split.milesIn('MO'), 20, 0.11);
    const [lat, lon] = elsewhere[0]!.at;
    expect(split.crossings).toMatchObject([
      { from: 'KS', to: 'MO', atTenthMiles: 200, lat, lon, mark: 21 * 60_000 },
    ]);
  });

  it('is none even if it looks like a silence', () => {
    const [first, ...rest] = elsewhere;
    const split = matchReadings(meridian(), [...there, { ...first!, isGap: true }, ...rest]);
    expect(split.added[10]!.counted).toBe(false);
    expect(split.bridged).toBe(0);
  });
});

describe('a ferry', () => {
  /** Water from 96 to 95 west. */
  const land: DrawnLand[] = [
    { code: 'KS', west: -100, east: -96, south: 36, north: 42 },
    { code: 'MO', west: -95, east: -90, south: 36, north: 42 },
  ];
  const tables = meridian(345.5, { land });
  const degree = DEGREE * Math.cos((38 * Math.PI) / 180);
  /** On land to the west, over the water in one way, and on land to the east. */
  const over = (west: number, east: number, more: Partial<Reading> = {}): Reading[] => {
    const at = (lon: number): readonly [number, number] => [38, lon];
    return [
      ...steps(-0.2, 0, 0.1).map((off, i): Reading => ({ at: at(west + off), minute: i * 10 })),
      { at: at(east), minute: 200, ...more },
      ...steps(0.1, 0.2, 0.1).map((off, i): Reading => ({ at: at(east + off), minute: 210 + i * 10 })),
    ];
  };

  it('on no road is what lies mostly over water: its miles are told apart and not driven', () => {
    const split = matchReadings(tables, over(-96.05, -94.95));
    near(split.ferry, 1.1 * degree, 0.1);
    const onLand = 2 * milesOffRoad(0.1 * degree, 0);
    near(split.miles, 2 * onLand, 0.11);
    near(split.milesIn('KS'), onLand, 0.11);
    near(split.milesIn('MO'), onLand, 0.11);
    expect(split.crossings).toMatchObject([
      { from: 'KS', to: 'MO', lat: 38, lon: -94.95, mark: 200 * 60_000 },
    ]);
  });

  it('is none where a third of it is over land', () => {
    // Ten samples: seven of them on water, or six.
    expect(matchReadings(tables, over(-96.2, -94.8)).ferry).toBeGreaterThan(70);
    expect(matchReadings(tables, over(-96.3, -94.7)).ferry).toBe(0);
    expect(matchReadings(tables, over(-96.6, -94.99)).ferry).toBe(0);
    expect(matchReadings(tables, over(-96.01, -94.4)).ferry).toBe(0);
  });

  it('is none where the odometer counted more than half of it', () => {
    const split = matchReadings(tables, over(-96.05, -94.95, { odometer: 0.56 * degree }));
    expect(split.ferry).toBe(0);
    near(split.offRoad, 0.56 * degree + 4 * milesOffRoad(0.1 * degree, 0), 0.11);
    expect(matchReadings(tables, over(-96.05, -94.95, { odometer: 0.54 * degree })).ferry).toBeGreaterThan(
      50,
    );
  });

  it('is two miles long at least', () => {
    const water = (miles: number) =>
      matchReadings(
        tables,
        Array.from({ length: 5 }, (_, i): Reading => ({
          at: [38, -95.9 + (i * miles) / degree],
          minute: 10 * i,
        })),
      );
    expect(water(1.9)).toMatchObject({ ferry: 0, offRoad: 7.6 });
    expect(water(2.1)).toMatchObject({ ferry: 8.4, offRoad: 0, miles: 0 });
  });

  it('is looked for between readings that lie north and south of each other as well', () => {
    const strait: DrawnLand[] = [
      { code: 'KS', west: -100, east: -90, south: 36, north: 38 },
      { code: 'MO', west: -100, east: -90, south: 39, north: 42 },
    ];
    const split = matchReadings(
      meridian(345.5, { land: strait }),
      [37.85, 37.95, 39.05, 39.15].map((lat, i): Reading => ({ at: [lat, -94], minute: i * 60 })),
    );
    near(split.ferry, 1.1 * DEGREE, 0.1);
    near(split.miles, 2 * milesOffRoad(0.1 * DEGREE, 0), 0.11);
  });

  it('of the network is one by its miles in the texts', () => {
    const crossing = linedTables({
      points: { A: [38, -97], P: [38, -96], Q: [38, -95], B: [38, -94] },
      roads: [...roadsOf('A P 54.4 US-1; P Q 50.0 Ferry'), ...roadsOf('Q B 54.4 US-1', { state: 'MO' })],
      lines: { 0: [[38, -96.5]], 1: [[38, -95.5]], 2: [[38, -94.5]] },
      ferries: [1],
      land,
    });
    const split = matchReadings(
      crossing,
      steps(-96.8, -94.2, 0.1).map((lon, i): Reading => ({ at: [38, lon], minute: i * 8 })),
    );
    expect(split.ferry).toBe(50);
    near(split.onRoad, 1.6 * 54.4, 0.2);
    near(split.milesIn('KS'), 0.8 * 54.4, 0.3);
    near(split.milesIn('MO'), 0.8 * 54.4, 0.3);
    expect(split.offRoad).toBe(0);
  });
});

describe('a corner of a third state that a line cuts', () => {
  /** The line lies a quarter of a mile north of the road between two readings, and past a corner of Kansas there. */
  const tables = (south: number, halfWidth: number) =>
    linedTables({
      points: { A: [38, -97], M: [38.004, -95], B: [38, -93] },
      roads: [
        { from: 'A', to: 'M', miles: 108.9, on: 'US-1', state: 'MO' },
        { from: 'M', to: 'B', miles: 108.9, on: 'US-1', state: 'RI' },
      ],
      lines: { 0: [[38, -95.03]], 1: [[38, -94.97]] },
      land: [
        { code: 'KS', west: -95 - halfWidth, east: -95 + halfWidth, south, north: 42 },
        { code: 'MO', west: -100, east: -95, south: 36, north: 42 },
        { code: 'RI', west: -95, east: -90, south: 36, north: 42 },
      ],
    });
  const across = (south: number, halfWidth: number) =>
    matchReadings(tables(south, halfWidth), atPace(60, eastward(...steps(-27.5, 27.5, 5))));

  it('is none where neither a reading nor the road knows that state', () => {
    const split = across(38.002, 0.01);
    expect(split.jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual(['MO', 'RI']);
    near(split.miles, 55, 0.3);
  });

  it('is one where a reading lies in it', () => {
    expect(across(37.9, 0.06).jurisdictions.map(({ jurisdiction }) => jurisdiction)).toEqual([
      'MO',
      'KS',
      'RI',
    ]);
  });
});
