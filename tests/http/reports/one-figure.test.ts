import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { startApp } from '../../factories/app';
import { recomputed } from '../../factories/formulas';
import { giveRates, giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeApiToken, signedIn } from '../../factories/signed-in';

/** A day on which the third quarter of 2026, due November 2, is three weeks late. */
const app = await startApp({ env: { CLOCK_NOW: '2026-11-23T15:00:00Z' } });
type Me = Awaited<ReturnType<typeof signIn>>;

/** With a token that no clock lets expire. */
async function signIn() {
  const me = await signedIn(app);
  return { ...me, bearer: { Authorization: `Bearer ${await makeApiToken(me.db, me)}` } };
}

const words = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** "79.69", "-5.00" or "incomplete" after a label, without symbol and the screen readers' word. */
const amountAfter = (text: string, label: RegExp): string => {
  const found = new RegExp(`${label.source} (incomplete|[\u2212-]?C?\\$?[\\d,]+\\.\\d\\d)`).exec(text);
  return found?.[1]?.replace('\u2212', '-').replace(/[C$,]/g, '') ?? `nothing after ${label.source}`;
};

const TO_PAY = /(?:To pay on 11\/23\/2026|To pay|Credit)/;

async function pdfText(me: Me): Promise<string> {
  const response = await fetch(`${app.origin}/mileage/api/reports?type=pdf&q=20263`, { headers: me.bearer });
  expect(response.status).toBe(200);
  const read = await patientReader().read(new Uint8Array(await response.arrayBuffer()), '2026-11-23');
  if (!read.ok) throw new Error(read.detail);
  return read.value.pages
    .flatMap(({ items }) => items)
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');
}

async function workbookAmounts(me: Me): Promise<Map<string, string>> {
  const response = await fetch(`${app.origin}/mileage/api/reports?type=excel&q=20263`, {
    headers: me.bearer,
  });
  expect(response.status).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const valueOf = recomputed(workbook);
  const amounts = new Map<string, string>();
  workbook.getWorksheet('Return')!.eachRow((row, at) => {
    const { value } = row.getCell(5);
    if (value === null || value === undefined || at < 9) return;
    const text = typeof value === 'string' ? value : Number(valueOf('Return', `E${at}`)).toFixed(2);
    amounts.set(row.getCell(1).text, text);
  });
  return amounts;
}

const json = async (me: Me, path: string) =>
  (await (await fetch(`${app.origin}/mileage/api${path}`, { headers: me.bearer })).json()) as Record<
    string,
    never
  >;

/** What each screen, paper and call says is to be paid. */
async function sums(me: Me, filed: boolean): Promise<Record<string, string>> {
  const screen = words((await me.visitor.get('/mileage/reports?q=20263')).html);
  const sheet = words((await me.visitor.get('/mileage/reports/sheet?q=20263')).html);
  const filing = words((await me.visitor.get('/mileage/reports/filing?q=20263')).html);
  const workbook = await workbookAmounts(me);
  const report = (await json(me, '/reports?q=20263')) as unknown as { totals: { to_pay: string | null } };
  const standing = (
    (await json(me, '/reports/filings/20263')) as unknown as {
      data: { amount?: string | null; versions: { to_pay: string }[] };
    }
  ).data;
  return {
    screen: amountAfter(screen.slice(screen.lastIndexOf(' Tax ')), TO_PAY),
    sheet: amountAfter(sheet, /(?:Total balance due|Penalty [^ ]+ Credit)/),
    filing: filed ? standing.versions[0]!.to_pay : amountAfter(filing, TO_PAY),
    pdf: amountAfter((await pdfText(me)).split('Sum over all fuels').at(-1)!, TO_PAY),
    workbook:
      workbook.get('To pay on 11/23/2026') ?? workbook.get('To pay') ?? workbook.get('Credit') ?? 'nothing',
    report: report.totals.to_pay ?? 'incomplete',
    filings: (filed ? standing.versions[0]!.to_pay : standing.amount) ?? 'incomplete',
  };
}

const same = (text: string) =>
  Object.fromEntries(
    ['screen', 'sheet', 'filing', 'pdf', 'workbook', 'report', 'filings'].map((name) => [name, text]),
  );

describe('the sum to pay', () => {
  it('has interest and penalty as of today on every paper of a late quarter', async () => {
    const me = await signIn();
    await giveThreeStates(me.scope);
    // Tax 18.75 and surcharge 10.50; Kentucky owes 59.25 for one month, 0.44; penalty 50.00.
    expect(await sums(me, false)).toEqual(same('79.69'));
    for (const path of ['/reports?q=20263', '/reports/sheet?q=20263']) {
      const page = words((await me.visitor.get(`/mileage${path}`)).html);
      expect(page).toContain('The return is late: interest and penalty as of 11/23/2026.');
      expect(amountAfter(page, /Penalty/)).toBe('50.00');
    }
    const sheet = words((await me.visitor.get('/mileage/reports/sheet?q=20263')).html);
    expect(sheet).toContain(
      'A credit in another jurisdiction, or for another fuel, does not lower it (R1230).',
    );
    const workbook = await workbookAmounts(me);
    expect(workbook.get('Penalty')).toBe('50.00');
  });

  it('has the credit that was applied before it', async () => {
    const me = await signIn();
    await giveThreeStates(me.scope);
    await giveRates(me.scope, 20262, [
      { jurisdiction: 'TX', rate: '0.2000' },
      { jurisdiction: 'OK', rate: '0.1000' },
    ]);
    await giveRecords(me.scope, {
      units: [{ unit: 'C' }],
      trips: [{ unit: 'C', date: '2026-05-01', miles: { TX: 500, OK: 500 } }],
      fuel: [{ unit: 'C', date: '2026-05-01', state: 'TX', quantity: '100' }],
    });
    const file = async (q: number, body: Record<string, string>) =>
      fetch(`${app.origin}/mileage/api/reports/filings/${q}`, {
        method: 'POST',
        headers: { ...me.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await file(20262, { filed_on: '2026-07-30', credit_use: 'carry' })).status).toBe(201);
    expect((await file(20263, { filed_on: '2026-11-23', credit_applied: '5.00' })).status).toBe(201);
    expect(await sums(me, true)).toEqual({ ...same('74.69') });
    const version = words((await me.visitor.get('/mileage/reports/filings/20263/1')).html);
    expect(amountAfter(version, /Credit applied/)).toBe('-5.00');
    expect(amountAfter(version, /To pay or credit/)).toBe('74.69');
    for (const text of [
      words((await me.visitor.get('/mileage/reports?q=20263')).html),
      words((await me.visitor.get('/mileage/reports/sheet?q=20263')).html),
      await pdfText(me),
    ])
      expect(amountAfter(text, /Credit applied/)).toBe('-5.00');
    expect((await workbookAmounts(me)).get('Credit applied')).toBe('-5.00');
    expect((await json(me, '/reports?q=20263'))['totals']).toMatchObject({
      tax_amount: '79.69',
      credit_applied: '5.00',
      to_pay: '74.69',
    });
  });

  it('is none where a rate is missing, and the jurisdictions are named', async () => {
    const me = await signIn();
    await giveThreeStates(me.scope);
    await giveRecords(me.scope, {
      units: [{ unit: '103' }],
      trips: [{ unit: '103', date: '2026-08-08', miles: { OK: 800, KS: 100 } }],
    });
    // The three states' rates are the only ones that the test has published.
    expect(await sums(me, false)).toEqual(same('incomplete'));
    const report = words((await me.visitor.get('/mileage/reports?q=20263')).html);
    expect(report).toContain('incomplete: Kansas, Oklahoma');
    for (const text of [
      report,
      await pdfText(me),
      words((await me.visitor.get('/mileage/reports/sheet?q=20263')).html),
    ])
      expect(text).toContain('No total yet. Not computed: Kansas, Oklahoma.');
    const list = words((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html);
    expect(list).toContain('incomplete: Kansas, Oklahoma');
    expect(await json(me, '/reports?q=20263')).toMatchObject({
      info: { complete: false, missing: ['Kansas', 'Oklahoma'] },
      totals: { tax: null, tax_amount: null, to_pay: null },
    });
    const refused = await fetch(`${app.origin}/mileage/api/reports/filings/20263`, {
      method: 'POST',
      headers: { ...me.bearer, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(409);
  });

  it('is there, and marked on every paper, once the carrier has entered the missing rate', async () => {
    const me = await signIn();
    await giveThreeStates(me.scope);
    await giveRecords(me.scope, {
      units: [{ unit: '103' }],
      trips: [{ unit: '103', date: '2026-08-08', miles: { KS: 800 } }],
    });
    expect(await sums(me, false)).toEqual(same('incomplete'));
    const rates = '/mileage/reports/rates?q=20263';
    const typed = { jurisdiction: 'KS', fuel: 'special_diesel', rate: '0.2500', source: 'KS notice 26-03' };
    const entered = await me.visitor.post(rates, typed);
    expect(words(entered.html)).toContain('The rate for Kansas is entered.');
    // 10,800 miles on 1,250 gallons: 8.64. KS 23.25, KY 28.82 and surcharge 24.26, TX -41.20, CA -18.60; interest 0.57.
    expect(await sums(me, false)).toEqual(same('67.10'));
    expect(words((await me.visitor.get('/mileage/reports?q=20263')).html)).toContain('Entered by you');
    expect(words((await me.visitor.get('/mileage/reports/sheet?q=20263')).html)).toContain(
      'Rates entered by you: Kansas (special diesel).',
    );
    expect(await pdfText(me)).toContain('entered by you');
    const report = (await json(me, '/reports?q=20263')) as unknown as {
      info: { complete: boolean; rate_status: string };
    };
    expect(report.info).toMatchObject({ complete: true });
    expect(JSON.stringify(report)).toContain('"rate_status":"entered"');
    // The published rate replaces it.
    await giveRates(me.scope, 20263, [
      { jurisdiction: 'TX', rate: '0.2000' },
      { jurisdiction: 'KY', rate: '0.2200', surcharge: '0.1050' },
      { jurisdiction: 'CA', rate: '0.9790' },
      { jurisdiction: 'KS', rate: '0.3000' },
    ]);
    const after = words((await me.visitor.get('/mileage/reports?q=20263')).html);
    expect(after).not.toContain('Entered by you');
    expect(words((await me.visitor.get(rates)).html)).toContain('Not used: the published rate counts');
    expect(new Set(Object.values(await sums(me, false))).size).toBe(1);
  });
});
