import { describe, expect, it } from 'vitest';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { formSheet } from '~/areas/returns/views/form-sheet';
import { reportView } from '~/areas/returns/views/report-view';
import { quarterReport, type QuarterReport } from '~/areas/returns/quarter-report.server';
import { testContext } from '../../factories/context';
import { giveRates, giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const TODAY = '2026-10-20';

async function report(scope: Parameters<typeof testContext>[0], query: string): Promise<QuarterReport> {
  const { filter } = readReportFilter(new URLSearchParams(query), TODAY);
  const result = await quarterReport(testContext(scope) as never, filter, TODAY);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const line = (view: ReturnType<typeof reportView>, key: string, group = 0) => {
  const row = view.groups[group]?.rows.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`no row ${key}: ${view.groups[group]?.rows.map((one) => one.key).join()}`);
  return row;
};

describe('the report of a quarter', () => {
  it('reproduces the hand-checked return from trips and fuel', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const view = reportView(await report(scope, 'q=20263'));
    expect(view.groups).toHaveLength(1);
    expect(view.groups[0]).toMatchObject({ title: null, average: '8.00', totalFuel: 1250 });
    expect(line(view, 'special_diesel/TX/')).toMatchObject({
      totalDistance: 6000,
      taxableFuel: 750,
      taxPaidFuel: 900,
      netTaxableFuel: -150,
      taxCents: -3000,
      rate: '0.2000',
    });
    expect(line(view, 'special_diesel/KY/')).toMatchObject({
      totalDistance: 2000,
      taxableFuel: 250,
      netTaxableFuel: 150,
      taxCents: 3300,
    });
    expect(line(view, 'special_diesel/KY//surcharge')).toMatchObject({
      taxableFuel: 250,
      taxPaidFuel: 0,
      taxCents: 2625,
      rate: '0.1050',
    });
    expect(line(view, 'special_diesel/CA/')).toMatchObject({ netTaxableFuel: 0, taxCents: 0 });
    expect(view.totals).toMatchObject({ distance: 10000, netTaxCents: 2925, dueCents: 2925 });
    expect(view).toMatchObject({ state: 'ready', complete: true });
  });

  it('gives every vehicle its share, and the shares add up to the return', async () => {
    const { scope } = await makeAccount(database.prisma);
    const units = await giveThreeStates(scope);
    const whole = reportView(await report(scope, 'q=20263'));
    const shares = reportView(await report(scope, 'q=20263&per_equipment=1'));
    expect(shares.groups.map((group) => group.title)).toEqual(['Unit 101', 'Unit 102']);
    expect(shares.groups.reduce((sum, group) => sum + (group.totals.taxCents ?? 0), 0)).toBe(
      whole.totals.netTaxCents,
    );
    expect(shares.groups.reduce((sum, group) => sum + group.totals.totalDistance, 0)).toBe(10000);
    const one = reportView(await report(scope, `q=20263&equipment_id=${units.get('102')}`));
    expect(one.groups).toHaveLength(1);
    expect(one.groups[0]).toEqual(shares.groups[1]);
    expect(one).toMatchObject({
      vehicle: 'Unit 102',
      totals: { distance: 4000, dueCents: shares.groups[1]?.totals.taxCents },
    });
    expect(one.figures.map(({ value }) => value).slice(0, 3)).toEqual(['4,000', '550', '8.00']);
    const other = reportView(await report(scope, `q=20263&equipment_id=${units.get('101')}`));
    for (const name of ['dueCents', 'surchargeCents'] as const)
      expect((one.totals[name] ?? NaN) + (other.totals[name] ?? NaN)).toBe(whole.totals[name]);
  });

  it('says a missing rate by name, computes no tax there and is not ready', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveRates(scope, 20262, [
      { jurisdiction: 'TX', rate: '0.2000' },
      { jurisdiction: 'OK', rate: '0.1900', status: 'preliminary' },
    ]);
    await giveRecords(scope, {
      units: [{ unit: '7', fuelType: 'gasoline' }],
      trips: [{ unit: '7', date: '2026-04-02', miles: { TX: 600, NM: 200 } }],
      fuel: [{ unit: '7', date: '2026-04-02', state: 'TX', quantity: '100', fuelType: 'gasoline' }],
    });
    const view = reportView(await report(scope, 'q=20262'));
    expect(view.complete).toBe(false);
    expect(view.state).toBe('blocked');
    expect(line(view, 'gasoline/NM/')).toMatchObject({ rateStatus: 'missing', taxCents: null });
    expect(view.notices[0]?.text).toMatch(/New Mexico/);
  });

  it('lets go of a state that was corrected to zero, and asks no rate for miles that are exempt', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const before = reportView(await report(scope, 'q=20263'));
    await giveRecords(scope, {
      units: [{ unit: '103' }],
      // Neither state has a rate: in Kansas nothing was driven in the end, in Nebraska all miles were under a permit.
      trips: [{ unit: '103', date: '2026-08-08', miles: { TX: 80, KS: 0, NE: [100, 100] } }],
      fuel: [{ unit: '103', date: '2026-08-08', state: 'TX', quantity: '22.5' }],
    });
    for (const query of ['q=20263', 'q=20263&per_equipment=1', 'q=20263&hide_no_data=1']) {
      const view = reportView(await report(scope, query));
      expect(view).toMatchObject({ complete: true, state: 'ready' });
      const codes = view.groups.flatMap((group) => group.rows.map((row) => row.code));
      expect(codes).not.toContain('KS');
      expect(codes).toContain('NE');
    }
    const view = reportView(await report(scope, 'q=20263'));
    expect(view.groups[0]?.totals.count).toBe((before.groups[0]?.totals.count ?? 0) + 1);
    expect(line(view, 'special_diesel/NE/')).toMatchObject({ totalDistance: 100, taxCents: 0 });
    expect(
      formSheet((await report(scope, 'q=20263')).computed).schedules[0]?.lines.map(({ code }) => code),
    ).toEqual(['CA', 'KY', 'KY', 'NE', 'TX']);
    const all = reportView(await report(scope, 'q=20263&hide_no_data=0'));
    expect(all.groups[0]?.rows.map((row) => row.code)).toContain('KS');
  });

  it('splits a jurisdiction whose rate changed inside the quarter by the trip date', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveRates(scope, 20261, [
      { jurisdiction: 'NJ', rate: '0.4000' },
      { jurisdiction: 'NJ', rate: '0.5000', from: '2026-02-15' },
      { jurisdiction: 'PA', rate: '0.7000' },
    ]);
    await giveRecords(scope, {
      units: [{ unit: '1' }],
      trips: [
        { unit: '1', date: '2026-02-14', miles: { NJ: 300, PA: 500 } },
        { unit: '1', date: '2026-02-15', miles: { NJ: 100.5, PA: 99.5 } },
      ],
      fuel: [{ unit: '1', date: '2026-02-15', state: 'NJ', quantity: '125.125' }],
    });
    const view = reportView(await report(scope, 'q=20261'));
    const rows = view.groups[0]?.rows.filter((row) => row.code === 'NJ') ?? [];
    expect(rows.map((row) => [row.period, row.rate, row.totalDistance, row.taxPaidFuel])).toEqual([
      ['01/01 to 02/14/2026', '0.4000', 300, 0],
      ['02/15 to 03/31/2026', '0.5000', 101, 125],
    ]);
    expect(view.groups[0]?.totals.totalDistance).toBe(1001);
  });

  it('shows every change at once: kept sums are used only while nothing has changed', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveRates(scope, 20261, [
      { jurisdiction: 'NJ', rate: '0.4000' },
      { jurisdiction: 'NJ', rate: '0.5000', from: '2026-02-15' },
    ]);
    await giveRecords(scope, {
      units: [{ unit: '1' }],
      trips: [{ unit: '1', date: '2026-02-10', miles: { NJ: 300 } }],
      fuel: [{ unit: '1', date: '2026-02-01', state: 'NJ', quantity: '50' }],
    });
    const parts = async () =>
      reportView(await report(scope, 'q=20261')).groups[0]?.rows.map((row) => [
        row.period?.slice(0, 5),
        row.totalDistance,
        row.taxPaidFuel,
      ]);
    expect(await parts()).toEqual([['01/01', 300, 50]]);
    expect(await parts()).toEqual([['01/01', 300, 50]]);
    // A later day of the same quarter, past the change of the rate.
    const { carrierId } = scope;
    await scope.db.trip.updateMany({ where: { carrierId }, data: { endDate: new Date('2026-02-20') } });
    expect(await parts()).toEqual([
      ['01/01', 0, 50],
      ['02/15', 300, 0],
    ]);
    await scope.db.tripJurisdiction.updateMany({ where: { carrierId }, data: { tenthMiles: 3125 } });
    expect(await parts()).toEqual([
      ['01/01', 0, 50],
      ['02/15', 313, 0],
    ]);
    await scope.db.fuelPurchase.updateMany({ where: { carrierId }, data: { date: new Date('2026-03-01') } });
    expect(await parts()).toEqual([['02/15', 313, 50]]);
    // Another day of change parts the same records anew.
    await giveRates(scope, 20261, [
      { jurisdiction: 'NJ', rate: '0.4000' },
      { jurisdiction: 'NJ', rate: '0.5000', from: '2026-02-25' },
    ]);
    expect(await parts()).toEqual([
      ['01/01', 313, 0],
      ['02/25', 0, 50],
    ]);
  });

  it('leaves vehicles out that do not qualify and says so', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    await giveRecords(scope, {
      units: [{ unit: 'PICKUP', axles: 2, registeredWeightPounds: 9000 }],
      trips: [{ unit: 'PICKUP', date: '2026-07-10', miles: { TX: 500 } }],
    });
    const view = reportView(await report(scope, 'q=20263'));
    expect(view.totals.distance).toBe(10000);
    expect(view.notices.map((notice) => notice.text).join(' ')).toContain('unit PICKUP');
  });

  it('keeps two fuels in two schedules and dual-fuel vehicles apart', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveRates(scope, 20263, [
      { jurisdiction: 'TX', rate: '0.2000' },
      { jurisdiction: 'TX', rate: '0.1500', fuel: 'propane' },
    ]);
    await giveRecords(scope, {
      units: [{ unit: 'A' }, { unit: 'B' }],
      trips: [
        { unit: 'A', date: '2026-07-01', miles: { TX: 1000 } },
        { unit: 'B', date: '2026-07-01', miles: { TX: 600 } },
      ],
      fuel: [
        { unit: 'A', date: '2026-07-01', state: 'TX', quantity: '200' },
        { unit: 'B', date: '2026-07-01', state: 'TX', quantity: '75' },
        { unit: 'B', date: '2026-07-01', state: 'TX', quantity: '25', fuelType: 'propane' },
      ],
    });
    const view = reportView(await report(scope, 'q=20263'));
    expect(view.groups.map((group) => [group.title, group.totals.totalDistance])).toEqual([
      ['Special diesel', 1450],
      ['Propane', 150],
    ]);
  });

  it('lists every member jurisdiction with its rate where asked to', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const view = reportView(await report(scope, 'q=20263&hide_no_data=0'));
    expect(new Set(view.groups[0]?.rows.map((row) => row.code)).size).toBe(58);
    expect(view.totals.netTaxCents).toBe(2925);
    expect(view.complete).toBe(true);
  });

  it('is a zero return where nothing moved', async () => {
    const { scope } = await makeAccount(database.prisma);
    const view = reportView(await report(scope, 'q=20263'));
    expect(view.groups).toEqual([]);
    expect(view.totals.dueCents).toBe(0);
    expect(view.notices.map((notice) => notice.text).join(' ')).toContain(
      'A return is still due, with zeros.',
    );
  });

  it("shows nothing of another carrier's records, and no foreign vehicle", async () => {
    const other = await makeAccount(database.prisma);
    const ids = await giveThreeStates(other.scope);
    const { scope } = await makeAccount(database.prisma);
    expect(reportView(await report(scope, 'q=20263')).groups).toEqual([]);
    await expect(report(scope, `q=20263&equipment_id=${ids.get('101')}`)).rejects.toThrow(
      'vehicle was not found',
    );
  });
});
