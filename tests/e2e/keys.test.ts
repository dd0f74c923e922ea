import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;

const LIST = '/mileage/trips-fuel';

beforeEach(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
  await person.visitor.post('/mileage/equipment/new', {
    unit: 'KENWORTH-7',
    active: '1',
    fuelType: 'special_diesel',
  });
  await person.visitor.post('/mileage/trips-fuel/trips/new', [
    ['intent', 'save'],
    ['date', '2026-10-05'],
    ['entry', 'stops'],
    ['idempotencyKey', crypto.randomUUID()],
    ['stop_city', 'Dallas'],
    ['stop_state', 'TX'],
    ['stop_zip', ''],
    ['stop_city', 'Tulsa'],
    ['stop_state', 'OK'],
    ['stop_zip', ''],
  ]);
});

async function open(path: string, scripts = true): Promise<Page> {
  const page = await browser.open({ javaScriptEnabled: scripts });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  // The browser goes back over the step of a closed dialog in its own time.
  await page.addInitScript(() => {
    addEventListener('popstate', () => (document.documentElement.dataset['back'] = 'done'), true);
  });
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
}
/** That step is done and its frame is drawn: until then the browser takes no keys. */
async function isBack(page: Page) {
  await page.locator('html[data-back=done]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    delete document.documentElement.dataset['back'];
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const isFocused = (page: Page, selector: string) =>
  expect
    .poll(() => page.evaluate((css) => document.activeElement?.matches(css), selector), { timeout: 30_000 })
    .toBe(true);

describe.each([
  ['with the framework', LIST],
  ['without it', '/mileage/account'],
])('on a page %s', (_, path) => {
  it('n writes a trip down and f a fuel purchase', async () => {
    const page = await open(path);
    await page.keyboard.press('n');
    await page.waitForURL(/\/trips\/new$/);
    await page.goto(app.origin + path, { waitUntil: 'networkidle' });
    await page.keyboard.press('f');
    await page.waitForURL(/\/fuel\/new$/);
  });

  it('? names the keys and turns single ones off; Escape and Back close it', async () => {
    const page = await open(path);
    await page.keyboard.press('?');
    const help = dialog(page, 'Keyboard keys');
    await help.waitFor();
    expect(await help.locator('kbd').allTextContents()).toEqual(['n', 'f', '/', '?', 'Ctrl K']);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await isBack(page);
    await page.keyboard.press('?');
    await help.waitFor();
    await page.goBack();
    await help.waitFor({ state: 'detached' });
    await isBack(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.keyboard.press('?');
    await help.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await isBack(page);
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await help.waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('a closed dialog', () => {
  it('lets the router read nothing anew', async () => {
    person = await signedIn(app, { planPackageId: 'ic_advanced' });
    const page = await open(LIST);
    const read: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.data')) read.push(request.url());
    });
    const help = dialog(page, 'Keyboard keys');
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('?');
      await help.waitFor();
      await close();
      await help.waitFor({ state: 'detached' });
      await isBack(page);
    }
    // Whatever the steps have begun is sent by the time that the next page is here.
    await page.keyboard.press('n');
    await page.waitForURL(/\/trips\/new$/);
    expect(read.filter((url) => !url.includes('/trips/new'))).toEqual([]);
  });
});

describe('the palette', () => {
  it('goes to a page, a unit and a trip that is found by typing', async () => {
    const page = await open('/mileage/account');
    const goTo = async (text: string, option: RegExp) => {
      await page.keyboard.press('Control+k');
      await dialog(page, 'Go to').waitFor();
      await isFocused(page, '[role="combobox"]');
      await page.keyboard.insertText(text);
      await page.getByRole('option', { name: option, selected: true }).waitFor();
      await page.keyboard.press('Enter');
    };
    await goTo('irp', /^IRP report/);
    await page.waitForURL(/\/reports\/irp$/);
    await page.waitForLoadState('networkidle');
    await goTo('kenw', /^KENWORTH-7/);
    await page.waitForURL(/\/equipment\/\d+$/);
    await page.waitForLoadState('networkidle');
    await goTo('tulsa', /Dallas.*Tulsa/);
    await page.waitForURL(/\/trips\/\d+$/);
  });

  it('moves with the arrows, says when there is nothing, and closes on Escape with the focus where it was', async () => {
    const page = await open(LIST);
    await page.locator('#q').focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'New trip', selected: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'New fuel purchase', selected: true }).waitFor();
    await page.keyboard.insertText('zzzz');
    await page.getByText('Nothing found').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Go to').waitFor({ state: 'detached' });
    await isFocused(page, '#q');
  });

  it('is a page of links without scripts', async () => {
    const page = await open('/mileage/go', false);
    await page.locator('#q').fill('tulsa');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: /Dallas.*Tulsa/ }).click();
    await page.waitForURL(/\/trips\/\d+$/);
  });
});

describe('a key', () => {
  it('is a letter where something is typed, and / leads to the search', async () => {
    const page = await open(LIST);
    await page.keyboard.press('/');
    await isFocused(page, '#q');
    await page.keyboard.type('nf?');
    expect(await page.locator('#q').inputValue()).toBe('nf?');
  });

  it('asks before it leaves a form with unsaved text', async () => {
    const page = await open('/mileage/trips-fuel/fuel/new');
    await page.locator('#notes').fill('pump 4');
    await page.getByRole('button', { name: 'Save fuel' }).focus();
    await page.keyboard.press('n');
    await dialog(page, 'Leave without saving?').waitFor();
  });
});

describe('a question', () => {
  it('is asked in a dialog, closes on Escape and Back, and deletes with an Undo', async () => {
    const page = await open(`${LIST}?quarter=all`);
    const ask = () => page.getByRole('link', { name: /^Delete / }).click();
    const question = page.getByRole('dialog', { name: /^Delete 1 trip/ });
    await ask();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await ask();
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(LIST);
    await ask();
    await question.getByRole('link', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(1);
    await ask();
    await question.getByRole('button', { name: 'Delete 1 trip' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });
});

describe('the bar under the list', () => {
  it('asks in a dialog before it deletes what is selected, and gives the focus back', async () => {
    const page = await open(`${LIST}?quarter=all`);
    const button = page.locator('#bulk').getByRole('button', { name: 'Delete' });
    const question = page.getByRole('dialog', { name: 'Delete 1 trip?' });
    await page.locator('[name=ids]').first().check();
    await button.click();
    await question.waitFor();
    expect(await question.getByRole('listitem').innerText()).toContain('Dallas');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await isBack(page);
    await isFocused(page, '#bulk [value=delete]');
    await button.click();
    await question.getByRole('button', { name: 'Delete 1 trip' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('says that nothing is selected', async () => {
    const page = await open(`${LIST}?quarter=all`);
    await page.locator('#bulk').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Choose at least one row.').waitFor();
  });

  it('says how many rows are selected', async () => {
    const page = await open(`${LIST}?quarter=all`);
    await page.locator('[name=ids]').first().check();
    await page.getByText('1 selected').waitFor();
  });
});

describe('a modal of the calculator', () => {
  it('closes on the browser’s Back, which left the site', async () => {
    const page = await browser.open();
    await page.goto(`${app.origin}/mileage`, { waitUntil: 'networkidle' });
    await page.locator('[name=pickup_city]').fill('Dallas, TX');
    await page.locator('[name=delivery_city]').fill('Tulsa, OK');
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Add diesel purchase' });
    await modal.waitFor();
    await page.goBack();
    await modal.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/mileage');
    expect(await page.locator('[name=pickup_city]').inputValue()).toBe('Dallas, TX');
  });
});
