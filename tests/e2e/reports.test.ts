import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { giveThreeStates } from '../factories/quarter-records';
import { signedIn } from '../factories/signed-in';

/** The third quarter of 2026 was due on November 2. */
const app = await startApp({ env: { CLOCK_NOW: '2026-11-23T15:00:00Z' } });
const browser = await startBrowser();

async function reportsOf(width: number, height: number) {
  const person = await signedIn(app);
  await giveThreeStates(person.scope);
  const page = await browser.open({ viewport: { width, height } });
  await page.context().addCookies([{ ...person.cookie, url: app.origin }]);
  await page.goto(`${app.origin}/mileage/reports`);
  return page;
}

describe('the report of a late quarter', () => {
  it('opens with what it costs to be late and leads to the filing', async () => {
    const page = await reportsOf(1280, 800);
    const strip = page.locator('.late-strip');
    expect(await strip.innerText()).toMatch(/21 days late\. \$[\d.]+ if you pay today\./);
    await strip.getByRole('link', { name: 'File now' }).click();
    await page.waitForURL('**/reports/filing?q=20263');
  });

  it.each([
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ])('scrolls sideways at no width: %d px', async (width, height) => {
    const page = await reportsOf(width, height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const bars = await page.locator('.report-chart svg').boundingBox();
    expect(bars!.x + bars!.width).toBeLessThanOrEqual(width);
  });

  it('draws its map in the colors of the night, no taller than it is drawn', async () => {
    const page = await reportsOf(360, 740);
    await page.emulateMedia({ colorScheme: 'dark' });
    // These trips have no roads: the drawing stands for that of a quarter which has.
    const looks = await page.evaluate(() => {
      const figure = document.createElement('figure');
      figure.innerHTML =
        '<svg class="route-map quarter-map" width="720" height="480" viewBox="0 0 720 480">' +
        '<path class="map-land land-0" fill="#f9fbf8" d="M0 0h9v9z"/><text class="map-code">TX</text></svg>';
      document.querySelector('.report-board')!.append(figure);
      const svg = figure.querySelector('svg')!;
      const fillOf = (name: string) => getComputedStyle(svg.querySelector(name)!).fill;
      const lightOf = (fill: string) => Math.max(...(fill.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      const { width, height } = svg.getBoundingClientRect();
      return {
        land: lightOf(fillOf('.land-0')),
        code: lightOf(fillOf('.map-code')),
        blank: height - (width * 480) / 720,
        form: fillOf('.land-0'),
        letters:
          Number.parseFloat(getComputedStyle(svg.querySelector('.map-code')!).fontSize) * (width / 720),
      };
    });
    expect(looks.form).toMatch(/^rgb/);
    expect(looks.land).toBeLessThan(80);
    expect(looks.code).toBeGreaterThan(120);
    expect(Math.abs(looks.blank)).toBeLessThan(3);
    // The drawing shrinks with the page, its letters less.
    expect(looks.letters).toBeGreaterThan(8);
  });

  it('keeps the letters of its charts apart where someone has set them twice as large', async () => {
    const page = await reportsOf(1280, 800);
    for (const path of ['reports', 'reports/trends']) {
      await page.goto(`${app.origin}/mileage/${path}`);
      const over = await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
        return [...document.querySelectorAll('svg.chart')].flatMap((chart) => {
          const lines = [...chart.querySelectorAll('text:not(:has(tspan)), tspan')].map((line) => {
            const { left, right, top, bottom } = line.getBoundingClientRect();
            return { text: line.textContent, left, right, top: top + 6, bottom: bottom - 6 };
          });
          return lines.flatMap((one, index) =>
            lines
              .slice(index + 1)
              .filter(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              )
              .map((other) => `${one.text} over ${other.text}`),
          );
        });
      });
      expect(over, path).toEqual([]);
    }
  });

  it('keeps the head of its table in sight under the bar of the shell', async () => {
    const page = await reportsOf(1280, 360);
    const head = page.locator('.report-group thead th').first();
    await page.locator('.report-group tfoot').first().scrollIntoViewIfNeeded();
    const bar = await page.locator('.shell-head').boundingBox();
    const box = await head.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
    expect(box!.y).toBeLessThan(200);
    // Nothing of the bar lies over it.
    expect(
      await head.evaluate((cell) => {
        const { left, top } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(left + 4, top + 4));
      }),
    ).toBe(true);
  });
});
