import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { ELD_SEGMENTS, eldFile } from '../../factories/known-reports';
import { signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
const PAGE = '/mileage/imports/positions';

/** A person whose log was read: eight positions of two trucks, on two days. */
async function logged(): Promise<SignedIn> {
  const person = await signedIn(app);
  const form = new FormData();
  form.set('intent', 'upload');
  form.set('file', new File([eldFile(ELD_SEGMENTS)], 'log.csv'));
  const response = await fetch(`${app.origin}/mileage/imports?index`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
    body: form,
  });
  const path = response.headers.get('location') ?? '';
  await expect
    .poll(async () => (await person.visitor.get(path)).headers.get('refresh'), { timeout: 60_000 })
    .toBeNull();
  return person;
}

const file = (person: SignedIn, type: string, query: string) =>
  fetch(`${app.origin}${PAGE}.${type}?${query}`, {
    headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
  });

it('gives the positions of a truck and a span of days as CSV and as a workbook, without scripts', async () => {
  const person = await logged();
  expect((await person.visitor.get('/mileage/imports')).html).toContain(`href="${PAGE}"`);
  expect((await person.visitor.get(PAGE)).html).toMatch(/<option value="T-1"[^>]*>T-1<\/option>/);
  const query = 'unit=T-1&from=2026-11-01&to=2026-11-05';
  const page = await person.visitor.get(`${PAGE}?${query}`);
  const count = Number(/(\d+)(?:<!-- -->)? positions<\/h2>/.exec(page.html)?.[1]);
  expect(count).toBeGreaterThan(0);
  expect(page.html).toContain(`href="${PAGE}.csv?${query.replaceAll('&', '&amp;')}"`);
  const csv = await file(person, 'csv', query);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const lines = (await csv.text()).trim().split('\r\n');
  expect(lines[0]).toBe('unit,utc_time,latitude,longitude,odometer_miles');
  expect(lines).toHaveLength(count + 1);
  expect(lines.slice(1).every((line) => line.startsWith('T-1,2026-11-0'))).toBe(true);
  expect(lines.join('\n')).toContain(',32.780000,-96.800000,');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await (await file(person, 'xlsx', query)).arrayBuffer());
  const sheet = book.worksheets[0];
  expect(sheet?.rowCount).toBe(count + 1);
  expect(sheet?.getRow(2).getCell(1).value).toBe('T-1');
  // Two decimals, as the rule for ELD files has them, are not enough for IFTA.
  const check = page.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(check).toMatch(/T-1 11\/0\d\/2026 .*Fail .*only 2 decimals/);
  // The days count in the zone of the carrier; others have none.
  const none = await person.visitor.get(`${PAGE}?unit=&from=2026-12-01&to=2026-12-02`);
  expect(none.html).toContain('No accepted import has positions of these days.');
});

it('says at the field what is wrong with the days, and keeps what was typed', async () => {
  const person = await signedIn(app);
  const page = await person.visitor.get(`${PAGE}?unit=&from=2026-11-05&to=2026-11-01`);
  expect(page.html).toContain('The last day lies before the first.');
  expect(page.html).toContain('value="2026-11-05"');
  const last = /<input [^>]*id="to"[^>]*>/.exec(page.html)?.[0];
  expect(last).toContain('aria-invalid="true"');
  expect(last).toContain('value="2026-11-01"');
  expect((await person.visitor.get(`${PAGE}?from=&to=`)).html).toContain('Enter the first day.');
  expect((await file(person, 'csv', 'from=2026-11-05&to=x')).status).toBe(422);
});

it('belongs to the carrier alone', async () => {
  await logged();
  const stranger = await signedIn(app);
  const query = 'unit=T-1&from=2026-11-01&to=2026-11-05';
  expect((await (await file(stranger, 'csv', query)).text()).trim().split('\r\n')).toHaveLength(1);
});
