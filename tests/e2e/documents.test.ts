import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { signedIn } from '../factories/signed-in';
import { cleanConfirmation, doubtfulConfirmation } from '../fixtures/rate-confirmations/small-pdf';

const app = await startApp();
const browser = await startBrowser();

describe('the extractor with JavaScript', { timeout: 90_000 }, () => {
  it('takes a dropped file and leaves its mark 350 ms after the pointer has gone', async () => {
    const person = await signedIn(app);
    const page = await browser.open();
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    await page.goto(`${app.origin}/mileage/trips-fuel/documents`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/welcome.png` });
    await page.getByRole('button', { name: 'Try now for free!' }).click();
    const zone = page.locator('.drop-zone');
    await zone.waitFor();
    const isActive = () => zone.evaluate((element) => element.classList.contains('drop-zone-active'));
    await expect
      .poll(async () => {
        await zone.dispatchEvent('dragenter');
        return isActive();
      })
      .toBe(true);
    const left = await zone.evaluate(async (element) => {
      element.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
      const begun = performance.now();
      while (element.classList.contains('drop-zone-active'))
        await new Promise((resolve) => setTimeout(resolve, 10));
      return performance.now() - begun;
    });
    expect(left).toBeGreaterThanOrEqual(330);
    expect(left).toBeLessThan(900);
    const transfer = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    }, cleanConfirmation('DROP1').toString('base64'));
    await zone.dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByRole('link', { name: 'dropped.pdf' }).waitFor();
    // What is dropped is read at once.
    await page.getByText('Ready', { exact: true }).waitFor({ timeout: 60_000 });
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'doubt.pdf', mimeType: 'application/pdf', buffer: doubtfulConfirmation() }]);
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByRole('link', { name: 'doubt.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Extract Trip data' }).click();
    await page.getByText('Needs review').waitFor({ timeout: 60_000 });
    await page.getByText('Ready', { exact: true }).waitFor({ timeout: 60_000 });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/list.png` });
    await page.getByRole('link', { name: 'doubt.pdf' }).click();
    await page.getByText('has no date').waitFor();
    await page.waitForTimeout(1500);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review.png` });
  });
});
