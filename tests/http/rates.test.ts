import { describe, expect, test } from 'vitest';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';
import { startApp } from '../factories/app';
import { shippedRows } from '../fixtures/rates/official-layout';

// The day before the fourth quarter's matrix becomes final.
const app = await startApp({ env: { CLOCK_NOW: '2026-12-03T15:00:00Z' } });
const url = (path: string) => `${app.origin}/mileage${path}`;
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url(path), {
    headers: { Accept: 'text/html', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** Rows of the page as lists of cell texts. */
function rowsOf(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '';
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<(abbr|span)[^>]*(?:visually-hidden|rates-narrow)[^>]*>.*?<\/\1>/gs, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
}
const rowOf = (html: string, name: string) => rowsOf(html).find((row) => row[1]?.includes(name));

describe('the rates page', () => {
  test('opens with the newest year and the second quarter of its reversed list', async () => {
    const { status, html } = await get('/rates');
    expect(status).toBe(200);
    expect(html).toContain('IFTA fuel tax rates, Q3 2026');
    const quarters = [.../id="choose-quarter".*?<\/nav>/s.exec(html)![0].matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(quarters).toEqual([4, 3, 2, 1].map((quarter) => `/mileage/rates/2026/${quarter}`));
    const years = [.../id="choose-year".*?<\/nav>/s.exec(html)![0].matchAll(/>(\d{4})</g)].map(
      ([, year]) => year,
    );
    expect(years).toEqual(['2026', '2025', '2023', '2022']);
  });

  test('has exactly the specified columns and every member', async () => {
    const { html } = await get('/rates/2026/3');
    const heads = [.../<thead>(.*?)<\/thead>/s.exec(html)![1]!.matchAll(/<th[^>]*>([^<]+)/g)].map(
      ([, text]) => text,
    );
    expect(heads).toEqual(['Country', 'State', 'Year', 'Quarter', 'Rate', 'Surcharge Rate']);
    const rows = rowsOf(html);
    expect(rows).toHaveLength(58);
    expect(rowOf(html, 'Texas')).toEqual(['U.S.', 'TX Texas', '2026', '3', '0.2000', '']);
    expect(rowOf(html, 'Kentucky')?.slice(4)).toEqual(['0.2200', '0.1050']);
    expect(rows.at(-1)?.[1]).toBe('SK Saskatchewan');
  });

  test('explains Oregon and says "no rate" there, never zero', async () => {
    const { html } = await get('/rates/2026/3');
    expect(rowOf(html, 'Oregon')?.[4]).toBe('no rate');
    expect(html).toContain('weight-mile tax');
    expect(html).not.toContain('>0.0000<');
  });

  test('shows what changed against the quarter before, in the row and in a list', async () => {
    const { html } = await get('/rates/2026/2');
    expect(rowOf(html, 'Indiana')?.[4]).toBe('0.6300 +0.0200');
    expect(html).toMatch(/\+0\.0200<span class="visually-hidden"> since (?:<!-- -->)?Q1 2026/);
    expect(rowOf(html, 'Alberta')?.[4]).toBe('0.3596');
    expect(html).toContain('3 jurisdictions changed since Q1 2026');
  });

  test('marks a preliminary quarter and what it does not know', async () => {
    const { html } = await get('/rates/2026/4');
    expect(html).toContain('The rates for Q4 2026 are preliminary until about December 4, 2026');
    expect(html).toContain('tag-warn');
    expect(rowOf(html, 'Ontario')?.[4]).toBe('not known');
    // Ten provinces are not known: nothing may say that nothing changed, that both currencies are printed, or that the file is official.
    expect(html).toContain('No change since Q3 2026 in the rates we have. 10 rates not known yet.');
    expect(
      html.split('No Q4 2026 rates for Canada yet. Check the IFTA matrix before you file.'),
    ).toHaveLength(2);
    expect(html).toContain('copies of the preliminary table, not the official file');
    expect(html).not.toContain('never converted');
    expect(html).toContain('surcharges for 48 states, October to December 2026 (preliminary)');
  });

  test('marks reconstructed rates, and leaves out those that sources disagree on', async () => {
    const { html } = await get('/rates/2026/3?fuel=gasoline');
    expect(html).toContain('Check before filing');
    for (const name of ['Indiana', 'Maryland', 'New York']) expect(rowOf(html, name)?.[4]).toBe('not known');
    expect(rowOf(html, 'California')?.[4]).toBe('no rate');
  });

  test('shows both published numbers, and says what a figure is per', async () => {
    const { html } = await get('/rates/2026/2?fuel=electricity&currency=cad');
    expect(rowOf(html, 'Indiana')?.slice(4)).toEqual([expect.stringContaining('0.0680 per km'), '']);
    expect(html).toContain('Indiana taxes these per mile');
    expect(rowOf((await get('/rates/2026/2?currency=cad')).html, 'Quebec')?.[4]).toBe('0.2020');
  });

  test('warns of New Jersey in the first quarter of 2025', async () => {
    const { html } = await get('/rates/2025/1');
    expect(html).toContain('the matrix and state law differ');
    expect(rowOf(html, 'New Jersey')?.[4]).toBe('Check before filing 0.4930');
  });

  test('keeps the fuel in the links of quarters that have it, and drops it elsewhere', async () => {
    const { html } = await get('/rates/2026/2?fuel=propane');
    expect(html).toContain('href="/mileage/rates/2026/1?fuel=propane"');
    expect(html).toContain('href="/mileage/rates/2026/3"');
  });

  test('works without scripts, sends none, and names its source', async () => {
    const { html } = await get('/rates/2026/3');
    // Structured data is no script.
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).toContain('https://www.iftach.org/taxmatrix4/Taxmatrix.php?QY=3Q2026');
    expect(html).toMatch(/checked(?:<!-- -->|\s)*November 20, 2026/);
  });
});

describe('a cached rates page', () => {
  test('is public, has an ETag, and is not sent again', async () => {
    const first = await get('/rates/2026/3');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"/);
    const again = await get('/rates/2026/3', { 'If-None-Match': etag });
    expect(again).toMatchObject({ status: 304, html: '' });
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get('/rates/2026/2', { 'If-None-Match': etag })).status).toBe(200);
    expect((await get('/rates/2026/3', { 'If-None-Match': 'W/"old"' })).status).toBe(200);
  });

  test('belongs to the person who sends a session cookie', async () => {
    const { headers, status } = await get('/rates/2026/3', { Cookie: 'stateline_session=whatever; other=1' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/cookie/i);
  });
});

describe('an address without rates', () => {
  test.each([
    ['/rates/2024/1', 'We do not have reliable rates for Q1 2024'],
    ['/rates/2026/5', 'This quarter does not exist'],
    ['/rates/2026/0', 'This quarter does not exist'],
    ['/rates/1999/1', 'This quarter does not exist'],
    ['/rates/02026/3', 'This quarter does not exist'],
    ['/rates/2026/3.0', 'This quarter does not exist'],
    ['/rates/abc/x', 'This quarter does not exist'],
    ['/rates/2026', 'This quarter does not exist'],
    ['/rates/2026/3/4', 'This quarter does not exist'],
    ['/rates/2026/%00', 'This quarter does not exist'],
    ["/rates/2026/3'%20OR%201=1", 'This quarter does not exist'],
    ['/rates/2026/3?fuel=propane', 'We do not have rates of this fuel for Q3 2026'],
    ['/rates/2026/3?fuel=%3Cscript%3E', '&lt;script&gt;'],
  ])('%s is a 404 page with links to the quarters there are', async (path, text) => {
    const { status, html, headers } = await get(path);
    expect(status).toBe(404);
    expect(html).toContain(text);
    expect(html).toContain('href="/mileage/rates/2026/3"');
    expect(html).not.toContain('<script');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the CSV of a quarter', () => {
  test('holds every fuel with status and source, and is not sent twice', async () => {
    const response = await fetch(url('/rates/2026/2.csv'));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('ifta-rates-2026-q2.csv');
    expect(parseSeedRates(await response.text())).toEqual(shippedRows('2026Q2'));
    const again = await fetch(url('/rates/2026/2.csv'), {
      headers: { 'If-None-Match': response.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test.each(['/rates/2024/1.csv', '/rates/2026/9.csv', '/rates/x/1.csv'])('%s is not found', async (path) => {
    expect((await fetch(url(path))).status).toBe(404);
  });
});

describe('GET /api/demo-rates', () => {
  interface List {
    data: Record<string, unknown>[];
    recordsTotal: number;
    recordsFiltered: number;
    input: unknown;
    filter: unknown;
  }
  const list = async (path: string) => (await (await fetch(url(`/api/demo-rates${path}`))).json()) as List;

  test('lists the default quarter with the fields of a rate', async () => {
    const answer = await list('');
    expect(answer).toMatchObject({
      recordsTotal: 58,
      recordsFiltered: 58,
      input: { start: 0, length: 100 },
      filter: { year: 2026, quarter: 3 },
    });
    expect(answer.data[0]).toMatchObject({
      id: expect.any(Number) as number,
      country: 'US',
      jurisdiction: 'AL',
      year: 2026,
      quarter: 3,
      value: '0.3100',
      surcharge_value: null,
      status: 'final',
    });
    expect(answer.data.find((rate) => rate['jurisdiction'] === 'OR')).toMatchObject({
      value: null,
      status: 'final',
    });
  });

  test('takes year and quarter as path parts or filters', async () => {
    expect((await list('/2025/4')).filter).toEqual({ year: 2025, quarter: 4 });
    expect((await list('/2025')).filter).toEqual({ year: 2025, quarter: 3 });
    expect((await list('?filter[year]=2026&filter[quarter]=1')).filter).toEqual({ year: 2026, quarter: 1 });
  });

  test('searches, sorts and pages as the list protocol says', async () => {
    const columns = 'columns[0][data]=jurisdiction&columns[1][data]=value';
    const dearest = await list(`/2026/3?${columns}&order[0][column]=1&order[0][dir]=desc&start=0&length=2`);
    expect(dearest.data.map((rate) => rate['jurisdiction'])).toEqual(['CA', 'PA']);
    expect(dearest).toMatchObject({ recordsTotal: 58, recordsFiltered: 58, input: { start: 0, length: 2 } });
    const next = await list(`/2026/3?${columns}&order[0][column]=1&order[0][dir]=desc&start=2&length=2`);
    expect(next.data.map((rate) => rate['jurisdiction'])).not.toContain('CA');
    const found = await list(`/2026/3?${columns}&search[value]=carolina`);
    expect(found.data.map((rate) => rate['jurisdiction'])).toEqual(['NC', 'SC']);
    expect(found).toMatchObject({ recordsTotal: 58, recordsFiltered: 2 });
    const elsewhere = await list(`/2026/3?${columns}&columns[0][searchable]=false&search[value]=carolina`);
    expect(elsewhere.recordsFiltered).toBe(0);
  });

  test('other fuels by filter', async () => {
    const gasoline = await list('/2026/2?filter[fuel_type]=gasoline');
    expect(gasoline.recordsTotal).toBe(51);
  });

  test.each([
    ['/2024/1', 404],
    ['/20x6', 422],
    ['/2026/7', 422],
    ['?start=-1', 422],
    ['?length=ten', 422],
    ['?length=0', 422],
    ['?filter[fuel_type]=whale', 422],
  ])('%s is answered with %i and a message', async (path, status) => {
    const response = await fetch(url(`/api/demo-rates${path}`));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, message: expect.any(String) as string });
  });

  test('filter data: years newest first, quarters with id and value', async () => {
    const body: unknown = await (await fetch(url('/api/demo-rates/filter-data'))).json();
    expect(body).toMatchObject({
      years: [2026, 2025, 2023, 2022],
      quarters: [1, 2, 3, 4].map((id) => ({ id, value: `Q${id}` })),
      filter: { year: 2026, quarter: 3 },
    });
    const other: unknown = await (await fetch(`${app.origin}/api/demo-rates/filter-data?year=2025`)).json();
    expect(other).toMatchObject({
      quarters: [{ id: 1 }, { id: 3 }, { id: 4 }],
      filter: { year: 2025, quarter: 3 },
    });
  });

  test('does not take writes', async () => {
    const response = await fetch(url('/api/demo-rates'), {
      method: 'POST',
      headers: { Origin: app.origin, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(405);
  });
});
