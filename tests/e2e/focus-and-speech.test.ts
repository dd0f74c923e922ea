import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;

beforeAll(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
  for (const unit of ['T-1', 'T-2'])
    await person.visitor.post('/mileage/equipment/new', {
      unit,
      active: '1',
      fuelType: 'special_diesel',
      axles: '3',
    });
  const { id } = await person.db.equipment.findFirstOrThrow({
    where: { carrierId: person.carrierId, unit: 'T-1' },
  });
  for (const date of ['2026-11-02', '2026-11-03'])
    await person.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      idempotencyKey: crypto.randomUUID(),
      equipmentId: String(id),
      date,
      city: 'Dallas',
      state: 'TX',
      quantity: '50',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      taxPaid: '1',
      bulk: '0',
    });
});

async function open(path: string, scripts = true): Promise<Page> {
  const page = await browser.open({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: scripts });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
}

/** Where the focus is: the id, else the class or the name of the element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.id || at?.className || at?.tagName;
  });
/** What is read aloud when it changes. */
const said = (page: Page) =>
  page
    .locator('[role=status]')
    .evaluateAll((regions) => regions.map((region) => region.textContent?.trim()).filter(Boolean));

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the focus, %s', (_how, scripts) => {
  it.each([
    ['/mileage/trips-fuel?quarter=all', 'Date'],
    ['/mileage/equipment', 'Unit'],
    ['/mileage/ifta-rates', 'State'],
  ])('stays on the head by which %s is sorted', async (path, name) => {
    const page = await open(path, scripts);
    const head = page.locator('th a.table-sort', { hasText: name }).first();
    const before = await page.evaluate(() => location.search);
    await head.press('Enter');
    await page.waitForFunction((was) => location.search !== was, before);
    await page.waitForLoadState('networkidle');
    const column = page.locator('th[aria-sort] a.table-sort');
    expect(await focused(page)).toBe(await column.getAttribute('id'));
    const box = await column.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThan(0);
    expect(box?.y ?? 900).toBeLessThan(800);
  });

  it('is on the question of a page that asks, not on the button that deletes', async () => {
    const { id } = await person.db.equipment.findFirstOrThrow({ where: { unit: 'T-2' } });
    const page = await open(`/mileage/equipment/${id}/delete`, scripts);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete unit T-2?');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Delete unit T-2');
  });
});

describe('what just happened', () => {
  it('has the focus after a save, and the next Tab goes to the content', async () => {
    const page = await open('/mileage/equipment/new');
    await page.getByLabel('Unit').first().fill('T-3');
    await page.getByLabel('Unit').first().press('Enter');
    await page.locator('.toasts .notice').waitFor();
    await expect.poll(() => focused(page)).toBe('toasts');
    expect(await said(page)).toContain('Unit T-3 added.');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('has the focus after a deletion, and the next Tab takes it back', async () => {
    const { id } = await person.db.equipment.findFirstOrThrow({ where: { unit: 'T-3' } });
    const page = await open(`/mileage/equipment/${id}/delete`);
    await page.getByRole('button', { name: 'Delete unit T-3' }).click();
    await page.locator('.toasts .notice').waitFor();
    await expect.poll(() => focused(page)).toBe('toasts');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  });

  it('is read aloud, and does not take the focus, where a person was quicker', async () => {
    const page = await open('/mileage/equipment/new');
    let letGo = () => {};
    const isQuicker = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/js/said.js*', async (route) => {
      await isQuicker;
      await route.continue();
    });
    await page.getByLabel('Unit').first().fill('T-4');
    await page.getByLabel('Unit').first().press('Enter');
    await page.locator('.toasts .notice').waitFor();
    await page.getByRole('searchbox').focus();
    letGo();
    await expect
      .poll(async () => (await said(page)).filter((one) => one?.includes('Unit T-4 added.')).length)
      .toBe(2);
    expect(await focused(page)).toBe('q');
  });

  it('leaves the focus to a field that the page will give it to, though nothing has it yet', async () => {
    const page = await open('/mileage/trips-fuel/fuel/new');
    await page.locator('[autofocus]').first().waitFor({ state: 'attached' });
    // As it is before the browser has come to the field: what happened is on the page, and the focus is nowhere.
    await page.evaluate(() => {
      const notice = document.createElement('p');
      notice.textContent = 'Fuel purchase saved.';
      document.querySelector('.toasts')?.append(notice);
      (document.activeElement as HTMLElement).blur();
    });
    await page.addScriptTag({ url: `${app.origin}/mileage/js/said.js?v=1` });
    await expect.poll(() => said(page)).toEqual(['Fuel purchase saved.', 'Fuel purchase saved.']);
    expect(await focused(page)).not.toBe('toasts');
  });

  it('is read aloud where the next form takes the focus', async () => {
    const page = await open('/mileage/trips-fuel/fuel/new');
    await page.locator('select[name=state]').selectOption('TX');
    await page.locator('[name=quantity]').fill('40');
    await page.getByRole('button', { name: 'Save and add next' }).click();
    await page.waitForURL(/saved|next|fuel\/new/);
    await page.locator('.toasts .notice').waitFor();
    expect(await focused(page)).not.toBe('toasts');
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(1);
  });
});

describe('a search', () => {
  it.each(['/mileage/trips-fuel?quarter=all', '/mileage/equipment', '/mileage/ifta-rates'])(
    'on %s says how many it found, and that it found nothing',
    async (path) => {
      const page = await open(path);
      await page.getByRole('searchbox').pressSequentially('t');
      await page.waitForURL(/q=t\b/);
      await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^\d+ found$/));
      await page.getByRole('searchbox').pressSequentially('zzq');
      await page.waitForURL(/q=tzzq/);
      await expect.poll(() => said(page)).toContain('Nothing found');
      expect(await focused(page)).toBe('q');
    },
  );
});

it('stops that change places say their new order', async () => {
  const page = await open('/mileage/trips-fuel/trips/new');
  await page.locator('[id="stops.0.city"]').fill('Dallas, TX');
  await page.locator('[id="stops.1.city"]').fill('Tulsa, OK');
  await page.locator('[id="stops.1.city"]').press('Alt+ArrowUp');
  await expect.poll(() => said(page)).toContain('New order: Tulsa, OK, Dallas, TX');
});
