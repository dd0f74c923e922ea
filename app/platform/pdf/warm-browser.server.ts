import type { Browser } from 'playwright-core';
import { largeChildren, type LargeChildren } from '~/config/large-children.server';
import { findChromium } from './find-chromium.server';

/** After so many documents the browser is started afresh, so that nothing it keeps can grow for ever. */
const JOBS_PER_BROWSER = 200;

/** A browser holds 150 MB while it waits. */
const IDLE_MS = 2 * 60_000;

/** A report of many pages takes seconds. */
const SILENCE_MS = 30_000;

const ARGUMENTS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** What a browser needs of the environment: no secret of the program. */
const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'SystemRoot'].flatMap(
      (name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]),
    ),
  );

/** One browser for all documents, started with the first, started again when it is gone or worn. */
export class WarmBrowser {
  #browser: Promise<Browser> | undefined;
  #current: Browser | undefined;
  #jobs = 0;
  #open = 0;
  #dismissal: NodeJS.Timeout | undefined;

  constructor(
    private readonly children: LargeChildren = largeChildren(),
    private readonly idleMs = IDLE_MS,
  ) {}

  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    return this.children.printers.during(() => this.#useHere(work));
  }

  async #useHere<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    clearTimeout(this.#dismissal);
    const current = this.#acquire();
    this.#open += 1;
    try {
      return await this.#whileAlive(await current, work);
    } finally {
      this.#open -= 1;
      if (this.#open === 0) await this.#rest();
    }
  }

  /** Nobody prints: the browser stays for those who print next, for a while and where there is room for it. */
  async #rest(): Promise<void> {
    if (this.children.isShortOfMemory || this.#jobs >= JOBS_PER_BROWSER) return this.close();
    this.#dismissal = setTimeout(() => void this.close(), this.idleMs).unref();
  }

  /** A call to a browser that was killed may never answer: its end, or silence for too long, is a failure of the work. */
  async #whileAlive<T>(browser: Browser, work: (browser: Browser) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const ended = new Promise<never>((_resolve, reject) => {
      browser.once('disconnected', () => reject(new Error('the browser is gone')));
      timer = setTimeout(() => {
        if (this.#current === browser) this.#forget();
        reject(new Error('the browser does not answer'));
      }, SILENCE_MS);
    });
    ended.catch(() => undefined);
    try {
      return await Promise.race([work(browser), ended]);
    } finally {
      clearTimeout(timer);
    }
  }

  #acquire(): Promise<Browser> {
    this.#jobs += 1;
    this.#browser ??= this.#launch();
    return this.#browser;
  }

  async #launch(): Promise<Browser> {
    try {
      // Fifty megabytes that only those need who print.
      const [{ chromium }, found] = await Promise.all([import('playwright-core'), findChromium()]);
      // The browser's own sandbox runs neither as root nor in a container that forbids namespaces; everywhere else it stays on.
      const sandboxed = process.getuid?.() !== 0 && process.env['CHROMIUM_SANDBOX'] !== '0';
      const browser = await chromium.launch({
        executablePath: found.executablePath,
        env: { ...plainEnvironment(), ...found.env },
        args: sandboxed ? ARGUMENTS : [...ARGUMENTS, '--no-sandbox'],
        chromiumSandbox: sandboxed,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      this.#current = browser;
      // One that was let go before may end after its successor has begun.
      browser.on('disconnected', () => {
        if (this.#current === browser) this.#forget();
      });
      this.#jobs = 1;
      return browser;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  /** After a failure: a browser that is gone is replaced, one that lives continues with what others print. */
  async replaceIfGone(): Promise<void> {
    const browser = await this.#browser?.catch(() => undefined);
    if (!browser?.isConnected()) this.#forget();
  }

  #forget(): void {
    this.#browser = undefined;
    this.#current = undefined;
    this.#jobs = 0;
  }

  async close(): Promise<void> {
    clearTimeout(this.#dismissal);
    const browser = this.#browser;
    this.#forget();
    await (await browser?.catch(() => undefined))?.close().catch(() => undefined);
  }
}
