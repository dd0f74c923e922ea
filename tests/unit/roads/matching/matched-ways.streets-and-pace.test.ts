import { describe, expect, it } from 'vitest';
import { curveBetween, milesOffRoad, STREET_FACTOR, streetMiles } from '~/roads/matching/way-miles';
import { roadsOf } from '../drawn-network';
import { atPace, matchReadings, meridian, northward, type Reading, spot } from './matched-readings';
import { DEGREE, linedTables, milesApart } from './roads-with-lines';

type Place = [north: number, east: number];

/** Stays so many minutes at the reading at this place in the list, and all that follow come later. */
const staying = (readings: Reading[], at: number, minutes: number): Reading[] =>
  readings.map((reading, i) =>
    i < at
      ? reading
      : i === at
        ? { ...reading, until: reading.minute + minutes }
        : { ...reading, minute: reading.minute + minutes },
  );

/** Miles by the readings alone of the way that ends at this one of them. */
function byReadings(readings: readonly Reading[], i: number): number {
  const at = (k: number) => {
    const reading = readings[k];
    return reading && { lat: reading.at[0], lon: reading.at[1] };
  };
  const curve = curveBetween(at(i - 2), at(i - 1)!, at(i)!, at(i + 1));
  return milesOffRoad(milesApart(readings[i - 1]!.at, readings[i]!.at), curve);
}
const waysOf = (readings: readonly Reading[]) => readings.slice(1).map((_, i) => i + 1);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const near = (found: number, expected: number, off = 0.0501) =>
  expect(Math.abs(found - expected)).toBeLessThan(off);

describe('a truck that stands on no road', () => {
  const aside = (east: number): Reading[] =>
    atPace(60, [...northward(5, 5), [25, east], ...northward(5, 5, 0, 30)]);

  it('came by road to where the place is nearest, and on by streets; and goes back so', () => {
    for (const east of [0.5, -1.2]) {
      const split = matchReadings(meridian(), staying(aside(east), 5, 60));
      expect(split.onRoad).toBe(40);
      // Streets that seldom leave a road where it is nearest: a quarter more than those of a grid.
      near(split.offRoad, 2 * (5 + Math.abs(east) * STREET_FACTOR * 1.25));
    }
  });

  it('has no way of more than a corner longer than the straight line', () => {
    // Three miles of road and 2.4 of streets, 3.35 apart.
    const readings = atPace(60, [...northward(5, 5), [23, 1.499], ...northward(5, 5, 0, 26)]);
    near(matchReadings(meridian(), staying(readings, 5, 60)).offRoad, 2 * Math.SQRT2 * Math.hypot(3, 1.499));
  });

  it('is too far off for that beyond a mile and a half', () => {
    const readings = aside(1.6);
    const split = matchReadings(meridian(), staying(readings, 5, 60));
    // There as the readings have it; on the way back the pace of an hour tells nothing against a corner.
    const least = byReadings(readings, 5);
    const apart = Math.hypot(5, 1.6);
    const corner = (0.6 * (apart * Math.SQRT2 - least) * apart ** 2) / (apart ** 2 + 4);
    near(split.offRoad, 2 * least + corner);
  });

  it('stands there from ten minutes on', () => {
    near(matchReadings(meridian(), staying(aside(0.5), 5, 10)).offRoad, 2 * (5 + 0.5 * STREET_FACTOR * 1.25));
    expect(matchReadings(meridian(), staying(aside(0.5), 5, 9.9)).offRoad).toBeLessThan(11.5);
  });

  it('did not come by a ferry: its readings tell the miles then', () => {
    // Five miles of road to the landing and three over the water, to a place six tenths of a mile from the shore.
    const north = (miles: number) => Math.round((38 + miles / DEGREE) * 1000) / 1000;
    const points = { A: [37, -97], P: [north(25), -97], Q: [north(28), -97] } satisfies Record<
      string,
      [number, number]
    >;
    const landing = (points.Q[0] - 38) * DEGREE;
    const readings = atPace(60, [...northward(5, 5), [landing, 0.6]]);
    for (const ferries of [[], [1]]) {
      const tables = linedTables({
        points,
        roads: roadsOf('A P 94.1 US-1; P Q 3.0 US-2'),
        lines: { 0: [[37.5, -97]], 1: [[north(26.5), -97]] },
        ferries,
      });
      const split = matchReadings(tables, readings);
      expect(split).toMatchObject({ onRoad: 20, ferry: 0 });
      near(
        split.offRoad,
        ferries.length > 0 ? byReadings(readings, 5) : landing - 20 + 0.6 * STREET_FACTOR * 1.25,
      );
    }
  });

  it('counts by its odometer where it has one', () => {
    const readings = staying(aside(0.5), 5, 60).map((reading, i) =>
      i > 0 ? { ...reading, odometer: 6 } : reading,
    );
    const split = matchReadings(meridian(), readings);
    expect(split).toMatchObject({ onRoad: 48, offRoad: 12, miles: 60 });
    near(split.odometerDifference!, 60 - 40 - 2 * (5 + 0.5 * STREET_FACTOR * 1.25));
  });

  it('is at the end of its trace, and was at its start', () => {
    const readings = atPace(60, [[-5, 0.7], ...northward(5, 5), [25, 0.5]]);
    const split = matchReadings(meridian(), readings);
    expect(split.onRoad).toBe(20);
    near(split.offRoad, 10 + 1.2 * STREET_FACTOR * 1.25);
  });
});

describe('a truck that stands beside a road', () => {
  const readings = (east: number, beside = 0): Reading[] =>
    atPace(60, [...northward(5, 5, beside), [25, east], ...northward(5, 5, beside, 30)]);

  it('has driven streets from where it left the road, as far as the accuracy of its line does not explain', () => {
    const split = matchReadings(meridian(), staying(readings(0.25), 5, 60));
    expect(split.offRoad).toBe(0);
    near(split.onRoad, 50 + 2 * streetMiles(0.25, true));
    expect(matchReadings(meridian(), staying(readings(0.09), 5, 60)).onRoad).toBe(50);
    expect(matchReadings(meridian(), staying(readings(0.25), 5, 9)).onRoad).toBe(50);
  });

  it('has driven none where all readings lie as far beside it', () => {
    expect(matchReadings(meridian(), staying(readings(0.25, 0.25), 5, 60)).onRoad).toBe(50);
    // Nearer to the road than those before and after.
    expect(matchReadings(meridian(), staying(readings(0.12, 0.25), 5, 60)).onRoad).toBe(50);
  });

  it('has driven streets at both ends where it stands at both', () => {
    const both = staying(
      staying(atPace(60, [...northward(5, 5), [25, 0.25], [30, -0.25], ...northward(4, 5, 0, 35)]), 5, 60),
      6,
      60,
    );
    near(matchReadings(meridian(), both).onRoad, 50 + 4 * streetMiles(0.25, true));
  });

  it('has driven no more than a corner between readings near by', () => {
    // 0.3 miles of road and 0.36 of streets between readings 0.39 miles apart, forty times.
    let stops: Reading[] = atPace(
      30,
      Array.from({ length: 41 }, (_, i): Place => [i * 0.3, (i % 2) * 0.25]),
    );
    for (let i = 1; i < 41; i += 2) stops = staying(stops, i, 20);
    const split = matchReadings(meridian(), stops);
    expect(split.offRoad).toBe(0);
    near(split.onRoad, 40 * Math.SQRT2 * Math.hypot(0.3, 0.25));
  });

  it('is looked at where it stands, however near it is to the reading before', () => {
    const split = matchReadings(
      meridian(),
      staying(atPace(60, [...northward(6, 5), [25, 0.22], ...northward(5, 5, 0, 30)]), 6, 60),
    );
    // A corner to it, and back by streets; its sharp turn makes the miles of the ways beside it a little longer.
    expect(split.onRoad).toBeGreaterThan(50 + 0.22 * Math.SQRT2 + streetMiles(0.22, true) - 0.05);
    expect(split.onRoad).toBeLessThan(50 + 0.22 * Math.SQRT2 + streetMiles(0.22, true) + 0.15);
  });

  it('stood only there: readings that come later are of a truck that drives', () => {
    // Dozens of stops, and then as many readings as far beside the road, slow and without a stop.
    let stops: Reading[] = atPace(
      60,
      Array.from({ length: 80 }, (_, i): Place => [i * 2, (i % 2) * 0.25]),
    );
    for (let i = 1; i < 80; i += 2) stops = staying(stops, i, 20);
    const minute = stops.at(-1)!.minute + 40;
    const driven = Array.from({ length: 40 }, (_, i): Reading => ({
      at: spot(160 + 2 * i, ((i + 80) % 2) * 0.25),
      minute: minute + 2 * i,
    }));
    const one = matchReadings(meridian(), stops).onRoad;
    const both = matchReadings(meridian(), [...stops, ...driven]).onRoad;
    const first = 2 + streetMiles(0.25, true);
    expect(Math.abs(both - one - (38 * Math.hypot(2, 0.25) + 2 * first))).toBeLessThan(0.11);
  });
});

describe('a truck on streets', () => {
  /** A circle of many corners, fifty miles from all roads. */
  const around = (corners: number, count: number, step: number): Place[] => {
    const radius = step / 2 / Math.sin(Math.PI / corners);
    return Array.from({ length: count }, (_, i): Place => [
      radius * Math.sin((2 * Math.PI * i) / corners),
      50 + radius * (1 - Math.cos((2 * Math.PI * i) / corners)),
    ]);
  };

  it('is one that is slow and turns: it drives a grid, also between readings that are miles apart', () => {
    const readings = atPace(34, around(8, 21, 5));
    // Where it stands, at both ends, it may only be slow.
    near(
      matchReadings(meridian(), readings).offRoad,
      18 * 5 * STREET_FACTOR + byReadings(readings, 1) + byReadings(readings, 20),
    );
  });

  it('is none that is quicker than 35 miles an hour', () => {
    const readings = atPace(36, around(8, 21, 5));
    near(
      matchReadings(meridian(), readings).offRoad,
      sumOf(waysOf(readings).map((i) => byReadings(readings, i))),
    );
  });

  it('is none that hardly turns', () => {
    const streets = atPace(20, around(20, 21, 4));
    near(
      matchReadings(meridian(), streets).offRoad,
      18 * 4 * STREET_FACTOR + byReadings(streets, 1) + byReadings(streets, 20),
    );
    const readings = atPace(20, around(40, 21, 4));
    near(
      matchReadings(meridian(), readings).offRoad,
      sumOf(waysOf(readings).map((i) => byReadings(readings, i))),
    );
  });

  it('is slow anyway where it stands, which tells a pace on ways of less than a mile and a half only', () => {
    for (const [step, isStreet] of [
      [1.4, true],
      [1.6, false],
    ] as const) {
      let readings = atPace(30, around(8, 21, step));
      for (let i = 1; i < 20; i++) readings = staying(readings, i, 15);
      near(
        matchReadings(meridian(), readings).offRoad,
        isStreet ? 20 * step * STREET_FACTOR : sumOf(waysOf(readings).map((i) => byReadings(readings, i))),
      );
    }
    // Standing at every other reading only: before one way and after the next.
    let readings = atPace(30, around(8, 21, 1.6));
    for (let i = 2; i < 20; i += 2) readings = staying(readings, i, 15);
    near(
      matchReadings(meridian(), readings).offRoad,
      sumOf(waysOf(readings).map((i) => byReadings(readings, i))),
    );
  });

  it('may be beside a road, so far off that its line does not explain it', () => {
    const beside = (one: number, other: number) =>
      atPace(
        20,
        Array.from({ length: 61 }, (_, i): Place => [i * 0.5, i % 2 ? one : other]),
      );
    const wide = matchReadings(meridian(), beside(0.21, 0.32));
    expect(wide.offRoad).toBe(0);
    // Where it stands, at both ends, it is beside the road by so much more than at the next reading.
    const ends = 2 * (0.5 + streetMiles(0.32, true) - streetMiles(0.21, true));
    near(wide.onRoad, 58 * Math.hypot(0.5, 0.11) * STREET_FACTOR + ends);
    // Every other reading is on the road.
    const half = matchReadings(meridian(), beside(0, 0.32));
    near(half.onRoad, Math.hypot(0.5, 0.32) * (58 * STREET_FACTOR + 2 * Math.SQRT2));
    const narrow = matchReadings(meridian(), beside(0.08, 0.19));
    expect(narrow.offRoad).toBe(0);
    expect(narrow.onRoad).toBeLessThan(34);
  });
});

describe('a truck that turns about between readings', () => {
  it('has driven on a road what the readings sum to', () => {
    // A quarter of a mile to and fro, in steps of 0.05 miles, each seen.
    const shuttle = Array.from({ length: 401 }, (_, i): Place => [Math.abs(((i + 5) % 10) - 5) * 0.05, 0]);
    const split = matchReadings(meridian(), atPace(40, shuttle));
    expect(split.offRoad).toBe(0);
    expect(Math.abs(split.onRoad - 20)).toBeLessThan(0.11);
  });

  it('or from side to side of it, if that is a fifth longer than the straight line', () => {
    const sides = (angle: number) =>
      Array.from({ length: 401 }, (_, i): Place => [
        i * 0.1 * Math.cos(angle),
        (i % 2) * 0.1 * Math.sin(angle),
      ]);
    near(matchReadings(meridian(), atPace(60, sides(Math.PI / 4))).onRoad, 40);
    // At half the angle the sum is 1.08 times the straight line.
    expect(matchReadings(meridian(), atPace(60, sides(Math.PI / 8))).onRoad).toBeLessThan(38.5);
  });
});

describe('a truck that leaves the roads and comes back to them', () => {
  const readings = (minutes: number): Reading[] => {
    const driven = atPace(60, [...northward(5, 5), [25, 3], ...northward(5, 5, 0, 30)]);
    const usual = Math.hypot(5, 3);
    return driven.map((reading, i) => ({
      ...reading,
      minute: reading.minute + (i > 4 ? minutes - usual : 0) + (i > 5 ? minutes - usual : 0),
    }));
  };
  const apart = Math.hypot(5, 3);
  const least = byReadings(readings(6), 5);
  const share = (0.6 * apart ** 2) / (apart ** 2 + 4);

  it('turned a corner on the way, of which the pace around it tells some', () => {
    // At the pace of a mile a minute: 7 miles in 7 minutes, and no more than around a right angle in 20.
    near(matchReadings(meridian(), readings(7)).offRoad, 2 * (least + (7 - least) * share));
    near(matchReadings(meridian(), readings(8)).offRoad, 2 * (least + (8 - least) * share));
    near(matchReadings(meridian(), readings(9)).offRoad, 2 * (least + (apart * Math.SQRT2 - least) * share));
  });

  it('has the miles by the readings at least', () => {
    near(matchReadings(meridian(), readings(5.9)).offRoad, 2 * least);
  });

  it('has what its readings sum to where several lie between', () => {
    // Out and back over streets at right angles, in steps of 0.25 miles.
    const out = Array.from({ length: 9 }, (_, i): Place => [20, i * 0.25]);
    const back = Array.from({ length: 9 }, (_, i): Place => [20.25, 2 - i * 0.25]);
    const split = matchReadings(
      meridian(),
      atPace(50, [...northward(4, 5), ...out, ...back, ...northward(4, 5, 0, 25)]),
    );
    expect(split.miles).toBeCloseTo(20 + 2 + 0.25 + 2 + 4.75 + 15, 0);
    expect(split.offRoad).toBeGreaterThan(3.4);
  });
});

describe('a way over roads', () => {
  /** North on US-1 to a corner and east on US-2. */
  const corner = linedTables({
    points: { A: [31, -97], J: [39, -97], B: [39, -95] },
    roads: roadsOf('A J 552.7 US-1; J B 107.4 US-2'),
    lines: { 0: [[38, -97]], 1: [[39, -96]] },
    land: [{ code: 'KS', west: -100, east: -90, south: 30, north: 42 }],
  });
  const north = DEGREE;
  /**
   * Readings every five miles, the corner cut between the last four miles before it and the first four after; the
   * minutes of that way, and the pace of the ways before and after, by how far they are from it.
   */
  const cut = (minutes: number, paceAt: (ways: number) => number, before = 6): Reading[] => {
    const places: Place[] = [
      ...Array.from({ length: before }, (_, i): Place => [north - 4 - 5 * (before - 1 - i), 0]),
      ...Array.from({ length: 20 }, (_, i): Place => [north, 4 + 5 * i]),
    ];
    let minute = 0;
    return places.map((place, i) => {
      if (i > 0) minute += i === before ? minutes : 300 / paceAt(i - before);
      return { at: spot(...place), minute };
    });
  };
  const milesAtCut = (minutes: number, paceAt: (ways: number) => number, before = 6) => {
    const split = matchReadings(corner, cut(minutes, paceAt, before));
    expect(split.offRoad).toBe(0);
    return split.onRoad - 5 * (before - 1) - 95;
  };
  const shortCut = byReadings(
    cut(6, () => 60),
    6,
  );
  const steady = () => 60;

  it('counts where the truck can have driven it at the pace of those around', () => {
    near(milesAtCut(8, steady), 8);
    near(milesAtCut(20, steady), 8);
    // A twenty-fifth quicker than the others.
    near(milesAtCut(7.75, steady), 8);
  });

  it('counts as far as the pace allows where it is longer', () => {
    near(milesAtCut(7.5, steady), 7.5);
    near(milesAtCut(7, steady), 7);
  });

  it('counts the miles by the readings at least', () => {
    near(milesAtCut(6, steady), shortCut);
    near(milesAtCut(5, steady), shortCut);
  });

  it('may be driven at 55 miles an hour whatever the others are', () => {
    const slow = () => 30;
    near(milesAtCut(8.6, slow), 8);
    // Else no faster than at 45.
    near(milesAtCut(8.2, slow), shortCut);
  });

  it('is measured by the quickest of three ways before and after', () => {
    // Wherever in a long trace it comes: the ways before the thirty-third are settled first.
    for (const before of [6, 30, 31, 32, 33, 34, 35, 36])
      for (const quick of [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]) {
        const miles = milesAtCut(6.6, (ways) => (ways === quick ? 75 : 30), before);
        expect(Math.abs(miles - (Math.abs(quick) <= 3 ? 8 : shortCut))).toBeLessThan(0.2);
      }
  });

  it('is not measured by ways that take no time', () => {
    for (const quick of [-1, 1])
      near(
        milesAtCut(6.6, (ways) => (ways === quick ? Infinity : 30)),
        shortCut,
      );
    near(milesAtCut(0, steady), 8);
  });

  it('is not measured by its own pace', () => {
    near(
      milesAtCut(5, () => 30),
      shortCut,
    );
  });
});

describe('moving about in a yard', () => {
  /** To and fro over a fifth of a mile, each way taking two minutes, then away. */
  const yard = (ways: number, away: Place[] = northward(5, 5, 50, 5)): Reading[] => [
    ...Array.from({ length: ways + 1 }, (_, i): Reading => ({ at: spot((i % 2) * 0.2, 50), minute: i * 2 })),
    ...away.map((place, i): Reading => ({ at: spot(...place), minute: ways * 2 + 6 * (i + 1) })),
  ];

  it('is told apart where the truck stays for half an hour or longer', () => {
    expect(matchReadings(meridian(), yard(14)).yard).toBe(0);
    expect(matchReadings(meridian(), yard(15)).yard).toBe(3);
    expect(matchReadings(meridian(), yard(20)).yard).toBe(4);
  });

  it('is told apart at the end of a trace as well', () => {
    expect(matchReadings(meridian(), yard(14, [])).yard).toBe(0);
    expect(matchReadings(meridian(), yard(15, [])).yard).toBe(3);
  });

  it('is summed over all yards of a trace', () => {
    const first = yard(16, [[30, 50]]);
    const begin = first.at(-1)!.minute;
    const second = Array.from({ length: 30 }, (_, i): Reading => ({
      at: spot(30 + ((i + 1) % 2) * 0.3, 50),
      minute: begin + 2 * (i + 1),
    }));
    const away = { at: spot(60, 50), minute: begin + 120 };
    expect(matchReadings(meridian(), [...first, ...second, away]).yard).toBe(3.2 + 9);
    expect(matchReadings(meridian(), [...first, ...second]).yard).toBe(3.2 + 9);
  });

  it('is within four tenths of a mile of where it began', () => {
    const wide = (miles: number) =>
      matchReadings(
        meridian(),
        Array.from({ length: 41 }, (_, i): Reading => ({ at: spot((i % 2) * miles, 50), minute: 2 * i })),
      ).yard;
    expect(wide(0.39)).toBeCloseTo(15.6, 6);
    expect(wide(0.41)).toBe(0);
  });

  it('is one of its miles, and no more', () => {
    const split = matchReadings(meridian(), yard(20));
    expect(split.miles).toBe(split.offRoad);
    expect(
      matchReadings(
        meridian(),
        northward(3, 5, 50).map(([north, east], i) => ({ at: spot(north, east), minute: i * 60 })),
      ).yard,
    ).toBe(0);
  });
});

describe('streets that no reading tells', () => {
  /** At a mile a minute to 20 miles north, then slower. */
  const slowing = (step: number, ...later: Reading[]) => [
    ...atPace(60, northward(20 / step + 1, step)),
    ...later,
  ];

  it('are a tenth of what the pace allows on the last stretch to where the truck stands', () => {
    const last: Reading = { at: spot(22, 0), minute: 25 };
    near(matchReadings(meridian(), slowing(5, last)).onRoad, 20 + 2 + 0.1 * (5 - 2));
    near(matchReadings(meridian(), slowing(1, last)).onRoad, 20 + 2);
    expect(matchReadings(meridian(), slowing(10, { ...last, minute: 30 })).onRoad).toBe(22);
  });

  it('are as many on the first one from there', () => {
    const start: Reading[] = [{ at: spot(3, 0), minute: 0 }, ...atPace(60, northward(5, 5, 0, 5), 5)];
    near(matchReadings(meridian(), start).onRoad, 2 + 20 + 0.1 * (5 - 2));
  });

  it('are three tenths on the stretch beyond a short one', () => {
    const later: Reading[] = [
      { at: spot(22, 0), minute: 25 },
      { at: spot(22.5, 0), minute: 30 },
    ];
    near(
      matchReadings(meridian(), slowing(5, ...later)).onRoad,
      20 + (2 + 0.3 * (5 - 2)) + (0.5 + 0.1 * (2 - 0.5)),
      0.0601,
    );
  });

  it('are at most a mile and a half, and none where an odometer tells the miles', () => {
    const fast = [...atPace(300, northward(5, 25)), { at: spot(102, 0), minute: 25 }];
    near(matchReadings(meridian(), fast).onRoad, 102 + 1.5, 0.0601);
    const told = slowing(5, { at: spot(22, 0), minute: 25 }).map((reading, i) =>
      i > 0 ? { ...reading, odometer: i < 5 ? 5 : 2 } : reading,
    );
    expect(matchReadings(meridian(), told).onRoad).toBe(22);
  });
});

describe('a corner that the line of the road has and readings cut', () => {
  it('is driven whole by a truck that is as quick as on both sides of it', () => {
    // Four miles north, four miles east, and so on; readings a mile apart, the corners halfway between two of them.
    const [north, east] = [0.06, 0.076];
    const corners = Array.from({ length: 21 }, (_, i): [number, number] => [
      Math.round((38 + Math.ceil(i / 2) * north) * 1e4) / 1e4,
      Math.round((-97 + Math.floor(i / 2) * east) * 1e4) / 1e4,
    ]);
    const lengths = corners.slice(1).map((corner, i) => milesApart(corners[i]!, corner));
    const whole = sumOf(lengths);
    const at = (miles: number) => {
      let i = 0;
      for (; i < lengths.length - 1 && miles > lengths[i]!; i++) miles -= lengths[i]!;
      const [a, b] = [corners[i]!, corners[i + 1]!];
      const t = miles / lengths[i]!;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const;
    };
    const step = whole / 80;
    const readings = Array.from({ length: 80 }, (_, i): Reading => ({
      at: at((i + 0.5) * step),
      minute: i * step,
    }));
    const tables = linedTables({
      points: { A: corners[0]!, B: corners.at(-1)! },
      roads: [{ from: 'A', to: 'B', miles: Math.round(whole * 10) / 10, on: 'US-1' }],
      lines: { 0: corners.slice(1, -1) },
    });
    // Without it the ten corners are six tenths short together.
    expect(Math.abs(matchReadings(tables, readings).onRoad - 79 * step)).toBeLessThan(0.35);
  });
});
