import { expect, it } from 'vitest';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveRates, giveRecords } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

/** A day on which the third quarter of 2026 can be filed in time. */
const app = await startApp({ env: { CLOCK_NOW: '2026-10-20T15:00:00Z' } });
const browser = await startBrowser();

/** Seconds of a practiced person by the keystroke-level model: to think and point and press, and to press a key. */
const CLICK_SECONDS = 1.35 + 1.1 + 0.2;
const KEY_SECONDS = 0.28;

it('files a return of 33 lines with the state and here in two minutes of hand work', async () => {
  const person = await signedIn(app);
  const states = IFTA_MEMBERS.map(({ code }) => code)
    .filter((code) => code !== 'OR')
    .slice(0, 33);
  await giveRates(
    person.scope,
    20263,
    states.map((jurisdiction) => ({ jurisdiction, rate: '0.2500' })),
  );
  await giveRecords(person.scope, {
    units: [{ unit: '101', vin: '1FUJGLDR5CSBM1234' }],
    trips: [
      {
        unit: '101',
        date: '2026-08-03',
        miles: Object.fromEntries(states.map((state, index) => [state, 100 + index])),
      },
    ],
    fuel: [{ unit: '101', date: '2026-08-03', state: 'CA', quantity: '620' }],
  });
  const page = await browser.open({ viewport: { width: 1280, height: 800 } });
  const context = page.context();
  await context.addCookies([{ ...person.cookie, url: app.origin }]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
  // Counted in the tab, over all pages.
  await context.addInitScript(() => {
    const count = (name: string) => () =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? '0') + 1));
    addEventListener('click', count('clicks'), true);
    addEventListener('keydown', count('keys'), true);
  });
  await page.goto(`${app.origin}/mileage/reports?q=20263`);
  expect(await page.locator('.report-group tbody tr').count()).toBe(33);

  await page.getByRole('link', { name: 'What to type' }).click();
  await page.getByRole('button', { name: 'Copy table' }).click();
  await page.getByText('Table copied.').waitFor();
  // The head and every line: what is pasted into the state's table, with nothing to type.
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  expect(lines.filter((cells) => cells.some((cell) => states.includes(cell)))).toHaveLength(33);
  expect(new Set(lines.map((cells) => cells.length)).size).toBe(1);

  await page.getByRole('link', { name: 'I have sent it: mark as filed' }).click();
  await page.waitForURL('**/reports/filing?q=20263');
  // Typed into while React takes over the page, a field may make it start again.
  await page.locator('html[data-live]').waitFor();
  await page.locator('#confirmation').click();
  await page.keyboard.type('TX-77812');
  await page.getByRole('button', { name: 'Mark Q3 2026 as filed' }).click();
  await page.getByText('Q3 2026 is filed. Its trips and fuel are locked.').first().waitFor();

  await page.locator('html[data-live]').waitFor();

  const [clicks, keys] = await page.evaluate(() =>
    ['clicks', 'keys'].map((name) => Number(sessionStorage.getItem(name))),
  );
  expect({ clicks, keys }).toEqual({ clicks: 5, keys: 8 });
  expect((clicks ?? 0) * CLICK_SECONDS + (keys ?? 0) * KEY_SECONDS).toBeLessThan(120);
  expect(await person.db.filedReturn.count({ where: { carrierId: person.carrierId } })).toBe(1);
});
