import { PDFDocument } from 'pdf-lib';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { localDateInZone } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { defaultReportQuarter } from '~/areas/returns/rules/report-filter';
import { startApp } from '../../factories/app';
import { giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

/** The third quarter of 2026 is over and not yet late: no interest in its figures. */
const NOW = '2026-10-20T15:00:00Z';
const app = await startApp({ env: { CLOCK_NOW: NOW } });
const last = defaultReportQuarter(localDateInZone(Date.parse(NOW), 'America/Chicago'));

const has = (html: string, text: string) => expect(html.includes(text), `the page says "${text}"`).toBe(true);
const hasNot = (html: string, text: string) =>
  expect(html.includes(text), `the page does not say "${text}"`).toBe(false);

describe('the report page', () => {
  it('runs the last full quarter at once, with filing first, its map and its taxes by state', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.get('/mileage/reports');
    expect(page.status).toBe(200);
    has(page.html, `<h1>Reports: ${quarterLabel(last)}</h1>`);
    expect(page.html).toMatch(
      new RegExp(`<option value="${quarterKey(last)}" selected(="")?>${quarterLabel(last)}</option>`),
    );
    expect(page.html).toMatch(/<input[^>]*id="hide_no_data"[^>]*checked/);
    const downloads = page.html.slice(page.html.indexOf('class="downloads'));
    expect(downloads.indexOf('File this quarter')).toBeLessThan(downloads.indexOf('What to type'));
    expect(page.html).toMatch(/aria-label="Tax or credit by state: Kentucky \$59\.25, Texas \u2212\$30\.00"/);
    hasNot(page.html, 'class="toast');
  });

  it('says of a quarter without records that a return is due with zeros', async () => {
    const { visitor } = await signedIn(app);
    has((await visitor.get('/mileage/reports')).html, 'No miles and no fuel in this quarter');
  });

  it('has no strip of a late return while there is time', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    hasNot((await me.visitor.get('/mileage/reports?q=20263')).html, 'class="late-strip"');
  });

  it('shows the return to the cent from the address alone', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.get('/mileage/reports?q=20263');
    expect(page.status).toBe(200);
    for (const text of [
      '8.00',
      '$29.25',
      '$33.00',
      '$26.25',
      '\u2212$30.00',
      'Kentucky',
      'surcharge',
      'Ready to file',
    ])
      has(page.html, text);
    has(page.html, '/mileage/reports/download?type=pdf&amp;q=20263');
  });

  it('keeps both switches in the address, also when they are off', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.get(
      '/mileage/reports?q=20263&equipment_id=&per_equipment=0&per_equipment=1&hide_no_data=0',
    );
    has(page.html, 'Unit 101');
    has(page.html, 'Unit 102');
    has(page.html, 'Wyoming');
    has(page.html, 'type=excel&amp;q=20263&amp;per_equipment=1&amp;hide_no_data=0');
  });

  it('refuses a period that is none with 422 and says so', async () => {
    const { visitor } = await signedIn(app);
    for (const q of ['2026', '20265', 'abcde', '19991']) {
      const page = await visitor.get(`/mileage/reports?q=${q}`);
      expect(page.status).toBe(422);
      has(page.html, 'Choose a period from the list.');
    }
  });

  it("knows no foreign vehicle's report", async () => {
    const other = await signedIn(app);
    const ids = await giveThreeStates(other.scope);
    const me = await signedIn(app);
    const page = await me.visitor.get(`/mileage/reports?q=20263&equipment_id=${ids.get('101')}`);
    expect(page.status).toBe(422);
    has(page.html, 'This vehicle was not found.');
  });

  it('sends guests to sign in, and programs away with 401', async () => {
    const page = await fetch(`${app.origin}/mileage/reports?q=20263`, { redirect: 'manual' });
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toContain('/mileage/login');
    expect((await fetch(`${app.origin}/mileage/api/reports?q=20263`)).status).toBe(401);
  });
});

describe('the report as a file', () => {
  it('is a tagged PDF with title, language and outline', async () => {
    const me = await signedIn(app, { legalName: 'Sutter & Sons Trucking LLC' });
    await giveThreeStates(me.scope);
    const response = await fetch(`${app.origin}/mileage/api/reports?type=pdf&q=20263`, {
      headers: me.bearer,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="ifta-2026-Q3.pdf"');
    const document = await PDFDocument.load(await response.arrayBuffer());
    expect(document.getTitle()).toBe('IFTA fuel tax return Q3 2026, Sutter & Sons Trucking LLC');
    const catalog = document.catalog.toString();
    expect(catalog).toMatch(/\/StructTreeRoot/);
    expect(catalog).toMatch(/\/MarkInfo/);
    expect(catalog).toMatch(/\/Outlines/);
    expect(catalog).toMatch(/\/Lang/);
  });

  it('is called the same in every type, by the page and by the API, and by what it holds', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const unit = (await me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId } })).id;
    const cookies = { Cookie: `${me.cookie.name}=${me.cookie.value}` };
    const name = async (path: string, init: RequestInit) =>
      (await fetch(`${app.origin}/mileage${path}`, init)).headers.get('content-disposition');
    for (const [query, expected] of [
      ['', 'ifta-2026-Q3'],
      ['&per_equipment=1', 'ifta-2026-Q3-by-vehicle'],
      [`&equipment_id=${unit}`, `ifta-2026-Q3-vehicle-${unit}`],
    ] as const) {
      for (const [type, ending] of [
        ['csv', 'csv'],
        ['excel', 'xlsx'],
      ] as const) {
        const file = `attachment; filename="${expected}.${ending}"`;
        const of = `type=${type}&q=20263${query}`;
        expect(await name(`/api/reports?${of}`, { headers: me.bearer })).toBe(file);
        expect(await name(`/reports/download?${of}`, { headers: cookies })).toBe(file);
      }
      const json = `/reports/download?type=json&q=20263${query}`;
      expect(await name(json, { headers: cookies })).toBe(`attachment; filename="${expected}.json"`);
      const [ofPage, ofApi] = await Promise.all(
        [
          fetch(`${app.origin}/mileage${json}`, { headers: cookies }),
          fetch(`${app.origin}/mileage/api/reports?q=20263${query}`, { headers: me.bearer }),
        ].map(async (response) => (await response).json() as Promise<unknown>),
      );
      expect(ofPage).toEqual(ofApi);
    }
  });

  it('is not sent again where the client has it', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const get = (type: string, tag = '') =>
      fetch(`${app.origin}/mileage/api/reports?type=${type}&q=20263`, {
        headers: { ...me.bearer, ...(tag && { 'If-None-Match': tag }) },
      });
    for (const type of ['csv', 'excel', 'pdf']) {
      const first = await get(type);
      const tag = first.headers.get('etag') ?? '';
      expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"[^"]+"$/)]);
      await first.arrayBuffer();
      const same = await get(type, tag);
      expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, '']);
      expect((await get(type, '"other"')).status).toBe(200);
    }
  });

  it('is made once for the same figures, and again when they change', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const fetchPdf = async () =>
      (await fetch(`${app.origin}/mileage/api/reports?type=pdf&q=20263`, { headers: me.bearer })).headers.get(
        'etag',
      );
    const first = await fetchPdf();
    expect(first).toBeTruthy();
    expect(await fetchPdf()).toBe(first);
    await me.db.fuelPurchase.updateMany({
      where: { carrierId: me.carrierId, state: 'CA' },
      data: { quantity: '251' },
    });
    expect(await fetchPdf()).not.toBe(first);
    expect(await me.db.reportFile.count({ where: { carrierId: me.carrierId } })).toBe(2);
  });

  it('is a workbook with a cover, formulas and the records behind it', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const response = await fetch(`${app.origin}/mileage/api/reports?type=excel&q=20263&per_equipment=1`, {
      headers: me.bearer,
    });
    expect(response.status).toBe(200);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([
      'Return',
      'Special diesel',
      'Unit 101',
      'Unit 102',
      'Vehicles',
      'Trips',
      'Fuel',
    ]);
    const sheet = workbook.getWorksheet('Special diesel')!;
    expect(sheet.getCell('B5').value).toMatchObject({ formula: 'ROUND(B3*100/B4,0)/100', result: 8 });
    expect(sheet.getCell('L9').value).toMatchObject({ result: 33 });
    expect(workbook.getWorksheet('Trips')!.rowCount).toBe(1 + 5);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 7 });
  });

  it('is CSV and JSON at once', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const csv = await (
      await fetch(`${app.origin}/mileage/api/reports?type=csv&q=20263`, { headers: me.bearer })
    ).text();
    expect(csv.split('\r\n')[2]).toBe(
      'Q3 2026,,special_diesel,KY,Kentucky,tax,,0.2200,final,2000,2000,250,100,150,33.00,0.00,mi,gallon,USD,8.00',
    );
    const json = (await (
      await fetch(`${app.origin}/mileage/api/reports?filter[q]=20263`, { headers: me.bearer })
    ).json()) as {
      data: { data: Record<string, unknown>[]; totals: Record<string, unknown> }[];
      warnings: string[];
    };
    expect(json.data[0]?.data[1]).toMatchObject({
      state: 'KY',
      rate: '0.2200',
      miles: 2000,
      fuel_purchased: 100,
      fuel_consumed: 250,
      fuel_taxable: 150,
      tax_amount: '33.00',
    });
    expect(json.data[0]?.totals).toMatchObject({
      count: 3,
      consumption: '8.00',
      miles: 10000,
      fuel_consumed: 1250,
      fuel_purchased: 1250,
      tax_amount: '29.25',
    });
  });

  it('is refused by name where the request cannot be read', async () => {
    const me = await signedIn(app);
    const response = await fetch(`${app.origin}/mileage/api/reports?q=20263&type=docx`, {
      headers: me.bearer,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { type: ['type must be pdf, excel, csv or json.'] },
    });
    expect((await fetch(`${app.origin}/mileage/api/reports?q=7`, { headers: me.bearer })).status).toBe(422);
  });

  it("is not found by another carrier's people", async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    await fetch(`${app.origin}/mileage/api/reports?type=pdf&q=20263`, { headers: me.bearer });
    const file = await me.db.reportFile.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    const other = await signedIn(app);
    expect(
      (await fetch(`${app.origin}/mileage/api/reports/files/${file.id}`, { headers: other.bearer })).status,
    ).toBe(404);
    expect(
      (await fetch(`${app.origin}/mileage/api/reports/files/${file.id}/content`, { headers: other.bearer }))
        .status,
    ).toBe(404);
    expect((await other.visitor.get(`/mileage/reports/files/${file.id}`)).status).toBe(404);
    expect((await me.visitor.get(`/mileage/reports/files/${file.id}`)).status).toBe(200);
  });
});
