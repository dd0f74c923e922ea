import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { hasOldBrowsers, press, startOldBrowser, type } from '../factories/old-browser';
import { giveThreeStates } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

/** The floor in real browsers of 2021 and 2023: colors, order and use, on a telephone and at a desk, by day and night. */

const app = hasOldBrowsers ? await startApp() : undefined;
const origin = app?.origin ?? '';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([wanted = '', name = '']) =>
      getComputedStyle(document.querySelector(wanted) as Element).getPropertyValue(name),
    [selector, property],
  );

/** What leaves the page at its right side, and drawings that are larger than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => ({
    page: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    drawings: [...document.querySelectorAll('svg')].filter(
      (drawing) => drawing.getBoundingClientRect().width > window.innerWidth,
    ).length,
    logo: document.querySelector('.brand-mark')?.getBoundingClientRect().width,
  }));

const textOf = (page: Page) => page.evaluate(() => document.body.innerText);

describe.runIf(hasOldBrowsers).each([92, 110] as const)('Chromium %s', (version) => {
  let browser: Awaited<ReturnType<typeof startOldBrowser>>;
  let person: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    browser = await startOldBrowser(version);
    person = await signedIn(app!, { planPackageId: 'ic_advanced' });
    await giveThreeStates({ db: person.db, carrierId: person.carrierId } as never);
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: BrowserContextOptions, isSignedIn = true): Promise<Page> {
    const context = await browser.newContext(options);
    if (isSignedIn) await context.addCookies([{ ...person.cookie, url: origin }]);
    const page = await context.newPage();
    page.on('pageerror', (error) => expect.soft(error.message, path).toBe(''));
    await page.goto(`${origin}/mileage${path}`, { waitUntil: 'networkidle' });
    return page;
  }

  it('does not know the modern forms at all', async () => {
    const page = await open('/rates', { viewport: DESK });
    expect(await page.evaluate(() => CSS.supports('color', 'light-dark(red, red)'))).toBe(false);
    expect(await page.evaluate(() => CSS.supports('color', 'oklch(50% 0.1 20)'))).toBe(false);
    await page.context().close();
  });

  it.each([
    ['light', 'rgb(249, 251, 248)', 'rgb(0, 93, 57)', 'rgb(125, 130, 123)'],
    ['dark', 'rgb(24, 24, 22)', 'rgb(88, 207, 146)', 'rgb(128, 129, 123)'],
  ] as const)('has the colors of the %s set', async (colorScheme, surface, accent, edge) => {
    const page = await open('', { viewport: DESK, colorScheme }, false);
    expect(await styleOf(page, 'html', 'background-color')).toBe(surface);
    expect(await styleOf(page, '.button-primary', 'background-color')).toBe(accent);
    expect(await styleOf(page, '.input', 'border-top-color')).toBe(edge);
    expect(await styleOf(page, '.input', 'border-top-width')).toBe('1px');
    await page.context().close();
  });

  it.each([
    '',
    '/rates',
    '/features',
    '/docs',
    '/login-code',
    '/trips-fuel?quarter=20263',
    '/trips-fuel/trips/new',
    '/trips-fuel/fuel/new',
    '/trips-fuel/map?quarter=20263',
    '/reports',
    '/equipment',
    '/account',
    '/billing',
    '/support',
  ])('keeps /mileage%s inside the window of a telephone and of a desk', async (path) => {
    for (const viewport of [PHONE, DESK]) {
      const page = await open(path, { viewport });
      expect(await tooWide(page)).toEqual({ page: 0, drawings: 0, logo: 28 });
      await page.context().close();
    }
  });

  it('shows the rows of the list in two lines on a telephone and in columns at a desk', async () => {
    const phone = await open('/trips-fuel?quarter=20263', { viewport: PHONE });
    expect(await styleOf(phone, '.ledger-row', 'display')).toBe('grid');
    await phone.context().close();
    const desk = await open('/trips-fuel?quarter=20263', { viewport: DESK });
    expect(await styleOf(desk, '.ledger-row', 'display')).toBe('table-row');
    await desk.context().close();
  });

  it('opens the navigation on a telephone, with scripts and without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/trips-fuel', { viewport: PHONE, javaScriptEnabled });
      expect(await styleOf(page, '.shell-nav', 'display')).toBe('none');
      await press(page, 'label[for="nav-open"]');
      expect(await styleOf(page, '.shell-nav', 'display')).toBe('block');
      await press(page, '.shell-link[href$="/equipment"]');
      await page.waitForURL('**/equipment');
      await page.context().close();
    }
  });

  it('shows of the trip form only the way of entry that is chosen', async () => {
    const page = await open('/trips-fuel/trips/new', { viewport: PHONE });
    expect(await styleOf(page, '.entry-odometer', 'display')).toBe('none');
    await press(page, '[name=entry][value=odometer]');
    expect(await styleOf(page, '.entry-odometer', 'display')).not.toBe('none');
    await page.context().close();
  });

  it('calculates a trip and draws its states, which are not black', async () => {
    const page = await open('', { viewport: PHONE, javaScriptEnabled: false }, false);
    for (const [name, text] of Object.entries({
      pickup_city: 'Chicago',
      pickup_state: 'IL',
      delivery_city: 'Dallas',
      delivery_state: 'TX',
    }))
      await type(page, `[name=${name}]`, text);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fuel');
    await type(page, '[name=gallons_IL]', '120');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/report');
    expect(await textOf(page)).toMatch(/TOTAL/i);
    await page.goto(page.url().replace('/report', '/route'));
    const picture = await page.evaluate(async () => {
      const image = document.querySelector<HTMLImageElement>('img.route-map')!;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const counts: Record<string, number> = {};
      for (let at = 0; at < data.length; at += 4) {
        const color = data.slice(at, at + 3).join(' ');
        counts[color] = (counts[color] ?? 0) + 1;
      }
      return { width: canvas.width, total: data.length / 4, counts };
    });
    const shareOf = (color: string) => (picture.counts[color] ?? 0) / picture.total;
    expect(picture.width).toBe(640);
    // States, states of the trip, the way; and next to nothing is black.
    expect(shareOf('249 251 248')).toBeGreaterThan(0.2);
    expect(shareOf('229 247 235')).toBeGreaterThan(0.1);
    expect(shareOf('0 93 57')).toBeGreaterThan(0.002);
    expect(shareOf('0 0 0')).toBeLessThan(0.01);
    await page.context().close();
  });

  it('saves a fuel purchase that was typed with scripts, and shows it in the list', async () => {
    const page = await open('/trips-fuel/fuel/new', { viewport: PHONE });
    const city = `Oldtown ${version}`;
    await type(page, '[name=city]', city);
    await page.evaluate(() => {
      document.querySelector<HTMLSelectElement>('#equipmentId')!.selectedIndex = 1;
      document.querySelector<HTMLSelectElement>('#state')!.value = 'TX';
    });
    await type(page, '[name=quantity]', '100');
    await press(page, '[name=intent][value=save]:not([hidden])');
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    await page.goto(`${origin}/mileage/trips-fuel?quarter=all`);
    expect(await textOf(page)).toContain(city);
    await page.context().close();
  });
});
