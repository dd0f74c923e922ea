import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveRecords } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

const app = await startApp();
const browser = await startBrowser();

/** Links and buttons that are said to be current, with what still tells them from their neighbors. */
const currentOnes = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-current]:not([aria-current="false"])')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const { outlineStyle, outlineWidth, fontWeight } = getComputedStyle(element);
      const others = [...(element.closest('nav, ul')?.querySelectorAll('a:not([aria-current])') ?? [])];
      const isBolder =
        others.length > 0 &&
        others.every((one) => Number(getComputedStyle(one).fontWeight) < Number(fontWeight));
      return {
        words: element.innerText.trim(),
        isTold: isBolder || (outlineStyle === 'solid' && outlineWidth === '2px'),
      };
    });

/** Buttons and fields of which no edge is left. */
const edgeless = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.button, .input, .tag, input:not([type="hidden"]), select, textarea',
    ),
  ]
    .filter((element) => element.getClientRects().length > 0 && !element.closest('.visually-hidden'))
    .filter((element) => {
      const style = getComputedStyle(element);
      const isNative =
        style.appearance !== 'none' &&
        /^(checkbox|radio|file|range)$/.test((element as HTMLInputElement).type);
      const isText = element.matches('.button-quiet, .button-plain');
      const hasEdge = parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none';
      const frame = element.parentElement && getComputedStyle(element.parentElement);
      return !isNative && !isText && !hasEdge && !(frame && parseFloat(frame.borderBottomWidth) > 0);
    })
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className}: ${element.innerText || element.id}`,
    );

describe('a screen in colors that the person has chosen', () => {
  it.each([
    [360, 4],
    [1280, 10],
  ])('tells at %i px what is current, what can be pressed and where the focus is', async (width, fewest) => {
    const person = await signedIn(app);
    await giveRecords(person.scope, {
      units: [{ unit: '101' }],
      trips: [{ unit: '101', date: '2026-11-03', miles: { TX: 520.3, OK: 120 } }],
      fuel: [{ unit: '101', date: '2026-11-03', state: 'TX', quantity: '91.5' }],
    });
    const page = await browser.open({
      viewport: { width, height: 800 },
      forcedColors: 'active',
      javaScriptEnabled: false,
    });
    await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
    const wrong: string[] = [];
    let current = 0;
    for (const path of [
      '/faq',
      '/glossary',
      '/trips-fuel?quarter=20264',
      '/trips-fuel/trips/new',
      '/trips-fuel/fuel/new',
      '/reports?q=20264',
      '/reports/trends?q=20264',
      '/equipment',
      '/account',
      '/account/security',
      '/imports',
    ]) {
      await page.goto(`${app.origin}/mileage${path}`);
      const found = await page.evaluate(currentOnes);
      current += found.length;
      wrong.push(...found.filter(({ isTold }) => !isTold).map(({ words }) => `${path}: ${words} is current`));
      wrong.push(...(await page.evaluate(edgeless)).map((words) => `${path}: no edge on ${words}`));
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return {
            words: element.innerText,
            isSeen: outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
          };
        });
        if (!focus.isSeen) wrong.push(`${path}: the focus on ${focus.words} is not seen`);
      }
    }
    expect(wrong).toEqual([]);
    expect(current).toBeGreaterThanOrEqual(fewest);
  });
});
