import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveThreeStates } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

describe('a page that is printed from the browser', () => {
  it('has the sums once, and nothing that only a screen can use', async () => {
    const person = await signedIn(app);
    await giveThreeStates(person.scope);
    const page = await browser.open({ viewport: { width: 1280, height: 800 } });
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    const print = async (path: string) => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`${app.origin}/mileage${path}`);
      await page.emulateMedia({ media: 'print' });
    };
    await print('/reports?q=20263');
    expect(
      await page
        .locator('.report-group tfoot')
        .first()
        .evaluate((foot) => getComputedStyle(foot).display),
    ).toBe('table-row-group');
    expect(await page.getByRole('button', { name: 'Run report' }).count()).toBe(0);

    await print('/trips-fuel?quarter=20263');
    expect(await page.locator('.ledger-row').count()).toBeGreaterThan(0);
    expect(await page.locator('.ledger-row').first().isVisible()).toBe(true);
    for (const part of [
      '[name=q]',
      '#bulk',
      '.ledger .check-box',
      '.ledger-expand',
      '.shell-head',
      '.page-sizes',
    ])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false]);

    const { id } = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
    await print(`/trips-fuel/trips/${id}`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('#edit-title').isVisible()).toBe(false);
  });
});
