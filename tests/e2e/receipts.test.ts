import { describe, expect, it } from 'vitest';
import { RECEIPTS } from '../fixtures/fuel-receipts/receipts';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveRecords } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

/** A receipt as a telephone takes it: a JPG of gray paper. */
async function photoOf(lines: readonly string[]): Promise<Buffer> {
  const page = await browser.open({ viewport: { width: 760, height: 900 } });
  await page.setContent(
    `<body style="margin:0;background:#d8d4cc"><pre style="padding:40px;font:bold 22px/1.45 'DejaVu Sans Mono',monospace;color:#2a2a2a">${lines.join('\n').replace(/&/g, '&amp;')}</pre></body>`,
  );
  const photo = await page.screenshot({ type: 'jpeg', quality: 80, fullPage: true });
  await page.context().close();
  return photo;
}

describe('a photo of a receipt with JavaScript', { timeout: 120_000 }, () => {
  it('is read, reviewed beside its picture, and saved', async () => {
    const person = await signedIn(app);
    await giveRecords(person.scope, { units: [{ unit: '205' }], trips: [], fuel: [] });
    const photo = await photoOf(RECEIPTS[3]!.lines);
    const page = await browser.open({ viewport: { width: 1280, height: 900 } });
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.goto(`${app.origin}/mileage/trips-fuel/receipts`);
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'IMG_2044.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    await page.getByRole('button', { name: 'Read receipts' }).click();
    await page.getByText('448.21 liters').waitFor({ timeout: 60_000 });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/receipts.png` });
    const picture = page.waitForResponse((response) => response.url().endsWith('/pages/1'));
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    expect((await picture).headers()['content-type']).toBe('image/png');
    await expect.poll(() => page.locator('#city').inputValue()).toBe('Mississauga');
    expect(await page.locator('#quantity').inputValue()).toBe('448.21');
    expect(await page.locator('#fuelUnit').inputValue()).toBe('litre');
    expect(await page.locator('.evidence').count()).toBeGreaterThanOrEqual(6);
    if (process.env.SHOTS)
      for (const scheme of ['light', 'dark'] as const)
        for (const width of [360, 768, 1280]) {
          await page.emulateMedia({ colorScheme: scheme });
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({
            path: `${process.env.SHOTS}/review-${scheme}-${width}.png`,
            fullPage: true,
          });
        }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Save fuel' }).click();
    await page.waitForURL(/trips-fuel(\?|$)/);
    const [made] = await person.db.fuelPurchase.findMany({ where: { carrierId: person.carrierId } });
    expect(made).toMatchObject({ state: 'ON', fuelUnit: 'litre', totalCents: 74358 });
    expect(made?.quantity.toString()).toBe('448.21');
  });
});
