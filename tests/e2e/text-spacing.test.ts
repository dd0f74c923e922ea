import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { crawl } from '../factories/crawl';
import { fillDemo } from '../factories/demo-records';
import { giveTank } from '../factories/bulk-tank';
import { giveConnection } from '../factories/telematics-server';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });
const browser = await startBrowser();

/** WCAG 2.2, 1.4.12: the spacing that a person may set, at its most. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Boxes that cut their own text off, by their words; and by how much the page is wider than its window. */
const cutIn = () => {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).visibility !== 'hidden';
  };
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isClosed = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (element.closest('svg, .leaflet-container') || !isSeen(element) || !element.innerText?.trim())
      continue;
    const x = isClosed(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const y = isClosed(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (x || y)
      cut.push(`${element.tagName.toLowerCase()}.${element.className}: ${element.innerText.slice(0, 40)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return { cut, over: Math.max(0, scrollWidth - clientWidth) };
};

/** Words of at most 16 letters that a line's end breaks in two. */
const brokenWords = (): string[] => {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (!around || around.closest('svg, script, style, textarea, option, pre, code, .visually-hidden'))
      continue;
    const { width } = around.getBoundingClientRect();
    if (width < 8 || !around.checkVisibility()) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)[^\s\-–/@.]{2,16}(?!\S)/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(`${word} in ${around.tagName.toLowerCase()}.${around.className}`);
    }
  }
  return broken;
};

/** The innermost boxes that stand out of the window, and are in no frame that scrolls. */
const widest = (): string =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (element.getBoundingClientRect().right <= document.documentElement.clientWidth + 1) return false;
      for (let above = element.parentElement; above; above = above.parentElement)
        if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return false;
      return element.children.length === 0 || element.tagName === 'SELECT';
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    .slice(0, 4)
    .join(', ');

describe('text as it comes, and spaced out by a person', { timeout: 300_000 }, () => {
  let admin: SignedIn;
  let screens: string[] = [];
  beforeAll(async () => {
    const demo = await fillDemo(app);
    admin = await signedIn(app, { carrierId: demo.carrierId, roles: ['admin'] });
    const { pages } = await crawl(admin.visitor, [
      ...demo.addresses,
      await giveTank(admin),
      await giveConnection(admin),
    ]);
    screens = pages
      .filter(({ asked, url, status }) => status === 200 && url.split('?')[0] === asked.split('?')[0])
      .map(({ asked }) => asked);
  });

  it.each([360, 1280])('is whole on every screen at %i px, and pushes none sideways', async (width) => {
    expect(screens.length).toBeGreaterThan(100);
    const [wrong, broken]: [string[], string[]] = [[], []];
    const page = await browser.open({ viewport: { width, height: 800 } });
    await page.context().addCookies([{ ...admin.cookie, url: app.origin }]);
    for (const path of screens) {
      await page.goto(`${app.origin}${path}`);
      for (const wide of [768, 1024, width]) {
        await page.setViewportSize({ width: wide, height: 800 });
        const words = await page.evaluate(brokenWords);
        if (words.length > 0) broken.push(`${path} at ${wide} px: ${words.slice(0, 4).join(', ')}`);
      }
      const before = await page.evaluate(cutIn);
      // As a style sheet of the person's own: the policy of the page lets no other in.
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, SPACING);
      const after = await page.evaluate(cutIn);
      // What was cut before anybody spaced it out (a name with an ellipsis) is another test's.
      const cut = after.cut.filter((words) => !before.cut.includes(words));
      if (cut.length > 0) wrong.push(`${path}: ${cut.slice(0, 4).join(' | ')}`);
      if (after.over > before.over)
        wrong.push(`${path}: ${after.over} px wider than the window, by ${await page.evaluate(widest)}`);
    }
    expect(wrong).toEqual([]);
    expect(broken).toEqual([]);
  });
});
