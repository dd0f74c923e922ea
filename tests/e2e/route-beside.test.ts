import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;

const TRIP = '/mileage/trips-fuel/trips/new';

beforeEach(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
});

async function open(width: number, scripts = true): Promise<Page> {
  const page = await browser.open({ viewport: { width, height: 800 }, javaScriptEnabled: scripts });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await page.goto(app.origin + TRIP, { waitUntil: scripts ? 'networkidle' : 'load' });
  return page;
}
const beside = (page: Page) => page.getByRole('complementary', { name: 'Route preview' });
async function type(page: Page, index: number, text: string) {
  await page.locator(`[id="stops.${index}.city"]`).fill(text);
  await page.locator(`[id="stops.${index}.city"]`).press('Tab');
}

describe('the trip form on a wide screen', () => {
  it('draws the route beside it while the stops are typed, with the miles of each state', async () => {
    const page = await open(1280);
    await beside(page).getByText('The route appears here as you enter stops.').waitFor();
    await type(page, 0, 'Dallas, TX');
    await type(page, 1, 'Tulsa, OK');
    await beside(page).getByRole('img', { name: 'Route: Dallas, TX to Tulsa, OK' }).waitFor();
    await beside(page)
      .getByText(/^\d{3} miles$/)
      .waitFor();
    expect(await beside(page).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^TX \d+$/),
      expect.stringMatching(/^OK \d+$/),
    ]);
    expect(await page.locator('.route-map .map-route').getAttribute('d')).toMatch(/^M/);
  });

  it('follows a stop that is added, and goes with the readings of the odometer', async () => {
    const page = await open(1280);
    await type(page, 0, 'Dallas, TX');
    await type(page, 1, 'Tulsa, OK');
    await page.getByRole('button', { name: 'Add stop' }).click();
    await type(page, 2, 'Wichita, KS');
    await beside(page).getByRole('img', { name: 'Route: Dallas, TX to Tulsa, OK to Wichita, KS' }).waitFor();
    await page.getByRole('radio', { name: 'Odometer at state lines' }).check();
    await beside(page).getByText('The route appears here as you enter stops.').waitFor();
  });

  it('is beside the form without covering it, and fits the width', async () => {
    for (const width of [1200, 1280, 1920]) {
      const page = await open(width);
      await type(page, 0, 'Dallas, TX');
      await type(page, 1, 'Tulsa, OK');
      await beside(page).getByRole('img').waitFor();
      const [form, map] = await Promise.all([
        page.locator('.trip-form').boundingBox(),
        beside(page).boundingBox(),
      ]);
      expect(map?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
      expect(map?.width).toBeGreaterThanOrEqual(320);
      const city = await page.locator('[id="stops.0.city"]').boundingBox();
      expect(city?.width).toBeGreaterThanOrEqual(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

describe('the trip form elsewhere', () => {
  it('asks for no route on a narrow screen', async () => {
    const page = await open(768);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await type(page, 0, 'Dallas, TX');
    await type(page, 1, 'Tulsa, OK');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
    expect(asked.filter((url) => url.endsWith('/trips/new/route'))).toEqual([]);
  });

  it('is the form alone without scripts', async () => {
    const page = await open(1280, false);
    expect(await page.locator('aside').count()).toBe(0);
    await page.getByLabel('City').first().fill('Dallas, TX');
    await page.getByLabel('City').nth(1).fill('Tulsa, OK');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
  });
});
