import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

const openAs = async (path: string, prepare?: (person: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>) => {
  const person = await signedIn(app);
  const unit = await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: '7' } });
  await prepare?.(person);
  const page = await browser.open({ viewport: { width: 1280, height: 900 } });
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  await page.goto(app.origin + path);
  await page.waitForLoadState('networkidle');
  return { page, person, unit };
};

describe('the choice of a plan at the limit', () => {
  it('opens over the form, closes on Escape, and nothing that was typed is lost; without scripts it is a notice', async () => {
    const { page, person, unit } = await openAs('/mileage/trips-fuel/trips/new', async ({ db, carrierId, bearer }) => {
      const { id } = await db.equipment.findFirstOrThrow({ where: { carrierId } });
      const stops = [{ city: 'Dallas', state: 'TX' }, { city: 'Tulsa', state: 'OK' }];
      for (let count = 0; count < 10; count++) {
        const answer = await fetch(`${app.origin}/mileage/api/trip`, { method: 'POST', headers: { ...bearer, 'Content-Type': 'application/json' }, body: JSON.stringify({ equipment_id: Number(id), date: '2026-11-10', route: stops }) });
        expect(answer.status).toBe(201);
      }
    });
    browser.forgive();
    for (const [index, city, state] of [[0, 'Denver', 'CO'], [1, 'Omaha', 'NE']] as const) {
      await page.fill(`[id="stops.${index}.city"]`, city);
      await page.fill(`[id="stops.${index}.state"]`, state);
    }
    await page.getByRole('button', { name: 'Save trip' }).click();
    const modal = page.getByRole('dialog', { name: 'Choose a plan' });
    await modal.waitFor();
    expect(await modal.innerText()).toContain("You've reached the free plan limit. Want more trips?");
    for (const words of ['Basic', '$9', '30 trips in 30 days', 'Advanced', '$49']) expect(await modal.innerText()).toContain(words);
    const box = await modal.boundingBox();
    expect(Math.round(((box?.width ?? 0) / 1280) * 100)).toBe(81);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    expect(await page.inputValue('[id="stops.1.city"]')).toContain('Omaha');
    expect(await page.locator('#limit').innerText()).toContain('See the plans');
    await expect.poll(() => page.locator('.dialog-leaving').count()).toBe(0);
    browser.forgive();

    const plain = await person.visitor.post('/mileage/trips-fuel/trips/new', { intent: 'save', equipmentId: String(unit.id), date: '2026-11-11', stop_city: ['Denver', 'Omaha'], stop_state: ['CO', 'NE'], stop_zip: ['', ''] });
    expect(plain.status).toBe(422);
    expect(plain.html).toContain('You&#x27;ve reached the free plan limit. Want more trips?');
    expect(plain.html).toContain('/mileage/account/billing');
  });
});

describe('a number', () => {
  it('moves with Ctrl and the arrows, and knows k and m', async () => {
    const { page } = await openAs('/mileage/trips-fuel/fuel/new');
    const field = page.locator('#quantity');
    await field.fill('118.4');
    await field.press('Control+ArrowUp');
    expect(await field.inputValue()).toBe('119.4');
    await field.press('Control+ArrowDown');
    await field.press('Control+ArrowDown');
    expect(await field.inputValue()).toBe('117.4');
    await field.fill('');
    await field.pressSequentially('1.5k');
    expect(await field.inputValue()).toBe('1500');
    await field.fill('2');
    await field.press('m');
    expect(await field.inputValue()).toBe('2000000');
    // Elsewhere the letters are letters.
    await page.locator('#notes').pressSequentially('5km');
    expect(await page.locator('#notes').inputValue()).toBe('5km');
  });
});

describe('a file', () => {
  it('says that none is selected, names the one that is, and can be removed', async () => {
    const { page } = await openAs('/mileage/trips-fuel/fuel/new');
    const words = page.locator('.file-pick-name');
    expect(await words.innerText()).toBe('No file selected');
    await page.setInputFiles('#receipt', { name: 'pump 4.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    expect(await words.innerText()).toBe('pump 4.png');
    await page.getByRole('button', { name: 'Remove pump 4.png' }).click();
    expect(await words.innerText()).toBe('No file selected');
    expect(await page.locator('#receipt').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  });
});

describe('the account’s dropdown', () => {
  it('closes when the focus leaves it, and on Escape', async () => {
    const { page } = await openAs('/mileage/trips-fuel');
    const menu = page.locator('details.menu').last();
    await menu.locator('summary').click();
    expect(await menu.getAttribute('open')).not.toBeNull();
    for (let tabs = 0; tabs < 12 && (await menu.getAttribute('open')) !== null; tabs++) await page.keyboard.press('Tab');
    expect(await menu.getAttribute('open')).toBeNull();
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
  });
});
