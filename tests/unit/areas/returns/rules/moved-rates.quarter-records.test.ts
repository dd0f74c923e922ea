import { describe, expect, it } from 'vitest';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import { exemptionStarts, exemptNotices } from '~/areas/rates/rules/exempt-periods';
import { computeQuarterReturn, outsideVehicles } from '~/areas/returns/rules/quarter-return';
import {
  engineSums,
  mergeVehicles,
  partsOf,
  unitKey,
  type FuelRow,
  type MilesRow,
} from '~/areas/returns/rules/quarter-sums';
import { movedRates } from '~/areas/returns/rules/moved-rates';
import { gathered, published, RATES, returnFrom, trip } from '../../../engine/ifta/records-builders';
import { diesel, line } from '../../../engine/ifta/return-builders';

const Q3 = { year: 2026, quarter: 3 } as const;
const holiday = (more: Partial<ExemptPeriod> = {}): ExemptPeriod =>
  ({ jurisdiction: 'GA', from: '2026-08-10', to: '2026-08-20', ...more }) as ExemptPeriod;
const miles = (
  id: number | null,
  jurisdiction: string,
  tenthMiles: number,
  more: Partial<MilesRow> = {},
): MilesRow => ({
  vehicle: unitKey(id),
  jurisdiction,
  part: 0,
  tenthMiles,
  exemptTenthMiles: 0,
  ...more,
});
const fuel = (id: number | null, thousandths: number, more: Partial<FuelRow> = {}): FuelRow => ({
  vehicle: unitKey(id),
  jurisdiction: 'TX',
  part: 0,
  fuelType: 'special_diesel',
  fuelUnit: 'gallon',
  taxPaid: true,
  thousandths,
  ...more,
});

describe('fuel holidays', () => {
  it('part the quarter where they begin and where ordinary days begin again', () => {
    expect(exemptionStarts([holiday()], Q3)).toEqual(['2026-08-10', '2026-08-21']);
    expect(exemptionStarts([holiday({ from: '2026-07-01', to: '2026-09-29' })], Q3)).toEqual(['2026-09-30']);
    expect(exemptionStarts([holiday({ from: '2026-06-01', to: '2026-09-30' })], Q3)).toEqual([]);
    expect(exemptionStarts([holiday({ from: '2026-09-30', to: '2026-10-30' })], Q3)).toEqual(['2026-09-30']);
  });

  it('are told where the return is touched by them, by jurisdiction and fuel', () => {
    const schedules = [diesel('100', [line('GA', '500', '0', '0.2000')])];
    expect(exemptNotices([holiday(), holiday({ jurisdiction: 'TX' })], schedules)).toEqual([
      { code: 'exempt-period', severity: 'info', jurisdiction: 'GA', from: '2026-08-10', to: '2026-08-20' },
    ]);
    expect(exemptNotices([holiday({ fuelTypes: ['gasoline'] })], schedules)).toEqual([]);
    expect(exemptNotices([holiday({ fuelTypes: ['gasoline', 'special_diesel'] })], schedules)).toHaveLength(
      1,
    );
  });
});

describe('how a quarter is divided', () => {
  it('is nothing where no rate changes inside it', () => {
    expect(partsOf(Q3, [{ jurisdiction: 'NJ', effectiveFrom: '2026-07-01' }], [])).toEqual({
      starts: [],
      jurisdictions: [],
    });
  });

  it('is every changed rate and holiday, each day once and in order', () => {
    const rates = ['2026-09-01', '2026-08-10', '2026-07-01'].map((effectiveFrom, index) => ({
      jurisdiction: ['NJ', 'CA', 'TX'][index]!,
      effectiveFrom,
    }));
    expect(partsOf(Q3, rates, [holiday()])).toEqual({
      starts: ['2026-08-10', '2026-08-21', '2026-09-01'],
      jurisdictions: ['CA', 'GA', 'NJ'],
    });
  });
});

describe('sums of records, as the engine takes them', () => {
  it('name the first day that was added up, exact quantities, and the fuel each vehicle is listed with', () => {
    const taken = engineSums(
      Q3,
      ['2026-08-01', '2026-09-01'],
      {
        miles: [miles(7, 'TX', 2000, { exemptTenthMiles: 20 }), miles(null, 'OK', 1, { part: 2 })],
        fuel: [fuel(7, 2000), fuel(8, 1, { part: 1, fuelUnit: 'litre', taxPaid: false })],
      },
      [
        { id: 7, fuelType: 'special_diesel' },
        { id: 8, fuelType: 'gasoline' },
      ],
    );
    expect(taken.distances).toEqual([
      {
        equipmentId: '7',
        jurisdiction: 'TX',
        from: '2026-07-01',
        distance: { value: '200.0', unit: 'mile' },
        untaxed: { value: '2.0', unit: 'mile' },
      },
      {
        equipmentId: 'none',
        jurisdiction: 'OK',
        from: '2026-09-01',
        distance: { value: '0.1', unit: 'mile' },
      },
    ]);
    expect(taken.fuel).toEqual([
      {
        equipmentId: '7',
        jurisdiction: 'TX',
        from: '2026-07-01',
        fuelType: 'special_diesel',
        quantity: { value: '2.000', unit: 'gallon' },
        taxPaid: true,
      },
      {
        equipmentId: '8',
        jurisdiction: 'TX',
        from: '2026-08-01',
        fuelType: 'special_diesel',
        quantity: { value: '0.001', unit: 'litre' },
        taxPaid: false,
      },
    ]);
    expect(taken.equipment).toEqual([
      { id: '7', fuelTypes: ['special_diesel'] },
      { id: 'all-special_diesel', fuelTypes: ['special_diesel'] },
      { id: '8', fuelTypes: ['gasoline'] },
      { id: 'all-gasoline', fuelTypes: ['gasoline'] },
    ]);
  });

  it('merge vehicles that burned only the liquid fuel they are listed with, and leave out those outside', () => {
    const merged = mergeVehicles(
      {
        miles: [
          miles(7, 'TX', 100, { exemptTenthMiles: 5 }),
          miles(8, 'TX', 50, { exemptTenthMiles: 1 }),
          miles(8, 'TX', 50, { part: 1 }),
          miles(9, 'TX', 10),
          miles(10, 'TX', 7),
          miles(null, 'TX', 1),
        ],
        fuel: [
          fuel(7, 1000),
          fuel(8, 2000),
          fuel(8, 3000, { fuelUnit: 'litre' }),
          fuel(9, 5, { fuelType: 'gasoline' }),
          fuel(10, 9),
          fuel(null, 1),
        ],
        used: [7, 8, 9, 10, null],
      },
      [
        { id: 7, fuelType: 'special_diesel' },
        { id: 8, fuelType: 'special_diesel' },
        { id: 9, fuelType: 'gasoline' },
        { id: 10, fuelType: 'special_diesel' },
      ],
      new Set([10]),
    );
    expect(merged.miles.map((row) => [row.vehicle, row.part, row.tenthMiles, row.exemptTenthMiles])).toEqual([
      ['all-special_diesel', 0, 150, 6],
      ['all-special_diesel', 1, 50, 0],
      ['all-gasoline', 0, 10, 0],
      ['none', 0, 1, 0],
    ]);
    expect(merged.fuel.map((row) => [row.vehicle, row.fuelUnit, row.thousandths])).toEqual([
      ['all-special_diesel', 'gallon', 3000],
      ['all-special_diesel', 'litre', 3000],
      ['all-gasoline', 'gallon', 5],
      ['none', 'gallon', 1],
    ]);
    expect(merged.used).toEqual([7, 8, 9, 10, null]);
  });

  it('keep apart what burned another fuel than its own, or one that is no liquid', () => {
    const merged = mergeVehicles(
      {
        miles: [miles(7, 'TX', 1), miles(8, 'TX', 1), miles(9, 'TX', 1)],
        fuel: [fuel(7, 1, { fuelType: 'gasoline' }), fuel(8, 1, { fuelUnit: 'kg' })],
        used: [],
      },
      [7, 8, 9].map((id) => ({ id, fuelType: 'special_diesel' as const })),
      new Set(),
    );
    expect(merged.miles.map((row) => row.vehicle)).toEqual(['7', '8', 'all-special_diesel']);
  });

  it('name a vehicle by its number, and nothing by a word of its own', () => {
    expect(unitKey(12)).toBe('12');
    expect(unitKey(null)).toBe('none');
  });
});

describe('the return of a quarter', () => {
  const measures = {
    axles: null,
    registeredWeightPounds: null,
    combinationWeightPounds: null,
    recreational: false,
  };
  const pickup = {
    ...measures,
    id: 8,
    fuelType: 'special_diesel' as const,
    axles: 2,
    registeredWeightPounds: 9000,
  };
  const tractor = { ...measures, id: 7, fuelType: 'special_diesel' as const, axles: 3 };
  const undescribed = { ...measures, id: 9, fuelType: 'special_diesel' as const };
  const units = [tractor, pickup, undescribed];
  const facts = {
    quarter: Q3,
    baseJurisdiction: 'TX',
    starts: [],
    units,
    rates: RATES,
    exemptPeriods: [],
  };

  it('has a truck inside that qualified on a day of the quarter, whatever it weighs since', () => {
    const sold = {
      ...pickup,
      weightsFrom: '2026-08-15',
      earlierWeights: [
        { from: null, axles: 2, registeredWeightPounds: 33_000, combinationWeightPounds: null },
      ],
    };
    expect(outsideVehicles([sold], Q3)).toEqual(new Set());
    expect(outsideVehicles([sold], { ...Q3, quarter: 4 })).toEqual(new Set([8]));
  });

  it('leaves out the vehicles that do not qualify (R245), and nothing else', () => {
    expect(outsideVehicles(units, Q3)).toEqual(new Set([8]));
    const { computed } = computeQuarterReturn({
      ...facts,
      sums: {
        miles: [miles(7, 'TX', 1000), miles(8, 'TX', 5000), miles(9, 'TX', 20), miles(null, 'TX', 3)],
        fuel: [fuel(7, 10_000), fuel(8, 90_000)],
      },
    });
    expect(computed.schedules).toHaveLength(1);
    expect(computed.schedules[0]).toMatchObject({ totalDistance: 102, totalFuel: 10 });
  });

  it('splits miles by the fuel that was bought: 120 gal diesel and 40 gal gasoline', () => {
    const of = (more: FuelRow[]) =>
      computeQuarterReturn({
        ...facts,
        sums: { miles: [miles(7, 'TX', 10_000)], fuel: [fuel(7, 120_000), ...more] },
      });
    expect(of([]).computed.schedules.map((schedule) => schedule.totalDistance)).toEqual([1000]);
    const two = of([fuel(7, 40_000, { fuelType: 'gasoline' })]);
    expect(two.computed.schedules.map((schedule) => [schedule.fuelType, schedule.totalDistance])).toEqual([
      ['gasoline', 250],
      ['special_diesel', 750],
    ]);
    expect(two.fuelShares.get('7')?.map(({ fuelType, share }) => [fuelType, share.toString()])).toEqual([
      ['gasoline', '0.25'],
      ['special_diesel', '0.75'],
    ]);
  });

  it('is the same from merged vehicles', () => {
    const sums = {
      miles: [
        miles(7, 'TX', 1003),
        miles(9, 'TX', 2004),
        miles(9, 'NJ', 500, { part: 1 }),
        miles(null, 'OK', 55),
      ],
      fuel: [
        fuel(7, 10_300),
        fuel(9, 30_700, { fuelUnit: 'litre' }),
        fuel(9, 4_000, { fuelType: 'gasoline' }),
      ],
      used: [],
    };
    const whole = computeQuarterReturn({ ...facts, starts: ['2026-08-01'], sums });
    const merged = computeQuarterReturn({
      ...facts,
      starts: ['2026-08-01'],
      sums: mergeVehicles(sums, units, outsideVehicles(units, Q3)),
    });
    expect(merged.computed).toEqual(whole.computed);
  });
});

describe('rates that moved after a return was made', () => {
  const made = returnFrom(
    gathered({
      trips: [trip('2026-07-05', { TX: '100', OK: '100', NJ: '100' }), trip('2026-08-05', { NJ: '50' })],
    }),
  );
  const nj = [published('NJ', '0.4930'), published('NJ', '0.5190', { effectiveFrom: '2026-08-01' })];

  it('are none where the figures are the same, final or not', () => {
    expect(movedRates(made, RATES)).toEqual([]);
    expect(
      movedRates(
        made,
        createRateTable([
          published('TX', '0.2', { status: 'preliminary' }),
          published('OK', '0.1900'),
          ...nj,
        ]),
      ),
    ).toEqual([]);
  });

  it('are named once each, in order', () => {
    expect(
      movedRates(made, createRateTable([published('TX', '0.2100'), published('OK', '0.2000'), ...nj])),
    ).toEqual(['OK', 'TX']);
  });

  it('have another surcharge, other days, or are gone', () => {
    const [tx, ok] = [published('TX', '0.2000'), published('OK', '0.1900')];
    expect(
      movedRates(
        made,
        createRateTable([published('TX', '0.2000', { surchargeUsdPerGallon: '0.0100' }), ok, ...nj]),
      ),
    ).toEqual(['TX']);
    expect(
      movedRates(
        made,
        createRateTable([published('TX', '0.2000', { surchargeUsdPerGallon: '0' }), ok, ...nj]),
      ),
    ).toEqual([]);
    expect(
      movedRates(
        made,
        createRateTable([tx, ok, nj[0]!, published('NJ', '0.5190', { effectiveFrom: '2026-08-02' })]),
      ),
    ).toEqual(['NJ']);
    expect(movedRates(made, createRateTable([tx, ok]))).toEqual(['NJ']);
  });

  it('are none where the return knew no rate and there still is none', () => {
    const unknown = returnFrom(gathered({ trips: [trip('2026-07-05', { AL: '100' })] }));
    expect(movedRates(unknown, RATES)).toEqual([]);
    expect(movedRates(unknown, createRateTable([published('AL', '0.3000')]))).toEqual(['AL']);
  });
});
