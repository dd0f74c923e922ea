import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { startBrowser } from '../factories/browser';
import { FEATURES } from '../../prisma/seed/content/features';

const app = await startApp();
const browser = await startBrowser();
const title = FEATURES.find(({ slug }) => slug === 'route-miles')?.title ?? '';

/** Files of films that the page asked for, without their posters. */
function loadedFilms(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/films\/.+\.(webm|vtt)$/.test(request.url())) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** Waits until the film of the page is past a second. */
const plays = (page: Page) =>
  page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film !== null && !film.paused && film.currentTime > 1;
  });

describe('a film', () => {
  it('plays in a dialog after a click, with captions and the actions beside it, and stops on Escape', async () => {
    const page = await browser.open({ viewport: { width: 1280, height: 900 } });
    const loaded = loadedFilms(page);
    await page.goto(`${app.origin}/mileage/features`, { waitUntil: 'networkidle' });
    expect(loaded).toEqual([]);
    await page.getByRole('link', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await plays(page);
    expect(loaded.some((file) => file.endsWith('.webm'))).toBe(true);
    await page.waitForFunction(
      () => (document.querySelector('video')?.textTracks[0]?.activeCues?.length ?? 0) > 0,
    );
    const action = dialog.getByRole('link', { name: 'Add a trip' });
    const places = [await dialog.locator('video').boundingBox(), await action.boundingBox()];
    expect((places[1]?.x ?? 0) > (places[0]?.x ?? 0) + (places[0]?.width ?? 0)).toBe(true);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    const film = await page.evaluateHandle(() => document.querySelector('video'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The browser itself pauses what left the page, a moment later.
    await expect.poll(() => film.evaluate((node) => node?.paused)).toBe(true);
    await page.context().close();
  });

  it('of the front page plays over it, and is not loaded before', async () => {
    const page = await browser.open();
    const loaded = loadedFilms(page);
    await page.goto(`${app.origin}/mileage`, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: /Watch how it works/ });
    await link.scrollIntoViewIfNeeded();
    expect(loaded).toEqual([]);
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'How it works' });
    await plays(page);
    expect(await dialog.getByRole('link', { name: 'Open the calculator' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/mileage');
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('can be jumped into, and ends', async () => {
    const page = await browser.open();
    await page.goto(`${app.origin}/mileage/features/route-miles`, { waitUntil: 'networkidle' });
    const times = await page.evaluate(async () => {
      const film = document.querySelector('video');
      if (!film) return null;
      await film.play();
      const length = film.duration;
      const jumped = new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }));
      film.currentTime = length - 1;
      await jumped;
      const landed = film.currentTime;
      await new Promise((resolve) => film.addEventListener('ended', resolve, { once: true }));
      return { length, landed, end: film.currentTime, size: [film.videoWidth, film.videoHeight] };
    });
    expect(times?.length).toBeGreaterThan(10);
    expect(times?.landed).toBeCloseTo((times?.length ?? 0) - 1, 1);
    expect(times?.end).toBeCloseTo(times?.length ?? 0, 1);
    expect(times?.size).toEqual([960, 600]);
    await page.context().close();
  });

  it('waits to be asked where the person wants less motion', async () => {
    const page = await browser.open({ reducedMotion: 'reduce' });
    await page.goto(`${app.origin}/mileage/features`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: title }).click();
    const film = page.getByRole('dialog', { name: title }).locator('video');
    await film.waitFor();
    expect(await film.evaluate((node: HTMLVideoElement) => [node.paused, node.currentTime])).toEqual([
      true,
      0,
    ]);
    await page.context().close();
  });

  it('fits a phone, in the dialog and on its page', async () => {
    const page = await browser.open({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    await page.goto(`${app.origin}/mileage/features`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    const widths = () =>
      page.evaluate(() => [
        document.querySelector('video')?.getBoundingClientRect().right ?? 999,
        document.documentElement.scrollWidth,
      ]);
    for (const width of await widths()) expect(width).toBeLessThanOrEqual(360);
    await page.goto(`${app.origin}/mileage/features/route-miles`);
    for (const width of await widths()) expect(width).toBeLessThanOrEqual(360);
    await page.context().close();
  });
});
