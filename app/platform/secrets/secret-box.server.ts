import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SecretBox } from './port';

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const cipherKey = (key: string, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'sealed secret', 32));

/**
 * AES-256-GCM under a key made by HKDF for each secret. Layout: salt, nonce, cipher text, tag. The first of `keys` seals;
 * all of them open, so that a key can be changed.
 */
export function secretBox(keys: () => readonly string[]): SecretBox {
  return {
    get isReady() {
      return keys().length > 0;
    },
    seal(secret, owner) {
      const [key] = keys();
      if (key === undefined) throw new Error('SECRETS_KEY is missing: nothing can be sealed');
      const salt = randomBytes(SALT_BYTES);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', cipherKey(key, salt), nonce).setAAD(Buffer.from(owner));
      return new Uint8Array(
        Buffer.concat([salt, nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]),
      );
    },
    open(sealed, owner) {
      const salt = sealed.subarray(0, SALT_BYTES);
      const nonce = sealed.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES);
      for (const key of keys()) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', cipherKey(key, salt), nonce).setAAD(
            Buffer.from(owner),
          );
          decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
          return Buffer.concat([
            decipher.update(sealed.subarray(SALT_BYTES + NONCE_BYTES, -TAG_BYTES)),
            decipher.final(),
          ]);
        } catch {
          // Sealed by another key, or changed.
        }
      }
      return null;
    },
  };
}

const keyFileIn = (folder: string): string => path.join(folder, 'secrets.key');

const readKey = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * Checks the key of an installation that seals by a key of its own before it makes a new one in place of one that got lost.
 * @throws Error that says what is missing and what to do, where `sealed` secrets are there and the key is not.
 */
export function assertKeyIsThere({ SECRETS_KEY, mode, dataFolder }: KeySettings, sealed: number): void {
  if (SECRETS_KEY.length > 0 || mode === 'production' || sealed === 0) return;
  const file = keyFileIn(dataFolder);
  if (readKey(file) !== '') return;
  throw new Error(
    `DATA_DIR ${dataFolder}: the file secrets.key is missing or empty, and the database holds the authenticator apps of ${sealed} ${sealed === 1 ? 'person' : 'people'} sealed by it. Nothing was changed. ` +
      'Put the file back from a copy. If there is none, set SECRETS_KEY to a new key (openssl rand -base64 32): everything works then, and those people sign in by a recovery code and set their app up again.',
  );
}

/** The key of an installation for trying out: made at first use, kept beside its data and readable by its owner alone. */
function keyFile(folder: string): string {
  const file = keyFileIn(folder);
  const draft = `${file}.${randomUUID()}`;
  const known = readKey(file);
  if (known !== '') return known;
  mkdirSync(folder, { recursive: true });
  // An empty one was cut off while it was written, and sealed nothing yet.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was quicker: its key is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(file);
}

interface KeySettings {
  SECRETS_KEY: string[];
  mode: 'demo' | 'production';
  dataFolder: string;
}

/** SECRETS_KEY; in demo mode without one a key of its own in the data folder; in production without one none. */
export function secretBoxFrom({ SECRETS_KEY, mode, dataFolder }: KeySettings): SecretBox {
  let own: string[] | undefined;
  return secretBox(() => {
    if (SECRETS_KEY.length > 0 || mode === 'production') return SECRETS_KEY;
    return (own ??= [keyFile(dataFolder)]);
  });
}
