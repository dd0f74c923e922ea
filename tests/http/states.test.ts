import { describe, expect, it } from 'vitest';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { shippedRows } from '../fixtures/rates/official-layout';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

/** The pages of states and provinces: the figures of the rate table, told once more by place. */

const app = await startApp({ env: { CLOCK_NOW: '2026-11-23T15:00:00Z' } });
const visitor = new Visitor(app.origin);
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

describe('the list of states and provinces', () => {
  it('leads to all 58', async () => {
    const { html } = await visitor.get('/mileage/states');
    for (const { name } of IFTA_MEMBERS) expect(html).toContain(`href="/mileage/states/${slugOf(name)}"`);
  });
});

describe('the page of a state', () => {
  it('says for each of the 58 the diesel rate of the rate file, the quarter and where it is from', async () => {
    const rows = shippedRows('2026Q3');
    for (const { code, name, country } of IFTA_MEMBERS) {
      const page = await visitor.get(`/mileage/states/${slugOf(name)}`);
      expect([name, page.status]).toEqual([name, 200]);
      const text = textOf(page.html);
      expect(text).toContain(`${name} IFTA tax rate, Q3 2026`);
      const row = rows.find(({ jurisdiction, fuel }) => jurisdiction === code && fuel === 'special_diesel');
      const figure = country === 'US' ? row?.usd.rateTenThousandths : row?.cad.rateTenThousandths;
      const shown = figure === null || figure === undefined ? null : (figure / 10_000).toFixed(4);
      if (shown !== null) expect(text, name).toContain(shown);
      expect(text).toContain('is responsible for its own rates');
    }
  });

  it('shows every quarter newest first with what changed, and other fuels by a link', async () => {
    const { html } = await visitor.get('/mileage/states/indiana');
    const history = html.slice(html.indexOf('id="history"'));
    const quarters = [...history.matchAll(/>(Q[1-4] 20\d\d)<\/a>/g)].map(([, label]) => label);
    expect(quarters.length).toBeGreaterThanOrEqual(10);
    expect(quarters[0]).toMatch(/2026/);
    expect(history).toContain('<svg');
    const gasoline = await visitor.get('/mileage/states/indiana?fuel=gasoline');
    expect(textOf(gasoline.html)).toContain('Gasoline in Indiana since');
    expect((await visitor.get('/mileage/states/indiana?fuel=coal')).html).toContain(
      'Special diesel in Indiana',
    );
  });

  it('adds the surcharge and the distance tax where there is one', async () => {
    const kentucky = textOf((await visitor.get('/mileage/states/kentucky')).html);
    expect(kentucky).toContain('and a surcharge of $');
    expect(kentucky).toContain('KYU: vehicles over 59,999 lb');
    expect(textOf((await visitor.get('/mileage/states/georgia')).html)).not.toContain('Distance tax');
  });

  it('is found by its code too, with one canonical address, and nowhere else', async () => {
    const { html } = await visitor.get('/mileage/states/tx');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/mileage\/states\/texas"/);
    for (const name of ['atlantis', 'alaska', 'mx', 'compare/x'])
      expect([name, (await visitor.get(`/mileage/states/${name}`)).status]).toEqual([name, 404]);
  });
});

describe('two states compared', () => {
  it('stand side by side with their difference', async () => {
    const { html } = await visitor.get('/mileage/states/compare?a=TX&b=OK');
    const text = textOf(html);
    expect(text).toContain('IFTA diesel tax: Texas and Oklahoma');
    const row = /Q3 2026 (\d\.\d{4}) (\d\.\d{4}) ([+−]\d\.\d{4})/.exec(text);
    expect(row?.slice(1)).toEqual(['0.2000', '0.1900', '−0.0100']);
  });

  it.each(['a=TX', 'a=TX&b=ZZ', 'a=&b=OK'])('asks for both where %s', async (query) => {
    const page = await visitor.get(`/mileage/states/compare?${query}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Choose two states or provinces to compare.');
    expect((await visitor.get('/mileage/states/compare')).html).not.toContain('Choose two');
  });
});
