import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

const openAs = async (
  path: string,
  prepare?: (person: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>,
) => {
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
    const { page, person, unit } = await openAs(
      '/mileage/trips-fuel/trips/new',
      async ({ db, carrierId, bearer }) => {
        const { id } = await db.equipment.findFirstOrThrow({ where: { carrierId } });
        const stops = [
          { city: 'Dallas', state: 'TX' },
          { city: 'Tulsa', state: 'OK' },
        ];
        for (let count = 0; count < 10; count++) {
          const answer = await fetch(`${app.origin}/mileage/api/trip`, {
            method: 'POST',
            headers: { ...bearer, 'Content-Type': 'application/json' },
            body: JSON.stringify({ equipment_id: Number(id), date: '2026-11-10', route: stops }),
          });
          expect(answer.status).toBe(201);
        }
      },
    );
    browser.forgive();
    for (const [index, city, state] of [
      [0, 'Denver', 'CO'],
      [1, 'Omaha', 'NE'],
    ] as const) {
      await page.fill(`[id="stops.${index}.city"]`, city);
      await page.fill(`[id="stops.${index}.state"]`, state);
    }
    await page.getByRole('button', { name: 'Save trip' }).click();
    const modal = page.getByRole('dialog', { name: 'Choose a plan' });
    await modal.waitFor();
    expect(await modal.innerText()).toContain("You've reached the free plan limit. Want more trips?");
    for (const words of ['Basic', '$9', '30 trips in 30 days', 'Advanced', '$49'])
      expect(await modal.innerText()).toContain(words);
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

    const plain = await person.visitor.post('/mileage/trips-fuel/trips/new', {
      intent: 'save',
      equipmentId: String(unit.id),
      date: '2026-11-11',
      stop_city: ['Denver', 'Omaha'],
      stop_state: ['CO', 'NE'],
      stop_zip: ['', ''],
    });
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
  it.each([
    ['/mileage/trips-fuel/fuel/new', '#receipt'],
    ['/mileage/emails/new', '#files'],
    ['/mileage/support/message', '#files'],
    ['/mileage/imports', '#file'],
  ])('says that none is selected, names the one that is, and can be removed on %s', async (path, field) => {
    const { page } = await openAs(path);
    const words = page.locator('.file-pick-name');
    expect(await words.innerText()).toBe('No file selected');
    await page.setInputFiles(field, { name: 'pump 4.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    expect(await words.innerText()).toBe('pump 4.png');
    await page.getByRole('button', { name: 'Remove pump 4.png' }).click();
    expect(await words.innerText()).toBe('No file selected');
    expect(await page.locator(field).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  });
});

describe('the account’s dropdown', () => {
  it.each(['/mileage/trips-fuel', '/mileage/account/billing'])(
    'opens on focus, closes when it is left, and on Escape on %s',
    async (path) => {
      const { page } = await openAs(path);
      const menu = page.locator('details.menu').last();
      await page.getByRole('link', { name: 'Stateline', exact: true }).focus();
      while (!(await menu.locator('summary').evaluate((summary) => summary === document.activeElement)))
        await page.keyboard.press('Tab');
      expect(await menu.getAttribute('open')).not.toBeNull();
      for (let tabs = 0; tabs < 12 && (await menu.getAttribute('open')) !== null; tabs++)
        await page.keyboard.press('Tab');
      expect(await menu.getAttribute('open')).toBeNull();
      await menu.locator('summary').click();
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('open')).toBeNull();
      expect(await menu.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(
        true,
      );
      await menu.locator('summary').click();
      await page.getByRole('heading', { level: 1 }).click();
      expect(await menu.getAttribute('open')).toBeNull();
    },
  );
});

describe('a date', () => {
  const inFocus = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

  it('is picked from a calendar: days, months, years and back, by mouse and by keys', async () => {
    const { page } = await openAs('/mileage/trips-fuel/fuel/new');
    const date = page.locator('#date');
    await date.fill('2026-11-22');
    const button = page.getByRole('button', { name: 'Calendar: Date' });
    const calendar = page.getByRole('dialog', { name: 'Date' });
    const title = calendar.locator('.calendar-title');
    await button.click();
    await calendar.waitFor();
    expect((await calendar.boundingBox())?.width).toBe(300);
    expect(await calendar.locator('th').allInnerTexts()).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    expect(await title.innerText()).toContain('November 2026');
    expect(await inFocus(page)).toBe('November 22, 2026');
    for (const [key, day] of [
      ['ArrowRight', 'November 23, 2026'],
      ['End', 'November 29, 2026'],
      ['Home', 'November 23, 2026'],
      ['ArrowUp', 'November 16, 2026'],
      ['PageDown', 'December 16, 2026'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await inFocus(page), key).toBe(day);
    }
    await title.click();
    expect(await title.innerText()).toContain('2026');
    expect(await calendar.getByRole('cell').count()).toBe(12);
    await title.click();
    expect(await title.innerText()).toBe('2020 to 2029');
    expect(await calendar.getByRole('cell').count()).toBe(10);
    await calendar.getByRole('button', { name: '2024' }).click();
    expect(await calendar.getByRole('cell').count()).toBe(12);
    await calendar.getByRole('button', { name: 'February 2024' }).click();
    await calendar.getByRole('button', { name: 'February 29, 2024' }).press('Enter');
    await calendar.waitFor({ state: 'detached' });
    expect(await date.inputValue()).toBe('2024-02-29');

    await date.press('Alt+ArrowDown');
    await calendar.waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await button.click();
    await page.locator('#notes').click();
    await calendar.waitFor({ state: 'detached' });
    expect(await date.inputValue()).toBe('2024-02-29');
  });

  it('is emptied by Backspace and Delete, and goes when it is none', async () => {
    const { page } = await openAs('/mileage/trips-fuel/fuel/new');
    const date = page.locator('#date');
    for (const key of ['Backspace', 'Delete']) {
      await date.fill('2026-11-22');
      await date.press(key);
      expect(await date.inputValue()).toBe('');
    }
    await date.pressSequentially('1322');
    expect(await date.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
    await page.locator('#notes').click();
    expect(await date.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false);
    await date.pressSequentially('11222026');
    expect(await date.inputValue()).toBe('2026-11-22');
  });

  it('that ends a span cannot be before its first day', async () => {
    const { page } = await openAs('/mileage/trips-fuel/trips/new');
    await page.fill('#date', '2026-11-10');
    await page.locator('summary', { hasText: 'For your records' }).click();
    await page.getByRole('button', { name: 'Calendar: Last day' }).click();
    const day = (number: number) =>
      page
        .getByRole('dialog', { name: 'Last day' })
        .getByRole('button', { name: `November ${number}, 2026`, exact: true });
    expect(await day(9).isDisabled()).toBe(true);
    await day(9).click({ force: true });
    expect(await page.inputValue('#endDate')).toBe('');
    await day(10).click();
    expect(await page.inputValue('#endDate')).toBe('2026-11-10');
  });

  it('has the calendar of the phone where there are fingers, and of the browser without scripts', async () => {
    const { person } = await openAs('/mileage/support');
    for (const options of [
      { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
      { javaScriptEnabled: false },
    ]) {
      const page = await browser.open(options);
      await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
      await page.goto(`${app.origin}/mileage/support/training`, { waitUntil: 'networkidle' });
      expect(await page.locator('#date').getAttribute('type')).toBe('date');
      expect(await page.getByRole('button', { name: /Calendar/ }).count()).toBe(0);
    }
  });
});

describe('a time', () => {
  it('takes its form while it is typed', async () => {
    const { page } = await openAs('/mileage/support/training');
    const time = page.locator('#time');
    for (const [typed, shown] of [
      ['230p', '02:30 PM'],
      ['1299', '12:'],
      ['12:07am', '12:07 AM'],
      ['1:15P', '01:15 PM'],
    ] as const) {
      await time.fill('');
      await time.pressSequentially(typed);
      expect(await time.inputValue()).toBe(shown);
    }
  });
});

describe('what went wrong', () => {
  it('stays until it is closed', async () => {
    const { page, person, unit } = await openAs('/mileage/trips-fuel');
    await person.visitor.post('/mileage/trips-fuel/trips/new', {
      intent: 'save',
      equipmentId: String(unit.id),
      date: '2026-09-10',
      stop_city: ['Denver', 'Omaha'],
      stop_state: ['CO', 'NE'],
      stop_zip: ['', ''],
    });
    const trip = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    await page.goto(`${app.origin}/mileage/trips-fuel/trips/${trip.id}`, { waitUntil: 'networkidle' });
    // Someone else changes the trip while the page is open.
    await person.db.trip.update({ where: { id: trip.id }, data: { revision: { increment: 1 } } });
    await page.locator('button[value="recalculate"]').click();
    const toast = page.locator('.toasts .notice-bad');
    await toast.waitFor();
    expect(await toast.innerText()).toContain('changed');
    await page.waitForTimeout(3600);
    expect(await toast.isVisible()).toBe(true);
    await toast.getByRole('button', { name: 'Close this message' }).click();
    await toast.waitFor({ state: 'detached' });
  });
});
