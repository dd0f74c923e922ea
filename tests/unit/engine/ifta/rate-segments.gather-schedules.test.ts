import { describe, expect, it } from 'vitest';
import { noticeMessage } from '~/engine/ifta/notice';
import { rateSegments } from '~/engine/ifta/rate-segments';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import { fuel, gathered, published, returnFrom, trip } from './records-builders';
import { lineOf } from './return-builders';

describe('trips and fuel of a quarter', () => {
  it('sums trips per jurisdiction and credits tax-paid fuel where it was bought', () => {
    const computed = returnFrom(
      gathered({
        trips: [trip('2026-07-02', { TX: '1000.2', OK: '399.9' }), trip('2026-09-30', { TX: '600.2' }, 'T2')],
        fuel: [
          fuel('2026-07-02', 'TX', '150.5'),
          fuel('2026-07-03', 'OK', '99.7', { taxPaid: false }),
          fuel('2026-09-01', 'TX', '0'),
        ],
      }),
    );
    expect(computed.schedules).toHaveLength(1);
    expect(computed.schedules[0]).toMatchObject({
      totalDistance: 2000,
      totalFuel: 250,
      average: { hundredths: 800 },
    });
    expect(lineOf(computed, 'TX')).toMatchObject({
      totalDistance: 1600,
      taxableFuel: 200,
      taxPaidFuel: 151,
      taxCents: 980,
    });
    expect(lineOf(computed, 'OK')).toMatchObject({
      totalDistance: 400,
      taxPaidFuel: 0,
      taxableFuel: 50,
      taxCents: 950,
    });
  });

  it('takes no day of another quarter', () => {
    expect(() => gathered({ trips: [trip('2026-06-30', { TX: '10' })] })).toThrow(RangeError);
    expect(() => gathered({ fuel: [fuel('2026-10-01', 'TX', '5')] })).toThrow(RangeError);
  });

  it('counts non-members in the average and credits no fuel bought there', () => {
    const computed = returnFrom(
      gathered({
        trips: [trip('2026-07-02', { AK: '400', YT: '200', TX: '1000' })],
        fuel: [fuel('2026-07-02', 'AK', '100'), fuel('2026-07-02', 'TX', '100')],
      }),
    );
    expect(computed.schedules[0]).toMatchObject({
      iftaDistance: 1000,
      nonIftaDistance: 600,
      totalFuel: 200,
      average: { hundredths: 800 },
    });
    expect(computed.schedules[0]?.lines.map((line) => line.jurisdiction)).toEqual(['TX']);
    expect(computed.complete).toBe(true);
  });

  it('converts each entry once: liters and kilometers beside gallons and miles', () => {
    const computed = returnFrom(
      gathered({
        distances: [
          {
            equipmentId: 'T1',
            from: '2026-07-02',
            jurisdiction: 'TX',
            distance: { value: '1609.344', unit: 'km' },
          },
        ],
        fuel: [
          fuel('2026-07-02', 'TX', '378.5411784', { unit: 'litre' }),
          fuel('2026-07-03', 'TX', '25', {}),
        ],
      }),
    );
    expect(computed.schedules[0]).toMatchObject({ totalDistance: 1000, totalFuel: 125 });
  });

  it('takes trip-permit and exempt distance out of the taxable one', () => {
    const computed = returnFrom(
      gathered({
        distances: [
          {
            equipmentId: 'T1',
            from: '2026-07-02',
            jurisdiction: 'TX',
            distance: { value: '800', unit: 'mile' },
            untaxed: { value: '160', unit: 'mile' },
          },
        ],
        fuel: [fuel('2026-07-02', 'TX', '100')],
      }),
    );
    expect(lineOf(computed, 'TX')).toMatchObject({
      totalDistance: 800,
      taxableDistance: 640,
      taxableFuel: 80,
    });
  });

  it('leaves a fuel holiday out of taxable distance and credit, and in the average', () => {
    const computed = returnFrom(
      gathered({
        trips: [trip('2026-07-10', { TX: '400' }), trip('2026-08-10', { TX: '400' })],
        fuel: [fuel('2026-07-10', 'TX', '60'), fuel('2026-08-10', 'TX', '40')],
        exemptPeriods: [{ jurisdiction: 'TX', from: '2026-07-01', to: '2026-07-31' }],
      }),
    );
    expect(computed.schedules[0]).toMatchObject({ totalFuel: 100, average: { hundredths: 800 } });
    expect(lineOf(computed, 'TX')).toMatchObject({
      totalDistance: 800,
      taxableDistance: 400,
      taxableFuel: 50,
      taxPaidFuel: 40,
    });
  });

  it('confines a fuel holiday to its fuels', () => {
    const computed = returnFrom(
      gathered({
        trips: [trip('2026-07-10', { TX: '400' })],
        fuel: [fuel('2026-07-10', 'TX', '50')],
        exemptPeriods: [
          { jurisdiction: 'TX', fuelTypes: ['gasoline'], from: '2026-07-01', to: '2026-07-31' },
        ],
      }),
    );
    expect(lineOf(computed, 'TX').taxableDistance).toBe(400);
  });

  it('credits tax-paid bulk fuel to the jurisdiction of the tank, and counts untaxed bulk fuel in the total only', () => {
    const computed = returnFrom(
      gathered({
        trips: [trip('2026-07-10', { TX: '800' })],
        fuel: [fuel('2026-07-10', 'OK', '40'), fuel('2026-07-11', 'OK', '60', { taxPaid: false })],
      }),
    );
    expect(computed.schedules[0]).toMatchObject({ totalFuel: 100 });
    expect(lineOf(computed, 'OK')).toMatchObject({
      totalDistance: 0,
      taxPaidFuel: 40,
      netTaxableFuel: -40,
      taxCents: -760,
    });
    expect(computed.notices.map((notice) => notice.code)).toContain('fuel-without-distance');
  });

  it('gives trucks without fuel entries their listed fuel, else diesel', () => {
    const result = gathered({
      trips: [trip('2026-07-10', { TX: '10' }, 'A'), trip('2026-07-10', { TX: '10' }, 'B')],
      equipment: [{ id: 'B', fuelTypes: ['gasoline'] }],
    });
    expect(result.schedules.map((schedule) => schedule.fuelType)).toEqual(['gasoline', 'special_diesel']);
  });

  it('does not depend on the order of the records', () => {
    const trips = [
      trip('2026-07-10', { TX: '10.4', NJ: '7' }, 'A'),
      trip('2026-08-10', { NJ: '33.3', OK: '1' }, 'B'),
      trip('2026-09-10', { OK: '5' }, 'A'),
    ];
    const bought = [
      fuel('2026-07-10', 'TX', '3.3', { equipmentId: 'A' }),
      fuel('2026-08-10', 'NJ', '5', { equipmentId: 'B', fuelType: 'gasoline' }),
    ];
    expect(JSON.stringify(gathered({ trips: [...trips].reverse(), fuel: [...bought].reverse() }))).toBe(
      JSON.stringify(gathered({ trips, fuel: bought })),
    );
  });

  it('throws on what services must have refused', () => {
    expect(() => gathered({ fuel: [fuel('2026-07-10', 'TX', '-1')] })).toThrow(RangeError);
    expect(() => gathered({ trips: [trip('2026-07-10', { ZZ: '1' })] })).toThrow(RangeError);
    const untaxed = {
      equipmentId: 'A',
      from: '2026-07-10',
      jurisdiction: 'TX',
      distance: { value: '1', unit: 'mile' as const },
      untaxed: { value: '2', unit: 'mile' as const },
    };
    expect(() => gathered({ distances: [untaxed] })).toThrow(RangeError);
  });
});

describe('dual-fuel trucks (2014 Audit Workshop, appendix 1)', () => {
  const trips = [trip('2026-07-10', { TX: '750', OK: '250' })];
  const both = [
    fuel('2026-07-10', 'TX', '120', { fuelType: 'gasoline' }),
    fuel('2026-07-10', 'TX', '40', { fuelType: 'propane' }),
  ];

  it('have one average over both fuels, and distance split by the share of each', () => {
    const result = gathered({
      trips,
      fuel: both,
      equipment: [{ id: 'T1', fuelTypes: ['gasoline', 'propane'] }],
    });
    const computed = returnFrom(result);
    expect(
      computed.schedules.map((schedule) => [
        schedule.fuelType,
        schedule.totalDistance,
        schedule.average.hundredths,
      ]),
    ).toEqual([
      ['gasoline', 751, 625],
      ['propane', 251, 625],
    ]);
    // 750 x 3/4 = 562.5, 250 x 3/4 = 187.5: each line rounds .5 up on its own schedule.
    expect(lineOf(computed, 'TX', 0)).toMatchObject({
      totalDistance: 563,
      taxableFuel: 90,
      taxPaidFuel: 120,
    });
    expect(lineOf(computed, 'TX', 1)).toMatchObject({ totalDistance: 188, taxableFuel: 30, taxPaidFuel: 40 });
    expect(result.notices.map((notice) => notice.code)).toEqual(['dual-fuel']);
  });

  it('come to the figures of the workshop model: -10.00 on diesel, -40.00 on LNG', () => {
    const rates = createRateTable([
      published('TX', '0.2000'),
      published('OK', '0.1000'),
      published('TX', '0.0500', { fuelType: 'lng' }),
      published('OK', '0.1000', { fuelType: 'lng' }),
    ]);
    const computed = returnFrom(
      gathered({
        rates,
        trips: [trip('2026-07-10', { TX: '8000', OK: '2000' })],
        fuel: [fuel('2026-07-10', 'TX', '500'), fuel('2026-07-12', 'OK', '1000', { fuelType: 'lng' })],
      }),
    );
    const figures = (jurisdiction: string, schedule: number) => {
      const { totalDistance, taxableFuel, netTaxableFuel, taxCents } = lineOf(
        computed,
        jurisdiction,
        schedule,
      );
      return [totalDistance, taxableFuel, netTaxableFuel, taxCents];
    };
    expect(computed.schedules.map((schedule) => schedule.average.hundredths)).toEqual([667, 667]);
    expect(figures('TX', 0)).toEqual([2667, 400, -100, -2000]);
    expect(figures('OK', 0)).toEqual([667, 100, 100, 1000]);
    expect(figures('TX', 1)).toEqual([5333, 800, 800, 4000]);
    expect(figures('OK', 1)).toEqual([1333, 200, -800, -8000]);
    expect(computed.totals.dueCents).toBe(-5000);
  });

  it('leave the average of a schedule alone where trucks of one fuel share it', () => {
    const computed = returnFrom(
      gathered({
        trips: [...trips, trip('2026-07-10', { TX: '1250' }, 'T2')],
        fuel: [...both, fuel('2026-07-10', 'TX', '80', { fuelType: 'gasoline', equipmentId: 'T2' })],
      }),
    );
    // (750 + 1250) over (120 + 80) gallons of gasoline.
    expect(computed.schedules[0]?.average.hundredths).toBe(1001);
    expect(computed.schedules[1]?.average.hundredths).toBe(628);
  });

  it('warn about a fuel the truck is not listed with', () => {
    const result = gathered({ trips, fuel: both, equipment: [{ id: 'T1', fuelTypes: ['gasoline'] }] });
    expect(result.notices).toContainEqual({
      code: 'unexpected-fuel',
      severity: 'warning',
      equipmentId: 'T1',
      fuelType: 'propane',
    });
  });

  it('weigh liters against gallon equivalents by what they are, on a metric return', () => {
    // 378.5411784 L are 100 gallons, beside 100 gallon equivalents: half of the way each.
    const computed = returnFrom(
      gathered({
        unitSystem: 'metric',
        trips: [trip('2026-07-10', { ON: '500' })],
        fuel: [
          fuel('2026-07-10', 'ON', '378.5411784', { unit: 'litre' }),
          fuel('2026-07-10', 'ON', '100', { fuelType: 'cng', unit: 'gge' }),
        ],
      }),
      undefined,
      'ON',
    );
    // 804.672 km over 757 L.
    expect(
      computed.schedules.map((schedule) => [
        schedule.fuelType,
        schedule.totalDistance,
        schedule.average.hundredths,
      ]),
    ).toEqual([
      ['special_diesel', 402, 106],
      ['cng', 402, 106],
    ]);
  });

  it('lend their average to no schedule of energy that has no distance', () => {
    const computed = returnFrom(
      gathered({
        trips,
        fuel: [...both, fuel('2026-07-10', 'TX', '500', { fuelType: 'electricity', unit: 'kwh' })],
      }),
    );
    expect(computed.schedules.map((schedule) => [schedule.fuelType, schedule.average.hundredths])).toEqual([
      ['gasoline', 625],
      ['propane', 625],
      ['electricity', null],
    ]);
  });

  it('lose no distance to energy that cannot be weighed against gallons', () => {
    const result = gathered({
      trips,
      fuel: [both[0]!, fuel('2026-07-10', 'TX', '500', { fuelType: 'electricity', unit: 'kwh' })],
    });
    expect(result.schedules.map((schedule) => schedule.fuelType)).toEqual(['gasoline', 'electricity']);
    expect(returnFrom(result).schedules[0]?.totalDistance).toBe(1000);
  });
});

describe('fuel in other units', () => {
  it('is so many liter equivalents on a metric return, whose rates are per liter', () => {
    const result = gathered({
      unitSystem: 'metric',
      rates: createRateTable([
        published('ON', '0.2000', { fuelType: 'cng', rateCadPerLitre: '0.1000' }),
        published('VA', '0.2000', { fuelType: 'cng', rateCadPerLitre: '0.1000' }),
        published('IL', '0.2000', { fuelType: 'cng', rateCadPerLitre: '0.1000', unit: 'dge' }),
      ]),
      trips: [trip('2026-07-10', { ON: '600', VA: '300', IL: '100' })],
      fuel: [fuel('2026-07-10', 'ON', '100', { fuelType: 'cng', unit: 'gge' })],
      equipment: [{ id: 'T1', fuelTypes: ['cng'] }],
    });
    const computed = returnFrom(result, undefined, 'ON');
    // 1,609 km over 379 L are 4.25 km/L: 966 km in Ontario are 227 L, less 379 L.
    expect(computed.schedules[0]).toMatchObject({ fuelUnit: 'litre', totalFuel: 379 });
    expect(lineOf(computed, 'ON')).toMatchObject({
      totalDistance: 966,
      taxableFuel: 227,
      taxPaidFuel: 379,
      taxCents: -1520,
    });
    expect(lineOf(computed, 'VA')).toMatchObject({ taxableFuel: 114, taxCents: 1140 });
    // Of gasoline gallon equivalents nobody knows how many of diesel they are.
    expect(lineOf(computed, 'IL')).toMatchObject({ taxCents: null, notComputed: 'unit-mismatch' });
    expect(computed.notices.filter(({ code }) => code === 'equivalent-gallons').map(noticeMessage)).toEqual([
      'The Ontario rate for CNG is per liter, and the fuel is entered in gasoline gallon equivalents. Each counts as 3.785 liters: check it before filing.',
    ]);
  });

  it('is counted in its own unit when all of it is, and left out with a notice when it is mixed', () => {
    const kilograms = gathered({ fuel: [fuel('2026-07-10', 'TX', '500', { fuelType: 'lng', unit: 'kg' })] });
    expect(kilograms.schedules[0]).toMatchObject({ fuelUnit: 'kg' });
    const mixed = gathered({
      fuel: [
        fuel('2026-07-10', 'TX', '500', { fuelType: 'lng', unit: 'kg' }),
        fuel('2026-07-10', 'TX', '20', { fuelType: 'lng' }),
      ],
    });
    expect(mixed.schedules[0]).toMatchObject({ fuelUnit: 'gallon' });
    expect(mixed.schedules[0]?.totalFuel.toString()).toBe('20');
    expect(mixed.notices).toContainEqual(
      expect.objectContaining({
        code: 'fuel-unit-excluded',
        severity: 'blocking',
        unit: 'kg',
        expected: 'gallon',
      }),
    );
  });
});

describe('a rate that changes inside the quarter (TX form, ** mark)', () => {
  it('gives the jurisdiction two lines, split by date, adding up to its own whole figures', () => {
    const computed = returnFrom(
      gathered({
        trips: [
          trip('2026-07-31', { NJ: '100.5' }),
          trip('2026-08-01', { NJ: '300' }),
          trip('2026-09-15', { TX: '399.5' }),
        ],
        fuel: [fuel('2026-07-31', 'NJ', '20'), fuel('2026-08-01', 'NJ', '80')],
      }),
    );
    const lines = computed.schedules[0]?.lines.filter((line) => line.jurisdiction === 'NJ') ?? [];
    expect(lines.map((line) => [line.rate, line.totalDistance, line.taxPaidFuel, line.segment])).toEqual([
      ['0.4930', 101, 20, { from: '2026-07-01', to: '2026-07-31' }],
      ['0.5190', 300, 80, { from: '2026-08-01', to: '2026-09-30' }],
    ]);
    expect(computed.schedules[0]?.average.hundredths).toBe(801);
  });

  const quarter = { year: 2026, quarter: 3 as const };
  const segmentsOf = (...rates: ReturnType<typeof published>[]) =>
    rateSegments(createRateTable(rates), quarter, 'NJ', 'special_diesel', 'us');

  it('does not split for changes before or after the quarter', () => {
    expect(segmentsOf(published('NJ', '0.1', { effectiveFrom: '2026-01-01' }))).toMatchObject([
      { segment: null, rate: { rate: '0.1' } },
    ]);
    expect(
      segmentsOf(published('NJ', '0.1'), published('NJ', '0.2', { effectiveFrom: '2026-10-01' })),
    ).toMatchObject([{ segment: null, rate: { rate: '0.1' } }]);
    expect(
      segmentsOf(published('NJ', '0.1'), published('NJ', '0.2', { effectiveFrom: '2026-07-01' })),
    ).toMatchObject([{ segment: null, rate: { rate: '0.2' } }]);
  });

  it('does not know the rate of the days before the first one', () => {
    expect(segmentsOf(published('NJ', '0.2', { effectiveFrom: '2026-09-01' }))).toMatchObject([
      { segment: { from: '2026-07-01', to: '2026-08-31' }, rate: undefined },
      { segment: { from: '2026-09-01', to: '2026-09-30' }, rate: { rate: '0.2' } },
    ]);
  });

  it('reads the other column for metric returns and never converts it', () => {
    const rates = createRateTable([published('NJ', '0.4930', { rateCadPerLitre: null })]);
    expect(rateSegments(rates, quarter, 'NJ', 'special_diesel', 'metric')).toEqual([
      { segment: null, rate: undefined },
    ]);
    expect(rateSegments(rates, quarter, 'NJ', 'special_diesel', 'us')).toMatchObject([
      { rate: { rate: '0.4930' } },
    ]);
  });
});
