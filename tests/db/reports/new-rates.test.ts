import { describe, expect, it } from 'vitest';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { readReportFilter } from '~/areas/returns/rules/report-filter';
import { reportView } from '~/areas/returns/views/report-view';
import { sendMail } from '~/areas/mail/send-mail.server';
import { addExemptPeriod, readExemptPeriods, removeExemptPeriod } from '~/areas/rates/exempt-periods.server';
import { publishRates } from '~/areas/rates/publish-rates.server';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { tellOfNewRates } from '~/areas/returns/tell-of-new-rates.server';
import { findPublishedQuarter, findRates } from '~/areas/rates/data/rates.server';
import { testContext, testMailer } from '../../factories/context';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const TODAY = '2026-11-21';
const Q3 = parseQuarterKey(20263)!;

async function viewOf(scope: CarrierScope, query = 'q=20263') {
  const { filter } = readReportFilter(new URLSearchParams(query), TODAY);
  const result = await quarterReport(testContext(scope), filter, TODAY);
  if (!result.ok) throw new Error(result.failure.message);
  return reportView(result.value);
}

const mailsTo = (userId: string) =>
  database.prisma.mailMessage.findMany({
    where: { userId, kind: 'rates-moved' },
    orderBy: { createdAt: 'asc' },
  });
const told = (quarterKey: number, revision: number, moved: string[], becameFinal = false) => ({
  quarterKey,
  revision,
  moved,
  becameFinal,
});

describe('new rates', () => {
  it('show in drafts at once, leave filed returns as they are, and say so in both places and by mail', async () => {
    const draft = await makeAccount(database.prisma, { legalName: 'Draft Freight' });
    await giveThreeStates(draft.scope);
    const filed = await makeAccount(database.prisma, { legalName: 'Filed Freight' });
    await giveThreeStates(filed.scope);
    const elsewhere = await makeAccount(database.prisma);
    await giveRecords(elsewhere.scope, {
      units: [{ unit: '1' }],
      trips: [{ unit: '1', date: '2026-07-01', miles: { TX: 100 } }],
    });
    expect(await fileQuarter(testContext(filed.scope), Q3, { filedOn: '2026-11-02' }, TODAY)).toMatchObject({
      ok: true,
    });
    expect((await viewOf(filed.scope)).movedRates).toEqual([]);

    // Kentucky: .22 to .25 on 150 gallons is 4.50 more.
    const system = draft.system;
    const before = await findPublishedQuarter(system, Q3);
    const rows = (await findRates(system, [20263])).map(({ id: _id, quarterKey: _key, ...row }) => row);
    const file = await system.db.rateFile.create({
      data: {
        quarterKey: 20263,
        format: 'csv',
        fileName: 'new.csv',
        source: 'uploaded',
        matrixStatus: 'final',
        bytes: Uint8Array.from([1]),
        sha256: 'c'.repeat(64),
        fetchedAt: new Date(),
        receivedBy: 'admin@example.com',
      },
      select: { id: true },
    });
    const published = await publishRates(system, {
      info: {
        quarter: Q3,
        tier: 'official',
        matrixStatus: 'final',
        finalOn: null,
        checkedOn: '2026-11-20',
        usdToCadTenThousandths: null,
        cadToUsdTenThousandths: null,
        exchangeConfidence: 'unknown',
        note: '',
      },
      rows: rows.map((row) =>
        row.jurisdiction === 'KY' ? { ...row, usd: { ...row.usd, rateTenThousandths: 2500 } } : row,
      ),
      kind: 'import',
      fileId: file.id,
      sha256: 'c'.repeat(64),
      publishedAt: new Date(),
      publishedBy: 'admin@example.com',
      findings: [],
      confirmed: true,
    });
    expect(published).toMatchObject({
      ok: true,
      value: { movedJurisdictions: ['KY'], revision: (before?.revision ?? 0) + 1 },
    });
    const revision = published.ok ? published.value.revision : 0;
    const [job] = await system.db.$queryRaw<
      { key: string }[]
    >`SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'tellOfNewRates'`;
    expect(job?.key).toBe(`new-rates:20263:${revision}`);

    expect((await viewOf(draft.scope)).totals.netTaxCents).toBe(2925 + 450);
    const kept = await viewOf(filed.scope);
    expect(kept.totals.netTaxCents).toBe(2925);
    expect(kept.movedRates).toEqual(['Kentucky']);
    expect(kept.notices.find((notice) => notice.tone === 'warn')?.text).toContain(
      'Rates changed after you filed: Kentucky.',
    );

    const ctx = testContext(system);
    expect(await tellOfNewRates(ctx, told(20263, revision, ['KY']))).toBe(2);
    expect(await tellOfNewRates(ctx, told(20263, revision, ['KY']))).toBe(0);
    expect(await mailsTo(elsewhere.userId)).toEqual([]);
    const [toDraft] = await mailsTo(draft.userId);
    const [toFiled] = await mailsTo(filed.userId);
    expect(toDraft?.params).toMatchObject({ moved: ['Kentucky'], filed: false, amount: 'Tax due $33.75' });
    expect(toFiled?.params).toMatchObject({
      moved: ['Kentucky'],
      filed: true,
      difference: "At today's rates you'd owe $4.50 more.",
    });
    const mail = testMailer();
    await sendMail(testContext(system, { mail }), { messageId: toFiled!.id, isLastAttempt: false });
    expect(mail.sent[0]?.subject).toBe('Q3 2026 rates changed after Filed Freight filed');
    expect(mail.sent[0]?.text).toContain(
      "At today's rates you'd owe $4.50 more. Ask your base state whether to amend.",
    );
    expect(mail.sent[0]?.text).toContain('/mileage/reports/filing?q=20263');
  });

  it('that only became final are told to drafts, and not to those who want no mail', async () => {
    const draft = await makeAccount(database.prisma);
    await giveThreeStates(draft.scope);
    await draft.scope.db.reminderChoice.create({
      data: { carrierId: draft.carrierId, userId: draft.userId, enabled: false },
    });
    const other = await makeAccount(database.prisma);
    await giveRecords(other.scope, {
      units: [{ unit: '1' }],
      trips: [{ unit: '1', date: '2026-07-01', miles: { TX: 100 } }],
    });
    await tellOfNewRates(testContext(other.system), told(20263, 990, [], true));
    expect(await mailsTo(draft.userId)).toEqual([]);
    expect((await mailsTo(other.userId)).at(-1)?.params).toMatchObject({ moved: [], becameFinal: true });
  });
});

describe('fuel holidays', () => {
  it('leave miles and fuel of their days out of the tax and in the average, and are gone when they are removed', async () => {
    const me = await makeAccount(database.prisma);
    await giveThreeStates(me.scope);
    const admin = {
      ...testContext(me.system),
      admin: { id: me.userId, email: 'admin@example.com', name: 'A' },
    };
    expect(
      await addExemptPeriod(admin, {
        jurisdiction: 'KY',
        fuel: '',
        from: '2026-08-02',
        to: '2026-08-01',
        source: 'x',
      }),
    ).toMatchObject({ ok: false, failure: { fields: { to: expect.any(Array) as unknown } } });
    expect(
      await addExemptPeriod(admin, {
        jurisdiction: 'AK',
        fuel: '',
        from: '2026-08-01',
        to: '2026-08-02',
        source: 'x',
      }),
    ).toMatchObject({ ok: false });
    // The 1,200 miles of July 6 and the 100 gallons of July 7 are exempt; the 800 miles of September are not.
    const added = await addExemptPeriod(admin, {
      jurisdiction: 'KY',
      fuel: 'special_diesel',
      from: '2026-07-01',
      to: '2026-07-31',
      source: 'HB 1',
    });
    expect(added).toMatchObject({ ok: true });
    expect(
      await addExemptPeriod(admin, {
        jurisdiction: 'KY',
        fuel: '',
        from: '2026-07-31',
        to: '2026-08-02',
        source: 'x',
      }),
    ).toMatchObject({ ok: false });
    const view = await viewOf(me.scope);
    const [tax, surcharge] = view.groups[0]?.rows.filter((row) => row.code === 'KY') ?? [];
    expect(view.groups[0]).toMatchObject({ average: '8.00', totalFuel: 1250 });
    expect(tax).toMatchObject({
      totalDistance: 2000,
      taxableDistance: 800,
      taxableFuel: 100,
      taxPaidFuel: 0,
      netTaxableFuel: 100,
    });
    expect(surcharge).toMatchObject({ taxableFuel: 100, taxCents: 1050 });
    expect(view.notices.map((notice) => notice.text).join(' ')).toContain(
      'Kentucky charged no tax from 2026-07-01 to 2026-07-31',
    );
    const shares = await viewOf(me.scope, 'q=20263&per_equipment=1');
    expect(shares.groups.reduce((sum, group) => sum + (group.totals.taxCents ?? 0), 0)).toBe(
      view.totals.netTaxCents,
    );
    const [entered] = await readExemptPeriods(admin);
    expect(await removeExemptPeriod(admin, entered?.id ?? 0)).toMatchObject({ ok: true });
    expect(await removeExemptPeriod(admin, entered?.id ?? 0)).toMatchObject({ ok: false });
    expect((await viewOf(me.scope)).groups[0]?.rows.find((row) => row.code === 'KY')).toMatchObject({
      taxableDistance: 2000,
    });
  });
});
