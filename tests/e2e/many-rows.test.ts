import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { axeProblems } from '../factories/crawl';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let person: SignedIn;

const FUEL = '/mileage/trips-fuel/fuel/many';
const TRIPS = '/mileage/trips-fuel/trips/many';

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
  const page = await browser.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  await page.getByText('Enter goes down').waitFor();
  return page;
}

const cell = (page: Page, row: number, column: string) => page.locator(`[id="rows.${row}.${column}"]`);
const column = (page: Page, name: string) =>
  page
    .locator(`.grid input[name="${name}"]`)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const said = (page: Page) => page.locator('.grid-said');

/** Pastes as a browser does: the event carries the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

describe('the grid for fuel', () => {
  it('takes a pasted block of thirty rows, adds rows for it, and saves them all at once', async () => {
    const page = await open(FUEL);
    expect(await focused(page)).toBe('rows.0.city');
    const lines = Array.from(
      { length: 30 },
      (_, day) =>
        `T-1\t11/${String((day % 20) + 1).padStart(2, '0')}/2026\tTulsa, OK\t\t${100 + day}.5\t399.99`,
    );
    await cell(page, 0, 'unit').focus();
    await paste(page, `${lines.join('\r\n')}\r\n`);
    await said(page).getByText('30 rows pasted.').waitFor();
    expect(await column(page, 'quantity')).toEqual(lines.map((_, day) => `${100 + day}.5`));
    expect(await focused(page)).toBe('rows.29.unit');
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.getByText('30 fuel purchases saved.').waitFor();
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(30);
  });

  it('finds the columns of a pasted header, and marks and names the cells that are wrong', async () => {
    const page = await open(FUEL);
    await cell(page, 0, 'unit').focus();
    await paste(page, 'Gallons\tDriver\tState\tDate\n100\tAnn\tOK\t11/02/2026\n12x\tBob\tTX\tNov 3\n');
    await said(page).getByText('2 rows pasted. 2 cells to correct.').waitFor();
    expect((await column(page, 'state')).slice(0, 3)).toEqual(['OK', 'TX', '']);
    expect((await column(page, 'unit')).slice(0, 2)).toEqual(['T-1', 'T-1']);
    for (const [name, words] of [
      ['quantity', 'Write a number'],
      ['date', 'This is not a date'],
    ] as const) {
      expect(await cell(page, 1, name).getAttribute('aria-invalid')).toBe('true');
      const described = await cell(page, 1, name).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described}"]`).textContent()).toContain(words);
    }
    expect(await axeProblems(page, axeSource)).toEqual([]);
    await cell(page, 1, 'quantity').fill('120');
    await cell(page, 1, 'date').fill('11/03/2026');
    await page.keyboard.press('Control+Enter');
    await page.getByText('2 fuel purchases saved.').waitFor();
  });

  it('takes dates as a spreadsheet shows them, liters as the header says, and names what it leaves out', async () => {
    const page = await open(FUEL);
    await cell(page, 0, 'unit').focus();
    await paste(
      page,
      'Fuel log\t\t\t\t\nDate\tLocation\tCity\tLiters\tPrice\tTotal\n' +
        '3-Nov-26\tPilot #12\t"Tulsa, OK"\t400\t1.02\t$1,408.00\n\t\t\t\t\t\n11/4/26 0:00\tLove\'s\tDallas TX\t380.5\t1.02\t388.11\n',
    );
    await said(page).getByText('2 rows pasted. Measured in liters, as the header says.').waitFor();
    expect(await page.locator('#fuelUnit').inputValue()).toBe('litre');
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.getByText('2 fuel purchases saved.').waitFor();
    const saved = await person.db.fuelPurchase.findMany({
      where: { carrierId: person.carrierId },
      orderBy: { date: 'asc' },
    });
    expect(
      saved.map((row) => [row.date.toISOString().slice(0, 10), row.city, String(row.totalCents)]),
    ).toEqual([
      ['2026-11-03', 'Tulsa', '140800'],
      ['2026-11-04', 'Dallas', '38811'],
    ]);
  });

  it('keeps a text that is too long in sight, and says how many columns are left out', async () => {
    const page = await open(FUEL);
    await cell(page, 0, 'total').focus();
    const seller = 'x'.repeat(130);
    await paste(page, `399.99\t${seller}\tR-1\tdriver\tnote\n`);
    await said(page)
      .getByText('1 row pasted. 1 cell to correct. 2 columns left out: the table ends before.')
      .waitFor();
    expect(await cell(page, 0, 'seller').inputValue()).toBe(seller);
  });

  it('moves with Enter and the arrows, adds a row below the last one, and keeps the arrows of a text', async () => {
    const page = await open(FUEL);
    await page.keyboard.type('Tulsa, OK');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('rows.1.city');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('rows.0.city');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('rows.0.state');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('rows.0.city');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('rows.0.state');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('rows.1.state');
    await page.keyboard.press('Shift+Enter');
    expect(await focused(page)).toBe('rows.0.state');
    await cell(page, 9, 'quantity').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.grid tbody tr').count()).toBe(10);
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await cell(page, 10, 'quantity').waitFor();
    expect(await focused(page)).toBe('rows.10.quantity');
    expect(await column(page, 'unit')).toEqual(Array.from({ length: 11 }, () => 'T-1'));
    await page.getByRole('button', { name: 'Add rows' }).click();
    expect(await page.locator('.grid tbody tr').count()).toBe(21);
    expect(await focused(page)).toBe('rows.11.unit');
    expect((await column(page, 'city'))[0]).toBe('Tulsa, OK');
  });

  it('carries a new date down the empty rows, and says at once that a truck is not known', async () => {
    const page = await open(FUEL);
    await cell(page, 2, 'quantity').fill('90');
    const [today] = await column(page, 'date');
    await cell(page, 0, 'date').fill('10/05/2026');
    await page.keyboard.press('Enter');
    expect((await column(page, 'date')).slice(0, 4)).toEqual(['10/05/2026', '10/05/2026', today, today]);
    await cell(page, 0, 'unit').fill('T-77');
    await page.keyboard.press('Tab');
    await said(page).getByText('Row 1, Equipment: This unit was not found.').waitFor();
    await cell(page, 0, 'unit').fill('t-1');
    await page.keyboard.press('Tab');
    await page.locator('.grid .field-error').waitFor({ state: 'detached' });
  });

  it('comes back with the rows that are wrong, the cursor in the summary', async () => {
    const page = await open(FUEL);
    await cell(page, 0, 'city').fill('Springfield');
    await cell(page, 0, 'quantity').fill('100');
    await cell(page, 1, 'state').fill('TX');
    await cell(page, 1, 'quantity').fill('80');
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.getByText('1 of 2 fuel purchases saved.').waitFor();
    await page.waitForFunction(() => document.activeElement?.classList.contains('error-summary'));
    browser.forgive(); // the browser itself notes the 422
    await page.getByRole('link', { name: /Row 1, State: Which Springfield/ }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'rows.0.state');
    await page.keyboard.type('MO');
    await page.keyboard.press('Control+Enter');
    // It is shown for three seconds; a busy machine may be longer at the page itself.
    await page.getByText('1 fuel purchase saved.').first().waitFor({ state: 'attached' });
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(2);
  });
});

describe('what was typed into the grid', () => {
  it('comes back after a reload with all its rows and their keys, so that nothing is saved twice', async () => {
    const page = await open(FUEL);
    await cell(page, 0, 'unit').focus();
    const lines = Array.from({ length: 14 }, (_, day) => `T-1\t11/02/2026\tTulsa, OK\tOK\t${60 + day}`);
    await paste(page, lines.join('\n'));
    await said(page).getByText('14 rows pasted.').waitFor();
    await cell(page, 13, 'seller').pressSequentially('Pilot');
    const keys = () =>
      page.locator('[name^="row."]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const before = await keys();
    await page.waitForFunction(() => sessionStorage.getItem('typed')?.includes('Pilot'));
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('Restored what you typed.').waitFor();
    expect(await column(page, 'quantity')).toEqual(lines.map((_, day) => String(60 + day)));
    expect(await cell(page, 13, 'seller').inputValue()).toBe('Pilot');
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      page.getByRole('button', { name: 'Save fuel' }).click(),
    ]);
    const sent = new URLSearchParams(request.postData() ?? '');
    expect(before.map((_, row) => sent.get(`row.${row}`))).toEqual(before);
    await page.getByText('14 fuel purchases saved.').waitFor();
  });
});

describe('the grid for trips', () => {
  it('makes trips of a pasted trip sheet', async () => {
    const page = await open(TRIPS);
    await cell(page, 0, 'unit').focus();
    await paste(
      page,
      [
        'Truck\tDate\tState\tOdometer start\tOdometer end',
        'T-1\t11/02/2026\tTX\t100,000\t100,200',
        'T-1\t11/02/2026\tOK\t\t100,450',
        'T-1\t11/03/2026\tOK\t\t100,500',
      ].join('\n'),
    );
    await said(page).getByText('3 rows pasted.').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('2 trips saved.').waitFor();
  });

  it.each([360, 768, 1280])('never scrolls sideways at %i px, with errors shown', async (width) => {
    for (const path of [FUEL, TRIPS]) {
      const page = await open(path, width);
      await cell(page, 0, 'unit').focus();
      await paste(page, 'T-88\t99/99/2026\tx\ty\tz\nT-1\t11/02/2026');
      await said(page).getByText('2 rows pasted.').waitFor();
      const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0);
    }
  });
});
