/**
 * Pages over a slow line: weight, requests and the largest paint at 400 kbit/s, 400 ms round trip and a sixth of the processor,
 * with JavaScript on and off: `npx tsx bench/pages/slow-line.ts [rounds]` after `npm run build`. Each visit is a first one.
 * Fails where a page paints its largest part later than 2.5 seconds.
 */
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '~/platform/pdf/find-chromium.server';
import { Visitor } from '../../tests/factories/visitor';
import { quantile, tell } from '../measure';
import { start } from '../program';

const ROUNDS = Number(process.argv[2] ?? 3);
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SLOWER = 6;
const MOST_MS = 2500;

interface Visit {
  largestPaintMs: number;
  kilobytes: number;
  requests: number;
}

interface TraceEvent {
  name: string;
  ts: number;
  args: {
    data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string; isLoadingMainFrame?: boolean };
  };
}

/** From the beginning of the navigation to the last candidate for the largest paint, as the browser's own trace has them. */
function largestPaintMs(trace: Buffer, url: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const begun = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  );
  const painted = traceEvents.filter(({ name }) => name === 'largestContentfulPaint::Candidate').at(-1);
  return begun && painted ? (painted.ts - begun.ts) / 1000 : Number.NaN;
}

async function visit(
  browser: Browser,
  url: string,
  cookies: { name: string; value: string }[],
  javaScriptEnabled: boolean,
): Promise<Visit> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let [bytes, requests] = [0, 0];
  // Pictures within the page are no requests, though the browser tells of them too.
  const within = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) within.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (within.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  // Scripts come after the load event, and on a slow processor later than the line falls silent.
  if (javaScriptEnabled && (await page.content()).includes('__remixContext'))
    await page.locator('html[data-live]').waitFor({ state: 'attached', timeout: 60_000 });
  // A slow processor paints, and tells of it, later than the line falls silent.
  await page.waitForTimeout(1500);
  const trace = await browser.stopTracing();
  await context.close();
  return { largestPaintMs: largestPaintMs(trace, url), kilobytes: bytes / 1000, requests };
}

const product = await start('all');
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  env: { ...(process.env as Record<string, string>), ...found.env },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
});
try {
  const driver = new Visitor(product.origin);
  await driver.post('/mileage/login', product.login);
  for (
    let tries = 0;
    tries < 60 && !/of \d+ entries/.test((await driver.get('/mileage/trips-fuel?quarter=20263')).html);
    tries++
  )
    await new Promise((resolve) => setTimeout(resolve, 500));
  const cookies = [...driver.cookies].map(([name, value]) => ({ name, value }));
  const pages: [string, string, typeof cookies][] = [
    ['front page', '/mileage', []],
    ['rates of a quarter', '/mileage/rates/2026/3', []],
    ['sign-in', '/mileage/login', []],
    ['trips and fuel', '/mileage/trips-fuel?quarter=20263', cookies],
    ['new trip', '/mileage/trips-fuel/trips/new', cookies],
    ['report of a quarter', '/mileage/reports?q=20263', cookies],
  ];
  const rows: Record<string, string>[] = [];
  for (const [name, path, with_] of pages) {
    for (const scripts of [true, false]) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++)
        visits.push(await visit(browser, product.origin + path, with_, scripts));
      const typical = (key: keyof Visit) =>
        quantile(
          visits.map((one) => one[key]),
          0.5,
        );
      const [paint, kB, requests] = [
        typical('largestPaintMs'),
        typical('kilobytes').toFixed(1),
        typical('requests').toFixed(0),
      ];
      rows.push({
        page: name,
        scripts: scripts ? 'on' : 'off',
        'largest paint ms': paint.toFixed(0),
        kB,
        requests,
      });
      tell(
        `${name}, scripts ${scripts ? 'on' : 'off'}, first visit`,
        `largest paint ${paint.toFixed(0)} ms, ${kB} kB, ${requests} requests`,
        `${MOST_MS} ms`,
        paint <= MOST_MS,
      );
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}
