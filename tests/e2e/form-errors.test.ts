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
    await person.visitor.post('/mileage/equipment/new', { unit, active: '1', fuelType: 'special_diesel' });
});

async function open(path: string): Promise<{ page: Page; posts: string[] }> {
  const page = await browser.open({ viewport: { width: 360, height: 800 } });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('/api/'))
      posts.push(new URL(request.url()).pathname);
  });
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return { page, posts };
}

const said = (page: Page) =>
  page
    .locator('.field-error')
    .evaluateAll((all) => all.map((one) => [one.id, (one.textContent ?? '').replace('Error: ', '')]));
const summary = (page: Page) =>
  page
    .locator('.error-summary a')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.textContent}`));

describe('a fuel form with an empty field', () => {
  it('says so at once, in the words of the server and without asking it; and no more once the field is filled', async () => {
    const { page, posts } = await open('/mileage/trips-fuel/fuel/new');
    await page.locator('#city').fill('Tulsa');
    await page.getByRole('button', { name: 'Save fuel' }).click();
    expect(await said(page)).toEqual([
      ['equipmentId-error', 'Equipment is required: which truck was filled?'],
      ['state-error', 'State is required: the tax was paid there.'],
      ['quantity-error', 'Units is required: how much was filled?'],
    ]);
    expect((await summary(page)).sort()).toEqual([
      '#equipmentId Equipment is required: which truck was filled?',
      '#quantity Units is required: how much was filled?',
      '#state State is required: the tax was paid there.',
    ]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    expect(await page.title()).toMatch(/^Error: Add fuel/);
    expect(posts).toEqual([]);
    expect(await page.inputValue('#city')).toBe('Tulsa');

    await page.locator('#quantity').fill('1');
    expect((await said(page)).map(([id]) => id)).toEqual(['equipmentId-error', 'state-error']);
    await page.locator('#quantity').fill('');
    expect((await said(page)).map(([id]) => id)).toContain('quantity-error');
    await page.locator('#quantity').fill('12x');
    await page.locator('#state').selectOption('OK');
    await page
      .locator('#equipmentId')
      .fill('T-2')
      .catch(() => page.locator('#equipmentId').selectOption({ label: 'T-2' }));
    expect(await said(page)).toEqual([]);

    // What only the server can judge is still its own to say.
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.waitForLoadState('networkidle');
    expect(posts).toEqual(['/mileage/trips-fuel/fuel/new']);
    expect(await said(page)).toEqual([
      ['quantity-error', 'Write the units as a number, such as 120.5 (at most three decimals).'],
    ]);
    await page.locator('#quantity').fill('120');
    expect(await said(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.waitForURL(/\/trips-fuel$/);
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(1);
    browser.forgive();
  });

  it('is led to by the summary: the label in view, the cursor in the field', async () => {
    const { page } = await open('/mileage/trips-fuel/fuel/new');
    await page.setViewportSize({ width: 360, height: 500 });
    // The place of the last purchase is filled in.
    await page.locator('#city').fill('');
    await page.locator('#state').selectOption('');
    await page.getByRole('button', { name: 'Save fuel' }).click();
    for (const id of ['state', 'quantity']) {
      await page.locator(`.error-summary a[href="#${id}"]`).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
      const header = (await page.locator('.shell-head').boundingBox())!;
      const label = async () => (await page.locator(`label[for="${id}"]`).boundingBox())!.y;
      await expect.poll(label).toBeLessThan(400);
      expect(await label()).toBeGreaterThanOrEqual(header.y + header.height);
    }
  });

  it('keeps the way to another screen open', async () => {
    const { page } = await open('/mileage/trips-fuel/fuel/new');
    await page.getByRole('button', { name: 'New equipment' }).click();
    await page.waitForURL(/\/equipment\/new\?to=/);
    await page.waitForLoadState('networkidle');
    await page.locator('.form-actions button').click();
    expect(await said(page)).toEqual([['unit-error', 'Unit is required: the number you know the truck by.']]);
    await page.locator('#unit').fill('T-3');
    expect(await said(page)).toEqual([]);
    await page.locator('.form-actions button').click();
    await page.waitForURL(/\/fuel\/new/);
    expect(await person.db.equipment.count({ where: { carrierId: person.carrierId, unit: 'T-3' } })).toBe(1);
  });
});
