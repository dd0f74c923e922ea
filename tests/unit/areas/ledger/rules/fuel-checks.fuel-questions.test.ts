import { describe, expect, it } from 'vitest';
import {
  economyFinding,
  fuelFindings,
  fuelWithoutMiles,
  looksLikeDuplicate,
  milesWithoutFuel,
  type CheckedFuel,
} from '~/areas/ledger/rules/fuel-checks';
import { MEASURES } from '~/areas/ledger/rules/measures';
import { duplicateFindings } from './all-findings';

/** The auditor's tests on fuel: fills over the tanks, receipts entered twice, miles per gallon of 3 to 15, fuel and miles apart. */
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

describe('a fill', () => {
  it('over the unit’s tanks is asked about with both quantities', () => {
    expect(fuelFindings(fuel({ gallonsThousandths: 250_400 }))).toEqual([
      {
        key: 'large-fill:1:250400:240',
        kind: 'large-fill',
        on: { kind: 'fuel', id: 1 },
        message: '250 gallons do not fit the 240-gallon tanks of 101.',
      },
    ]);
  });

  it('of energy or gas by weight is in no gallons', () => {
    for (const fuelUnit of ['kwh', 'kg', 'm3'] as const)
      expect(fuelFindings(fuel({ gallonsThousandths: 801_000, tankGallons: null, fuelUnit }))).toEqual([]);
    for (const fuelUnit of ['gallon', 'litre', 'gge', 'dge'] as const)
      expect(fuelFindings(fuel({ gallonsThousandths: 801_000, tankGallons: null, fuelUnit }))).toHaveLength(
        1,
      );
  });

  it('of gallon equivalents is told in them, to carriers of either unit', () => {
    const large = (fuelUnit: 'gge' | 'dge', units: 'us' | 'metric', tankGallons: number | null) =>
      fuelFindings(fuel({ gallonsThousandths: 801_000, tankGallons, fuelUnit }), MEASURES[units])[0]?.message;
    expect(large('dge', 'us', 240)).toBe(
      '801 diesel gallon equivalents do not fit the 240-gallon tanks of 101.',
    );
    expect(large('gge', 'metric', null)).toBe(
      '801 gasoline gallon equivalents is more than most trucks hold. Check the decimals, or record two fills.',
    );
  });

  it('over 300 gallons is more than any tanks hold, where nobody has entered the unit’s', () => {
    expect(fuelFindings(fuel({ tankGallons: null, gallonsThousandths: 300_000 }))).toEqual([]);
    expect(fuelFindings(fuel({ tankGallons: null, gallonsThousandths: 1_250_500 }))).toEqual([
      {
        key: 'large-fill:1:1250500:300',
        kind: 'large-fill',
        on: { kind: 'fuel', id: 1 },
        message: '1,251 gallons is more than most trucks hold. Check the decimals, or record two fills.',
      },
    ]);
  });

  it('without a unit gets no credit, and says so', () => {
    expect(fuelFindings(fuel({ equipmentId: null }))).toEqual([
      {
        key: 'no-unit:fuel:1',
        kind: 'no-unit',
        on: { kind: 'fuel', id: 1 },
        message: 'No unit on this purchase: without one the tax-paid credit is refused.',
      },
    ]);
  });
});

describe('two purchases look like one receipt', () => {
  const alike = (a: Partial<CheckedFuel>, b: Partial<CheckedFuel> = a) =>
    looksLikeDuplicate(fuel(a), fuel({ id: 2, ...b }));

  it('with one number of one seller on one day, whatever else was typed', () => {
    expect(alike({ reference: 'A1' }, { reference: 'A1', state: 'OK', gallonsThousandths: 1 })).toBe(true);
    expect(alike({ reference: 'A1' }, { reference: 'A1', seller: 'PILOT', gallonsThousandths: 1 })).toBe(
      true,
    );
    expect(alike({ reference: 'A1' }, { reference: 'A1', seller: '', gallonsThousandths: 1 })).toBe(true);
    expect(alike({ reference: 'A1', seller: '' }, { reference: 'A1', gallonsThousandths: 1 })).toBe(true);
    expect(alike({ reference: 'A1' }, { reference: 'A1', seller: 'Loves', gallonsThousandths: 1 })).toBe(
      false,
    );
    expect(alike({ reference: 'A1' }, { reference: 'A1', date: '2026-11-02' })).toBe(false);
  });

  it('with the same day, state and quantity, unless their numbers differ', () => {
    expect(alike({})).toBe(true);
    expect(alike({}, { state: 'OK' })).toBe(false);
    expect(alike({}, { date: '2026-11-02' })).toBe(false);
    expect(alike({}, { gallonsThousandths: 120_001 })).toBe(false);
    expect(alike({ reference: 'A1' }, { reference: '' })).toBe(true);
    expect(alike({ reference: '' }, { reference: 'A1' })).toBe(true);
    expect(alike({ reference: 'A1' }, { reference: 'A2' })).toBe(false);
    // One number and one quantity, of sellers that were written in two ways.
    expect(
      alike({ reference: 'A1', seller: 'Pilot' }, { reference: 'A1', seller: 'Pilot Travel Center' }),
    ).toBe(true);
    expect(alike({}, { seller: 'Loves' })).toBe(true);
  });
});

describe('a receipt entered twice', () => {
  it('is asked about on the later record, and says whose the first one is', () => {
    const asked = (units: Partial<CheckedFuel>) =>
      duplicateFindings([fuel({ id: 4, ...units }), fuel({ id: 9 })]).map(({ message }) => message);
    expect(duplicateFindings([fuel({ id: 9 }), fuel({ id: 4 })])).toEqual([
      {
        key: 'duplicate-receipt:4:9',
        kind: 'duplicate-receipt',
        on: { kind: 'fuel', id: 9 },
        message: 'Possible duplicate: same day, place and gallons as another purchase for this unit.',
      },
    ]);
    expect(asked({ equipmentId: 8, unit: '102' })).toEqual([
      'Possible duplicate: same day, place and gallons as another purchase for 102.',
    ]);
    expect(asked({ equipmentId: null, unit: '' })).toEqual([
      'Possible duplicate: same day, place and gallons as another purchase for another unit.',
    ]);
  });

  it('is found by its number where the quantities differ, and once for each record', () => {
    const keysOf = (...purchases: CheckedFuel[]) => duplicateFindings(purchases).map(({ key }) => key);
    expect(
      keysOf(fuel({ reference: 'A1' }), fuel({ id: 2, reference: 'A1', gallonsThousandths: 1 })),
    ).toEqual(['duplicate-receipt:1:2']);
    expect(keysOf(fuel(), fuel({ id: 2 }), fuel({ id: 3 }))).toEqual([
      'duplicate-receipt:1:2',
      'duplicate-receipt:1:3',
    ]);
    // Alike by quantity with the third, by number with the first: the first one is named.
    expect(
      keysOf(
        fuel({ reference: 'A1', gallonsThousandths: 1 }),
        fuel({ id: 2 }),
        fuel({ id: 3, reference: 'A1' }),
      ),
    ).toEqual(['duplicate-receipt:1:3']);
    expect(keysOf(fuel(), fuel({ id: 2, date: '2026-11-02' }), fuel({ id: 3, date: '2026-11-02' }))).toEqual([
      'duplicate-receipt:2:3',
    ]);
    expect(
      keysOf(
        fuel(),
        fuel({ id: 2, date: '2026-11-02', gallonsThousandths: 5 }),
        fuel({ id: 3, date: '2026-11-03' }),
      ),
    ).toEqual([]);
    // In whatever order they were entered.
    expect(
      keysOf(
        fuel({ id: 1, date: '2026-11-03' }),
        fuel({ id: 2 }),
        fuel({ id: 3, date: '2026-11-03' }),
        fuel({ id: 4 }),
      ),
    ).toEqual(['duplicate-receipt:2:4', 'duplicate-receipt:1:3']);
  });
});

describe('fuel in a state where its unit has no miles', () => {
  it('may mean a missing trip', () => {
    expect(fuelWithoutMiles(fuel(), new Map([['OK', 5]]), 20264)).toEqual({
      key: 'fuel-without-miles:1:TX:20264',
      kind: 'fuel-without-miles',
      on: { kind: 'fuel', id: 1 },
      message: '101 bought fuel in Texas but has no miles there this quarter: a trip may be missing.',
    });
    expect(fuelWithoutMiles(fuel(), new Map([['TX', 0]]), 20264)).toBeDefined();
    expect(fuelWithoutMiles(fuel({ state: '??' }), new Map(), 20264)?.message).toContain(
      'bought fuel in ?? but',
    );
  });

  it('is not asked about with a mile there, without a unit, or from the carrier’s own tank', () => {
    expect(fuelWithoutMiles(fuel(), new Map([['TX', 1]]), 20264)).toBeUndefined();
    expect(fuelWithoutMiles(fuel({ equipmentId: null }), new Map(), 20264)).toBeUndefined();
    expect(fuelWithoutMiles(fuel({ bulk: true }), new Map(), 20264)).toBeUndefined();
  });
});

describe('the fuel economy of a unit', () => {
  const asked = (tenthMiles: number, gallonsThousandths: number) =>
    economyFinding({
      equipmentId: 7,
      unit: '101',
      quarterKey: 20264,
      gallonsThousandths,
      length: MEASURES.us.lengthOf({ tenthMiles }),
      milesByState: new Map([
        ['TX', tenthMiles - 1_000],
        ['OK', 1_000],
      ]),
    });

  it('of 3 to 15 miles per gallon can be', () => {
    expect(asked(30_000, 1_000_000)).toBeUndefined();
    expect(asked(150_000, 1_000_000)).toBeUndefined();
  });

  it('under 3 means missing trips, over 15 missing receipts', () => {
    expect(asked(29_900, 1_000_000)).toEqual({
      key: 'implausible-mpg:7:20264:29900:1000000',
      kind: 'implausible-mpg',
      on: { kind: 'equipment', id: 7 },
      message: '101 comes to 2.99 miles per gallon: trips are missing, or fuel of another unit is on it.',
    });
    expect(asked(150_100, 1_000_000)?.message).toBe(
      '101 comes to 15.01 miles per gallon: fuel receipts are missing.',
    );
    expect(asked(150_100, 1_000_000)).toMatchObject({
      kind: 'implausible-mpg',
      on: { kind: 'equipment', id: 7 },
    });
  });

  it('is asked about from 500 miles on: before, one fill explains everything', () => {
    expect(asked(4_999, 0)).toBeUndefined();
    expect(asked(5_000, 0)).toEqual({
      key: 'implausible-mpg:7:20264:5000:0',
      kind: 'implausible-mpg',
      on: { kind: 'equipment', id: 7 },
      message: '101 drove 500 miles this quarter without any fuel: receipts are missing.',
    });
    expect(asked(12_345, 0)?.message).toContain('drove 1,235 miles');
  });
});

describe('a state without fuel', () => {
  const ask = (miles: [string, number][], fuelled: string[] = []) =>
    milesWithoutFuel(
      new Map(
        miles.map(([code, tenthMiles]) => [
          code,
          { tenthMiles, length: MEASURES.us.lengthOf({ tenthMiles }) },
        ]),
      ),
      new Set(fuelled),
      20264,
      (code) => code !== 'DC',
    );

  it('is asked about from 500 miles on, with what it costs', () => {
    expect(
      ask([
        ['TX', 12_345],
        ['KS', 4_999],
        ['OK', 5_000],
      ]),
    ).toEqual([
      {
        key: 'miles-without-fuel:TX:20264:2',
        kind: 'miles-without-fuel',
        on: { kind: 'state', code: 'TX' },
        message:
          'You bought no fuel in Texas but drove 1,235 taxable miles there: you will pay its tax on all of them.',
      },
      {
        key: 'miles-without-fuel:OK:20264:1',
        kind: 'miles-without-fuel',
        on: { kind: 'state', code: 'OK' },
        message:
          'You bought no fuel in Oklahoma but drove 500 taxable miles there: you will pay its tax on all of them.',
      },
    ]);
  });

  it('is not where a gallon was bought there, or where no tax is due', () => {
    expect(ask([['TX', 12_345]], ['TX'])).toEqual([]);
    expect(ask([['DC', 12_345]])).toEqual([]);
  });
});
