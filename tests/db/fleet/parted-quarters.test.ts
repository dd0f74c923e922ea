import { describe, expect, it } from 'vitest';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { reportView } from '~/areas/returns/views/report-view';
import { listRecords } from '~/areas/ledger/list-records.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { fleetCtx } from '../../factories/fleet';
import { giveRates, giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const page = { start: 0, length: 50, order: 'date', direction: 'asc' } as const;

/** A quarter with a rate that changes on February 15 and a fuel holiday from March 1 to 10. */
async function partedQuarter() {
  const { scope } = await makeAccount(prisma);
  await giveRates(scope, 20241, [
    { jurisdiction: 'NJ', rate: '0.4000' },
    { jurisdiction: 'NJ', rate: '0.5000', from: '2024-02-15' },
    { jurisdiction: 'PA', rate: '0.7000' },
    { jurisdiction: 'GA', rate: '0.3000', surcharge: '0.1000' },
  ]);
  await prisma.exemptPeriod.create({
    data: {
      jurisdiction: 'GA',
      from: new Date('2024-03-01T00:00:00Z'),
      to: new Date('2024-03-10T00:00:00Z'),
      source: 'test',
      createdBy: scope.userId,
    },
  });
  const ids = await giveRecords(scope, {
    units: [{ unit: '1' }, { unit: '2' }],
    trips: [
      { unit: '1', date: '2024-02-14', miles: { NJ: 300, PA: 500 } },
      { unit: '1', date: '2024-02-15', miles: { NJ: 300, PA: 100 } },
      { unit: '2', date: '2024-03-05', miles: { GA: 800 } },
      { unit: '2', date: '2024-03-11', miles: { GA: 400, PA: 200 } },
    ],
    fuel: [
      { unit: '1', date: '2024-02-14', state: 'NJ', quantity: '110' },
      { unit: '2', date: '2024-03-05', state: 'GA', quantity: '200' },
      { unit: '2', date: '2024-03-20', state: 'GA', quantity: '90' },
    ],
  });
  return { ctx: fleetCtx(scope), ids };
}

describe('a quarter in which a rate changes and fuel is free of tax for some days', () => {
  it('shows above the list what the return shows, for the fleet and for all quarters', async () => {
    const { ctx } = await partedQuarter();
    const { filter } = readReportFilter(new URLSearchParams('q=20241'), '2024-04-20');
    const report = await quarterReport(ctx, filter, '2024-04-20');
    if (!report.ok) throw new Error(report.failure.message);
    const view = reportView(report.value);
    expect(view.notices.some((notice) => notice.text.includes('Georgia'))).toBe(true);
    for (const quarterKey of [20241, undefined]) {
      const { informers } = await listRecords(ctx, { quarterKey }, page);
      expect(informers).toMatchObject({
        taxCents: view.totals.netTaxCents,
        iftaDistance: view.totals.distance,
        averageHundredths: report.value.computed.schedules[0]?.average.hundredths,
        complete: true,
      });
    }
  });

  it('gives each row the rate of its own day, and none on a day without tax', async () => {
    const { ctx } = await partedQuarter();
    const { rows } = await listRecords(ctx, { quarterKey: 20241 }, page);
    const taxOf = (kind: 'trip' | 'fuel', date: string) =>
      rows.find((row) => row.kind === kind && row.date === date)?.taxCents;
    // 2,600 miles on 400 gallons: 6.5 mpg.
    expect(taxOf('trip', '2024-02-14')).toBe(Math.round((300 * 0.4 + 500 * 0.7) / 0.065));
    expect(taxOf('trip', '2024-02-15')).toBe(Math.round((300 * 0.5 + 100 * 0.7) / 0.065));
    expect(taxOf('trip', '2024-03-05')).toBe(0);
    expect(taxOf('fuel', '2024-02-14')).toBe(-4400);
    expect(taxOf('fuel', '2024-03-05')).toBe(0);
    expect(taxOf('fuel', '2024-03-20')).toBe(-2700);
  });

  it('shows for one vehicle its share of the return, as the report does', async () => {
    const { ctx, ids } = await partedQuarter();
    const equipmentId = ids.get('2') ?? 0;
    const { informers } = await listRecords(ctx, { quarterKey: 20241, equipmentId }, page);
    const query = new URLSearchParams(`q=20241&equipment_id=${equipmentId}`);
    const report = await quarterReport(ctx, readReportFilter(query, '2024-04-20').filter, '2024-04-20');
    if (!report.ok) throw new Error(report.failure.message);
    // 1,400 miles on 290 gallons are its own 4.83 mpg; the tax is at the fleet's 6.50.
    expect(informers).toMatchObject({
      iftaDistance: 1400,
      fuel: 290,
      averageHundredths: 483,
      taxCents: reportView(report.value).totals.netTaxCents,
    });
  });
});
