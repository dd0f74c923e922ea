import { describe, expect, it } from 'vitest';
import { findFiledReturn } from '~/areas/returns/data/filed-returns.server';
import { isQuarterFiled } from '~/areas/returns/data/filed-returns.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { previewSum } from '~/areas/returns/views/filing-view';
import { reportView } from '~/areas/returns/views/report-view';
import { fileQuarter, reopenQuarter } from '~/areas/returns/file-quarter.server';
import { creditFor, previewFiling } from '~/areas/returns/preview-filing.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { testContext } from '../../factories/context';
import { giveRates, giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const TODAY = '2026-11-21';
const Q3 = parseQuarterKey(20263)!;
const input = (more: Record<string, string> = {}) => ({
  filedOn: '2026-11-02',
  confirmation: 'TX-778',
  ...more,
});

async function viewOf(scope: CarrierScope, query = 'q=20263') {
  const { filter } = readReportFilter(new URLSearchParams(query), TODAY);
  const result = await quarterReport(testContext(scope), filter, TODAY);
  if (!result.ok) throw new Error(result.failure.message);
  return reportView(result.value);
}

const moreFuel = (scope: CarrierScope, quantity: string) =>
  scope.db.fuelPurchase.updateMany({
    where: { carrierId: scope.carrierId, state: 'CA' },
    data: { quantity },
  });

describe('filing a quarter', () => {
  it('keeps the figures, rates and hashes, and locks the quarter', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    expect(await fileQuarter(testContext(scope), Q3, input(), TODAY)).toMatchObject({
      ok: true,
      value: { version: 1, stepCents: 2925 },
    });
    expect(await isQuarterFiled(scope, 20263)).toBe(true);
    const filed = await findFiledReturn(scope, 20263);
    expect(filed).toMatchObject({
      version: 1,
      filedOn: '2026-11-02',
      confirmation: 'TX-778',
      dueCents: 2925,
      interestCents: 0,
      penaltyCents: 0,
      differenceCents: null,
    });
    expect(filed?.sources.trips).toMatchObject({ count: 3 });
    expect(filed?.sources.fuel).toMatchObject({ count: 4 });
    expect(filed?.sources.rates?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await viewOf(scope)).toMatchObject({
      state: 'filed',
      filed: { version: 1, confirmation: 'TX-778' },
    });
  });

  it('shows the filed figures after the rates have changed, per vehicle too', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    await fileQuarter(testContext(scope), Q3, input(), TODAY);
    await giveRates(scope, 20263, [{ jurisdiction: 'TX', rate: '9.9999' }]);
    expect((await viewOf(scope)).totals.dueCents).toBe(2925);
    const units = await viewOf(scope, 'q=20263&per_equipment=1');
    expect(units.groups.reduce((sum, group) => sum + (group.totals.taxCents ?? 0), 0)).toBe(2925);
    await giveThreeStates((await makeAccount(database.prisma)).scope);
  });

  it('charges interest by line and the penalty when late, and knows both beforehand', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const days = { filedOn: '2026-11-20', paidOn: null, interestPercent: null };
    const preview = await previewFiling(testContext(scope), Q3, days, TODAY);
    // KY owes 59.25 for one month at 0.75 %: 0.44; TX is a credit and lowers nothing. Penalty: at least $50.
    expect(preview).toMatchObject({ interestCents: 44, penaltyCents: 5000, stepCents: 2925 + 44 + 5000 });
    expect(await fileQuarter(testContext(scope), Q3, input({ filedOn: '2026-11-20' }), TODAY)).toMatchObject({
      ok: true,
      value: { stepCents: 7969 },
    });
    expect((await viewOf(scope)).totals).toMatchObject({
      interestCents: 44,
      penaltyCents: 5000,
      dueCents: 7969,
    });
  });

  it('knows the penalty where the interest rate of a year is not known yet, as the report does', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const late = { filedOn: '2031-02-03', paidOn: null, interestPercent: null };
    const preview = await previewFiling(testContext(scope), Q3, late, TODAY);
    expect(preview).toMatchObject({ interestCents: null, penaltyCents: 5000, stepCents: null });
    expect(preview.unknownInterestYears).toContain(2031);
    const { cover, toPayCents } = previewSum(preview);
    expect([cover.interestCents, cover.penaltyCents, toPayCents]).toEqual([null, 5000, null]);
  });

  it('is refused where a rate is preliminary or missing, a route is not calculated, or the quarter is not over', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    await giveRates(scope, 20263, [
      { jurisdiction: 'TX', rate: '0.2000', status: 'preliminary' },
      { jurisdiction: 'KY', rate: '0.2200' },
      { jurisdiction: 'CA', rate: '0.9790' },
    ]);
    expect(await fileQuarter(testContext(scope), Q3, input(), TODAY)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: expect.stringContaining('preliminary') as string },
    });
    await giveRates(scope, 20263, [{ jurisdiction: 'TX', rate: '0.2000' }]);
    expect(await fileQuarter(testContext(scope), Q3, input(), TODAY)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('California') as string },
    });
    const other = await makeAccount(database.prisma);
    await giveThreeStates(other.scope);
    await giveRecords(other.scope, {
      units: [{ unit: 'P' }],
      trips: [{ unit: 'P', date: '2026-08-01', miles: {}, status: 'pending' }],
    });
    expect(await fileQuarter(testContext(other.scope), Q3, input(), TODAY)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('waiting for a route') as string },
    });
    expect(
      await fileQuarter(testContext(other.scope), parseQuarterKey(20264)!, input(), TODAY),
    ).toMatchObject({ ok: false, failure: { message: expect.stringContaining('not over yet') as string } });
    expect(await isQuarterFiled(scope, 20263)).toBe(false);
    expect(await isQuarterFiled(other.scope, 20263)).toBe(false);
  });

  it('takes the empty fields of a form for not said', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const form = {
      filedOn: '2026-11-02',
      paidOn: '',
      confirmation: '',
      notes: '',
      creditApplied: '',
      creditUse: '',
      interestPercent: '',
    };
    expect(await fileQuarter(testContext(scope), Q3, form, TODAY)).toMatchObject({ ok: true });
    expect(await fileQuarter(testContext(scope), Q3, { ...form, creditUse: 'burn' }, TODAY)).toMatchObject({
      failure: { fields: { creditUse: ['Choose what happens to the credit.'] } },
    });
  });

  it('files a zero return', async () => {
    const { scope } = await makeAccount(database.prisma);
    expect(await fileQuarter(testContext(scope), Q3, input(), TODAY)).toMatchObject({
      ok: true,
      value: { stepCents: 0 },
    });
    expect(await viewOf(scope)).toMatchObject({ state: 'filed', totals: { dueCents: 0 } });
  });

  it('is done once, also when two people do it at the same moment', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const results = await Promise.all(
      [1, 2, 3].map(() => fileQuarter(testContext(scope), Q3, input(), TODAY)),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await isQuarterFiled(scope, 20263)).toBe(true);
    expect(await scope.db.filedReturn.count({ where: { carrierId: scope.carrierId } })).toBe(1);
  });

  it('is refused to a viewer, and bad input is named by field', async () => {
    const owner = await makeAccount(database.prisma);
    const viewer = await makeAccount(database.prisma, { carrierId: owner.carrierId, role: 'viewer' });
    expect(await fileQuarter(testContext(viewer.scope), Q3, input(), TODAY)).toMatchObject({
      failure: { kind: 'forbidden' },
    });
    const { scope } = owner;
    expect(await fileQuarter(testContext(scope), Q3, input({ filedOn: '11/02' }), TODAY)).toMatchObject({
      failure: { kind: 'invalid', fields: { filedOn: [expect.any(String) as string] } },
    });
    expect(await fileQuarter(testContext(scope), Q3, input({ filedOn: '2026-12-02' }), TODAY)).toMatchObject({
      failure: { fields: { filedOn: [expect.stringContaining('future') as string] } },
    });
    for (const creditApplied of ['-5', 'abc', '1.234', '9e9']) {
      expect(await fileQuarter(testContext(scope), Q3, input({ creditApplied }), TODAY)).toMatchObject({
        failure: { fields: { creditApplied: [expect.any(String) as string] } },
      });
    }
    expect(await fileQuarter(testContext(scope), Q3, input({ creditApplied: '5' }), TODAY)).toMatchObject({
      failure: { fields: { creditApplied: ['No credit to use here.'] } },
    });
    expect(await isQuarterFiled(scope, 20263)).toBe(false);
  });
});

describe('an amended return', () => {
  it('is the difference to the return filed, with interest on what it adds', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    await fileQuarter(testContext(scope), Q3, input(), TODAY);
    expect(
      await reopenQuarter(testContext(scope), Q3, { reason: 'A receipt was for another truck' }),
    ).toEqual({ ok: true, value: null });
    expect(await isQuarterFiled(scope, 20263)).toBe(false);
    // 100 gallons less bought in California: 1,150 gallons in all, so the average and every line move.
    await moreFuel(scope, '150');
    const preview = await previewFiling(
      testContext(scope),
      Q3,
      { filedOn: '2026-11-20', paidOn: null, interestPercent: null },
      TODAY,
    );
    expect(preview.version).toBe(2);
    const added = (preview.amendment?.lines ?? []).reduce(
      (sum, line) => sum + (line.taxCents ?? 0) + (line.surchargeCents ?? 0),
      0,
    );
    expect(preview.stepCents).toBe(added + (preview.interestCents ?? NaN));
    expect(preview.interestCents).toBeGreaterThan(0);
    expect(await fileQuarter(testContext(scope), Q3, input({ filedOn: '2026-11-20' }), TODAY)).toMatchObject({
      ok: true,
      value: { version: 2, stepCents: preview.stepCents },
    });
    const versions = await scope.db.filedReturn.findMany({
      where: { carrierId: scope.carrierId },
      orderBy: { version: 'asc' },
    });
    expect(versions.map((row) => [row.version, row.dueCents, row.reopenReason])).toEqual([
      [1, 2925, 'A receipt was for another truck'],
      [2, 2925 + added, null],
    ]);
  });

  it('is refused where nothing has changed, and the quarter stays open', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    await fileQuarter(testContext(scope), Q3, input(), TODAY);
    await reopenQuarter(testContext(scope), Q3, { reason: 'to look at it' });
    expect(await fileQuarter(testContext(scope), Q3, input(), TODAY)).toMatchObject({
      ok: false,
      failure: { message: 'Nothing has changed since the return was filed.' },
    });
    expect(await isQuarterFiled(scope, 20263)).toBe(false);
  });

  it('needs a reason and a filed quarter to open again', async () => {
    const { scope } = await makeAccount(database.prisma);
    expect(await reopenQuarter(testContext(scope), Q3, { reason: '' })).toMatchObject({
      failure: { kind: 'invalid' },
    });
    expect(await reopenQuarter(testContext(scope), Q3, { reason: 'because' })).toMatchObject({
      failure: { kind: 'conflict' },
    });
  });
});

describe('credits', () => {
  it('are carried to a later quarter, and used once', async () => {
    const { scope } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    await giveRates(scope, 20262, [
      { jurisdiction: 'TX', rate: '0.2000' },
      { jurisdiction: 'OK', rate: '0.1000' },
    ]);
    const ids = await scope.db.equipment.findFirstOrThrow({
      where: { carrierId: scope.carrierId, unit: '101' },
    });
    await giveRecords(scope, {
      units: [{ unit: 'C' }],
      trips: [{ unit: 'C', date: '2026-05-01', miles: { TX: 500, OK: 500 } }],
      fuel: [{ unit: 'C', date: '2026-05-01', state: 'TX', quantity: '100' }],
    });
    expect(ids).toBeTruthy();
    // 10 mpg, 50 gallons each: TX -50 gallons = -10.00, OK 50 gallons = 5.00.
    const Q2 = parseQuarterKey(20262)!;
    expect(
      await fileQuarter(testContext(scope), Q2, { filedOn: '2026-07-30', creditUse: 'carry' }, TODAY),
    ).toMatchObject({ ok: true, value: { stepCents: -500 } });
    const preview = await previewFiling(
      testContext(scope),
      Q3,
      { filedOn: '2026-11-02', paidOn: null, interestPercent: null },
      TODAY,
    );
    expect(await creditFor(testContext(scope), preview)).toBe(500);
    expect(await fileQuarter(testContext(scope), Q3, input({ creditApplied: '5.01' }), TODAY)).toMatchObject({
      failure: { fields: { creditApplied: ['At most 5.00 can be used here.'] } },
    });
    expect(await fileQuarter(testContext(scope), Q3, input({ creditApplied: '5.00' }), TODAY)).toMatchObject({
      ok: true,
    });
    await reopenQuarter(testContext(scope), Q3, { reason: 'again' });
    const later = await previewFiling(
      testContext(scope),
      Q3,
      { filedOn: '2026-11-20', paidOn: null, interestPercent: null },
      TODAY,
    );
    expect(await creditFor(testContext(scope), later)).toBe(0);
  });
});
