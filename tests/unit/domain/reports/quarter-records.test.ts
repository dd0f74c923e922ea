import { describe, expect, it } from 'vitest';
import type { ExemptPeriod } from '~/domain/ifta/records';
import { createRateTable } from '~/domain/jurisdictions/rate-table';
import { exemptionStarts, exemptNotices } from '~/domain/reports/exempt-periods';
import {
  fleetRecords,
  unitKey,
  type FleetSums,
  type SummedFuel,
  type SummedMiles,
} from '~/domain/reports/fleet-records';
import { gatherQuarter, outsideVehicles, partingOf } from '~/domain/reports/gather-quarter';
import { movedRates } from '~/domain/reports/moved-rates';
import { gathered, published, RATES, returnFrom, trip } from '../ifta/records-builders';
import { diesel, line } from '../ifta/return-builders';

const Q3 = { year: 2026, quarter: 3 } as const;
const holiday = (more: Partial<ExemptPeriod> = {}): ExemptPeriod =>
  ({ jurisdiction: 'GA', from: '2026-08-10', to: '2026-08-20', ...more }) as ExemptPeriod;
const miles = (
  equipmentId: number | null,
  jurisdiction: string,
  tenthMiles: number,
  more: Partial<SummedMiles> = {},
): SummedMiles => ({ equipmentId, jurisdiction, part: 0, tenthMiles, exemptTenthMiles: 0, ...more });
const fuel = (
  equipmentId: number | null,
  thousandths: number,
  more: Partial<SummedFuel> = {},
): SummedFuel => ({
  equipmentId,
  jurisdiction: 'TX',
  part: 0,
  fuelType: 'special_diesel',
  fuelUnit: 'gallon',
  taxPaid: true,
  bulk: false,
  thousandths,
  ...more,
});
const sums = (more: Partial<FleetSums>): FleetSums => ({
  quarter: Q3,
  starts: [],
  miles: [],
  fuel: [],
  units: [],
  perUnit: true,
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

describe('what a quarter is parted by', () => {
  it('is nothing where no rate changes inside it', () => {
    expect(partingOf(Q3, [{ jurisdiction: 'NJ', effectiveFrom: '2026-07-01' }], [])).toEqual({
      starts: [],
      jurisdictions: [],
    });
  });

  it('is every changed rate and holiday, each day once and in order', () => {
    const rates = ['2026-09-01', '2026-08-10', '2026-07-01'].map((effectiveFrom, index) => ({
      jurisdiction: ['NJ', 'CA', 'TX'][index]!,
      effectiveFrom,
    }));
    expect(partingOf(Q3, rates, [holiday()])).toEqual({
      starts: ['2026-08-10', '2026-08-21', '2026-09-01'],
      jurisdictions: ['CA', 'GA', 'NJ'],
    });
  });
});

describe('sums of records, as the engine takes them', () => {
  it('keep each vehicle apart where its share is asked for', () => {
    const records = fleetRecords(
      sums({
        miles: [
          miles(7, 'TX', 1005),
          miles(7, 'TX', 995, { exemptTenthMiles: 20 }),
          miles(8, 'TX', 100),
          miles(null, 'OK', 1),
        ],
        fuel: [fuel(7, 1500), fuel(7, 500), fuel(8, 1000)],
        units: [
          { id: 7, fuelType: 'special_diesel' },
          { id: 8, fuelType: 'gasoline' },
        ],
      }),
    );
    expect(records.trips).toEqual([
      {
        equipmentId: '7',
        date: '2026-07-01',
        distances: [
          {
            jurisdiction: 'TX',
            distance: { value: '200.0', unit: 'mile' },
            untaxed: { value: '2.0', unit: 'mile' },
          },
        ],
      },
      {
        equipmentId: '8',
        date: '2026-07-01',
        distances: [{ jurisdiction: 'TX', distance: { value: '10.0', unit: 'mile' } }],
      },
      {
        equipmentId: 'none',
        date: '2026-07-01',
        distances: [{ jurisdiction: 'OK', distance: { value: '0.1', unit: 'mile' } }],
      },
    ]);
    expect(records.fuel.map(({ equipmentId, quantity }) => [equipmentId, quantity])).toEqual([
      ['7', { value: '2.000', unit: 'gallon' }],
      ['8', { value: '1.000', unit: 'gallon' }],
    ]);
    expect(records.equipment).toEqual([
      { id: '7', fuelTypes: ['special_diesel'] },
      { id: '8', fuelTypes: ['gasoline'] },
    ]);
  });

  it('are told apart by state, part of the quarter, fuel, unit, tax and tank', () => {
    const records = fleetRecords(
      sums({
        starts: ['2026-08-01', '2026-09-01'],
        miles: [miles(7, 'TX', 10), miles(7, 'OK', 10), miles(7, 'TX', 10, { part: 2 })],
        fuel: [
          fuel(7, 1),
          fuel(7, 1, { jurisdiction: 'OK' }),
          fuel(7, 1, { part: 1 }),
          fuel(7, 1, { fuelType: 'gasoline' }),
          fuel(7, 1, { fuelUnit: 'litre' }),
          fuel(7, 1, { taxPaid: false }),
          fuel(7, 1, { bulk: true }),
        ],
      }),
    );
    expect(records.trips.map(({ date, distances }) => [date, distances[0]?.jurisdiction])).toEqual([
      ['2026-07-01', 'TX'],
      ['2026-07-01', 'OK'],
      ['2026-09-01', 'TX'],
    ]);
    expect(records.fuel).toHaveLength(7);
    expect(records.fuel.map(({ date }) => date)[2]).toBe('2026-08-01');
    expect(records.fuel.map(({ source }) => source)).toEqual([
      'pump',
      'pump',
      'pump',
      'pump',
      'pump',
      'pump',
      'bulk',
    ]);
    expect(records.fuel.map(({ taxPaid }) => taxPaid)).toEqual([true, true, true, true, true, false, true]);
    expect(records.fuel[0]).toEqual({
      equipmentId: '7',
      date: '2026-07-01',
      jurisdiction: 'TX',
      fuelType: 'special_diesel',
      quantity: { value: '0.001', unit: 'gallon' },
      taxPaid: true,
      source: 'pump',
    });
  });

  it('tell vehicles that burn the same fuel as one where no shares are asked for', () => {
    const records = fleetRecords(
      sums({
        perUnit: false,
        miles: [miles(7, 'TX', 100), miles(8, 'TX', 50), miles(9, 'TX', 10), miles(null, 'TX', 1)],
        fuel: [
          fuel(7, 1000),
          fuel(8, 2000, { fuelUnit: 'litre' }),
          fuel(9, 5, { fuelType: 'gasoline' }),
          fuel(null, 1),
        ],
        units: [
          { id: 7, fuelType: 'special_diesel' },
          { id: 8, fuelType: 'special_diesel' },
          { id: 9, fuelType: 'gasoline' },
        ],
      }),
    );
    expect(
      records.trips.map(({ equipmentId, distances }) => [equipmentId, distances[0]?.distance.value]),
    ).toEqual([
      ['all-special_diesel', '15.0'],
      ['all-gasoline', '1.0'],
      ['none', '0.1'],
    ]);
    expect(records.equipment.map(({ id }) => id)).toEqual(['all-special_diesel', 'all-gasoline']);
  });

  it('keep apart what burned another fuel than its own, or one that is no liquid', () => {
    const { trips } = fleetRecords(
      sums({
        perUnit: false,
        miles: [miles(7, 'TX', 1), miles(8, 'TX', 1), miles(9, 'TX', 1)],
        fuel: [fuel(7, 1, { fuelType: 'gasoline' }), fuel(8, 1, { fuelUnit: 'kg' })],
        units: [
          { id: 7, fuelType: 'special_diesel' },
          { id: 8, fuelType: 'special_diesel' },
          { id: 9, fuelType: 'special_diesel' },
        ],
      }),
    );
    expect(trips.map(({ equipmentId }) => equipmentId)).toEqual(['7', '8', 'all-special_diesel']);
  });

  it('name a vehicle by its number, and nothing by a word of its own', () => {
    expect(unitKey(12)).toBe('12');
    expect(unitKey(null)).toBe('none');
  });
});

describe('the schedules of a quarter', () => {
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

  it('leave out the vehicles that do not qualify (R245), and nothing else', () => {
    expect(outsideVehicles([pickup, tractor, undescribed])).toEqual(new Set([8]));
    const { schedules } = gatherQuarter({
      quarter: Q3,
      unitSystem: 'us',
      sums: {
        miles: [miles(7, 'TX', 1000), miles(8, 'TX', 5000), miles(9, 'TX', 20), miles(null, 'TX', 3)],
        fuel: [fuel(7, 10_000), fuel(8, 90_000)],
      },
      starts: [],
      units: [tractor, pickup, undescribed],
      rates: RATES,
      exemptPeriods: [],
      perUnit: false,
    });
    expect(schedules).toHaveLength(1);
    expect(String(schedules[0]?.lines[0]?.totalDistance)).toBe('102.3');
    expect(String(schedules[0]?.totalFuel)).toBe('10');
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
