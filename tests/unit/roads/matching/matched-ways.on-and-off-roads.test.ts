import { describe, expect, it } from 'vitest';
import { curveBetween, milesOffRoad, type Place } from '~/roads/matching/way-miles';
import { roadsOf } from '../drawn-network';
import { atPace, matchReadings, meridian, northward, type Reading } from './matched-readings';
import { linedTables, milesApart } from './roads-with-lines';

const places = (readings: readonly Reading[]): Place[] =>
  readings.map(({ at: [lat, lon] }) => ({ lat, lon }));

/** Miles between readings on no road, each way by the readings around it. */
function milesByReadings(readings: readonly Reading[]): number {
  const spots = places(readings);
  let sum = 0;
  for (let i = 1; i < readings.length; i++)
    sum += milesOffRoad(
      milesApart(readings[i - 1]!.at, readings[i]!.at),
      curveBetween(spots[i - 2], spots[i - 1]!, spots[i]!, spots[i + 1]),
    );
  return sum;
}

/** Around a circle of eight corners to the north-east of a place in miles. */
const circle = (count: number, step: number, [north, east]: [number, number]): [number, number][] => {
  const radius = step / 2 / Math.sin(Math.PI / 8);
  return Array.from({ length: count }, (_, i) => [
    north + radius * Math.sin((i * Math.PI) / 4),
    east + radius * (1 - Math.cos((i * Math.PI) / 4)),
  ]);
};

describe('a trace on a road', () => {
  it('has the miles of the road', () => {
    const split = matchReadings(meridian(), atPace(60, northward(61, 1)));
    expect(split).toMatchObject({ miles: 60, onRoad: 60, offRoad: 0, bridged: 0, ferry: 0, yard: 0 });
    expect(split.odometerDifference).toBeNull();
    expect(split.jurisdictions).toEqual([{ jurisdiction: 'KS', distanceTenthMiles: 600 }]);
  });

  it('has them in either direction and beside its line', () => {
    for (const east of [0, 0.15, -0.15])
      expect(matchReadings(meridian(), atPace(60, northward(61, 1, east).reverse()))).toMatchObject({
        miles: 60,
        onRoad: 60,
        offRoad: 0,
      });
  });

  it('tells at once what each reading adds: by the odometer where there is one', () => {
    const readings = atPace(60, northward(3, 1));
    readings[2]!.odometer = 1.25;
    const { added } = matchReadings(meridian(), readings);
    expect(added[0]!.miles).toBeCloseTo(1, 9);
    expect(added[0]!.byRoad).toBe(false);
    expect(added[1]).toEqual({ miles: 1.25, byRoad: false });
  });

  it('of one reading has no miles', () => {
    const alone = { miles: 0, onRoad: 0, offRoad: 0, yard: 0, jurisdictions: [] };
    expect(matchReadings(meridian(), atPace(60, [[0, 0]]))).toMatchObject(alone);
    expect(matchReadings(meridian(), atPace(60, [[0, 50]]))).toMatchObject(alone);
  });
});

describe('a trace on no road', () => {
  it('has the miles between the readings, and what is unseen between them', () => {
    // At five miles apart a fiftieth more, at ten a twelfth.
    for (const [step, miles] of [
      [1, 100.1],
      [5, 102],
      [10, 108],
    ] as const)
      expect(matchReadings(meridian(), atPace(60, northward(100 / step + 1, step, 50)))).toMatchObject({
        miles,
        onRoad: 0,
        offRoad: miles,
      });
  });

  it('winds as the curve through its readings does, however long it is', () => {
    for (const count of [2, 3, 20, 48, 49, 50, 51, 80, 81, 82, 300]) {
      const readings = atPace(50, circle(count, 5, [0, 50]));
      const { offRoad } = matchReadings(meridian(), readings);
      expect(Math.abs(offRoad - milesByReadings(readings))).toBeLessThan(0.06);
    }
  });

  it('does not wind by what lay before a leap', () => {
    const [before, after] = [northward(5, 5, 50), northward(5, 5, 53, 20)];
    const readings = atPace(60, [...before, ...after]).map((reading, i) => ({
      ...reading,
      isImpossible: i === before.length,
    }));
    expect(matchReadings(meridian(), readings).offRoad).toBe(Math.round(8 * 5.1 * 10) / 10);
  });

  it('sums readings that lie near to each other', () => {
    // A tenth of a mile at a time, to the right and to the left.
    const zigzag = Array.from({ length: 501 }, (_, i): [number, number] => [
      (i * 0.1) / Math.SQRT2,
      50 + ((i % 2) * 0.1) / Math.SQRT2,
    ]);
    expect(matchReadings(meridian(), atPace(60, zigzag)).offRoad).toBe(50);
  });

  it('looks at each reading from three tenths of a mile on, so that its curve counts', () => {
    for (const [step, isEach] of [
      [0.31, true],
      [0.29, false],
    ] as const) {
      const readings = atPace(60, circle(401, step, [0, 50]));
      const { offRoad } = matchReadings(meridian(), readings);
      const sum = 400 * step;
      if (isEach) expect(Math.abs(offRoad - milesByReadings(readings))).toBeLessThan(0.1);
      else expect(Math.abs(offRoad - sum)).toBeLessThan(0.1);
      expect(milesByReadings(readings)).toBeGreaterThan(sum + 1);
    }
  });

  it('has its last readings as well, where they lie near to those before', () => {
    const readings = atPace(60, [...northward(11, 1, 50), [10.2, 50]]);
    expect(matchReadings(meridian(), readings).offRoad).toBe(10.2);
  });
});

describe('a reading beside a road', () => {
  const beside = (tables: ReturnType<typeof meridian>, east: number) =>
    matchReadings(tables, atPace(60, northward(21, 3, east)));

  it('lies on it up to three tenths of a mile from its line, else on none', () => {
    expect(beside(meridian(), 0.28)).toMatchObject({ onRoad: 60, offRoad: 0 });
    expect(beside(meridian(), -0.28)).toMatchObject({ onRoad: 60, offRoad: 0 });
    expect(beside(meridian(), 0.32)).toMatchObject({ onRoad: 0 });
    expect(beside(meridian(), 0.32).offRoad).toBeGreaterThan(59);
  });

  it('lies on a road without a line up to nine tenths', () => {
    const straight = meridian(345.5, { lines: {} });
    // The readings tell a little more of the miles there: 60.064.
    expect(beside(straight, 0.86)).toMatchObject({ onRoad: 60.1, offRoad: 0 });
    expect(beside(straight, 0.93)).toMatchObject({ onRoad: 0 });
  });

  it('must be off it again and again before the truck is believed to have left it', () => {
    // Three readings aside: each costs 6.1 a third of a mile off or 4.5 on no road, and 2 to leave and 2 to come back.
    const aside = (east: number, count: number) =>
      matchReadings(
        meridian(),
        atPace(60, [
          ...northward(10, 3),
          ...northward(count, 3, east, 30),
          ...northward(10, 3, 0, 30 + 3 * count),
        ]),
      );
    expect(aside(0.33, 3).offRoad).toBe(0);
    expect(aside(0.355, 3).offRoad).toBeGreaterThan(8);
    expect(aside(0.37, 1).offRoad).toBe(0);
    expect(aside(0.33, 12).offRoad).toBeGreaterThan(30);
  });
});

describe('a road whose miles do not fit the readings', () => {
  /** US-1 is so many times as long as its straight line; readings on it lie so many miles apart. */
  const onRoad = (times: number, step: number) => {
    const { onRoad, offRoad } = matchReadings(
      meridian(345.5 * times),
      atPace(60, northward(Math.round(100 / step) + 1, step)),
    );
    expect(Math.min(onRoad, offRoad)).toBe(0);
    return onRoad > 0;
  };

  it('was driven if it is not much longer', () => {
    // Every other reading on no road costs 4.25 a way: 4.5, and 2 to leave and 2 to come back, on two ways. So much it
    // costs to be longer by 4.25 times a quarter mile and 0.08 a mile.
    expect([onRoad(1.53, 5), onRoad(1.58, 5)]).toEqual([true, false]);
    expect([onRoad(2.37, 1), onRoad(2.44, 1)]).toEqual([true, false]);
  });

  it('or not much shorter', () => {
    // 4.25 times 0.15 miles and 0.02 a mile.
    expect([onRoad(0.795, 5), onRoad(0.78, 5)]).toEqual([true, false]);
    expect([onRoad(0.29, 1), onRoad(0.265, 1)]).toEqual([true, false]);
  });

  it('is held against the odometer where there is one', () => {
    const readings = (odometer: number) =>
      atPace(60, northward(21, 5)).map((reading, i) => (i > 0 ? { ...reading, odometer } : reading));
    // Ten miles of road for five straight ones.
    const far = meridian(345.5 * 2);
    expect(matchReadings(far, readings(10))).toMatchObject({ onRoad: 200, offRoad: 0 });
    expect(matchReadings(far, readings(5))).toMatchObject({ onRoad: 0, offRoad: 100 });
  });
});

describe('roads side by side', () => {
  /** Two roads a seventh of a mile apart; US-1 ends after so many miles, US-2 goes on. */
  const side = 0.0025;
  const tables = linedTables({
    points: { A: [38, -97], B: [39, -97], C: [38, -97 + side], D: [41.5, -97 + side] },
    roads: [...roadsOf('A B 69.1 US-1'), ...roadsOf('C D 241.8 US-2')],
    lines: { 0: [[38.5, -97]], 1: [[38.5, -97 + side]] },
  });
  const apart = side * 69.09 * Math.cos((38.5 * Math.PI) / 180);

  it('are told apart by where the truck drives on', () => {
    // Nearer to US-1 all along by a little, and then on where only US-2 is.
    const split = matchReadings(
      tables,
      atPace(60, [...northward(31, 1, apart * 0.45, 39), ...northward(30, 1, apart, 70)]),
    );
    expect(split).toMatchObject({ onRoad: 60, offRoad: 0 });
  });

  it('are settled after some dozens of readings: a way is counted that leads from one to the other', () => {
    const split = matchReadings(
      tables,
      atPace(60, [...northward(66, 1, apart * 0.47, 4), ...northward(60, 1, apart, 70)]),
    );
    expect(split.miles).toBeCloseTo(125, 0);
    expect(split.offRoad).toBeGreaterThan(0.9);
    expect(split.offRoad).toBeLessThan(4);
  });
});

describe('the way from road to road', () => {
  it('leads over the junctions between them', () => {
    // North on US-1, then east on US-2, with readings off the corner.
    const tables = linedTables({
      points: { A: [37, -97], J: [39, -97], B: [39, -95] },
      roads: roadsOf('A J 138.2 US-1; J B 107.4 US-2'),
      lines: { 0: [[38, -97]], 1: [[39, -96]] },
    });
    const north = 69.0934;
    const driven = atPace(60, [
      ...northward(15, 5, 0, north - 73),
      [north, 0],
      ...Array.from({ length: 15 }, (_, i): [number, number] => [north, 2 + 5 * i]),
    ]);
    const split = matchReadings(
      tables,
      driven.filter((_, i) => i !== 15),
    );
    expect(split.offRoad).toBe(0);
    expect(Math.abs(split.onRoad - (73 + 72))).toBeLessThan(0.4);
  });
});

describe('an odometer', () => {
  const told = (readings: Reading[], odometer: (i: number) => number | undefined) =>
    readings.map((reading, i) => (i > 0 ? { ...reading, odometer: odometer(i) } : reading));
  const match = (readings: ReturnType<typeof told>) =>
    matchReadings(
      meridian(),
      readings.map(({ odometer, ...reading }) =>
        odometer === undefined ? reading : { ...reading, odometer },
      ),
    );

  it('counts on a road, and what it has more is told', () => {
    expect(match(told(atPace(60, northward(61, 1)), () => 1.05))).toMatchObject({
      miles: 63,
      onRoad: 63,
      offRoad: 0,
      odometerDifference: 3,
    });
    expect(match(told(atPace(60, northward(61, 1)), () => 0.95))).toMatchObject({
      onRoad: 57,
      odometerDifference: -3,
    });
  });

  it('counts on no road as well', () => {
    expect(match(told(atPace(60, northward(21, 5, 50)), () => 5.5))).toMatchObject({
      miles: 110,
      onRoad: 0,
      offRoad: 110,
      odometerDifference: 8,
    });
  });

  it('counts only where all readings between two looked at have it', () => {
    // Looked at are every second one, 0.4 miles; of these every second one has 0.42 by the odometer.
    const split = match(told(atPace(60, northward(301, 0.2)), (i) => (i % 4 === 1 ? undefined : 0.21)));
    expect(split).toMatchObject({ onRoad: 61.5, odometerDifference: 1.5 });
    const other = match(told(atPace(60, northward(301, 0.2)), (i) => (i % 4 === 2 ? undefined : 0.21)));
    expect(other).toMatchObject({ onRoad: 61.5, odometerDifference: 1.5 });
  });

  it('that agrees differs by nothing', () => {
    expect(match(told(atPace(60, northward(61, 1)), () => 1)).odometerDifference).toBeCloseTo(0, 9);
  });
});
