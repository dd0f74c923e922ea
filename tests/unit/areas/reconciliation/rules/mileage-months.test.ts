import { describe, expect, it } from 'vitest';
import { tenthMilesOfKilometers } from '~/areas/trips/rules/odometer';
import {
  compareMonths,
  isMileageSource,
  missingDays,
  monthTenthsIn,
  mustChoose,
  NOTHING_WRITTEN,
  sumMonths,
  type MonthRecords,
} from '~/areas/reconciliation/rules/mileage-months';

interface Given extends Partial<MonthRecords> {
  firstReadingTenths?: number | null;
  lastReadingTenths?: number | null;
}

const inMiles = (tenthMiles: number | null | undefined) =>
  typeof tenthMiles === 'number' ? { tenthMiles, tenthKilometers: null, day: '2026-07-01' } : null;
const month = (name: string, { firstReadingTenths, lastReadingTenths, ...of }: Given): MonthRecords => ({
  month: name,
  tripTenths: 0,
  positionTenths: 0,
  addedTenths: 0,
  countedTenths: 0,
  gallonsThousandths: 0,
  written: NOTHING_WRITTEN,
  firstReading: inMiles(firstReadingTenths),
  lastReading: inMiles(lastReadingTenths),
  ...of,
});

describe('the months of a truck', () => {
  it('go by the odometer from the last reading of the month before', () => {
    const [july, august] = compareMonths(
      [
        month('2026-07', { countedTenths: 9_000, firstReadingTenths: 100_500, lastReadingTenths: 110_000 }),
        month('2026-08', { countedTenths: 5_200, firstReadingTenths: 111_000, lastReadingTenths: 115_000 }),
      ],
      inMiles(100_000),
    );
    expect(july).toEqual({
      month: '2026-07',
      tripTenths: 0,
      positionTenths: 0,
      addedTenths: 0,
      countedTenths: 9_000,
      gallonsThousandths: 0,
      written: NOTHING_WRITTEN,
      odometerTenths: 10_000,
      odometerTenthKilometers: null,
      differenceTenths: 1_000,
      mpgHundredths: null,
    });
    expect([august?.odometerTenths, august?.differenceTenths]).toEqual([5_000, -200]);
  });

  it('go by the first reading where there is none before, and carry the last one over a month without any', () => {
    const odometers = (before: number | null) =>
      compareMonths(
        [
          month('2026-07', { firstReadingTenths: 1_000, lastReadingTenths: 4_000 }),
          month('2026-08', {}),
          month('2026-09', { firstReadingTenths: 6_500, lastReadingTenths: 7_000 }),
        ],
        inMiles(before),
      ).map(({ odometerTenths, differenceTenths }) => [odometerTenths, differenceTenths]);
    expect(odometers(null)).toEqual([
      [3_000, 3_000],
      [null, null],
      [3_000, 3_000],
    ]);
    expect(odometers(500)[0]).toEqual([3_500, 3_500]);
  });

  it('have no odometer where the last reading is not above the one before', () => {
    const one = (first: number | null, last: number | null, before: number | null = null) =>
      compareMonths(
        [month('2026-07', { firstReadingTenths: first, lastReadingTenths: last })],
        inMiles(before),
      )[0]?.odometerTenths;
    expect(one(1_000, 1_000)).toBeNull();
    expect(one(1_000, 900)).toBeNull();
    expect(one(1_000, 1_001)).toBe(1);
    expect(one(null, 1_000)).toBeNull();
    expect(one(null, 1_000, 400)).toBe(600);
  });

  it('start anew from a reading that went back, as a new odometer does', () => {
    const months = compareMonths(
      [
        month('2026-07', { firstReadingTenths: 50, lastReadingTenths: 300 }),
        month('2026-08', { firstReadingTenths: 400, lastReadingTenths: 900 }),
      ],
      inMiles(100_000),
    );
    expect(months.map(({ odometerTenths }) => odometerTenths)).toEqual([null, 600]);
  });

  it('have miles per gallon where both are there, in hundredths', () => {
    const mpg = (countedTenths: number, gallonsThousandths: number) =>
      compareMonths([month('2026-07', { countedTenths, gallonsThousandths })], null)[0]?.mpgHundredths;
    // 650.5 miles on 100.25 gallons.
    expect(mpg(6_505, 100_250)).toBe(649);
    expect(mpg(1, 1)).toBe(10_000);
    expect(mpg(0, 1_000)).toBeNull();
    expect(mpg(1_000, 0)).toBeNull();
    expect(mpg(-10, 1_000)).toBeNull();
    expect(mpg(1_000, -1)).toBeNull();
  });

  it('add up to the quarter, the odometer of the months that have one', () => {
    const months = compareMonths(
      [
        month('2026-07', {
          tripTenths: 1,
          positionTenths: 20,
          addedTenths: 300,
          countedTenths: 4_000,
          gallonsThousandths: 50_000,
          firstReadingTenths: 0,
          lastReadingTenths: 4_500,
        }),
        month('2026-08', {
          tripTenths: 2,
          positionTenths: 30,
          addedTenths: 400,
          countedTenths: 5_000,
          gallonsThousandths: 60_000,
        }),
      ],
      null,
    );
    expect(sumMonths(months)).toEqual({
      tripTenths: 3,
      positionTenths: 50,
      addedTenths: 700,
      countedTenths: 9_000,
      gallonsThousandths: 110_000,
      written: NOTHING_WRITTEN,
      odometerTenths: 4_500,
      odometerTenthKilometers: null,
      differenceTenths: 500,
      mpgHundredths: 818,
    });
    const unread = sumMonths(months.slice(1));
    expect([unread.odometerTenths, unread.differenceTenths]).toEqual([null, null]);
  });
});

describe('which source counts', () => {
  it('is trips or positions, and nothing else', () => {
    expect(['trips', 'positions', 'odometer', ''].map(isMileageSource)).toEqual([true, true, false, false]);
  });

  it('must be chosen where both have miles and nobody chose', () => {
    expect(mustChoose({ tripTenths: 1, positionTenths: 1 }, null)).toBe(true);
    expect(mustChoose({ tripTenths: 0, positionTenths: 1 }, null)).toBe(false);
    expect(mustChoose({ tripTenths: 1, positionTenths: 0 }, null)).toBe(false);
    expect(mustChoose({ tripTenths: 1, positionTenths: 1 }, { source: 'trips' })).toBe(false);
  });
});

describe('the days of a truck', () => {
  it('are missing where something says that it ran and no trip that counts does', () => {
    const day = (counted: boolean) => ({
      day: '2026-07-04',
      counted,
      trips: false,
      positions: true,
      fuel: false,
    });
    expect(missingDays([day(true), day(false)])).toEqual([day(false)]);
  });
});

describe('months with distances that were written in kilometers', () => {
  const at = (tenthKilometers: number) => ({
    tenthMiles: tenthMilesOfKilometers(tenthKilometers),
    tenthKilometers,
    day: '2026-07-01',
  });
  const written = (tenthMiles: number, tenthKilometers: number) => ({
    ...NOTHING_WRITTEN,
    trip: { tenthMiles, tenthKilometers },
    counted: { tenthMiles, tenthKilometers },
  });

  it('are as long as they were written, beside miles that were routed', () => {
    const months = compareMonths(
      [
        month('2026-07', {
          tripTenths: 76 + 100,
          countedTenths: 76 + 100,
          written: written(76, 123),
          firstReading: at(10_002),
          lastReading: at(10_302),
        }),
        month('2026-08', {
          tripTenths: 76,
          countedTenths: 76,
          written: written(76, 123),
          lastReading: at(10_425),
        }),
      ],
      null,
    );
    expect(monthTenthsIn(months[0]!, 'km')).toEqual({
      trip: 123 + 161,
      position: 0,
      added: 0,
      counted: 123 + 161,
      odometer: 300,
      difference: 300 - 284,
    });
    expect(monthTenthsIn(months[1]!, 'km')).toMatchObject({ counted: 123, odometer: 123, difference: 0 });
    expect(monthTenthsIn(sumMonths(months), 'km')).toMatchObject({
      counted: 407,
      odometer: 423,
      difference: 16,
    });
    expect(monthTenthsIn(months[1]!, 'mile')).toMatchObject({
      trip: 76,
      counted: 76,
      odometer: 77,
      difference: 1,
    });
  });

  it('fall back to tenths of a mile where a reading is in miles or nothing was written', () => {
    const [mixed] = compareMonths(
      [month('2026-07', { countedTenths: 100, firstReadingTenths: 1_000, lastReading: at(1_770) })],
      null,
    );
    expect(mixed).toMatchObject({ odometerTenths: 100, odometerTenthKilometers: null });
    expect(monthTenthsIn(mixed!, 'km')).toMatchObject({ counted: 161, odometer: 161, difference: 0 });
    const [less] = compareMonths(
      [month('2026-07', { countedTenths: 200, firstReadingTenths: 1_000, lastReadingTenths: 1_100 })],
      null,
    );
    expect(monthTenthsIn(less!, 'km')).toMatchObject({ counted: 322, odometer: 161, difference: -161 });
    expect(monthTenthsIn(less!, 'mile')).toMatchObject({ difference: -100 });
    expect(monthTenthsIn(compareMonths([month('2026-07', {})], null)[0]!, 'km')).toMatchObject({
      odometer: null,
      difference: null,
    });
  });
});
