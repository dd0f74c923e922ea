import { describe, expect, it } from 'vitest';
import { findingTitle, type FindingKind } from '~/areas/ledger/rules/finding';
import {
  continuityFindings,
  tripFindings,
  TripSequence,
  type CheckedTrip,
} from '~/areas/ledger/rules/trip-checks';
import { allTripFindings } from './all-findings';

/** The auditor's tests on trips: odometers that run on, starts where the last trip ended, missing days, sums, round numbers, units. */
const dallas = { city: 'Dallas', state: 'TX' };
const tulsa = { city: 'Tulsa', state: 'OK' };

const first: CheckedTrip = {
  id: 1,
  equipmentId: 7,
  unit: '101',
  date: '2026-11-01',
  endDate: '2026-11-01',
  odometerStartTenths: 1_000_000,
  odometerEndTenths: 1_002_500,
  tenthMiles: 2_500,
  byHand: false,
  states: [
    { jurisdiction: 'TX', tenthMiles: 1_803 },
    { jurisdiction: 'OK', tenthMiles: 697 },
  ],
  origin: dallas,
  destination: tulsa,
};
const trip = (fields: Partial<CheckedTrip> = {}): CheckedTrip => ({ ...first, ...fields });
const next = (fields: Partial<CheckedTrip> = {}) =>
  trip({
    id: 2,
    date: '2026-11-02',
    endDate: '2026-11-02',
    odometerStartTenths: 1_002_500,
    odometerEndTenths: 1_005_000,
    origin: tulsa,
    destination: dallas,
    ...fields,
  });

describe('an odometer between two trips', () => {
  const gapOf = (start: number | null, ended: number | null = 1_002_500) =>
    continuityFindings(trip({ odometerEndTenths: ended }), next({ odometerStartTenths: start }));

  it('may differ by a mile either way', () => {
    expect(gapOf(1_002_510)).toEqual([]);
    expect(gapOf(1_002_490)).toEqual([]);
  });

  it('that has missing miles is asked about, with both readings', () => {
    expect(gapOf(1_002_511)).toEqual([
      {
        key: 'odometer-gap:1:2:1002500:1002511',
        kind: 'odometer-gap',
        on: { kind: 'trip', id: 2 },
        message:
          '1.1 miles are missing: 101 ended its trip of 11/01/2026 at 100,250.0 and starts this one at 100,251.1.',
      },
    ]);
  });

  it('that runs back is asked about', () => {
    expect(gapOf(1_002_489)).toEqual([
      {
        key: 'odometer-gap:1:2:1002500:1002489',
        kind: 'odometer-gap',
        on: { kind: 'trip', id: 2 },
        message: 'The odometer runs back 1.1 miles: 101 ended its trip of 11/01/2026 at 100,250.0.',
      },
    ]);
  });

  it('is not asked about where a reading was not taken', () => {
    expect(gapOf(null)).toEqual([]);
    expect(gapOf(1_002_500, null)).toEqual([]);
    expect(gapOf(0, null)).toEqual([]);
  });
});

describe('the place where a trip starts', () => {
  const from = (origin: CheckedTrip['origin'], destination: CheckedTrip['destination'] = tulsa) =>
    continuityFindings(trip({ destination }), next({ origin }));

  it('is asked about where the unit ended its last trip elsewhere', () => {
    expect(from(dallas)).toEqual([
      {
        key: 'starts-elsewhere:1:2:tulsaok:dallastx',
        kind: 'starts-elsewhere',
        on: { kind: 'trip', id: 2 },
        message:
          'Starts in Dallas, TX, but 101 ended its last trip in Tulsa, OK: empty miles may be missing.',
      },
    ]);
    expect(from({ city: 'Tulsa', state: 'TX' })).toHaveLength(1);
    expect(from({ city: '', state: 'TX' })[0]?.message).toContain('Starts in TX, but');
  });

  it('is the same in any spelling, and where only the state is known', () => {
    expect(from({ city: 'TULSA', state: 'OK' })).toEqual([]);
    expect(from({ city: "O'Fallon", state: 'MO' }, { city: 'o fallon', state: 'MO' })).toEqual([]);
    expect(from({ city: '', state: 'OK' })).toEqual([]);
    expect(from(tulsa, { city: '', state: 'OK' })).toEqual([]);
    expect(from({ city: '29 Palms', state: 'CA' }, { city: '30 Palms', state: 'CA' })).toHaveLength(1);
  });

  it('is not asked about where one of the two is not known', () => {
    expect(from(null)).toEqual([]);
    expect(from(dallas, null)).toEqual([]);
  });
});

describe('days without a trip', () => {
  const onDay = (day: string, fields: Partial<CheckedTrip> = {}) =>
    continuityFindings(
      trip(),
      next({ date: `2026-11-${day}`, endDate: `2026-11-${day}`, odometerStartTenths: null, ...fields }),
    );

  it('are asked about from seven on', () => {
    expect(onDay('08')).toEqual([]);
    expect(onDay('09')).toEqual([
      {
        key: 'missing-days:1:2:7',
        kind: 'missing-days',
        on: { kind: 'trip', id: 2 },
        message: 'No trip of 101 for 7 days before this one. If it was parked, mark it as OK.',
      },
    ]);
    expect(onDay('10')[0]?.message).toContain('for 8 days');
  });

  it('are explained by an odometer that did not move', () => {
    expect(onDay('20', { odometerStartTenths: 1_002_500 })).toEqual([]);
    expect(onDay('20', { odometerStartTenths: 1_002_510 })).toEqual([]);
    expect(onDay('20', { odometerStartTenths: 1_002_600 }).map(({ kind }) => kind)).toEqual([
      'odometer-gap',
      'missing-days',
    ]);
  });
});

describe('the miles of a trip', () => {
  const kindsOf = (fields: Partial<CheckedTrip>) => tripFindings(trip(fields)).map(({ kind }) => kind);

  it('may differ from the odometer by five miles, or by 3 percent of it', () => {
    expect(kindsOf({ tenthMiles: 2_450 })).toEqual([]);
    expect(kindsOf({ tenthMiles: 2_550 })).toEqual([]);
    expect(kindsOf({ tenthMiles: 2_425 })).toEqual([]);
    expect(kindsOf({ tenthMiles: 2_575 })).toEqual([]);
    expect(kindsOf({ tenthMiles: 2_424 })).toEqual(['odometer-mismatch']);
    // 50.0 miles driven: 3 percent are 1.5 miles, so the five miles are what counts.
    expect(kindsOf({ odometerEndTenths: 1_000_500, tenthMiles: 450 })).toEqual([]);
    expect(kindsOf({ odometerEndTenths: 1_000_500, tenthMiles: 449 })).toEqual(['odometer-mismatch']);
  });

  it('that differ more are asked about with both figures', () => {
    expect(tripFindings(trip({ tenthMiles: 3_000 }))).toEqual([
      {
        key: 'odometer-mismatch:1:1000000:1002500:3000',
        kind: 'odometer-mismatch',
        on: { kind: 'trip', id: 1 },
        message:
          'The odometer shows 250.0 miles, the states add up to 300.0: correct the miles by state or the readings.',
      },
    ]);
  });

  it('are not compared where a reading or the route is missing', () => {
    expect(kindsOf({ odometerStartTenths: null })).toEqual([]);
    expect(kindsOf({ odometerEndTenths: null, tenthMiles: 99_999 })).toEqual([]);
    expect(kindsOf({ tenthMiles: null })).toEqual([]);
  });

  it('in round numbers read like estimates where a person wrote them, from a hundred miles on', () => {
    const round = {
      odometerStartTenths: null,
      byHand: true,
      tenthMiles: 2_200,
      states: [
        { jurisdiction: 'TX', tenthMiles: 1_200 },
        { jurisdiction: 'OK', tenthMiles: 1_000 },
        { jurisdiction: 'KS', tenthMiles: 0 },
      ],
    };
    expect(tripFindings(trip(round))).toEqual([
      {
        key: 'round-numbers:1:2200',
        kind: 'round-numbers',
        on: { kind: 'trip', id: 1 },
        message: 'All miles are round numbers (TX 120, OK 100): they look like estimates.',
      },
    ]);
    expect(kindsOf({ ...round, byHand: false })).toEqual([]);
    expect(kindsOf({ ...round, tenthMiles: 1_000 })).toEqual(['round-numbers']);
    expect(kindsOf({ ...round, tenthMiles: 999 })).toEqual([]);
    expect(
      kindsOf({
        ...round,
        states: [
          { jurisdiction: 'TX', tenthMiles: 1_200 },
          { jurisdiction: 'OK', tenthMiles: 1_010 },
        ],
      }),
    ).toEqual([]);
    expect(kindsOf({ ...round, tenthMiles: null })).toEqual([]);
  });

  it('need a unit that drove them', () => {
    expect(tripFindings(trip({ equipmentId: null }))).toEqual([
      {
        key: 'no-unit:1',
        kind: 'no-unit',
        on: { kind: 'trip', id: 1 },
        message: 'No unit on this trip: an auditor asks which truck drove it.',
      },
    ]);
  });
});

describe('the trips of a fleet', () => {
  it('are compared unit by unit, in the order of their last day and then of their number', () => {
    const other = trip({ id: 3, equipmentId: 8, unit: '102', origin: dallas });
    expect(allTripFindings([next(), other, trip()])).toEqual([]);
    // The trip entered first comes first on the same day.
    const sameDay = next({ date: '2026-11-01', endDate: '2026-11-01' });
    expect(allTripFindings([sameDay, trip()])).toEqual([]);
    expect(allTripFindings([{ ...sameDay, id: 1 }, trip({ id: 2 })]).map(({ kind }) => kind)).toEqual([
      'odometer-gap',
    ]);
  });

  it('without a unit are compared with none', () => {
    expect(
      allTripFindings([
        trip({ equipmentId: null }),
        next({
          equipmentId: null,
          origin: dallas,
          odometerStartTenths: 1_009_000,
          odometerEndTenths: 1_011_500,
        }),
      ]).map(({ kind }) => kind),
    ).toEqual(['no-unit', 'no-unit']);
  });

  it('continue from the last trip before them', () => {
    const sequence = new TripSequence([trip(), trip({ id: 5, equipmentId: null })]);
    expect(sequence.next(next({ origin: dallas })).map(({ kind }) => kind)).toEqual(['starts-elsewhere']);
    expect(new TripSequence().next(next({ origin: dallas }))).toEqual([]);
  });
});

describe('a question', () => {
  it('has a title in every list', () => {
    const titles: Record<FindingKind, string> = {
      'odometer-gap': 'Odometer gap',
      'starts-elsewhere': 'Starts elsewhere',
      'missing-days': 'Missing days',
      'odometer-mismatch': 'Miles and odometer differ',
      'round-numbers': 'Round numbers',
      'no-unit': 'No unit',
      'fuel-without-miles': 'Fuel without miles',
      'miles-without-fuel': 'Miles without fuel',
      'implausible-mpg': 'Fuel economy',
      'large-fill': 'Large fill',
      'duplicate-receipt': 'Possible duplicate',
      'duplicate-trip': 'Same trip twice',
      'overlapping-trips': 'Overlapping trips',
      'miles-a-day': 'Miles in a day',
      'no-odometer': 'No odometer',
      'far-correction': 'Far from the route',
      'date-ahead': 'Date ahead',
      'fuel-without-trips': 'Fuel without trips',
      'fuel-out-of-service': 'Fuel out of service',
      'no-seller': 'No seller or place',
      'odd-price': 'Price per gallon',
      'fills-far-apart': 'Fills far apart',
      'unusual-mpg': 'Unlike its history',
    };
    const kinds = Object.keys(titles) as FindingKind[];
    for (const kind of kinds) expect(findingTitle(kind, 'us')).toBe(titles[kind]);
    const metric = kinds.map((kind) => findingTitle(kind, 'metric'));
    expect(metric.filter((title) => /mile|gallon/i.test(title))).toEqual([]);
    expect(metric.filter((title, index) => title !== titles[kinds[index]!])).toEqual([
      'Kilometers and odometer differ',
      'Fuel without kilometers',
      'Kilometers without fuel',
      'Kilometers in a day',
      'Price per liter',
    ]);
  });
});
