import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { findChromium } from '~/platform/pdf/find-chromium.server';

/** Waits until the framework has taken over a page of its own. Where a test keeps the scripts away, it continues as the page is. */
const isAtWork = (page: Page) =>
  page
    .locator('html[data-live], html:not(:has(script[data-framework]))')
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined);

/** `TESTS_WEAK_LINE=400` answers every request that many milliseconds later, as a busy machine does. (A throttled CPU would make it one: the browser spins.) */
const WEAK_LINE_MS = Number(process.env.TESTS_WEAK_LINE ?? 0);

async function weaken(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: WEAK_LINE_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** A page of a real browser; errors on its console, failed requests of our own and uncaught errors fail the test. */
export interface BrowserFixture {
  open(options?: BrowserContextOptions): Promise<Page>;
  /** Forgets the problems seen so far, where the test causes them on purpose. */
  forgive(): void;
}

export async function startBrowser(): Promise<BrowserFixture> {
  const found = await findChromium();
  const browser: Browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });
  const problems: string[] = [];
  afterEach(() => {
    const seen = problems.splice(0);
    expect(seen, 'problems in the browser').toEqual([]);
  });
  afterAll(() => browser.close());
  return {
    forgive: () => void problems.splice(0),
    open: async (options = {}) => {
      const context = await browser.newContext({
        // The default one names a headless browser, which some code takes for a robot.
        userAgent:
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
        ...options,
      });
      // A busy machine fails nothing.
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      if (WEAK_LINE_MS) await weaken(page);
      const goTo = page.goto.bind(page);
      // A network at rest is no page at work: on a busy machine its scripts may still wait for their turn.
      page.goto = async (url, settings) => {
        const answer = await goTo(url, settings);
        if (settings?.waitUntil === 'networkidle' && options.javaScriptEnabled !== false)
          await isAtWork(page);
        return answer;
      };
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (
          message.type() === 'error' ||
          (message.type() === 'warning' && /hydrat|did not match/i.test(message.text()))
        )
          problems.push(`console: ${message.text()}`);
      });
      return page;
    },
  };
}
