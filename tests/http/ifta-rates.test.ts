import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { makeApiToken, signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp();
const dana = await signedIn(app);

const api = (path: string, headers: Record<string, string> = dana.bearer, method = 'GET') =>
  fetch(app.origin + path, { method, headers });

describe('IFTA rates of someone who is signed in', () => {
  it('shows the newest year with its filter open, and no New button', async () => {
    const { status, html } = await dana.visitor.get('/mileage/ifta-rates');
    expect(status).toBe(200);
    expect(/<details class="disclosure" open/.test(html)).toBe(true);
    for (const column of ['State/Prov', 'Tax Rate', 'Surcharge Rate'])
      expect(html.includes(column), column).toBe(true);
    expect(html.includes('Showing 1 to 58 of 58 entries')).toBe(true);
    expect(/>\s*New\s*</.test(html)).toBe(false);
  });

  it('follows year and quarter, searches and sorts without a script', async () => {
    const { html } = await dana.visitor.get(
      '/mileage/ifta-rates?year=2025&quarter=3&q=ken&sort=value&dir=desc',
    );
    expect(html.includes('July to September 2025') || html.includes('Q3 2025')).toBe(true);
    expect(html.includes('Kentucky')).toBe(true);
    expect(html.includes('Texas')).toBe(false);
    expect(html.includes('filtered from 58 total entries')).toBe(true);
  });

  it('reads as the return of its base does: a Canadian one in C$ a liter, where the matrix is known so', async () => {
    const rowOf = (html: string, name: string) =>
      html.split('<tr').find((row) => row.includes(`>${name}<`) || row.includes(` ${name}<`)) ?? '';
    const quarters = { newest: '?year=2026&quarter=3', usAlone: '?year=2025&quarter=3' };
    const [texas, ontario] = [
      await signedIn(app, { baseJurisdiction: 'TX' }),
      await signedIn(app, { baseJurisdiction: 'ON' }),
    ];
    const page = async (who: typeof texas, query: string) =>
      (await who.visitor.get(`/mileage/ifta-rates${query}`)).html;
    const [us, ca] = [await page(texas, quarters.newest), await page(ontario, quarters.newest)];
    expect([us.includes('US$/gal'), us.includes('C$/L')]).toEqual([true, false]);
    expect([ca.includes('US$/gal'), ca.includes('C$/L')]).toEqual([false, true]);
    expect(rowOf(us, 'Ontario')).toContain('0.2436');
    expect(rowOf(ca, 'Ontario')).toContain('0.0900');
    expect(rowOf(us, 'Texas')).toContain('0.2000');
    expect(rowOf(ca, 'Texas')).toContain('0.0738');
    const earlier = await page(ontario, quarters.usAlone);
    expect(earlier).toContain('US$/gal');
    expect(rowOf(earlier, 'Texas')).toContain('0.2000');
  });

  it('sorts by the figures that it shows', async () => {
    const ontario = await signedIn(app, { baseJurisdiction: 'ON' });
    // As the matrix of a quarter may have it: more than others in one currency, less in the other.
    const changed = await ontario.db.rate.updateMany({
      where: { quarterKey: 20262, fuel: 'special_diesel', jurisdiction: 'ON' },
      data: { rateCad: '0.9999' },
    });
    expect(changed.count).toBe(1);
    const shown = async (direction: string) => {
      const { html } = await ontario.visitor.get(
        `/mileage/ifta-rates?year=2026&quarter=2&sort=value&dir=${direction}`,
      );
      return [...html.matchAll(/<tr[\s\S]*?<\/tr>/g)].flatMap(
        ([row]) => /\b\d\.\d{4}\b/.exec(row)?.[0] ?? [],
      );
    };
    const [up, down] = [await shown('asc'), await shown('desc')];
    expect(up.length).toBeGreaterThan(50);
    expect(up).toEqual([...up].sort());
    expect(down).toEqual([...down].sort().reverse());
  });

  it('says so where a quarter has no rates, and names those that have', async () => {
    const { status, html } = await dana.visitor.get('/mileage/ifta-rates?year=2019&quarter=2');
    expect(status).toBe(200);
    expect(html.includes('no reliable rates of this fuel for Q2 2019')).toBe(true);
    expect(html.includes('year=2026&amp;quarter=3')).toBe(true);
  });

  it('shows what was searched for as text, never as markup', async () => {
    const { html } = await dana.visitor.get(
      `/mileage/ifta-rates?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(html.includes('<script>alert(1)')).toBe(false);
    expect(html.includes('There are no records matching your request')).toBe(true);
  });

  it('sends a guest to sign in', async () => {
    expect((await new Visitor(app.origin).get('/mileage/ifta-rates')).url).toContain('/mileage/login?to=');
  });
});

describe('GET /api/rates', () => {
  const query =
    'filter[year]=2026&filter[quarter]=3&columns[0][data]=jurisdiction&columns[1][data]=value&order[0][column]=1&order[0][dir]=desc&start=0&length=3';

  it('answers the list protocol: sorted, cut to a page', async () => {
    const body = (await (await api(`/api/rates?${query}`)).json()) as {
      data: { value: string; jurisdiction: string }[];
      recordsTotal: number;
      input: unknown;
    };
    expect(body.data).toHaveLength(3);
    expect(body.data[0]?.jurisdiction).toBe('CA');
    expect(body.recordsTotal).toBeGreaterThan(50);
    expect(body.input).toEqual({ start: 0, length: 3 });
  });

  it('finds by search[value] and keeps the total', async () => {
    const body = (await (
      await api('/mileage/api/rates?filter[year]=2026&filter[quarter]=3&search[value]=texas')
    ).json()) as Record<string, unknown>;
    expect(body).toMatchObject({ recordsFiltered: 1 });
    expect(body['data']).toMatchObject([{ jurisdiction: 'TX', value: '0.2000', year: 2026, quarter: 3 }]);
  });

  it('reads one rate by its id, and knows no other', async () => {
    const list = (await (await api(`/api/rates?${query}`)).json()) as { data: { id: number }[] };
    const one = (await (await api(`/api/rates/${list.data[0]?.id}`)).json()) as { data: unknown };
    expect(one.data).toEqual(list.data[0]);
    for (const id of ['0', '999999999', '99999999999999', 'x', '1.5'])
      expect((await api(`/api/rates/${id}`)).status, id).toBe(404);
  });

  it('offers years and quarters', async () => {
    const body = (await (await api('/api/rates/list-data')).json()) as {
      years: number[];
      quarters: unknown[];
      filter: unknown;
    };
    expect(body.years[0]).toBe(2026);
    expect(body.quarters).toContainEqual({ id: 3, value: 'Q3' });
    expect(body.filter).toMatchObject({ year: 2026 });
  });

  it('refuses what it cannot read, guests, and every write', async () => {
    expect((await api('/api/rates?length=abc')).status).toBe(422);
    expect((await api('/api/rates?filter[year]=20')).status).toBe(422);
    expect((await api('/api/rates', {})).status).toBe(401);
    expect((await api('/api/rates/list-data', {})).status).toBe(401);
    expect((await api('/api/rates', { Authorization: 'Bearer slt_wrong' })).status).toBe(401);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await api('/api/rates/1', dana.bearer, method)).status, method).toBe(405);
    const token = await makeApiToken(dana.db, dana, false);
    expect((await api('/api/rates', { Authorization: `Bearer ${token}` })).status).toBe(200);
  });
});
