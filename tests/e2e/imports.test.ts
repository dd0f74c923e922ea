import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

const TRIPS =
  'Day,Truck,Began in the yard of,To,Load\n11/02/2026,T-1,"Dallas, TX","Tulsa, OK",L1\n11/31/2026,T-1,"Tulsa, OK","Wichita, KS",L2\n11/04/2026,T-1,"Wichita, KS","Nowhere, ZZ",L3\n11/05/2026,T-1,"Wichita, KS","Omaha, NE",L4\n';
const CARDS = [
  'Card #,Tran Date,Invoice,Unit,Driver Name,Location Name,City,State/ Prov,Item,Unit Price,Qty,Amt,Void',
  '708305001,2026-11-02,R1,T-1,ANN,PILOT,Dallas,TX,ULSD,3.4,100.0,340.00,',
  '708305001,2026-11-02,R1,T-1,ANN,PILOT,Dallas,TX,ULSD,3.4,100.0,340.00,',
  '708305001,2026-11-02,R2,T-1,ANN,PILOT,Dallas,TX,DEFD,3.4,5.0,17.00,',
  '708305001,2026-11-03,R3,T-1,ANN,PILOT,Tulsa,OK,ULSR,3.4,20.0,68.00,',
  '708305001,2026-11-03,R4,T-1,ANN,PILOT,Tulsa,OK,ULSD,3.4,60.0,204.00,Y',
  '708305001,2026-11-04,R5,T-1,ANN,LOVES,Wichita,KS,ULSD,3.5,80.0,280.00,',
].join('\n');
// North along I-35 from Fort Worth, a reading every five minutes, with an hour in which the device was silent.
const POSITIONS = `Vehicle,Timestamp,Latitude,Longitude\n${Array.from({ length: 60 }, (_, index) => index)
  .filter((index) => index < 20 || index > 34)
  .map(
    (index) =>
      `T-1,${new Date(Date.UTC(2026, 10, 3, 14) + index * 300_000).toISOString()},${(32.8 + index * 0.055).toFixed(5)},-97.20000`,
  )
  .join('\n')}\n`;

interface Opened {
  page: Page;
  person: SignedIn;
}

async function open(width: number): Promise<Opened> {
  const person = await signedIn(app, { planPackageId: 'ic_advanced' });
  await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: 'T-1' } });
  const page = await browser.open({ viewport: { width, height: 800 } });
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  await page.goto(`${app.origin}/mileage/imports`, { waitUntil: 'networkidle' });
  return { page, person };
}

/** Hands in a file; one of a known header is checked at once, another one waits for a person to name its columns. */
async function upload(page: Page, name: string, text: string, { isKnown = false } = {}): Promise<void> {
  await page.setInputFiles('#file', { name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  expect(await page.locator('.file-pick-name').innerText()).toBe(name);
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByRole('button', { name: isKnown ? /^Import \d+ row/ : /^Check / }).waitFor();
}

/** The page is within the window and axe finds nothing. */
async function isSound(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** The lines of the file as they are shown: line, state and what is said of it. */
const lines = async (page: Page): Promise<string[]> =>
  (await page.locator('.lines-table tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

describe.each([360, 1280])('imports in a browser at %d px', (width) => {
  it('takes the good trips of a file with a column to be named, shows what is wrong at its cell, and undoes it', async () => {
    const { page, person } = await open(width);
    await isSound(page);
    await upload(page, 'trips.csv', TRIPS);
    await isSound(page);
    // "Began in the yard of" says nothing to the program: the person names it.
    await page.getByLabel('Meaning of Began in the yard of').selectOption({ label: 'From (place)' });
    await page.getByRole('button', { name: 'Check 4 rows' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).waitFor();
    await isSound(page);
    const shown = await lines(page);
    expect(shown[1]).toContain('is not a date');
    expect(shown[2]).toMatch(/ZZ/);
    expect(await page.locator('.cell-wrong').allInnerTexts()).toContain('11/31/2026');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByRole('link', { name: 'Undo this import' }).waitFor();
    await expect
      .poll(() => person.db.trip.count({ where: { carrierId: person.carrierId, routeStatus: 'ok' } }), {
        timeout: 60_000,
      })
      .toBe(2);
    await isSound(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Download the rows that were not imported/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await page.getByRole('link', { name: 'Undo this import' }).click();
    await page.getByText('This deletes 2 records.').waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByText('Undone').first().waitFor();
    await expect.poll(() => person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);

    // The next file with this header knows the column.
    await page.goto(`${app.origin}/mileage/imports`, { waitUntil: 'networkidle' });
    await upload(page, 'more trips.csv', TRIPS.replaceAll('11/', '10/'), { isKnown: true });
    await page.getByRole('link', { name: 'Change columns' }).click();
    expect(
      await page.getByLabel('Meaning of Began in the yard of').locator('option:checked').innerText(),
    ).toBe('From (place)');
  });

  it('sets void, repeated and reefer lines of a card statement aside, each with its reason', async () => {
    const { page, person } = await open(width);
    await upload(page, 'statement.csv', CARDS, { isKnown: true });
    await page.getByText('Fuel-card statement, read as EFS transaction report').waitFor();
    await isSound(page);
    const shown = await lines(page);
    expect(shown[1]).toMatch(/duplicate/i);
    expect(shown[2]).toMatch(/skipped.*DEF/i);
    expect(shown[3]).toMatch(/skipped.*reefer/i);
    expect(shown[4]).toMatch(/skipped.*void/i);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByRole('link', { name: 'Undo this import' }).waitFor();
    const fuel = await person.db.fuelPurchase.findMany({
      where: { carrierId: person.carrierId },
      orderBy: { date: 'asc' },
    });
    expect(fuel.map(({ state }) => state)).toEqual(['TX', 'KS']);
  });

  it('makes trips with miles by state of positions, and tells the gap', async () => {
    const { page, person } = await open(width);
    await upload(page, 'eld.csv', POSITIONS);
    await page.getByRole('button', { name: /^Check / }).click();
    await page.getByRole('button', { name: /^Import 1 row/ }).waitFor();
    await isSound(page);
    expect((await lines(page)).join(' ')).toMatch(/gap/i);
    await page.getByRole('button', { name: /^Import 1 row/ }).click();
    await page.getByRole('link', { name: 'Undo this import' }).waitFor();
    await isSound(page);
    const trip = await person.db.trip.findFirstOrThrow({
      where: { carrierId: person.carrierId },
      include: { jurisdictions: true },
    });
    expect(trip.jurisdictions.map(({ jurisdiction }) => jurisdiction).sort()).toEqual(['OK', 'TX']);
  });
});

it('an import needs no mouse', async () => {
  const { page, person } = await open(1280);
  await page.setInputFiles('#file', {
    name: 'fuel.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Date,Truck,State,Gallons\n11/02/2026,T-1,TX,120.5\n'),
  });
  const reach = async (name: RegExp) => {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (
        name.test(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? ''))
      )
        return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard never reached ${name}`);
  };
  await reach(/^Upload file$/);
  await page.getByRole('button', { name: 'Check 1 row' }).waitFor();
  await reach(/^Check 1 row/);
  await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
  await reach(/^Import 1 row$/);
  await page.getByRole('link', { name: 'Undo this import' }).waitFor();
  expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(1);
});
