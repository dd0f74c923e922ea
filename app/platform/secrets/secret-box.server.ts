import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The key of an installation for trying out: made at first use, kept beside its data and readable by its owner alone. */
function keyFile(folder: string): string {
  const file = path.join(folder, 'secrets.key');
  const draft = `${file}.${randomUUID()}`;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      // Another process was quicker: its key is the one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readFileSync(file, 'utf8');
  }
}

/** SECRETS_KEY; in demo mode without one a key of its own in the data folder; in production without one none. */
export function secretBoxFrom({
  SECRETS_KEY,
  mode,
  dataFolder,
}: {
  SECRETS_KEY: string[];
  mode: 'demo' | 'production';
  dataFolder: string;
}): SecretBox {
  let own: string[] | undefined;
  return secretBox(() => {
    if (SECRETS_KEY.length > 0 || mode === 'production') return SECRETS_KEY;
    return (own ??= [keyFile(dataFolder)]);
  });
}
