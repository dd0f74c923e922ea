import { describe, expect, it } from 'vitest';
import { patientReader } from '../factories/patient-reader';
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

  // What is left of a page between the margins, in CSS pixels: Letter and A4, upright and on its side.
  it.each([
    ['Letter', 710, 935],
    ['A4', 688, 1002],
    ['Letter, landscape', 949, 695],
    ['A4, landscape', 1016, 673],
  ])('is cut nowhere and falls into no narrow column on %s', async (_, width, height) => {
    const person = await signedIn(app, { legalName: 'Sutter & Sons Trucking LLC' });
    await giveThreeStates(person.scope);
    const filed = await fetch(`${app.origin}/mileage/api/reports/filings/20263`, {
      method: 'POST',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ filed_on: '2026-10-30' }),
    });
    expect(filed.status).toBe(201);
    const page = await browser.open({ viewport: { width, height } });
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    for (const path of [
      '/reports?q=20263',
      '/reports?q=20263&per_equipment=1&hide_no_data=0',
      '/reports/sheet?q=20263',
      '/reports/filing?q=20263',
      '/reports/filings',
      '/reports/filings/20263/1',
      '/reports/irp',
      '/reports/trends',
      '/reports/distance-taxes',
      '/trips-fuel?quarter=20263',
      '/equipment',
      '/ifta-rates',
      '/account',
    ]) {
      await page.emulateMedia({ media: 'screen' });
      const answer = await page.goto(`${app.origin}/mileage${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      // A return or a distance report on paper says whose it is, and is signed.
      if (/^\/reports(\?|\/(sheet|filing\?|filings\/|irp))/.test(path))
        expect([path, await page.locator('main .print-only').count()]).toEqual([path, 2]);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => {
        const main = document.querySelector('main')!.getBoundingClientRect();
        const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 2;
        const cut = [...document.querySelectorAll('main *')]
          .filter((element) => isSeen(element) && element.closest('svg, .visually-hidden') === null)
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`);
        const scrolls = [...document.querySelectorAll('main *')]
          .filter((element) => isSeen(element) && getComputedStyle(element).overflowX !== 'visible')
          .filter((element) => element.closest('.visually-hidden, svg, select, input, textarea') === null)
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => `${element.tagName}.${element.className} hides a part`);
        return { share: main.width / window.innerWidth, cut: [...cut, ...scrolls].slice(0, 5) };
      });
      expect([path, found.cut]).toEqual([path, []]);
      expect(found.share, `${path} uses the width of the page`).toBeGreaterThan(0.9);
    }
    await page.goto(`${app.origin}/mileage/reports/sheet?q=20263`);
    await page.emulateMedia({ media: 'print' });
    const sheet = await patientReader().read(
      await page.pdf({ width: `${width + 106}px`, height: `${height + 121}px` }),
      '2026-11-23',
    );
    if (!sheet.ok) throw new Error(sheet.detail);
    const text = sheet.value.pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ');
    for (const word of ['Sutter', 'IFTA', 'Total due', 'Interest', 'Signature', 'Page 1 of'])
      expect(text, word).toContain(word);
  });
});
