import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;

const TRIP = '/mileage/trips-fuel/trips/new';
const FUEL = '/mileage/trips-fuel/fuel/new';

beforeEach(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
  await person.visitor.post('/mileage/equipment/new', {
    unit: 'T-1',
    active: '1',
    fuelType: 'special_diesel',
    axles: '3',
  });
});

async function open(path: string, width = 1280): Promise<Page> {
  const page = await browser.open({ viewport: { width, height: 800 } });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
}

const focus = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
const values = (page: Page, index: number) =>
  Promise.all(
    ['city', 'state', 'zip'].map((part) => page.locator(`[id="stops.${index}.${part}"]`).inputValue()),
  );

describe('a trip of four stops, by keyboard', () => {
  it('takes at most twenty control keys, from the list to the saved trip', async () => {
    const page = await open(TRIP);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    expect(await focus(page)).toBe('stops.0.city');
    await page.keyboard.insertText('Dallas, TX');
    await press('Tab');
    expect(await focus(page)).toBe('stops.1.city');
    await page.keyboard.insertText('73102');
    await press('Tab');
    expect(await focus(page)).toBe('Add stop');
    await press('Enter');
    await page.keyboard.insertText('Wichita, KS');
    await press('Tab');
    await press('Enter');
    expect(await focus(page)).toBe('stops.3.city');
    await page.keyboard.insertText('Omaha, NE');
    await press('Enter');
    await page.waitForURL(/\/trips\/\d+$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dallas, TX to Omaha, NE');
    expect(keys).toBeLessThanOrEqual(20);
  });
});

describe('a trip of four stops, by keyboard, before the list of places has come', () => {
  it('goes from an address that is whole to the next stop', async () => {
    const page = await browser.open({ viewport: { width: 1280, height: 800 } });
    await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
    await page.route(/\/place-list-[^/]*\.js/, () => undefined);
    await page.goto(app.origin + TRIP, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('[data-add-stop][type=button]'));
    await page.keyboard.insertText('Dallas, TX');
    await page.keyboard.press('Tab');
    expect(await focus(page)).toBe('stops.1.city');
    await page.keyboard.insertText('73102');
    await page.keyboard.press('Tab');
    expect(await focus(page)).toBe('Add stop');
    await page.keyboard.press('Shift+Tab');
    expect(await focus(page)).not.toBe('stops.2.city');
  });
});

describe('the address field', () => {
  it('offers places like ours, and Tab takes the highlighted one into all three fields', async () => {
    const page = await open(TRIP);
    await page.locator('[id="stops.0.city"]').pressSequentially('amarill');
    const option = page.getByRole('option', { name: /^Amarillo, TX/ }).first();
    await option.waitFor();
    expect(await option.locator('.plate').textContent()).toBe('TX');
    expect(await page.locator('[id="stops.0.city"]').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect((await values(page, 0)).slice(0, 2)).toEqual(['Amarillo', 'TX']);
    expect(await focus(page)).toBe('stops.1.city');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it('moves with the arrows, closes on Escape, and leaves what it filled when another town is typed', async () => {
    const page = await open(TRIP);
    const city = page.locator('[id="stops.0.city"]');
    await city.pressSequentially('springfield');
    await page.locator('[role=option]').nth(1).waitFor();
    const second = await page.locator('[role=option]').nth(1).getAttribute('data-place');
    await city.press('ArrowDown');
    await city.press('Enter');
    const filled = await values(page, 0);
    expect(`${filled[0]}, ${filled[1]}`).toBe(second?.replace(/ \d+$/, ''));
    await city.pressSequentially('Wich');
    expect(await values(page, 0)).toEqual(['Wich', '', '']);
    await page.locator('[role=option]').first().waitFor();
    await city.press('Escape');
    expect(await page.locator('[role=option]').count()).toBe(0);
    expect(await city.inputValue()).toBe('Wich');
  });

  it('offers places of the last records first, on an empty field too', async () => {
    const page = await open(TRIP);
    await page.locator('[id="stops.0.city"]').fill('Dallas, TX');
    await page.locator('[id="stops.1.city"]').fill('Tulsa, OK');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
    await page.goto(app.origin + TRIP, { waitUntil: 'networkidle' });
    // It begins where the last trip ended, with the cursor in the next stop.
    expect((await values(page, 0)).slice(0, 2)).toEqual(['Tulsa', 'OK']);
    expect(await focus(page)).toBe('stops.1.city');
    await page.locator('[id="stops.0.city"]').focus();
    await page.locator('[id="stops.1.city"]').focus();
    await expect
      .poll(() => page.locator('[role=option]').allTextContents())
      .toEqual([expect.stringContaining('Tulsa'), expect.stringContaining('Dallas')]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect((await values(page, 1)).slice(0, 2)).toEqual(['Dallas', 'TX']);
  });

  it('answers "which Springfield?" with a press, at the stop that asks', async () => {
    const page = await open(TRIP);
    await page.locator('[id="stops.0.city"]').fill('Springfield');
    await page.locator('[id="stops.1.city"]').fill('Tulsa, OK');
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.getByRole('link', { name: /^From: which Springfield\?/ }).waitFor();
    browser.forgive(); // the browser itself notes the 422
    // Pressed with the page's scripts at work: without them the button is a form, which another test sends.
    await page.waitForFunction(() => document.querySelector('[data-add-stop][type=button]'));
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Springfield, IL/ }).click();
    expect((await values(page, 0)).slice(0, 2)).toEqual(['Springfield', 'IL']);
    await page.getByRole('button', { name: 'Save trip' }).click();
    await page.waitForURL(/\/trips\/\d+$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Springfield, IL to Tulsa, OK');
  });

  it('saves fuel with "Tulsa, OK" alone, which the form refused', async () => {
    const page = await open(FUEL);
    expect(await focus(page)).toBe('city');
    await page.keyboard.insertText('Tulsa, OK');
    await page.keyboard.press('Tab');
    expect(await focus(page)).toBe('quantity');
    await page.keyboard.insertText('120.5');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/trips-fuel$/);
    await page.getByText('Success: fuel saved.').waitFor();
  });

  it('chooses by touch and does not push a phone sideways', async () => {
    const page = await open(FUEL, 360);
    await page.locator('#city').pressSequentially('barstow');
    await page
      .getByRole('option', { name: /^Barstow, CA/ })
      .first()
      .click();
    expect(await page.locator('#state').inputValue()).toBe('CA');
    await page.locator('#city').pressSequentially('tulsa');
    await page.locator('[role=option]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
