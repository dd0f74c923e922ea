import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { Visitor } from '../factories/visitor';

const app = await startApp();
const browser = await startBrowser();

async function openFront(options = {}): Promise<Page> {
  const page = await browser.open({ viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(`${app.origin}/mileage`);
  await page.waitForLoadState('networkidle');
  return page;
}

async function calculate(page: Page, from: [string, string], to: [string, string]): Promise<void> {
  await page.fill('[name=pickup_city]', from[0]);
  await page.fill('[name=pickup_state]', from[1]);
  await page.fill('[name=delivery_city]', to[0]);
  await page.fill('[name=delivery_state]', to[1]);
  await page.getByRole('button', { name: 'Calculate' }).click();
}

const figures = (within: Page | Locator) => within.locator('table').last().locator('tr').allInnerTexts();

describe('the calculator with JavaScript', () => {
  it('opens its steps as modals and ends with the figures of the plain pages', async () => {
    const page = await openFront();
    await calculate(page, ['Chicago', 'IL'], ['Dallas', 'TX']);
    const fuel = page.getByRole('dialog', { name: 'Add diesel purchase' });
    await fuel.waitFor();
    expect(new URL(page.url()).pathname).toBe('/mileage');
    await fuel.getByLabel('Gallons bought in Illinois').fill('40');
    await fuel.getByLabel('Gallons bought in Arkansas').fill('60');
    await fuel.getByLabel('Gallons bought in Texas').fill('50');
    await fuel.getByRole('button', { name: 'Get results' }).click();
    const report = page.getByRole('dialog', { name: 'See your IFTA tax' });
    await report.waitFor();
    const shown = await figures(report);
    expect(shown.at(-1)).toContain('TOTAL');

    const visitor = new Visitor(app.origin);
    const step = await visitor.post('/mileage/calculator', {
      pickup_city: 'Chicago',
      pickup_state: 'IL',
      delivery_city: 'Dallas',
      delivery_state: 'TX',
    });
    const plain = await browser.open({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    const answer = await visitor.post(step.url, {
      quarter: '20263',
      gallons_IL: '40',
      gallons_AR: '60',
      gallons_TX: '50',
    });
    await plain.goto(`${app.origin}${answer.url}`);
    expect(await figures(plain)).toEqual(shown);

    await report.getByRole('button', { name: 'Back' }).click();
    await fuel.waitFor();
    expect(await fuel.getByLabel('Gallons bought in Illinois').inputValue()).toBe('40');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Calculate' }).isVisible()).toBe(true);
  });

  it('offers places while one is typed and fills the line with the chosen one', async () => {
    const page = await openFront();
    await page.locator('[name=pickup_city]').pressSequentially('louisv', { delay: 30 });
    const offered = page.locator('#pickup-city-places [role=option]');
    await expect.poll(() => offered.count()).toBeGreaterThan(0);
    const first = await offered.first().getAttribute('data-place');
    expect(first).toMatch(/^Louisville, KY/);
    await page.fill('[name=pickup_city]', first ?? '');
    expect(await page.inputValue('[name=pickup_city]')).toBe('Louisville');
    expect(await page.inputValue('[name=pickup_state]')).toBe('KY');
    expect(await page.inputValue('[name=pickup_zip]')).toMatch(/^40/);
  });

  it('highlights nothing while there is nothing to choose, also when the cursor goes on before the answer', async () => {
    const page = await openFront();
    await page.route('**/geo/search**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({ json: { data: [] } }).catch(() => undefined);
    });
    const city = page.locator('[name=pickup_city]');
    await city.fill('Louisville');
    await expect.poll(() => city.getAttribute('role')).toBe('combobox');
    await city.fill('Louisvill');
    expect(await city.getAttribute('aria-activedescendant')).toBeNull();
    await page.locator('[name=pickup_state]').focus();
    expect(await city.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('says beside its line what is wrong and keeps what was typed', async () => {
    const page = await openFront();
    await calculate(page, ['Chicgo', 'IL'], ['Dallas', 'TX']);
    await page.locator('#pickup-error').waitFor();
    expect(await page.locator('#pickup-error').innerText()).toContain('Chicago');
    expect(await page.inputValue('[name=pickup_city]')).toBe('Chicgo');
    browser.forgive(); // the browser itself notes the 422
  });

  it('explains an impossible average in the modal, with the gallons still there', async () => {
    const page = await openFront();
    await calculate(page, ['Chicago', 'IL'], ['Gary', 'IN']);
    const fuel = page.getByRole('dialog', { name: 'Add diesel purchase' });
    await fuel.waitFor();
    await fuel.getByLabel('Gallons bought in Illinois').fill('900');
    await fuel.getByRole('button', { name: 'Get results' }).click();
    await fuel
      .getByText(/is not possible for a truck/)
      .first()
      .waitFor();
    expect(await fuel.getByLabel('Gallons bought in Illinois').inputValue()).toBe('900');
  });

  it('asks after one second, two, four, and gives up when the delay reaches a minute', async () => {
    const page = await browser.open();
    // The page's time stands still, but for what is given to it below.
    await page.clock.install({ time: '2026-11-02T12:00:00Z' });
    await page.clock.pauseAt('2026-11-02T12:00:01Z');
    const asked: number[] = [];
    await page.route('**/api/calc/stops/*', (route) => route.fulfill({ json: { status: 'pending' } }));
    await page.route('**/api/calc/check-status/*', async (route) => {
      asked.push(await page.evaluate(() => Date.now()));
      await route.fulfill({ json: { status: 'pending' } });
    });
    await page.goto(`${app.origin}/mileage`);
    await page.waitForLoadState('networkidle');
    const startedAt = await page.evaluate(() => Date.now());
    const passing = (async () => {
      while (asked.length === 0) {
        await page.clock.runFor(100);
        await page.waitForTimeout(15);
      }
    })();
    await calculate(page, ['Chicago', 'IL'], ['Dallas', 'TX']);
    await passing;
    for (let second = 0; second < 70; second++) {
      await page.clock.runFor(1000);
      await page.waitForTimeout(15);
    }
    await page.getByText('Something went wrong').waitFor();
    // An answer that is late makes a gap a second longer, never twice as long.
    const doublings = asked.map((at, index) =>
      Math.floor(Math.log2((at - (asked[index - 1] ?? startedAt)) / 1000)),
    );
    expect(doublings.slice(1)).toEqual([1, 2, 3, 4, 5]);
  });

  it('draws the map only when it is asked for', async () => {
    const page = await openFront();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await calculate(page, ['Chicago', 'IL'], ['Dallas', 'TX']);
    const fuel = page.getByRole('dialog', { name: 'Add diesel purchase' });
    await fuel.waitFor();
    expect(loaded.filter((path) => /leaflet|\/map\//.test(path))).toEqual([]);
    await fuel.getByText('Show the route on a map').click();
    await page.locator('.leaflet-container img.leaflet-tile-loaded').first().waitFor();
    expect(loaded.some((path) => /^\/mileage\/map\/\d+\/\d+\/\d+\.svg$/.test(path))).toBe(true);
  });

  it('is on a phone without sideways scrolling, and axe finds nothing', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openFront({ viewport: { width: 360, height: 740 }, colorScheme });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide()).toBeLessThanOrEqual(360);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await calculate(page, ['Louisville', 'KY'], ['Portland', 'OR']);
      const fuel = page.getByRole('dialog', { name: 'Add diesel purchase' });
      await fuel.waitFor();
      await page.waitForTimeout(300);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await fuel.getByLabel('Gallons bought in Oregon').fill('350');
      await fuel.getByRole('button', { name: 'Get results' }).click();
      await page.getByRole('dialog', { name: 'See your IFTA tax' }).waitFor();
      await page.waitForTimeout(300);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await wide()).toBeLessThanOrEqual(360);
    }
  });
});
