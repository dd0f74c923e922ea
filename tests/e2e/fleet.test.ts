import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;
let tripPath = '';

beforeAll(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
  await person.visitor.post('/mileage/equipment/new', {
    unit: 'T-1',
    active: '1',
    fuelType: 'special_diesel',
    axles: '3',
  });
});

async function open(path: string, options: { width?: number; touch?: boolean } = {}): Promise<Page> {
  const page = await browser.open({
    viewport: { width: options.width ?? 1280, height: 800 },
    hasTouch: options.touch ?? false,
  });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const cities = (page: Page) =>
  page
    .locator('[name=stop_city]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

describe('a trip by keyboard', () => {
  it('takes fewer than twenty keystrokes besides the text', async () => {
    const page = await open('/mileage/trips-fuel/trips/new');
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    // The cursor is in the first city, the only truck and today are filled in.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('stops.0.city');
    await page.keyboard.insertText('Dallas, TX');
    while ((await page.evaluate(() => document.activeElement?.id)) !== 'stops.1.city') await press('Tab');
    await page.keyboard.insertText('Tulsa, OK');
    await press('Enter');
    await page.waitForURL(/\/trips\/\d+$/);
    await page.getByText('Total distance').waitFor();
    tripPath = new URL(page.url()).pathname;
    expect(keys).toBeLessThan(20);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dallas, TX to Tulsa, OK');
  });

  it('moves stops with the keyboard and adds one with the cursor in it', async () => {
    const page = await open('/mileage/trips-fuel/trips/new');
    await page.locator('[id="stops.0.city"]').fill('Dallas');
    await page.locator('[id="stops.1.city"]').fill('Tulsa');
    await page.locator('[id="stops.1.city"]').press('Alt+ArrowUp');
    expect(await cities(page)).toEqual(['Tulsa', 'Dallas']);
    await page.getByRole('button', { name: 'Add stop' }).press('Enter');
    expect(await cities(page)).toEqual(['Tulsa', 'Dallas', '']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('stops.2.city');
    expect(new URL(page.url()).pathname).toBe('/mileage/trips-fuel/trips/new');
  });
});

describe('a trip by hand', () => {
  it('offers places while a town is typed and fills the line', async () => {
    const page = await open('/mileage/trips-fuel/trips/new');
    const offered = page.waitForResponse(/geo\/search/);
    await page.locator('[id="stops.0.city"]').pressSequentially('Amarill');
    await offered;
    const first = await page
      .locator('[id="stops.0.city-places"] [role=option]')
      .first()
      .getAttribute('data-place', { timeout: 3000 });
    expect(first).toContain('Amarillo, TX');
    await page.locator('[id="stops.0.city"]').fill(first ?? '');
    expect(await page.locator('[id="stops.0.state"]').inputValue()).toBe('TX');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('stops.1.city');
  });

  it('reorders stops by dragging', async () => {
    const page = await open('/mileage/trips-fuel/trips/new');
    await page.getByRole('button', { name: 'Add stop' }).click();
    for (const [index, city] of ['Dallas', 'Tulsa', 'Wichita'].entries())
      await page.locator(`[id="stops.${index}.city"]`).fill(city);
    const grips = page.locator('.stop-tools summary');
    const [from, to] = [
      await grips.nth(0).boundingBox(),
      await page.locator('.entry-stops .stop').nth(2).boundingBox(),
    ];
    if (!from || !to) throw new Error('no boxes');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 5 });
    await page.mouse.up();
    expect(await cities(page)).toEqual(['Tulsa', 'Wichita', 'Dallas']);
    // A click opens the tools and moves nothing.
    await grips.nth(0).click();
    expect(await cities(page)).toEqual(['Tulsa', 'Wichita', 'Dallas']);
    expect(await page.getByRole('button', { name: 'Move down' }).first().isVisible()).toBe(true);
  });

  it('opens the route on a map in a modal that Escape closes', async () => {
    const page = await open('/mileage/trips-fuel/trips/new');
    await page.locator('[id="stops.0.city"]').fill('Denver, CO');
    await page.locator('[id="stops.1.city"]').fill('Omaha, NE');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Route map' }).click();
    await page.getByRole('dialog', { name: 'Route' }).waitFor();
    await page.locator('.leaflet-container path').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('the list', () => {
  it('searches while it is typed, and keeps the cursor', async () => {
    const page = await open('/mileage/trips-fuel?quarter=all');
    await page.getByRole('searchbox').pressSequentially('omaha');
    await page.waitForURL(/q=omaha/);
    await page.getByText('Showing 1 to 1 of 1 entries').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
  });

  it('opens a row in place', async () => {
    const page = await open('/mileage/trips-fuel?quarter=all');
    await page.waitForLoadState('networkidle');
    const address = page.url();
    const detail = page.locator('.ledger-detail');
    expect(await detail.count()).toBe(0);
    const opener = page.getByRole('link', { name: /^Details of trip/ }).first();
    await opener.press('Enter');
    await detail.getByText('Stops', { exact: true }).waitFor();
    expect([page.url(), await opener.getAttribute('aria-expanded')]).toEqual([address, 'true']);
    await opener.press('Enter');
    await detail.waitFor({ state: 'detached' });
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('no page scrolls sideways', () => {
  const PAGES = [
    '',
    '?quarter=all',
    '?quarter=all&type=trip&state=TX,OK&q=dallas',
    '/trips/new',
    '/fuel/new',
    '/checks',
    '/map',
    '/documents',
    '/documents/batch',
    '/delete?ids=TRIPID',
    '/move?ids=TRIPID',
    'TRIP',
    'TRIP/miles',
    'TRIP/route',
  ];
  it.each([360, 768, 1280])('at %d px, with everything on it opened', { timeout: 60_000 }, async (width) => {
    const page = await open('/mileage/equipment', { width, touch: width < 1000 });
    expect(await overflow(page), 'equipment').toBeLessThanOrEqual(0);
    const tripId = `1${tripPath.split('/').at(-1)}`;
    const fuel = await person.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      idempotencyKey: crypto.randomUUID(),
      date: '2026-11-03',
      quantity: '120',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      city: 'Dallas',
      state: 'TX',
    });
    const fuelPath = new URL(fuel.url, app.origin).pathname;
    const known = (one: string) => one.replace('TRIPID', tripId);
    for (const path of [
      '/mileage/equipment/new',
      fuelPath,
      ...PAGES.map((one) =>
        one.startsWith('TRIP') ? one.replace('TRIP', tripPath) : `/mileage/trips-fuel${known(one)}`,
      ),
    ]) {
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true;
        for (const box of document.querySelectorAll<HTMLInputElement>('[name=ids]')) box.checked = true;
        for (const opener of document.querySelectorAll<HTMLElement>('.ledger-expand[aria-expanded=false]'))
          opener.click();
      });
      await page.waitForLoadState('networkidle');
      expect(await overflow(page), `${path}, opened`).toBeLessThanOrEqual(0);
    }
  });
});

describe('the rows of a page', () => {
  it('are selected by one box, and what can be done with them stays in sight', async () => {
    const page = await open('/mileage/trips-fuel?quarter=all', { width: 360, touch: true });
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const rows = page.locator('input[name=ids]');
    const checked = await rows.count();
    expect(await rows.evaluateAll((boxes) => boxes.every((box) => (box as HTMLInputElement).checked))).toBe(
      true,
    );
    const box = await page.getByRole('button', { name: 'Delete', exact: true }).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(800);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    // Asked in a dialog over the list, and about all of them.
    const form = page.getByRole('dialog', { name: /^Delete / }).locator('form[action*="/delete?ids="]');
    await form.waitFor();
    const action = await form.evaluate((one: HTMLFormElement) => one.action);
    expect(new URL(action).searchParams.get('ids')?.split(',')).toHaveLength(checked);
  });
});
