import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  economyFinding,
  fuelFindings,
  fuelWithoutMiles,
  looksLikeDuplicate,
  milesWithoutFuel,
  type CheckedFuel,
} from '~/areas/ledger/rules/fuel-checks';
import { continuityFindings, tripFindings, type CheckedTrip } from '~/areas/ledger/rules/trip-checks';
import { addDays } from '~/engine/calendar/local-date';
import { allTripFindings, duplicateFindings } from './all-findings';

const dallas = { city: 'Dallas', state: 'TX' };
const tulsa = { city: 'Tulsa', state: 'OK' };

const trip = (fields: Partial<CheckedTrip> = {}): CheckedTrip => ({
  id: 1,
  equipmentId: 7,
  unit: '101',
  date: '2026-11-01',
  endDate: '2026-11-01',
  odometerStartTenths: 10_000,
  odometerEndTenths: 12_500,
  tenthMiles: 2_500,
  byHand: false,
  states: [
    { jurisdiction: 'TX', tenthMiles: 1_803 },
    { jurisdiction: 'OK', tenthMiles: 697 },
  ],
  origin: dallas,
  destination: tulsa,
  ...fields,
});

const fuel = (fields: Partial<CheckedFuel> = {}): CheckedFuel => ({
  id: 1,
  equipmentId: 7,
  unit: '101',
  tankGallons: 240,
  date: '2026-11-01',
  state: 'TX',
  seller: 'Pilot',
  reference: '',
  gallonsThousandths: 120_000,
  bulk: false,
  taxPaid: true,
  ...fields,
});

const kinds = (findings: readonly { kind: string }[]) => findings.map((finding) => finding.kind);

describe('between two trips of a unit', () => {
  const next = (fields: Partial<CheckedTrip> = {}) =>
    trip({
      id: 2,
      date: '2026-11-02',
      endDate: '2026-11-02',
      odometerStartTenths: 12_500,
      odometerEndTenths: 15_000,
      origin: tulsa,
      destination: dallas,
      ...fields,
    });

  it('nothing is asked where odometer and places run on', () => {
    expect(continuityFindings(trip(), next())).toEqual([]);
    expect(continuityFindings(trip(), next({ odometerStartTenths: 12_510 }))).toEqual([]);
    expect(continuityFindings(trip(), next({ origin: { city: 'TULSA', state: 'OK' } }))).toEqual([]);
  });

  it('a gap, an odometer that runs back, another place and missing days are asked about', () => {
    expect(continuityFindings(trip(), next({ odometerStartTenths: 13_750 }))[0]?.message).toContain(
      '125.0 miles are missing',
    );
    expect(continuityFindings(trip(), next({ odometerStartTenths: 12_000 }))[0]?.message).toContain(
      'runs back 50.0 miles',
    );
    expect(kinds(continuityFindings(trip(), next({ origin: dallas })))).toEqual(['starts-elsewhere']);
    const late = { date: '2026-11-20', endDate: '2026-11-20', odometerStartTenths: null };
    expect(kinds(continuityFindings(trip(), next(late)))).toEqual(['missing-days']);
    // The truck stood still: its odometer says so.
    expect(continuityFindings(trip(), next({ ...late, odometerStartTenths: 12_500 }))).toEqual([]);
  });

  it('a chain of trips without gaps raises no question, in whatever order it is given', () => {
    const chain = fc
      .array(fc.record({ miles: fc.integer({ min: 11, max: 9_000 }), days: fc.nat(3) }), {
        minLength: 1,
        maxLength: 12,
      })
      .map((legs) => {
        let [odometer, date] = [1_000, '2026-01-01'];
        return legs.map(({ miles, days }, index): CheckedTrip => {
          date = addDays(date, days);
          const [start, end] = [odometer, (odometer += miles)];
          return trip({
            id: index + 1,
            date,
            endDate: date,
            odometerStartTenths: start,
            odometerEndTenths: end,
            tenthMiles: miles,
            states: [{ jurisdiction: 'TX', tenthMiles: miles }],
            origin: index % 2 === 0 ? dallas : tulsa,
            destination: index % 2 === 0 ? tulsa : dallas,
          });
        });
      });
    fc.assert(
      fc.property(chain, fc.func(fc.integer()), (trips, rank) => {
        expect(allTripFindings([...trips].sort((a, b) => rank(a.id) - rank(b.id)))).toEqual([]);
      }),
    );
  });

  it('taking one trip out of a chain always shows as a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 5_000 }),
        fc.integer({ min: 11, max: 5_000 }),
        (missing, miles) => {
          const after = next({
            odometerStartTenths: 12_500 + missing,
            odometerEndTenths: 12_500 + missing + miles,
          });
          expect(kinds(allTripFindings([trip(), after]))).toContain('odometer-gap');
        },
      ),
    );
  });
});

describe('on a trip', () => {
  it('the odometer and the states are compared, with room for how odometers are read', () => {
    expect(tripFindings(trip())).toEqual([]);
    expect(tripFindings(trip({ tenthMiles: 2_460 }))).toEqual([]);
    expect(kinds(tripFindings(trip({ tenthMiles: 3_000 })))).toEqual(['odometer-mismatch']);
  });

  it('round numbers are asked about only where a person wrote them', () => {
    const round = {
      states: [
        { jurisdiction: 'TX', tenthMiles: 1_500 },
        { jurisdiction: 'OK', tenthMiles: 1_000 },
      ],
    };
    expect(tripFindings(trip(round))).toEqual([]);
    expect(kinds(tripFindings(trip({ ...round, byHand: true })))).toEqual(['round-numbers']);
  });

  it('a missing unit is asked about', () => {
    expect(kinds(tripFindings(trip({ equipmentId: null, unit: '' })))).toEqual(['no-unit']);
  });
});

describe('on fuel', () => {
  it('a fill larger than the tanks, or than any tanks, is asked about; bulk is not', () => {
    expect(fuelFindings(fuel({ gallonsThousandths: 240_000 }))).toEqual([]);
    expect(kinds(fuelFindings(fuel({ gallonsThousandths: 240_001 })))).toEqual(['large-fill']);
    expect(kinds(fuelFindings(fuel({ tankGallons: null, gallonsThousandths: 301_000 })))).toEqual([
      'large-fill',
    ]);
    expect(fuelFindings(fuel({ gallonsThousandths: 900_000, bulk: true }))).toEqual([]);
  });

  it('looks the same from both sides, and never like itself', () => {
    const any = fc
      .record({
        id: fc.integer({ min: 1, max: 4 }),
        date: fc.constantFrom('2026-11-01', '2026-11-02'),
        state: fc.constantFrom('TX', 'OK'),
        reference: fc.constantFrom('', 'A', 'B'),
        gallonsThousandths: fc.constantFrom(1, 2),
        seller: fc.constantFrom('', 'TA'),
      })
      .map((fields) => fuel(fields));
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(looksLikeDuplicate(a, b)).toBe(looksLikeDuplicate(b, a));
        expect(looksLikeDuplicate(a, a)).toBe(false);
      }),
    );
  });

  it('entered twice is asked about once, on the later; other receipt numbers are other receipts', () => {
    expect(duplicateFindings([fuel({ id: 9 }), fuel({ id: 4 })]).map((finding) => finding.on)).toEqual([
      { kind: 'fuel', id: 9 },
    ]);
    expect(duplicateFindings([fuel({ reference: 'A' }), fuel({ id: 2, reference: 'B' })])).toEqual([]);
    expect(duplicateFindings([fuel(), fuel({ id: 2, date: '2026-11-02' })])).toEqual([]);
  });

  it('in a state without miles of its unit is asked about', () => {
    expect(fuelWithoutMiles(fuel(), new Map([['TX', 5]]), 20264)).toBeUndefined();
    expect(fuelWithoutMiles(fuel(), new Map([['OK', 5]]), 20264)?.kind).toBe('fuel-without-miles');
  });

  it.each([
    [30_000, 'below 3', 'trips are missing'],
    [150_001, 'above 15', 'fuel receipts are missing'],
  ])('%d tenths of a mile on 1,000 gallons is %s', (tenthMiles, _band, words) => {
    const unit = { equipmentId: 7, unit: '101', quarterKey: 20264, gallonsThousandths: 1_000_000, length: 0 };
    expect(
      economyFinding({
        ...unit,
        milesByState: new Map([['TX', tenthMiles - (tenthMiles === 30_000 ? 1 : 0)]]),
      })?.message,
    ).toContain(words);
    expect(economyFinding({ ...unit, milesByState: new Map([['TX', 65_000]]) })).toBeUndefined();
  });

  it('that is missing where the fleet drove far is asked about, members only, most miles first', () => {
    const miles = new Map([
      ['TX', 5_000],
      ['OK', 9_000],
      ['KS', 4_999],
      ['DC', 9_999],
      ['AR', 8_000],
    ]);
    const taxable = new Map(
      [...miles].map(([code, tenthMiles]) => [code, { tenthMiles, length: 0 }] as const),
    );
    expect(
      milesWithoutFuel(taxable, new Set(['AR']), 20264, (code) => code !== 'DC').map((finding) => finding.on),
    ).toEqual([
      { kind: 'state', code: 'OK' },
      { kind: 'state', code: 'TX' },
    ]);
  });
});
