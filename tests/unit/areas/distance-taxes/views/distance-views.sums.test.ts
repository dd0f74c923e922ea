import { describe, expect, it } from 'vitest';
import type { DistanceTaxReport, IrpReport } from '~/areas/distance-taxes/distance-report.server';
import { distanceYear } from '~/areas/distance-taxes/rules/distance-year';
import { stateReturns } from '~/areas/distance-taxes/rules/state-return';
import { distanceTaxViews, irpCsv, irpView } from '~/areas/distance-taxes/views/distance-views';

const sum = (equipmentId: number | null, jurisdiction: string, tenthMiles: number) => ({
  equipmentId,
  jurisdiction,
  tenthMiles,
  tenthMillimeters: null,
});

const irp = (sums: IrpReport['sums'], unit: IrpReport['unit'] = 'mile'): IrpReport => ({
  year: distanceYear(2026),
  years: [distanceYear(2026)],
  unit,
  carrier: 'Sutter & Sons',
  account: null,
  fleet: null,
  sums,
  vehicles: [],
});

describe('the IRP distance year', () => {
  // Half miles in five states: each is a whole mile up, 2,005 together, where the two trucks drove 2,002.5.
  const halves = irp(
    ['TX', 'OK', 'KS', 'AR', 'LA'].flatMap((code) => [sum(1, code, 3002), sum(2, code, 1003)]),
  );

  it('has one total over its jurisdictions and over its vehicles', () => {
    const view = irpView(halves, null);
    expect(view.rows.map(({ distance }) => distance)).toEqual([401, 401, 401, 401, 401]);
    expect(view.total).toBe(2005);
    expect(view.byVehicle.map(({ distance, places }) => [distance, places])).toEqual([
      [1505, 5],
      [500, 5],
    ]);
  });

  it('rounds a vehicle alone by its own miles', () => {
    const one = irpView(halves, 1);
    expect([one.total, one.rows.map(({ distance }) => distance)]).toEqual([1500, [300, 300, 300, 300, 300]]);
  });

  it('takes kilometers as they were written where the carrier records in them', () => {
    // 40 rows of 101 km are kept as 62.8 miles each: 2,512.0.
    const metric = { ...sum(1, 'ON', 25_120), tenthMillimeters: 40_400_000_000 };
    expect(irpView(irp([metric], 'km'), null).total).toBe(4040);
    expect(irpCsv(irp([metric], 'km'))).toContain(',ON,Ontario,4040.0');
    expect(irpView(irp([metric], 'mile'), null).total).toBe(2510);
  });
});

describe('the months of a mileage tax', () => {
  const viewsOf = (state: 'KY' | 'OR') => {
    const months = ['2026-07', '2026-08', '2026-09'];
    const sums = months.map((month) => ({ equipmentId: 1, jurisdiction: state, month, tenthMiles: 1005 }));
    const truck = {
      id: 1,
      unit: '101',
      axles: 5,
      registeredWeightPounds: 80_000,
      combinationWeightPounds: 80_000,
    };
    const quarter = { year: 2026, quarter: 3 } as const;
    const returns = stateReturns({
      quarter,
      sums,
      vehicles: [truck],
      accounts: [],
      entries: [],
      unladenPounds: new Map(),
    });
    const report = { quarter, sums, vehicles: [truck], returns, years: new Map() };
    const view = distanceTaxViews(report as unknown as DistanceTaxReport).taxes.find(
      ({ code }) => code === state,
    );
    return [view?.rows[0]?.months, view?.rows[0]?.total, view?.periods.map((one) => one.taxableMiles)];
  };

  it('add up to the quarter that is filed', () => {
    expect(viewsOf('KY')).toEqual([[101, 101, 100], 302, [302]]);
  });

  it('are those of the returns where each month is filed', () => {
    expect(viewsOf('OR')).toEqual([[101, 101, 101], 303, [101, 101, 101]]);
  });
});
