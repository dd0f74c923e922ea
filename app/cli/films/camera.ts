import type { Locator, Page } from 'playwright-core';
import type { Caption } from './captions';

/** What the film shows for some milliseconds: a screen, and the pointer on it. Places are in pixels of the page. */
export interface Shot {
  screen: number;
  pointer: { x: number; y: number; isDown: boolean };
  ms: number;
}

/** Everything the encoder needs. */
export interface Take {
  screens: readonly Buffer[];
  shots: readonly Shot[];
  captions: readonly Caption[];
  /** The screen that stands for the film before it plays. */
  poster: number;
}

const STEP_MS = 80;
const MOVE_STEPS = 7;
const SCROLL_STEPS = 2;
const SCROLL_TOP = 120;
const KEYS_AT_ONCE = 2;
/** No line is shown for less time than it takes to read it and to look back at the screen: about fifteen letters a second, and a pause. */
const LOOK_MS = 1400;
const LETTER_MS = 65;
const SETTLE_MS = 8000;

const eased = (part: number): number => part * part * (3 - 2 * part);

/**
 * Drives a page and takes the pictures of a film. Time in the film is counted, not measured: a slow machine records the same film as
 * a quick one, and a wait for the server is not in it.
 */
export class Camera {
  readonly #screens: Buffer[] = [];
  readonly #shots: Shot[] = [];
  readonly #captions: Caption[] = [];
  #pointer = { x: 600, y: 380 };
  #now = 0;
  #poster: number | null = null;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Goes to a screen of the product. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}/mileage${path}`);
    await this.settle();
  }

  /** Waits until the page has answered to what was done, and looks at it. */
  async settle(until?: Locator): Promise<void> {
    if (until) await until.first().waitFor({ timeout: SETTLE_MS * 4 });
    await this.page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
    await this.#look();
  }

  /** From here on this line is shown under the film; the one before it until now, as long as it takes to read it. */
  say(text: string): void {
    this.#endLine();
    this.#captions.push({ fromMs: this.#now, toMs: this.#now, text });
  }

  /** Nothing moves. */
  hold(ms: number): void {
    this.#shoot(ms);
  }

  /** The picture of now is the one that is shown before the film plays. */
  markPoster(): void {
    this.#poster = this.#screens.length - 1;
  }

  /** Brings it into sight, as someone who reads on would. */
  async scrollTo(target: Locator): Promise<void> {
    // What lies over the page scrolls by itself.
    if (await target.first().evaluate((node) => node.closest('dialog') !== null)) {
      await target.first().scrollIntoViewIfNeeded();
      return this.#look();
    }
    const { from, to } = await target.first().evaluate((node, top) => {
      const reach = document.documentElement.scrollHeight - window.innerHeight;
      const wanted = node.getBoundingClientRect().top + window.scrollY - top;
      return { from: window.scrollY, to: Math.max(0, Math.min(reach, wanted)) };
    }, SCROLL_TOP);
    if (Math.abs(to - from) < 8) return;
    for (let step = 1; step <= SCROLL_STEPS; step++) {
      await this.page.evaluate(
        (top) => window.scrollTo(0, top),
        from + (to - from) * eased(step / SCROLL_STEPS),
      );
      await this.#look();
      this.#shoot(STEP_MS);
    }
  }

  async point(target: Locator): Promise<void> {
    const place = target.first();
    await place.waitFor({ timeout: SETTLE_MS });
    const seen = await place.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return top >= 60 && bottom <= window.innerHeight - 8;
    });
    if (!seen) await this.scrollTo(place);
    const box = await place.boundingBox();
    if (!box) throw new Error('the film points at something that is not on the screen');
    const from = this.#pointer;
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    for (let step = 1; step <= MOVE_STEPS; step++) {
      const part = eased(step / MOVE_STEPS);
      this.#pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.#shoot(STEP_MS);
    }
    await this.page.mouse.move(to.x, to.y);
  }

  /** Points, presses, and waits for what comes of it. */
  async click(target: Locator, until?: Locator): Promise<void> {
    await this.point(target);
    this.#shoot(STEP_MS * 2, true);
    await target.first().click();
    await this.settle(until);
    this.#shoot(STEP_MS * 3);
  }

  async type(target: Locator, text: string, isEmptied = false): Promise<void> {
    await this.point(target);
    this.#shoot(STEP_MS, true);
    await target.first().focus();
    if (isEmptied) await target.first().fill('');
    for (let at = 0; at < text.length; at += KEYS_AT_ONCE) {
      await this.page.keyboard.type(text.slice(at, at + KEYS_AT_ONCE));
      await this.#look();
      this.#shoot(STEP_MS * KEYS_AT_ONCE);
    }
    await this.settle();
    this.#shoot(STEP_MS * 3);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.settle();
    this.#shoot(STEP_MS * 4);
  }

  async choose(target: Locator, label: string | RegExp): Promise<void> {
    await this.point(target);
    this.#shoot(STEP_MS, true);
    const options = await target.first().locator('option').allTextContents();
    const found = options.find((option) =>
      typeof label === 'string' ? option === label : label.test(option),
    );
    if (found === undefined) throw new Error(`there is no choice ${String(label)}`);
    await target.first().selectOption({ label: found });
    await this.settle();
    this.#shoot(STEP_MS * 3);
  }

  async attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.point(target);
    this.#shoot(STEP_MS, true);
    await target.first().setInputFiles(file);
    await this.settle();
    this.#shoot(STEP_MS * 3);
  }

  /** Ends the film. */
  finish(): Take {
    this.#endLine();
    this.#shoot(STEP_MS);
    return {
      screens: this.#screens,
      shots: this.#shots,
      captions: this.#captions,
      poster: this.#poster ?? this.#screens.length - 1,
    };
  }

  #endLine(): void {
    const line = this.#captions.at(-1);
    if (!line) return;
    const left = line.fromMs + LOOK_MS + LETTER_MS * line.text.length - this.#now;
    if (left > 0) this.#shoot(left);
    line.toMs = this.#now;
  }

  async #look(): Promise<void> {
    const png = await this.page.screenshot({ type: 'png', caret: 'hide', animations: 'disabled' });
    if (!this.#screens.at(-1)?.equals(png)) this.#screens.push(png);
  }

  #shoot(ms: number, isDown = false): void {
    this.#shots.push({ screen: this.#screens.length - 1, pointer: { ...this.#pointer, isDown }, ms });
    this.#now += ms;
  }
}
