import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { uploadedPaper } from '../factories/uploaded-paper';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { pdfOfLines } from '../fixtures/rate-confirmations/small-pdf';
import { paths } from '~/routes';

const app = await startApp();
const browser = await startBrowser();

/** Its delivery is named in words that the rules do not take for a role. */
const PAPER = pdfOfLines([
  'RATE CONFIRMATION',
  'Folder 77-4471',
  '',
  'Pickup: ACME FOODS',
  '100 MAIN ST',
  'DALLAS, TX 75201',
  'Date: 09/14/2026 08:00',
  '',
  'Ends at the yard of',
  'BIG BOX DC',
  '200 CENTER AVE',
  'MEMPHIS, TN 38103',
  'Be there 09/15/2026 14:00',
  '',
  'Hauler gets $1,850.00',
]);

/** The pickup has no date, the delivery a code of another state and none either. */
const DOUBTS = pdfOfLines([
  'RATE CONFIRMATION',
  'Load # L9',
  '',
  'Pickup: ACME Foods',
  '100 Main St',
  'Dallas, TX 75201',
  '',
  'Delivery: Big Box DC',
  '200 Center Ave',
  'Memphis, TN 10001',
  '',
  'Total: $1,850.00',
]);

async function open(person: SignedIn, id: string, width: number, dark = false): Promise<Page> {
  const page = await browser.open({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  await page.goto(app.origin + paths.document(id), { waitUntil: 'networkidle' });
  return page;
}

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

describe.each([360, 1280])('a paper beside its fields at %i', { timeout: 90_000 }, (width) => {
  it('fills the chosen field with the line that is clicked', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const page = await open(person, id, width);
    await shot(page, `paper-${width}`);
    await page.getByRole('radio', { name: 'Stop 2' }).check();
    await page.getByRole('button', { name: 'Use “BIG BOX DC”' }).click();
    await page.getByText('Stop 2: Memphis, TN 38103').waitFor();
    await shot(page, `paper-filled-${width}`);
    expect(await page.getByLabel('City of stop 2').inputValue()).toBe('Memphis');
    expect(await page.locator('[name="stops.1.state"]').inputValue()).toBe('TN');
    await page.locator('[name="endDate"]').focus();
    await page.getByRole('button', { name: 'Use “Be there 09/15/2026 14:00”' }).click();
    await page.getByText('End date: 09/15/2026').waitFor();
    await page.locator('[name="reference"]').focus();
    await page.getByRole('button', { name: 'Use “Folder 77-4471”' }).click();
    await page.getByText('Load number: 77-4471').waitFor();
    await page.getByRole('radio', { name: 'Rate' }).check();
    await page.getByRole('button', { name: 'Use “Hauler gets $1,850.00”' }).press('Enter');
    await page.getByText('Rate: 1850.00').waitFor();
    // A line that says nothing of the field leaves it as it is.
    await page.getByRole('button', { name: 'Use “RATE CONFIRMATION”' }).click();
    await page.getByText('Pick another line').waitFor();
    expect(await page.locator('[name="rate"]').inputValue()).toBe('1850.00');
    await page.getByRole('button', { name: 'Make trip' }).click();
    await page.waitForURL(/\/trips\/\d+/);
    const [trip] = await person.db.trip.findMany({ where: { carrierId: person.carrierId } });
    expect(trip?.reference).toBe('77-4471');
    expect((trip?.stops as { city: string }[]).map(({ city }) => city)).toEqual(['Dallas', 'Memphis']);
    await page.context().close();
  });

  it('zooms by button, key and wheel, pans by the pointer, and goes from line to line by the arrows', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const page = await open(person, id, width, true);
    await shot(page, `paper-dark-${width}`);
    const box = page.locator('.document-pages');
    const widthOfPage = () =>
      page.locator('.document-page svg').evaluate((one) => one.getBoundingClientRect().width);
    const first = await widthOfPage();
    // Print of ten points is readable on a phone too.
    expect(first).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await widthOfPage()).toBeCloseTo(first * 1.25, 0);
    await box.focus();
    await page.keyboard.press('-');
    expect(await widthOfPage()).toBeCloseTo(first, 0);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await box.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(widthOfPage).toBeGreaterThan(first * 1.9);
    expect(await page.locator('image[href$="size=large"]').count()).toBe(1);
    const scrolled = () => box.evaluate((one) => one.scrollLeft);
    const before = await scrolled();
    const { x, y } = (await box.boundingBox())!;
    await page.mouse.move(x + 200, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 60, { steps: 4 });
    await page.mouse.up();
    expect(await scrolled()).toBeCloseTo(before + 80, 0);
    await page.getByRole('button', { name: 'Use “RATE CONFIRMATION”' }).focus();
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Use “Folder 77-4471”');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Use “RATE CONFIRMATION”');
    await page.context().close();
  });

  it('goes from one thing to check to the next by F8, with the place on the page', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'doubts.pdf', DOUBTS);
    const page = await open(person, id, width);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press('F8');
    expect(await focused()).toBe('date');
    await page.keyboard.press('F8');
    expect(await focused()).toBe('endDate');
    await shot(page, `paper-doubts-${width}`);
    await page.keyboard.press('F8');
    expect(await focused()).toBe('stops-1-zip');
    await page.keyboard.press('Shift+F8');
    expect(await focused()).toBe('endDate');
    await page.getByRole('link', { name: 'First thing to check' }).click();
    expect(await focused()).toBe('date');
    await page.context().close();
  });

  it('learns the stops of a layout: what was filled by clicks is read on the next paper', async () => {
    const person = await signedIn(app);
    const yards = (load: string, from: string, to: string) =>
      pdfOfLines([
        'Ferndale Freight Desk',
        `Load # ${load}`,
        '',
        'Truck starts at the yard of',
        from,
        'Date: 09/14/2026 08:00',
        '',
        'Truck ends at the yard of',
        to,
        'Date: 09/15/2026 14:00',
        '',
        'Total: $1,850.00',
        'Drive with care',
        'Call the desk at night',
      ]);
    const first = await uploadedPaper(
      app,
      person,
      'first.pdf',
      yards('1', 'Dallas, TX 75201', 'Memphis, TN 38103'),
    );
    const page = await open(person, first.id, width);
    for (const [field, line, said] of [
      ['Stop 1', 'Dallas, TX 75201', 'Stop 1: Dallas, TX 75201'],
      ['Stop 2', 'Memphis, TN 38103', 'Stop 2: Memphis, TN 38103'],
      ['Date', 'Date: 09/14/2026 08:00', 'Date: 09/14/2026'],
      ['End date', 'Date: 09/15/2026 14:00', 'End date: 09/15/2026'],
    ] as const) {
      await page.getByRole('radio', { name: field, exact: true }).check();
      await page.getByRole('button', { name: `Use “${line}”`, exact: true }).click();
      await page.locator('.pick-said', { hasText: said }).waitFor();
    }
    await page.getByRole('button', { name: 'Make trip' }).click();
    await page.waitForURL(/\/trips\/\d+/);
    const second = await uploadedPaper(
      app,
      person,
      'next.pdf',
      yards('2', 'Omaha, NE 68102', 'Albany, NY 12207'),
    );
    await page.goto(app.origin + paths.document(second.id), { waitUntil: 'networkidle' });
    await page.getByText('The stops were read by the words that you put right').waitFor();
    expect(await page.getByLabel('City of stop 1').inputValue()).toBe('Omaha');
    expect(await page.getByLabel('City of stop 2').inputValue()).toBe('Albany');
    await page.goto(app.origin + paths.accountLayouts(), { waitUntil: 'networkidle' });
    await page.getByText('TRUCK STARTS AT THE YARD OF').waitFor();
    await shot(page, `layouts-${width}`);
    await page.context().close();
  });

  it('has the picture beside the fields where there is room, else before them, and nothing is cut', async () => {
    const person = await signedIn(app);
    const { id } = await uploadedPaper(app, person, 'paper.pdf', PAPER);
    const page = await open(person, id, width);
    const picture = (await page.locator('.document-view').boundingBox())!;
    const fields = (await page.locator('.review-form').boundingBox())!;
    if (width < 960) expect(fields.y).toBeGreaterThan(picture.y + picture.height);
    else expect(fields.x).toBeGreaterThan(picture.x + picture.width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    // The longest name of a state is whole: text, padding and arrow.
    const spare = await page.locator('[name="stops.0.state"]').evaluate((select) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const widest = Math.max(
        ...[...(select as HTMLSelectElement).options].map(({ text }) => pen.measureText(text).width),
      );
      return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16 - widest;
    });
    expect(spare).toBeGreaterThanOrEqual(0);
    await page.context().close();
  });
});
