/**
 * npm run tutorials:pictures
 *
 * Takes the pictures of the tutorials anew: starts the built product with the demonstration's records in a folder of its
 * own, signs in as the demonstration's driver, and writes each screen into public/img/tutorials as a small WebP file.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { projectRoot } from '~/config/project-root.server';
import { PICTURE, TUTORIAL_PICTURES, type TutorialPicture } from '../../prisma/seed/content/pictures';

const QUALITY = 0.82;
const TARGET = path.join(projectRoot, 'public/img/tutorials');

async function startProduct(
  folder: string,
): Promise<{ child: ChildProcess; origin: string; login: { email: string; password: string } }> {
  const { DATABASE_URL: _own, ...rest } = process.env;
  const child = spawn(process.execPath, ['build/index.js', 'all'], {
    cwd: projectRoot,
    env: {
      ...rest,
      NODE_ENV: 'production',
      STATELINE_MODE: 'demo',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  for await (const piece of child.stdout) {
    told += String(piece);
    const origin = / is running: (http:\/\/\S+)\/mileage/.exec(told)?.[1];
    const [, email, password] = /Demo login: (\S+) \/ (\S+)/.exec(told) ?? [];
    if (origin && email && password) return { child, origin, login: { email, password } };
  }
  throw new Error(`the product did not start:\n${told}`);
}

async function signIn(page: Page, origin: string, login: { email: string; password: string }): Promise<void> {
  await page.goto(`${origin}/mileage/login`);
  await page.fill('#email', login.email);
  await page.fill('#password', login.password);
  await page.click('main button[type=submit], form button.button-primary');
  await page.waitForURL(/trips-fuel/);
}

/** Looks in a row in which the list must not have grown, a second apart. */
const STILL = 6;

/** The demonstration's trips are made and routed by jobs: the list is whole when it grows no more and no row waits for its miles. */
async function tripsAreThere(page: Page, origin: string): Promise<string> {
  let known = 0;
  let still = 0;
  for (let tries = 0; tries < 120; tries++) {
    await page.goto(`${origin}/mileage/trips-fuel?quarter=all&length=100`);
    const links = await page
      .locator('a[href*="/trips-fuel/trips/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const trips = links.flatMap((href) => /\/trips\/(\d+)$/.exec(href)?.[1] ?? []);
    const first = trips[0];
    const isWhole = trips.length === known && !/Route Calculation|Calculating/.test(await page.content());
    still = isWhole ? still + 1 : 0;
    known = trips.length;
    if (first && known > 8 && still >= STILL) return first;
    await page.waitForTimeout(1000);
  }
  throw new Error('the demonstration’s trips were not routed in time');
}

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
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-pictures-'));
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const { child, origin, login } = await startProduct(folder);
  try {
    mkdirSync(TARGET, { recursive: true });
    // Without scripts every screen stands still.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: PICTURE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, origin, login);
    const trip = await tripsAreThere(page, origin);
    let total = 0;
    for (const picture of TUTORIAL_PICTURES) {
      const bytes = await toWebp(browser, await take(page, origin, picture, trip));
      writeFileSync(path.join(TARGET, `${picture.slug}.webp`), bytes);
      total += bytes.length;
      console.log(`${picture.slug}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
    }
    console.log(`${TUTORIAL_PICTURES.length} pictures, ${(total / 1024).toFixed(0)} kB`);
  } finally {
    await browser.close();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(`tutorial-pictures: ${error.message}`);
  process.exitCode = 1;
});
