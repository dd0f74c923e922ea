/**
 * npx tsx bench/lighthouse.ts [mobile|desktop] [part/parts]
 *
 * Lighthouse's accessibility of every screen of the built product, signed out and as the demonstration's driver, who is an
 * administrator too: one line a screen, and the count. With "2/5" the
 * second of five parts of the screens. Pages that answer with an error (403, 404, 500) are not taken by Lighthouse: axe sees them in
 * tests/e2e/crawl.test.ts. The product runs with records of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { crawl } from '../tests/factories/crawl';
import { Visitor } from '../tests/factories/visitor';

const root = path.resolve(import.meta.dirname, '..');
const DEBUGGING_PORT = 9333;
const [part = 1, parts = 1] = (process.argv[3] ?? '').split('/').filter(Boolean).map(Number);
const formFactor = process.argv[2] === 'desktop' ? 'desktop' : 'mobile';

const folder = mkdtempSync(path.join(tmpdir(), 'stateline-lighthouse-'));
const { DATABASE_URL: _own, ...environment } = process.env;
const product = spawn(process.execPath, ['build/index.js', 'all'], {
  cwd: root,
  env: {
    ...environment,
    NODE_ENV: 'production',
    STATELINE_MODE: 'demo',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let told = '';
let origin = '';
let login: { email: string; password: string } | undefined;
for await (const piece of product.stdout) {
  told += String(piece);
  origin = / is running: (http:\/\/\S+)\/mileage/.exec(told)?.[1] ?? '';
  const [, email, password] = /Demo login: (\S+) \/ (\S+)/.exec(told) ?? [];
  if (origin && email && password) {
    login = { email, password };
    break;
  }
}
if (!login) throw new Error(`the product did not start:\n${told}`);

const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...(process.env as Record<string, string>), ...found.env },
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});

/** @returns the score from 0 to 100, and what cost it something */
async function score(url: string, cookie: string): Promise<{ points: number; failed: string[] }> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ['accessibility'],
    formFactor,
    screenEmulation:
      formFactor === 'desktop'
        ? { mobile: false, width: 1280, height: 900, deviceScaleFactor: 1, disabled: false }
        : undefined,
    disableStorageReset: true,
    extraHeaders: cookie ? { Cookie: cookie } : undefined,
    logLevel: 'error',
  });
  const report = result?.lhr;
  const failed = Object.values(report?.audits ?? {}).filter(
    ({ score: points, scoreDisplayMode }) => points === 0 && scoreDisplayMode === 'binary',
  );
  return {
    points: Math.round((report?.categories['accessibility']?.score ?? 0) * 100),
    failed: failed.map(({ id }) => id),
  };
}

try {
  const guest = new Visitor(origin);
  const driver = new Visitor(origin);
  await driver.post('/mileage/login', login);
  const seen = new Set<string>();
  let screens = 0;
  let perfect = 0;
  console.log(`Lighthouse accessibility, ${formFactor}`);
  for (const visitor of [guest, driver]) {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const { asked, url, pattern, status } of (await crawl(visitor)).pages) {
      if (
        seen.has(pattern) ||
        status >= 400 ||
        url.split('?')[0] !== asked.split('?')[0] ||
        pattern === '/mileage/logout'
      )
        continue;
      seen.add(pattern);
      if (seen.size % parts !== part % parts) continue;
      const { points, failed } = await score(origin + asked, cookie);
      screens += 1;
      if (points === 100) perfect += 1;
      console.log(`${String(points).padStart(4)}  ${asked}  ${failed.join(', ')}`);
    }
  }
  console.log(`${perfect} of ${screens} screens at 100`);
} finally {
  await browser.close();
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
