import { describe, expect, it } from 'vitest';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import type { AuditedFuel } from '~/areas/ledger/rules/audit-fuel';
import type { AuditedTrip } from '~/areas/ledger/rules/audit-trips';
import { MEASURES, type Measures } from '~/areas/ledger/rules/measures';
import { QuarterCheck } from '~/areas/ledger/rules/quarter-check';

const TODAY = '2026-12-31';

const trip = (fields: Partial<AuditedTrip> = {}): AuditedTrip => ({
  id: 1,
  equipmentId: 7,
  unit: '101',
  date: '2026-10-31',
  endDate: '2026-11-01',
  odometerStartTenths: null,
  odometerEndTenths: null,
  tenthMiles: 20_000,
  byHand: false,
  states: [
    { jurisdiction: 'TX', tenthMiles: 14_000 },
    { jurisdiction: 'OK', tenthMiles: 6_000 },
  ],
  origin: null,
  destination: null,
  corrected: null,
  hasPositions: true,
  ...fields,
});
const fuel = (fields: Partial<AuditedFuel> = {}): AuditedFuel => ({
  id: 1,
  equipmentId: 7,
  unit: '101',
  tankGallons: 240,
  date: '2026-11-01',
  state: 'TX',
  seller: 'Pilot',
  reference: '',
  gallonsThousandths: 200_000,
  bulk: false,
  taxPaid: true,
  city: 'Waco',
  fuelType: 'special_diesel',
  centsPerGallon: 389,
  outOfServiceOn: null,
  ...fields,
});
const keys = (findings: readonly { key: string }[]) => findings.map(({ key }) => key);

describe('a quarter read record by record', () => {
  it('asks about miles without fuel only where the fuel that was bought is taxed in that quarter', () => {
    const price = {
      surchargeUsdPerGallon: null,
      surchargeCadPerLitre: null,
      status: 'final',
      effectiveFrom: null,
    } as const;
    const rate = (jurisdiction: string, fuelType: 'propane' | 'special_diesel', text: string | null) =>
      ({
        ...price,
        jurisdiction,
        fuelType,
        rateUsdPerGallon: text,
        rateCadPerLitre: text,
        unit: 'gallon',
      }) as const;
    const rates = createRateTable(
      [
        rate('OK', 'propane', null),
        rate('KS', 'propane', '0.0000'),
        rate('NM', 'propane', '0.1200'),
        rate('OK', 'special_diesel', '0.1900'),
      ],
      {
        completeFuels: new Set(['propane'] as const),
        missing: [{ jurisdiction: 'CO', fuelType: 'propane' }],
      },
    );
    const check = new QuarterCheck(20264, [], TODAY, new Map(), undefined, rates);
    const states = ['TX', 'OK', 'KS', 'NM', 'CO', 'LA'];
    check.trip(trip({ states: states.map((jurisdiction) => ({ jurisdiction, tenthMiles: 9_000 })) }));
    check.fuel(fuel({ fuelType: 'propane' }));
    // Oklahoma and Kansas tax propane with nothing, Louisiana has no rate; that of Colorado is not known.
    expect(
      check
        .closing()
        .flatMap(({ kind, on }) => (kind === 'miles-without-fuel' && on.kind === 'state' ? [on.code] : [])),
    ).toEqual(['NM', 'CO']);
  });

  it('asks nothing of a truck that runs on energy or on gas by weight, but where it has no trips', () => {
    const check = new QuarterCheck(
      20264,
      [],
      TODAY,
      new Map([[7, { tenthMiles: 100_000, gallonsThousandths: 1_500_000 }]]),
    );
    const charge = { fuelType: 'electricity', fuelUnit: 'kwh', centsPerGallon: 30 } as const;
    check.trip(trip({ states: [{ jurisdiction: 'TX', tenthMiles: 20_000 }] }));
    // 2,000 miles on 3,800 kWh; as gallons that would be half a mile for each.
    expect(keys(check.fuel(fuel({ id: 1, gallonsThousandths: 1_900_000, ...charge })))).toEqual([]);
    expect(keys(check.fuel(fuel({ id: 2, gallonsThousandths: 1_900_500, ...charge })))).toEqual([]);
    const parked = { equipmentId: 8, unit: '102', gallonsThousandths: 400_000, ...charge };
    expect(keys(check.fuel(fuel({ id: 3, ...parked })))).toEqual([]);
    expect(check.closing().map(({ kind, message }) => [kind, message])).toEqual([
      [
        'fuel-without-trips',
        "102 took fuel this quarter and has no trips: they are missing, or the fuel is another unit's.",
      ],
    ]);
  });

  it('tells the economy of gallon equivalents by them, and no gallons', () => {
    const dge = { fuelType: 'lng', fuelUnit: 'dge', tankGallons: 900 } as const;
    const history = new Map([[7, { tenthMiles: 100_000, gallonsThousandths: 1_000_000 }]]);
    const asked = (tenthMiles: number, known?: typeof history, measures?: Measures) => {
      const check = new QuarterCheck(20264, [], TODAY, known, measures);
      check.trip(trip({ states: [{ jurisdiction: 'TX', tenthMiles }] }));
      check.fuel(fuel({ gallonsThousandths: 500_000, ...dge }));
      check.fuel(fuel({ id: 2, equipmentId: 8, unit: '102', gallonsThousandths: 400_000, ...dge }));
      return check.closing().map(({ message }) => message);
    };
    const parked =
      "102 took fuel this quarter and has no trips: they are missing, or the fuel is another unit's.";
    expect(asked(10_000)).toEqual([
      '101 comes to 2.00 miles per gallon equivalent: trips are missing, or fuel of another unit is on it.',
      parked,
    ]);
    expect(asked(25_000, history, MEASURES.metric)).toEqual([
      '101 comes to 8.05 kilometers per gallon equivalent and had 16.09 in the year before: trips may be missing.',
      parked,
    ]);
  });

  it('asks beside each trip what it raises with the one before it, also with the last of the quarter before', () => {
    const check = new QuarterCheck(
      20264,
      [
        trip({
          id: 90,
          date: '2026-10-29',
          endDate: '2026-10-30',
          destination: { city: 'Dallas', state: 'TX' },
        }),
      ],
      TODAY,
    );
    expect(keys(check.trip(trip({ id: 91, origin: { city: 'Tulsa', state: 'OK' } })))).toEqual([
      'starts-elsewhere:90:91:dallastx:tulsaok',
    ]);
    expect(keys(check.trip(trip({ id: 92, equipmentId: null })))).toEqual(['no-unit:92']);
  });

  it('asks beside each purchase for duplicates, its size and the miles of its unit', () => {
    const check = new QuarterCheck(20264, [], TODAY);
    check.trip(trip());
    expect(check.fuel(fuel())).toEqual([]);
    expect(keys(check.fuel(fuel({ id: 2 })))).toEqual(['duplicate-receipt:1:2']);
    expect(keys(check.fuel(fuel({ id: 3, gallonsThousandths: 250_000, state: 'KS' })))).toEqual([
      'large-fill:3:250000:240',
      'fuel-without-miles:3:KS:20264',
    ]);
    expect(
      keys(check.fuel(fuel({ id: 4, equipmentId: null, state: 'KS', gallonsThousandths: 1_000 }))),
    ).toEqual(['no-unit:fuel:4']);
  });

  it('asks about no missing miles of a unit that has none at all: its trips are not entered yet', () => {
    const check = new QuarterCheck(20264, [], TODAY);
    check.trip(trip());
    expect(check.fuel(fuel({ equipmentId: 8, unit: '102' }))).toEqual([]);
  });

  it('asks at its end for states without fuel and for the economy of each unit, over all its trips and fills', () => {
    const check = new QuarterCheck(20264, [], TODAY);
    check.trip(trip());
    check.trip(trip({ id: 2, states: [{ jurisdiction: 'TX', tenthMiles: 10_000 }] }));
    check.trip(
      trip({
        id: 3,
        equipmentId: 8,
        unit: '102',
        states: [
          { jurisdiction: 'OK', tenthMiles: 7_000 },
          { jurisdiction: 'DC', tenthMiles: 9_000 },
        ],
      }),
    );
    check.trip(
      trip({ id: 4, equipmentId: null, unit: '', states: [{ jurisdiction: 'KS', tenthMiles: 5_000 }] }),
    );
    check.fuel(fuel());
    check.fuel(fuel({ id: 2, date: '2026-11-02', gallonsThousandths: 100_000 }));
    // Unit 101: 3,000 miles on 300 gallons are 10 miles per gallon. Washington, D.C. is no member: nothing is due there.
    expect(keys(check.closing())).toEqual([
      'miles-without-fuel:OK:20264:2',
      'miles-without-fuel:KS:20264:1',
      'implausible-mpg:8:20264:16000:0',
    ]);
  });

  it('asks for no fuel in Oregon, which has no IFTA rate, nor for exempt miles, which owe no tax', () => {
    const check = new QuarterCheck(20264, [], TODAY);
    check.trip(
      trip({
        states: [
          { jurisdiction: 'OR', tenthMiles: 6_470 },
          { jurisdiction: 'KS', tenthMiles: 9_000, exemptTenthMiles: 4_001 },
          { jurisdiction: 'NM', tenthMiles: 9_000, exemptTenthMiles: 4_000 },
          { jurisdiction: 'TX', tenthMiles: 9_000 },
        ],
      }),
    );
    check.fuel(fuel({ gallonsThousandths: 500_000 }));
    expect(check.closing().map(({ message }) => message)).toEqual([
      'You bought no fuel in New Mexico but drove 500 taxable miles there: you will pay its tax on all of them.',
    ]);
  });
});
