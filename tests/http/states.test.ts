import { describe, expect, it } from 'vitest';
import { quarterChanges } from '~/areas/rates/rules/rate-changes';
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
      expect(text).toContain(`${name} IFTA tax rates`);
      expect(page.html).toContain(`href="/mileage/states/${slugOf(name)}/2026/3"`);
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
    expect(quarters.length).toBeGreaterThanOrEqual(9);
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

const figureOf = (tenThousandths: number) => (tenThousandths / 10_000).toFixed(4);

describe('the page of a state and quarter', () => {
  it('shows every fuel of the rate file with its surcharge, in both units', async () => {
    const rows = shippedRows('2026Q2').filter(({ jurisdiction }) => jurisdiction === 'KY');
    const text = textOf((await visitor.get('/mileage/states/kentucky/2026/2')).html);
    expect(text).toContain('Kentucky IFTA tax rate, Q2 2026');
    const known = rows.filter(({ usd }) => usd.rateTenThousandths !== null);
    expect(known.length).toBeGreaterThan(8);
    for (const { fuel, usd, cad } of known) {
      for (const price of [usd, cad]) {
        expect(text, fuel).toContain(figureOf(price.rateTenThousandths ?? 0));
        if (price.surchargeTenThousandths !== null)
          expect(text, fuel).toContain(`+ ${figureOf(price.surchargeTenThousandths)} surcharge`);
      }
    }
  });

  it('leads to the quarters before and after that are offered, and says what changed', async () => {
    const { html } = await visitor.get('/mileage/states/north-carolina/2026/1');
    expect(html).toContain('rel="prev" href="/mileage/states/north-carolina/2025/4"');
    expect(html).toContain('rel="next" href="/mileage/states/north-carolina/2026/2"');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/mileage\/states\/north-carolina\/2026\/1"/);
    const dieselOf = (file: string) =>
      shippedRows(file).find(({ jurisdiction, fuel }) => jurisdiction === 'NC' && fuel === 'special_diesel')
        ?.usd.rateTenThousandths ?? 0;
    const difference = dieselOf('2026Q1') - dieselOf('2025Q4');
    expect(difference).toBeGreaterThan(0);
    expect(textOf(html)).toContain(`+${figureOf(difference)}`);
    expect(textOf(html)).toContain('Since Q4 2025');
    const unchanged = textOf((await visitor.get('/mileage/states/alabama/2026/3')).html);
    expect(unchanged).not.toContain('Since Q2 2026');
    expect(unchanged).toContain('What changed since Q2 2026');
    expect((await visitor.get('/mileage/states/north-carolina/2026/4')).html).not.toContain('rel="next"');
    expect((await visitor.get('/mileage/states/north-carolina/2022/1')).html).not.toContain('rel="prev"');
  });

  it.each([
    ['texas/2024/2', 'We do not have reliable rates of Texas for Q2 2024'],
    ['ontario/2026/4', 'We do not have reliable rates of Ontario for Q4 2026'],
    ['texas/2026/7', 'This quarter does not exist.'],
    ['texas/02026/3', 'This quarter does not exist.'],
  ])('%s: has no rates, says so with 404 and leads to those there are', async (path, text) => {
    const page = await visitor.get(`/mileage/states/${path}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain(text);
    expect(page.html).toContain('noindex');
    expect(page.html).toMatch(/href="\/mileage\/states\/(texas|ontario)\/2026\/3"/);
  });

  it('says why Oregon has none, and is not there for a place outside IFTA', async () => {
    const text = textOf((await visitor.get('/mileage/states/oregon/2026/3')).html);
    expect(text).toContain('Oregon has no diesel rate for Q3 2026.');
    expect(text).toContain('weight-mile tax outside IFTA');
    expect((await visitor.get('/mileage/states/alaska/2026/3')).status).toBe(404);
    const own = await visitor.get('/mileage/states/oregon');
    expect(textOf(own.html)).toContain('Oregon has no rate: it collects a weight-mile tax outside IFTA.');
    expect(own.html).not.toMatch(/<table|No rate/);
  });
});

describe('two states compared', () => {
  it('stand side by side with their difference, fuel by fuel and diesel by quarter', async () => {
    const text = textOf((await visitor.get('/mileage/states/compare?a=TX&b=OK')).html);
    expect(text).toContain('IFTA tax rates: Texas and Oklahoma');
    const diesel = text.slice(text.indexOf('Diesel by quarter'));
    const row = /Q3 2026 (\d\.\d{4}) (\d\.\d{4}) ([+−]\d\.\d{4})/.exec(diesel);
    expect(row?.slice(1)).toEqual(['0.2000', '0.1900', '−0.0100']);
    expect(text).toContain('Special diesel 0.2000 0.1900 −0.0100');
  });

  it('can be compared in another quarter, surcharge included', async () => {
    const { html } = await visitor.get('/mileage/states/compare?a=VA&b=KY&q=20262');
    const text = textOf(html);
    expect(text).toContain('All fuels, Q2 2026');
    const [virginia, kentucky] = ['VA', 'KY'].map((code) => {
      const usd = shippedRows('2026Q2').find(
        ({ jurisdiction, fuel }) => jurisdiction === code && fuel === 'gasoline',
      )?.usd;
      return (usd?.rateTenThousandths ?? 0) + (usd?.surchargeTenThousandths ?? 0);
    });
    const difference = figureOf((kentucky ?? 0) - (virginia ?? 0)).replace('-', '−');
    expect(/Gasoline .*?([+−]\d\.\d{4})/.exec(text)?.[1]).toBe(
      difference.startsWith('−') ? difference : `+${difference}`,
    );
    expect(html).toMatch(/rel="canonical" href="[^"]*compare\?a=VA&amp;b=KY&amp;q=20262"/);
  });

  it('makes no difference of figures in unlike units', async () => {
    const text = textOf((await visitor.get('/mileage/states/compare?a=IN&b=PA&q=20261')).html);
    expect(/Electricity (\S+) per mile (\S+) per kWh (\S+)/.exec(text)?.[3]).not.toMatch(/^[+−]/);
  });

  it.each(['a=TX', 'a=TX&b=ZZ', 'a=&b=OK'])('asks for both where %s', async (query) => {
    const page = await visitor.get(`/mileage/states/compare?${query}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Choose two states or provinces to compare.');
    expect((await visitor.get('/mileage/states/compare')).html).not.toContain('Choose two');
  });

  it('shows nothing for a quarter without rates', async () => {
    const page = await visitor.get('/mileage/states/compare?a=TX&b=OK&q=20242');
    expect(page.html).toContain('We have no rates for this quarter.');
    expect(page.html).not.toContain('Diesel by quarter');
  });
});

describe('the changes between two quarters', () => {
  it('names every place whose legislated rate moved, by fuel, and no other', async () => {
    const changes = quarterChanges(shippedRows('2025Q4'), shippedRows('2026Q1'));
    const { html } = await visitor.get('/mileage/rates/changes?from=20254&to=20261');
    const text = textOf(html);
    expect(text).toContain('IFTA rate changes, Q4 2025 to Q1 2026');
    for (const fuel of new Set(changes.map((change) => change.fuel))) {
      const part = new RegExp(`id="${fuel}".*?</section>`, 's').exec(html)?.[0] ?? '';
      const shown = [...part.matchAll(/<span class="plate" aria-hidden="true">([A-Z]{2})</g)].map(
        ([, code]) => code,
      );
      const expected = changes
        .filter((change) => change.fuel === fuel)
        .map(({ jurisdiction }) => jurisdiction);
      expect(shown.toSorted(), fuel).toEqual(expected.toSorted());
    }
    const [one] = changes.filter(
      ({ jurisdiction, fuel }) => jurisdiction === 'NC' && fuel === 'special_diesel',
    );
    expect(text).toContain(
      `${figureOf(one?.before.rateTenThousandths ?? 0)} ${figureOf(one?.after.rateTenThousandths ?? 0)} +${figureOf(one?.rateDifferenceTenThousandths ?? 0)}`,
    );
  });

  it('are those of the default quarter without a choice, and the earlier one comes first', async () => {
    expect(textOf((await visitor.get('/mileage/rates/changes')).html)).toContain('Q2 2026 to Q3 2026');
    expect(textOf((await visitor.get('/mileage/rates/changes?from=20261&to=20254')).html)).toContain(
      'Q4 2025 to Q1 2026',
    );
  });

  it('say what is not known and what cannot be compared', async () => {
    const text = textOf((await visitor.get('/mileage/rates/changes?from=20262&to=20264')).html);
    expect(text).toContain('Not known for both quarters: all provinces of Canada.');
    expect(text).toMatch(/rates for one of the two quarters only: .*Gasoline/);
    expect((await visitor.get('/mileage/rates/changes?from=20262&to=20262')).html).toContain(
      'Choose two different quarters.',
    );
    for (const query of ['from=20242&to=20262', 'from=x&to=20262'])
      expect((await visitor.get(`/mileage/rates/changes?${query}`)).status).toBe(404);
  });
});
