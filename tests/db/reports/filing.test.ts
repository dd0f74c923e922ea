import fc from 'fast-check';
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

/** Half away from zero. */
const halfUp = (over: bigint, under: bigint): bigint =>
  over < 0n ? -halfUp(-over, under) : (2n * over + under) / (2n * under);

describe('credits through a random year', () => {
  const KEYS = [20254, 20261, 20262, 20263] as const;
  const FILED: Record<number, string> = {
    20254: '2026-01-20',
    20261: '2026-04-20',
    20262: '2026-07-20',
    20263: '2026-10-20',
  };
  const DAY: Record<number, string> = {
    20254: '2025-11-05',
    20261: '2026-02-05',
    20262: '2026-05-05',
    20263: '2026-08-05',
  };
  const year = fc.tuple(
    ...KEYS.map(() =>
      fc.record({
        tx: fc.integer({ min: 300, max: 4_000 }),
        ok: fc.integer({ min: 300, max: 4_000 }),
        mpg: fc.integer({ min: 5, max: 9 }),
        /** Percent of the fuel that was bought in Texas. */
        share: fc.integer({ min: 5, max: 95 }),
        use: fc.constantFrom('carry', 'carry', 'refund'),
        applies: fc.constantFrom('all', 'half', 'none'),
        /** More fuel that is found later, in gallons of Texas, for an amended return. */
        later: fc.constantFrom(0, 0, 40, 300),
        laterUse: fc.constantFrom('carry', 'refund'),
      }),
    ),
  );

  it('are what was carried less what was used, whatever was paid out or amended', async () => {
    await fc.assert(
      fc.asyncProperty(year, async (drawn) => {
        const quarters = drawn.map(({ mpg, share, ...quarter }) => {
          const fuel = Math.round((quarter.tx + quarter.ok) / mpg);
          const inTx = Math.max(1, Math.round((fuel * share) / 100));
          return { ...quarter, inTx, inOk: Math.max(1, fuel - inTx) };
        });
        const { scope } = await makeAccount(database.prisma);
        const ctx = testContext(scope);
        const net = ({ tx, ok, inTx, inOk }: Record<'tx' | 'ok' | 'inTx' | 'inOk', number>): number => {
          const average = halfUp(BigInt(tx + ok) * 100n, BigInt(inTx + inOk));
          const tax = (miles: number, bought: number, rate: bigint) =>
            halfUp((halfUp(BigInt(miles) * 100n, average) - BigInt(bought)) * rate, 100n);
          return Number(tax(tx, inTx, 2_000n) + tax(ok, inOk, 500n));
        };
        for (const [at, { tx, ok, inTx, inOk }] of quarters.entries()) {
          const key = KEYS[at]!;
          const day = DAY[key]!;
          await giveRates(scope, key, [
            { jurisdiction: 'TX', rate: '0.2000' },
            { jurisdiction: 'OK', rate: '0.0500' },
          ]);
          await giveRecords(scope, {
            units: [{ unit: `U${key}` }],
            trips: [{ unit: `U${key}`, date: day, miles: { TX: tx, OK: ok } }],
            fuel: [
              { unit: `U${key}`, date: day, state: 'TX', quantity: String(inTx) },
              { unit: `U${key}`, date: day, state: 'OK', quantity: String(inOk) },
            ],
          });
        }
        let available = 0;
        const file = async (key: number, step: number, use: string, applies: string) => {
          const quarter = parseQuarterKey(key)!;
          const given = { filedOn: FILED[key]!, creditUse: use };
          const preview = await previewFiling(
            ctx,
            quarter,
            { filedOn: FILED[key]!, paidOn: null, interestPercent: null },
            TODAY,
          );
          expect(preview.stepCents, `${key}`).toBe(step);
          expect(await creditFor(ctx, preview), `${key}`).toBe(available);
          const usable = Math.max(0, Math.min(step, available));
          const tooMuch = { ...given, creditApplied: ((usable + 1) / 100).toFixed(2) };
          expect((await fileQuarter(ctx, quarter, tooMuch, TODAY)).ok).toBe(false);
          const applied = applies === 'all' ? usable : applies === 'half' ? Math.floor(usable / 2) : 0;
          const filed = await fileQuarter(
            ctx,
            quarter,
            { ...given, creditApplied: (applied / 100).toFixed(2) },
            TODAY,
          );
          expect(filed, `${key}`).toMatchObject({ ok: true, value: { stepCents: step } });
          available += (step < 0 && use === 'carry' ? -step : 0) - applied;
        };
        for (const [at, quarter] of quarters.entries())
          await file(KEYS[at]!, net(quarter), quarter.use, quarter.applies);
        for (const [at, quarter] of quarters.entries()) {
          const key = KEYS[at]!;
          if (quarter.later === 0) continue;
          expect(
            await reopenQuarter(ctx, parseQuarterKey(key)!, { reason: 'A receipt was found' }),
          ).toMatchObject({
            ok: true,
          });
          await giveRecords(scope, {
            units: [{ unit: `V${key}` }],
            fuel: [{ unit: `V${key}`, date: DAY[key]!, state: 'TX', quantity: String(quarter.later) }],
          });
          const again = net({ ...quarter, inTx: quarter.inTx + quarter.later });
          await file(key, again - net(quarter), quarter.laterUse, quarter.applies);
        }
      }),
      { numRuns: Number(process.env['RANDOM_YEARS'] ?? 6), endOnFailure: true },
    );
  }, 120_000);
});
