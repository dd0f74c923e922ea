import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();
let person: SignedIn;

beforeEach(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
});

async function open(path: string): Promise<Page> {
  const page = await browser.open({ viewport: { width: 1280, height: 900 } });
  await page.context().addCookies([{ ...person.cookie, domain: 'localhost', path: '/' }]);
  await page.goto(app.origin + path, { waitUntil: 'networkidle' });
  return page;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('tripsFilter'));
const keptAs = (page: Page, wanted: string | null) =>
  page.waitForFunction((text) => localStorage.getItem('tripsFilter') === text, wanted);

describe('the quick filter', () => {
  it('is kept in the local storage as the cookie has it, and forgotten for all quarters', async () => {
    const page = await open('/mileage/trips-fuel?quarter=20262');
    await keptAs(page, '{"quarter":2,"year":2026}');
    await page.goto(`${app.origin}/mileage/trips-fuel`, { waitUntil: 'networkidle' });
    expect(JSON.parse((await kept(page)) ?? '')).toEqual({ quarter: 2, year: 2026 });
    await page.goto(`${app.origin}/mileage/trips-fuel?quarter=all`, { waitUntil: 'networkidle' });
    await keptAs(page, null);
  });
});

describe('the field for rate confirmations', () => {
  it('says that no file is selected, names the one that is, and lets it be removed', async () => {
    await person.visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
    const page = await open('/mileage/trips-fuel/documents');
    await page.getByText('No file selected').waitFor();
    await page.getByLabel('Rate confirmations').setInputFiles({
      name: 'load 7.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    await page.locator('.file-pick-name').getByText('load 7.pdf').waitFor();
    await page.getByRole('button', { name: 'Remove load 7.pdf' }).click();
    await page.getByText('No file selected').waitFor();
    expect(await page.locator('#files').evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(
      0,
    );
  });
});
