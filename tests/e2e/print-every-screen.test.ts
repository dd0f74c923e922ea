import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveTank } from '../factories/bulk-tank';
import { crawl } from '../factories/crawl';
import { fillDemo } from '../factories/demo-records';
import { giveLongNames } from '../factories/long-names';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { giveConnection } from '../factories/telematics-server';

const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });
const browser = await startBrowser();

/** What is left of a page between the margins, in CSS pixels: Letter and A4, upright and on its side. */
const PAPERS = [
  ['Letter', 710, 935],
  ['Letter, landscape', 949, 695],
  ['A4', 688, 1002],
  ['A4, landscape', 1016, 673],
] as const;

/** Words that the paper cuts off, a frame hides, or a column too narrow for them breaks in two. */
const lostWords = (): string[] => {
  const lost = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const nameOf = (element: Element) => {
    const named =
      typeof element.className === 'string' && element.className ? element : element.closest('[class]');
    return `${element.tagName.toLowerCase()} in .${String(named?.className).split(' ')[0]}`;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '') continue;
    if (
      element.closest('svg, select, textarea, noscript, script, style, .visually-hidden, .leaflet-container')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    const right = Math.max(...rects.map((rect) => rect.right));
    const left = Math.min(...rects.map((rect) => rect.left));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const told = `"${text.trim().slice(0, 30)}" (${nameOf(element)})`;
    if (right > window.innerWidth + 1 || left < -1) lost.add(`${told} is off the page`);
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(frame);
      if (display === 'inline') continue;
      const box = frame.getBoundingClientRect();
      if (overflowX !== 'visible' && (right > box.right + 1.5 || left < box.left - 1.5))
        lost.add(`${told} is cut by ${nameOf(frame)}`);
      if (overflowY !== 'visible' && bottom > box.bottom + 3)
        lost.add(`${told} is cut off below by ${nameOf(frame)}`);
    }
    if (rects.length > 1 && !element.closest('code, pre'))
      for (const { index, 0: word } of text.matchAll(/[\p{L}\d]+/gu)) {
        if (word.length > 14) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) lost.add(`"${word}" (${nameOf(element)}) is broken in two`);
      }
  }
  const main = document.querySelector('main')?.getBoundingClientRect();
  if (main && main.width < window.innerWidth * 0.9) lost.add('the text takes a part of the page only');
  return [...lost];
};

describe('every signed-in screen that is printed from the browser', { timeout: 300_000 }, () => {
  let admin: SignedIn;
  let screens: string[] = [];
  beforeAll(async () => {
    const demo = await fillDemo(app);
    admin = await signedIn(app, { carrierId: demo.carrierId, roles: ['admin'] });
    const tank = await giveTank(admin);
    const connection = await giveConnection(admin);
    await giveLongNames(admin);
    const { pages } = await crawl(admin.visitor, [...demo.addresses, tank, connection]);
    screens = pages
      .filter(({ asked, url, status }) => status === 200 && url.split('?')[0] === asked.split('?')[0])
      .map(({ asked }) => asked)
      .concat('/mileage/reports?per_equipment=1&hide_no_data=0');
  });

  it('loses no word on Letter and A4, upright and on its side', async () => {
    expect(screens.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    const queue = [...screens];
    const look = async (page: Page) => {
      for (let path = queue.shift(); path; path = queue.shift()) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(`${app.origin}${path}`);
        await page.emulateMedia({ media: 'print' });
        for (const [paper, width, height] of PAPERS) {
          await page.setViewportSize({ width, height });
          const lost = await page.evaluate(lostWords);
          if (lost.length > 0) wrong.push(`${path} on ${paper}: ${lost.slice(0, 4).join('; ')}`);
        }
      }
    };
    await Promise.all(
      [0, 1].map(async () => {
        const page = await browser.open({ viewport: { width: 710, height: 935 } });
        await page.context().addCookies([{ ...admin.cookie, url: app.origin }]);
        await look(page);
      }),
    );
    expect(wrong.sort()).toEqual([]);
  });
});
