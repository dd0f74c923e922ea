import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { fixedFromScaled } from '~/engine/units/format';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { reportCsv } from '~/areas/returns/views/report-csv';
import { reportResource } from '~/areas/returns/views/report-resource';
import { reportView, type ReportView } from '~/areas/returns/views/report-view';
import { informerView } from '~/areas/ledger/views/ledger-view';
import { listRecords, type RecordList } from '~/areas/ledger/list-records.server';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { quarterReport, type QuarterReport } from '~/areas/returns/quarter-report.server';
import { fleetCtx } from '../../factories/fleet';
import { giveRates, giveRecords, type GivenFuel, type GivenTrip } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** Random quarters, shown everywhere a figure of the return is shown: one figure, whatever shows it. */
const { prisma } = await testDatabase();
const TODAY = '2026-10-15';
const KEY = 20263;
const FUELS = ['special_diesel', 'gasoline', 'propane'] as const;

interface RandomQuarter {
  base: 'TX' | 'ON';
  units: { fuelType: (typeof FUELS)[number]; qualifies: boolean }[];
  trips: { unit: number; day: string; parts: { state: string; tenths: number; exempt: number }[] }[];
  fuel: {
    unit: number;
    day: string;
    state: string;
    fuelType: (typeof FUELS)[number];
    thousandths: number;
    liters: boolean;
    taxPaid: boolean;
  }[];
  changes: { day: string; state: string }[];
  holiday: boolean;
  filed: boolean;
}

const day = fc.constantFrom(
  '2026-07-01',
  '2026-07-31',
  '2026-08-01',
  '2026-08-20',
  '2026-09-15',
  '2026-09-30',
);
const unit = fc.nat(3);
const randomQuarter: fc.Arbitrary<RandomQuarter> = fc.record({
  base: fc.constantFrom('TX', 'TX', 'ON'),
  units: fc.array(
    fc.record({
      fuelType: fc.constantFrom('special_diesel', 'special_diesel', ...FUELS),
      qualifies: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  trips: fc.array(
    fc.record({
      unit,
      day,
      parts: fc.uniqueArray(
        fc.record({
          state: fc.constantFrom('TX', 'OK', 'NJ', 'KY', 'OR', 'AK', 'ON'),
          tenths: fc.integer({ min: 500, max: 20_000 }),
          exempt: fc.constantFrom(0, 0, 0, 1, 400, 20_000),
        }),
        { selector: (part) => part.state, minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  fuel: fc.array(
    fc.record({
      unit,
      day,
      state: fc.constantFrom('TX', 'OK', 'NJ', 'KY', 'NM'),
      fuelType: fc.constantFrom('special_diesel', 'special_diesel', ...FUELS),
      thousandths: fc.integer({ min: 10_000, max: 400_000 }),
      liters: fc.boolean(),
      taxPaid: fc.constantFrom(true, true, false),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  changes: fc.uniqueArray(
    fc.record({ day: fc.constantFrom('2026-08-01', '2026-09-01'), state: fc.constantFrom('NJ', 'KY') }),
    { selector: (change) => `${change.day} ${change.state}`, maxLength: 2 },
  ),
  holiday: fc.boolean(),
  filed: fc.boolean(),
});

const RATES: Record<string, [usd: string, cad: string, surcharge?: string]> = {
  TX: ['0.2000', '0.0723'],
  OK: ['0.1900', '0.0687'],
  NJ: ['0.4930', '0.1783'],
  KY: ['0.2200', '0.0796', '0.1050'],
  NM: ['0.2100', '0.0760'],
  ON: ['0.2436', '0.0900'],
};

async function give(quarter: RandomQuarter): Promise<{ scope: CarrierScope; ids: number[] }> {
  const { scope } = await makeAccount(prisma, { planPackageId: 'ic_advanced' });
  await prisma.carrier.update({ where: { id: scope.carrierId }, data: { baseJurisdiction: quarter.base } });
  const rates = FUELS.flatMap((fuel, at) =>
    Object.entries(RATES).flatMap(([jurisdiction, [usd, cad, surcharge]]) => {
      const rate = (text: string, more: number) => (Number(text) + at / 100 + more).toFixed(4);
      const of = (more: number, from?: string) => ({
        jurisdiction,
        fuel,
        rate: rate(usd, more),
        cad: rate(cad, more),
        ...(surcharge && quarter.base === 'TX' ? { surcharge } : {}),
        ...(from ? { from } : {}),
      });
      const changes = quarter.changes.filter((change) => change.state === jurisdiction);
      return [of(0), ...changes.map((change, index) => of(0.05 * (index + 1), change.day))];
    }),
  );
  await giveRates(scope, KEY, [...rates, ...FUELS.map((fuel) => ({ jurisdiction: 'OR', rate: null, fuel }))]);
  await prisma.exemptPeriod.deleteMany();
  if (quarter.holiday)
    await prisma.exemptPeriod.create({
      data: {
        jurisdiction: 'OK',
        from: new Date('2026-08-10T00:00:00Z'),
        to: new Date('2026-08-25T00:00:00Z'),
        source: 'test',
        createdBy: scope.userId,
      },
    });
  const name = (at: number) => `U${at}`;
  const ids = await giveRecords(scope, {
    units: quarter.units.map(({ fuelType, qualifies }, at) => ({
      unit: name(at),
      fuelType,
      ...(qualifies ? { axles: 3 } : { axles: 2, registeredWeightPounds: 9_000 }),
    })),
    trips: quarter.trips.map((trip): GivenTrip => ({
      unit: name(trip.unit),
      date: trip.day,
      miles: Object.fromEntries(
        trip.parts.map(({ state, tenths, exempt }) => [state, [tenths / 10, Math.min(exempt, tenths) / 10]]),
      ),
    })),
    fuel: quarter.fuel.map((bought): GivenFuel => ({
      unit: name(bought.unit),
      date: bought.day,
      state: bought.state,
      quantity: fixedFromScaled(bought.thousandths, 3),
      fuelType: bought.fuelType,
      fuelUnit: bought.liters ? 'litre' : 'gallon',
      taxPaid: bought.taxPaid,
    })),
  });
  return { scope, ids: quarter.units.map((_, at) => ids.get(name(at)) ?? 0) };
}

async function reportOf(
  scope: CarrierScope,
  query: string,
): Promise<{ report: QuarterReport; view: ReportView }> {
  const { filter } = readReportFilter(new URLSearchParams(`q=${KEY}${query}`), TODAY);
  const result = await quarterReport(fleetCtx(scope), filter, TODAY);
  if (!result.ok) throw new Error(result.failure.message);
  return { report: result.value, view: reportView(result.value) };
}

const listOf = (
  scope: CarrierScope,
  filter: { quarterKey?: number; equipmentId?: number },
): Promise<RecordList> =>
  listRecords(fleetCtx(scope), filter, { start: 0, length: 50, order: 'date', direction: 'asc' });

/** How far the taxes of the rows may be from the sum of the lines: those are of whole miles and gallons. */
function roundingOf(report: QuarterReport, rows: number): number {
  const lines = report.computed.schedules.flatMap((schedule) =>
    schedule.lines.map((line) => {
      const average = Math.max(0.01, (schedule.average.hundredths ?? 100) / 100);
      return 100 * (Number(line.rate ?? 0) + Number(line.surcharge?.rate ?? 0)) * (1.01 + 1.01 / average) + 2;
    }),
  );
  return lines.reduce((sum, cents) => sum + cents, rows);
}

async function agrees(scope: CarrierScope, ids: readonly number[]): Promise<void> {
  const { report, view } = await reportOf(scope, '');
  const { totals } = view;
  const net = totals.netTaxCents;
  const hasLines = report.computed.schedules.some((schedule) => schedule.lines.length > 0);

  for (const filter of [{ quarterKey: KEY }, {}]) {
    const list = await listOf(scope, filter);
    expect(list.informers.complete, 'badges complete').toBe(view.complete);
    if (!view.complete) continue;
    expect(list.informers.taxCents ?? 0, 'badge').toBe(net);
    if (view.distanceUnit === 'mi' && hasLines) {
      const ifta = report.computed.schedules.reduce((sum, schedule) => sum + schedule.iftaDistance, 0);
      const gallons = report.computed.schedules.reduce((sum, schedule) => sum + schedule.totalFuel, 0);
      const badges = informerView(list);
      expect([badges.miles, badges.gallons].map((text) => Number(text.replaceAll(',', '')))).toEqual([
        ifta,
        gallons,
      ]);
    }
    const ofRows = list.rows.reduce((sum, row) => sum + (row.taxCents ?? 0), 0);
    expect(Math.abs(ofRows - net), `rows ${ofRows}, return ${net}`).toBeLessThanOrEqual(
      roundingOf(report, list.rows.length),
    );
  }

  const { view: shares } = await reportOf(scope, '&per_equipment=1');
  expect(
    shares.groups.reduce((sum, group) => sum + group.totals.taxCents, 0),
    'per equipment',
  ).toBe(net);
  expect(shares.totals).toEqual(totals);
  for (const equipmentId of ids) {
    const own = (await reportOf(scope, `&equipment_id=${equipmentId}`)).view;
    const list = await listOf(scope, { quarterKey: KEY, equipmentId });
    if (view.complete)
      expect(list.informers.taxCents ?? 0, 'badge of a vehicle').toBe(own.totals.netTaxCents);
  }

  const json = reportResource(view, null);
  expect([json.totals.tax, json.totals.surcharge], 'API').toEqual(
    [totals.taxCents, totals.surchargeCents].map((cents) => fixedFromScaled(cents, 2)),
  );
  const [head = '', ...lines] = reportCsv(view).trim().split('\r\n');
  const column = head.split(',').indexOf('tax');
  const csv = lines.reduce((sum, line) => sum + Math.round(100 * Number(line.split(',')[column] ?? 0)), 0);
  expect(csv, 'CSV').toBe(net);
}

describe('a random quarter', () => {
  it('has one figure in the list, its badges, the report, per equipment, CSV and API, filed or not', async () => {
    await fc.assert(
      fc.asyncProperty(randomQuarter, async (quarter) => {
        const { scope, ids } = await give(quarter);
        await agrees(scope, ids);
        if (!quarter.filed) return;
        const filed = await fileQuarter(fleetCtx(scope), parseQuarterKey(KEY)!, { filedOn: TODAY }, TODAY);
        if (!filed.ok) return;
        await agrees(scope, ids);
        // Rates and fuels that change after the filing leave the filed figures alone.
        await giveRates(scope, KEY, [{ jurisdiction: 'TX', rate: '0.9000' }]);
        await prisma.equipment.updateMany({
          where: { carrierId: scope.carrierId },
          data: { fuelType: 'propane' },
        });
        await agrees(scope, ids);
      }),
      // A failing quarter is small enough to read; shrinking it takes minutes.
      { numRuns: Number(process.env['RANDOM_QUARTERS'] ?? 10), endOnFailure: true },
    );
  }, 180_000);
});
