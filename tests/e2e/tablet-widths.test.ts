import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveRecords } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

describe('a wide table between phone and desk', () => {
  it('does not make the page scroll sideways: preliminary and missing rates, shares of two trucks', async () => {
    const person = await signedIn(app);
    const miles = { NL: 320.4, DC: 12, TX: 40_520.3, KY: 9_804, VA: 8_120.5, QC: 12_240, NC: 7_450 };
    const units = ['Unit 101 of the north', 'Unit 102 of the south'];
    await giveRecords(person.scope, {
      units: units.map((unit) => ({ unit })),
      trips: units.map((unit) => ({ unit, date: '2026-11-03', miles })),
      fuel: units.map((unit) => ({ unit, date: '2026-11-03', state: 'TX', quantity: '9120.5' })),
    });
    const page = await browser.open();
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    const wide: string[] = [];
    for (const path of [
      '/reports?q=20264',
      '/reports?q=20264&per_equipment=1&hide_no_data=0',
      '/reports/trends?q=20264',
      '/trips-fuel?quarter=20264',
    ]) {
      await page.goto(`${app.origin}/mileage${path}`);
      for (const width of [360, 600, 767, 768, 820, 900, 992, 993, 1024, 1119, 1120, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) wide.push(`${path} at ${width} by ${over}`);
      }
    }
    expect(wide).toEqual([]);
  });
});

describe('what a page says in narrow places', () => {
  it('is whole: the help search tells what to type, and the name of a cookie is in one piece', async () => {
    const person = await signedIn(app);
    const cut: string[] = [];
    for (const locale of ['en-US', 'fr-CA', 'es-MX'])
      for (const width of [360, 768, 1024, 1280]) {
        const page = await browser.open({ viewport: { width, height: 900 }, locale });
        await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
        await page.goto(`${app.origin}/mileage/support`);
        const over = await page.locator('#help-q').evaluate((field: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = font;
          const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return Math.ceil(pen.measureText(field.placeholder).width - room);
        });
        if (over > 0) cut.push(`the help search in ${locale} at ${width} px by ${over} px`);
        await page.goto(`${app.origin}/mileage/privacy`);
        for (const name of await page
          .locator('.stacks th code')
          .evaluateAll((names) =>
            names.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
          ))
          cut.push(`${name} at ${width} px`);
        await page.context().close();
      }
    expect(cut).toEqual([]);
  });
});
