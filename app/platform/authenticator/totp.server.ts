import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { AuthenticatorApp } from './port';

const STEP_SECONDS = 30;
/** Clocks of telephones and the time that typing takes. */
const STEPS_OF_DRIFT = 1;
/** White squares around, without which readers do not find the code (ISO/IEC 18004). */
const MARGIN = 4;

const secretOf = (key: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(key).buffer });

export function authenticatorApp(issuer: string): AuthenticatorApp {
  return {
    newKey: () => Uint8Array.from(new Secret({ size: 20 }).bytes),
    keyText: (key) => secretOf(key).base32,
    address: (key, account) =>
      new TOTP({ issuer, label: account, secret: secretOf(key), period: STEP_SECONDS }).toString(),
    stepOf(key, code, now) {
      const timestamp = now.getTime();
      const drift = TOTP.validate({
        token: code,
        secret: secretOf(key),
        period: STEP_SECONDS,
        timestamp,
        window: STEPS_OF_DRIFT,
      });
      return drift === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + drift;
    },
    picture(address) {
      const { size, data } = encode(address, { ecc: 'M', border: MARGIN });
      const dark = data.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
      );
      return { size, path: dark.join('') };
    },
  };
}
