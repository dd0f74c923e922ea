/**
 * npm run tutorials:pictures
 *
 * Takes the pictures of the tutorials anew: starts the built product with the demonstration's records in a folder of its
 * own, signs in as the demonstration's driver, and writes each screen into public/img/tutorials as a small WebP file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '~/config/project-root.server';
import { signIn, tripsAreThere, withDemonstration } from './films/demonstration';
import { PICTURE, TUTORIAL_PICTURES, type TutorialPicture } from '../../prisma/seed/content/pictures';

const QUALITY = 0.82;
const TARGET = path.join(projectRoot, 'public/img/tutorials');

/** What is typed or pressed before the picture is taken. */
const PREPARE: Record<string, (page: Page) => Promise<void>> = {
  'add-a-trip': async (page) => {
    await page.selectOption('#equipmentId', { index: 1 });
    await page.fill('[id="stops.0.city"]', 'Amarillo');
    await page.fill('[id="stops.0.state"]', 'TX');
    await page.fill('[id="stops.1.city"]', 'Denver');
    await page.fill('[id="stops.1.state"]', 'CO');
  },
  'add-fuel': async (page) => {
    await page.selectOption('#equipmentId', { index: 1 });
    await page.fill('#city', 'Tucumcari');
    await page.selectOption('#state', 'NM');
    await page.fill('#quantity', '118.4');
    await page.fill('#total', '431.27');
  },
  'rate-confirmation': async (page) => {
    const start = page.getByRole('button', { name: 'Try now for free!' });
    if ((await start.count()) > 0) await start.first().click();
  },
  'run-a-report': async (page) => {
    await page.getByRole('button', { name: 'Run report' }).click();
    // The head of the table under the head of the page.
    await page
      .locator('table')
      .first()
      .evaluate((table) => window.scrollTo(0, table.getBoundingClientRect().top + window.scrollY - 72));
  },
  'how-ifta-works': async (page) => {
    await page.fill('[name=pickup_city]', 'Louisville');
    await page.fill('[name=pickup_state]', 'KY');
    await page.fill('[name=delivery_city]', 'Portland');
    await page.fill('[name=delivery_state]', 'OR');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.fill('[name=gallons_KY]', '340');
    await page.getByRole('button', { name: 'Get results' }).click();
    await page.locator('table').first().waitFor();
  },
};

async function take(page: Page, origin: string, picture: TutorialPicture, trip: string): Promise<Buffer> {
  await page.goto(`${origin}/mileage${picture.screen.replace('{trip}', trip)}`);
  await PREPARE[picture.slug]?.(page);
  return page.screenshot({ type: 'png', caret: 'hide', animations: 'disabled' });
}

/** A browser can write WebP, and needs no further library for it. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const url = await page.evaluate(
      async ({ base64, quality }) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${base64}`;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = picture.naturalWidth;
        canvas.height = picture.naturalHeight;
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      { base64: png.toString('base64'), quality: QUALITY },
    );
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  await withDemonstration(async (browser, product) => {
    mkdirSync(TARGET, { recursive: true });
    // Without scripts no screen moves.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: PICTURE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, product);
    const trip = await tripsAreThere(page, product.origin);
    let total = 0;
    for (const picture of TUTORIAL_PICTURES) {
      const bytes = await toWebp(browser, await take(page, product.origin, picture, trip));
      writeFileSync(path.join(TARGET, `${picture.slug}.webp`), bytes);
      total += bytes.length;
      console.log(`${picture.slug}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
    }
    console.log(`${TUTORIAL_PICTURES.length} pictures, ${(total / 1024).toFixed(0)} kB`);
  });
}

main().catch((error: Error) => {
  console.error(`tutorial-pictures: ${error.message}`);
  process.exitCode = 1;
});
