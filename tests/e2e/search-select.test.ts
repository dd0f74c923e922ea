import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveRecords } from '../factories/quarter-records';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

describe('the unit of a fleet of many', () => {
  let person: SignedIn;
  let page: Page;

  beforeAll(async () => {
    person = await signedIn(app);
    await person.db.equipment.createMany({
      data: Array.from({ length: 40 }, (_, index) => ({
        carrierId: person.carrierId,
        unit: `T-${100 + index}`,
      })),
    });
    page = await browser.open();
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.goto(`${app.origin}/mileage/trips-fuel/trips/new`, { waitUntil: 'networkidle' });
  });

  const unit = () => page.getByRole('combobox', { name: 'Equipment' });
  const offered = () => page.getByRole('listbox').getByRole('option');
  const sent = () => page.locator('input[name=equipmentId]').inputValue();
  const idOf = async (name: string) =>
    String((await person.db.equipment.findFirstOrThrow({ where: { unit: name } })).id);

  it('is found by typing a part of it, with the keyboard alone', async () => {
    await unit().focus();
    await page.getByRole('option', { name: 'T-100' }).waitFor();
    expect(await offered().count()).toBe(41);
    await page.keyboard.type('13');
    await expect.poll(() => offered().count()).toBe(11);
    await page.keyboard.type('7');
    await expect.poll(() => offered().count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await unit().inputValue()).toBe('T-137');
    expect(await sent()).toBe(await idOf('T-137'));
  });

  it('says when nothing matches, and keeps the choice made before', async () => {
    await unit().fill('tractor of someone else');
    await page.getByText('Sorry, no matching options.').waitFor();
    expect(await page.getByPlaceholder('Type to search...').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await unit().inputValue()).toBe('T-137');
    await unit().fill('nothing again');
    await page.keyboard.press('Tab');
    expect(await unit().inputValue()).toBe('T-137');
    expect(await sent()).toBe(await idOf('T-137'));
  });

  it('is chosen with the pointer, is sent with the form, and opens what was typed again when the form is refused', async () => {
    await unit().click();
    await page.getByRole('option', { name: 'T-102' }).click();
    expect(await sent()).toBe(await idOf('T-102'));
    await page.locator('[id="stops.0.city"]').fill('Nowhere at all');
    await page.locator('[id="stops.0.city"]').press('Enter');
    await page.getByText('There is a problem').waitFor();
    await expect.poll(() => unit().inputValue()).toBe('T-102');
    // The browser says on its console that a form was refused.
    browser.forgive();
  });

  it('is the browser’s own list where there are few units', async () => {
    const few = await signedIn(app);
    await few.db.equipment.create({ data: { carrierId: few.carrierId, unit: 'T-1' } });
    const other = await browser.open();
    await other.context().addCookies([{ ...few.cookie, url: app.origin }]);
    await other.goto(`${app.origin}/mileage/trips-fuel/trips/new`, { waitUntil: 'networkidle' });
    expect(await other.locator('select[name=equipmentId] option').count()).toBe(2);
  });

  it('costs a closed filter nothing: it is loaded when the filter is opened', async () => {
    await giveRecords(person as never, {
      units: [],
      fuel: [{ unit: null, date: '2026-11-02', state: 'TX', quantity: '50' }],
    });
    const list = await browser.open();
    await list.context().addCookies([{ ...person.cookie, url: app.origin }]);
    const loaded: string[] = [];
    list.on('request', (request) => loaded.push(request.url()));
    await list.goto(`${app.origin}/mileage/trips-fuel?quarter=20264`, { waitUntil: 'networkidle' });
    const isSearch = (url: string) => url.includes('/search-select-');
    expect(loaded.some((url) => url.includes('/ledger/pages/ledger-'))).toBe(true);
    expect(loaded.filter(isSearch)).toEqual([]);
    await list.locator('.filter-panel > summary').click();
    await list.getByRole('combobox', { name: 'Equipment' }).and(list.locator('input')).waitFor();
    expect(loaded.filter(isSearch)).toHaveLength(1);
  });
});
