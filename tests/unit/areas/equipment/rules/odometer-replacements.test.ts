import { describe, expect, it } from 'vitest';
import {
  chained,
  drivenAlong,
  drivenBetween,
  drivenIn,
  runsBack,
  type OdometerReplacement,
} from '~/areas/equipment/rules/odometer-replacements';
import {
  continuityFindings,
  TripSequence,
  tripFindings,
  type CheckedTrip,
} from '~/areas/ledger/rules/trip-checks';
import { eldDays, eldDayText } from '~/areas/imports/rules/eld-days';
import type { EldReading } from '~/areas/imports/rules/eld-file';
import { compareMonths, NOTHING_WRITTEN } from '~/areas/reconciliation/rules/mileage-months';
import { tenthMilesOfKilometers } from '~/areas/trips/rules/odometer';
import { milesFromStateLines, stateLineProblems } from '~/areas/trips/rules/state-lines';
import { tripSchemaOf } from '~/areas/trips/rules/trip.schema';

const mi = (miles: number) => ({ tenthMiles: Math.round(miles * 10), tenthKilometers: null });
const km = (kilometers: number) => ({
  tenthMiles: tenthMilesOfKilometers(Math.round(kilometers * 10)),
  tenthKilometers: Math.round(kilometers * 10),
});
const AUGUST: OdometerReplacement = { on: '2026-08-15', last: mi(500_000), first: mi(0) };
const read = (day: string, miles: number) => ({ ...mi(miles), day });

describe('the miles over a replaced odometer', () => {
  it('are those of the old one to its last reading and of the new one from its first', () => {
    const driven = (from: [string, number], to: [string, number], rows = [AUGUST]) =>
      drivenBetween(read(...from), read(...to), rows).tenthMiles / 10;
    expect(driven(['2026-08-14', 499_700], ['2026-08-16', 250])).toBe(550);
    expect(driven(['2026-08-01', 498_000], ['2026-08-14', 499_700])).toBe(1_700);
    expect(driven(['2026-08-16', 250], ['2026-08-20', 900])).toBe(650);
    // On the day itself a reading is of the odometer that it is nearer to.
    expect(driven(['2026-08-15', 499_900], ['2026-08-15', 120])).toBe(220);
    expect(driven(['2026-08-15', 120], ['2026-08-15', 300])).toBe(180);
    expect(driven(['2026-08-15', 499_800], ['2026-08-15', 499_900])).toBe(100);
    // An engine computer that shows more than the one before.
    const more = [{ on: '2026-08-15', last: mi(100_000), first: mi(350_000) }];
    expect(driven(['2026-08-14', 99_900], ['2026-08-16', 350_100], more)).toBe(200);
    const twice = [AUGUST, { on: '2026-09-01', last: mi(2_000), first: mi(10) }];
    expect(driven(['2026-08-14', 499_700], ['2026-09-02', 60], twice)).toBe(300 + 2_000 + 50);
    expect(driven(['2026-08-14', 499_700], ['2026-08-16', 250], [])).toBeLessThan(0);
  });

  it('are in kilometers where all of it was written in them, and else by the tenths of a mile', () => {
    const from = { ...km(804_500), day: '2026-08-14' };
    const to = { ...km(200), day: '2026-08-16' };
    const inKilometers = { on: '2026-08-15', last: km(804_672.1), first: km(0.1) };
    expect(drivenBetween(from, to, [inKilometers]).tenthKilometers).toBe(3_720);
    expect(drivenIn('km', [from, to], [inKilometers])).toBe(3_720);
    expect(drivenBetween(from, to, [AUGUST]).tenthKilometers).toBeNull();
    expect(runsBack(drivenBetween(from, to, []))).toBe(true);
  });

  it('are divided by the states of a trip on which it came', () => {
    const lines = [
      { state: 'TX', odometerTenths: 4_998_000 },
      { state: 'OK', odometerTenths: 4_999_500 },
      { state: 'KS', odometerTenths: 800 },
    ];
    const days = { date: '2026-08-14', endDate: '2026-08-16', odometerReplacements: [AUGUST] };
    expect(stateLineProblems(lines, 1_800, null, days)).toEqual([]);
    expect(milesFromStateLines(lines, 1_800, null, days)).toEqual([
      { jurisdiction: 'TX', tenthMiles: 1_500 },
      { jurisdiction: 'OK', tenthMiles: 500 + 800 },
      { jurisdiction: 'KS', tenthMiles: 1_000 },
    ]);
    expect(stateLineProblems(lines, 1_800).map(({ message }) => message)).toEqual([
      'This reading is lower than the one before it.',
    ]);
    const readings = [mi(499_800), mi(499_900), mi(90)];
    expect(drivenAlong(readings, days).map(({ tenthMiles }) => tenthMiles / 10)).toEqual([100, 190]);
  });

  it('let a trip end below the reading it began with, on that day alone', () => {
    const given = {
      equipmentId: '1',
      date: '2026-08-15',
      odometerStart: '499900',
      odometerEnd: '120',
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    };
    expect(tripSchemaOf(false, [AUGUST]).safeParse(given).success).toBe(true);
    expect(tripSchemaOf(false, []).safeParse(given).success).toBe(false);
    expect(tripSchemaOf(false, [AUGUST]).safeParse({ ...given, date: '2026-08-16' }).success).toBe(false);
    // Both were read of the old one: it ran back.
    expect(tripSchemaOf(false, [AUGUST]).safeParse({ ...given, odometerEnd: '499800' }).success).toBe(false);
  });
});

const trip = (id: number, day: string, [start, end]: [number, number], miles: number): CheckedTrip => ({
  id,
  equipmentId: 7,
  unit: '101',
  date: day,
  endDate: day,
  odometerStartTenths: start * 10,
  odometerEndTenths: end * 10,
  tenthMiles: miles * 10,
  byHand: false,
  states: [{ jurisdiction: 'TX', tenthMiles: miles * 10 }],
  origin: null,
  destination: null,
  odometerReplacements: [AUGUST],
});

describe('the checks of a truck whose odometer was replaced', () => {
  const asked = (...trips: CheckedTrip[]) => {
    const sequence = new TripSequence();
    return trips.flatMap((one) => sequence.next(one)).map(({ kind }) => kind);
  };

  it('ask nothing for that day, whether it came between two trips, on one or among several', () => {
    expect(
      asked(trip(1, '2026-08-14', [499_800, 500_000], 200), trip(2, '2026-08-16', [0, 250], 250)),
    ).toEqual([]);
    expect(asked(trip(1, '2026-08-15', [499_800, 120], 320), trip(2, '2026-08-16', [120, 250], 130))).toEqual(
      [],
    );
    expect(
      asked(
        trip(1, '2026-08-15', [499_800, 499_950], 150),
        trip(2, '2026-08-15', [499_950, 30], 80),
        trip(3, '2026-08-15', [30, 130], 100),
      ),
    ).toEqual([]);
  });

  it('ask for the miles that are missing around it, and for those that are no trip’s', () => {
    const [found] = continuityFindings(
      trip(1, '2026-08-14', [499_500, 499_800], 300),
      trip(2, '2026-08-16', [60, 250], 190),
    );
    expect(found?.message).toContain('260.0 miles are missing');
    expect(tripFindings(trip(1, '2026-08-15', [499_800, 120], 200)).map(({ message }) => message)).toEqual([
      'The odometer shows 320.0 miles, the states add up to 200.0: correct the miles by state or the readings.',
    ]);
    const back = { ...trip(2, '2026-08-16', [60, 250], 190), odometerReplacements: [] };
    expect(continuityFindings(trip(1, '2026-08-14', [499_500, 499_800], 300), back)[0]?.message).toContain(
      'runs back 499,740.0 miles',
    );
  });

  it('go by the order in which the readings came', () => {
    const order = [read('2026-08-15', 30), read('2026-08-15', 499_950), read('2026-08-16', 90)]
      .sort((a, b) => chained(a, [AUGUST]) - chained(b, [AUGUST]))
      .map(({ tenthMiles }) => tenthMiles / 10);
    expect(order).toEqual([499_950, 30, 90]);
  });
});

describe('other chains of a replaced odometer', () => {
  it('go over its day in a log', () => {
    const reading = (date: string, odometerMiles: number): EldReading => ({
      line: 1,
      unit: '101',
      date,
      time: '08:00:00',
      odometerMiles,
      lat: null,
      lon: null,
      eventType: 2,
      engine: null,
      isUnidentified: false,
    });
    const readings = [
      reading('2026-08-14', 499_700),
      reading('2026-08-14', 499_900),
      reading('2026-08-15', 499_900),
      reading('2026-08-15', 120),
      reading('2026-08-16', 150),
      reading('2026-08-16', 400),
    ];
    expect(eldDays(readings, () => [AUGUST]).map((day) => eldDayText(day))).toEqual([
      'odometer 499,700 to 499,900, 200 miles',
      'odometer 499,900 to 120, 220 miles',
      'odometer 150 to 400, 250 miles; 30 miles are in no log since the day before',
    ]);
    expect(eldDayText(eldDays(readings)[1]!)).toContain('the odometer runs backwards');
  });

  it('go over its day in the months of a truck', () => {
    const month = (
      name: string,
      firstReading: ReturnType<typeof read>,
      lastReading: ReturnType<typeof read>,
    ) => ({
      month: name,
      tripTenths: 0,
      positionTenths: 0,
      addedTenths: 0,
      countedTenths: 0,
      gallonsThousandths: 0,
      written: NOTHING_WRITTEN,
      firstReading,
      lastReading,
    });
    const months = [
      month('2026-08', read('2026-08-03', 499_000), read('2026-08-30', 700)),
      month('2026-09', read('2026-09-01', 700), read('2026-09-30', 1_900)),
    ];
    const of = (rows: readonly OdometerReplacement[]) =>
      compareMonths(months, null, rows).map(({ odometerTenths }) => odometerTenths);
    expect(of([AUGUST])).toEqual([17_000, 12_000]);
    expect(of([])).toEqual([null, 12_000]);
  });
});
