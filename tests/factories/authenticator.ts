import { Secret, TOTP } from 'otpauth';
import type { Visitor } from './visitor';

/** A telephone with an authenticator app that has read our key. */
export class Phone {
  readonly #key: Secret;

  constructor(keyText: string) {
    this.#key = Secret.fromBase32(keyText.replace(/\s/g, ''));
  }

  /** What it shows now, or so many half minutes later. */
  code(stepsLater = 0, now = Date.now()): string {
    return TOTP.generate({ secret: this.#key, timestamp: now + stepsLater * 30_000 });
  }

  /** Six digits that are right neither now nor soon. */
  wrongCode(): string {
    const right = new Set([-2, -1, 0, 1, 2].map((step) => this.code(step)));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ??
      '666666'
    );
  }
}

export const TWO_STEP = '/mileage/account/security/two-step';

export const recoveryCodesIn = (html: string): string[] =>
  [...html.matchAll(/<code>([2-9A-Z]{4}(?:-[2-9A-Z]{4}){3})<\/code>/g)].map(([, code = '']) => code);

/** Sets an app up on the pages, as a person would. The half minute of now is used up by it. */
export async function setUpTwoStep(
  visitor: Visitor,
  current_password = '',
): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const page = await visitor.post(TWO_STEP, { intent: 'begin', current_password });
  const keyText = /id="two-step-key">([A-Z2-7 ]+)</.exec(page.html)?.[1];
  if (keyText === undefined)
    throw new Error(`no key on the page (${page.status}): ${page.html.slice(0, 400)}`);
  const phone = new Phone(keyText);
  const done = await visitor.post(TWO_STEP, { intent: 'confirm', code: phone.code() });
  return { phone, recoveryCodes: recoveryCodesIn(done.html) };
}
