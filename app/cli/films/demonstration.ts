import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { projectRoot } from '~/config/project-root.server';

export interface Demonstration {
  child: ChildProcess;
  origin: string;
  login: { email: string; password: string };
}

/** Starts the built product with the demonstration's records in a folder of its own, beside a browser; afterwards both are gone. */
export async function withDemonstration(
  work: (browser: Browser, product: Demonstration) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-pictures-'));
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const product = await startProduct(folder);
  try {
    await work(browser, product);
  } finally {
    await browser.close();
    const ended = once(product.child, 'exit');
    product.child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startProduct(folder: string): Promise<Demonstration> {
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

/** Signs in as the demonstration's driver. */
export async function signIn(page: Page, { origin, login }: Demonstration): Promise<void> {
  await page.goto(`${origin}/mileage/login`);
  await page.fill('#email', login.email);
  await page.fill('#password', login.password);
  await page.click('main button[type=submit], form button.button-primary');
  await page.waitForURL(/trips-fuel/);
}

/** Looks in a row in which the list must not have grown, a second apart. */
const STILL = 6;

/** The demonstration's trips are made and routed by jobs: the list is whole when it grows no more and no row waits for its miles. */
export async function tripsAreThere(page: Page, origin: string): Promise<string> {
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
