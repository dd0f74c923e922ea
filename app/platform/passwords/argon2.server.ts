import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { inProject } from '~/config/project-root.server';
import type { PasswordKeeper } from './port';

/** OWASP's parameters for argon2id: 19 MiB, two passes; about 13 ms. (2 is the number of argon2id in the library.) */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two keyboards can write one letter in two ways; both are the same password. */
const normal = (password: string): string => password.normalize('NFKC');

export function argon2Keeper(): PasswordKeeper {
  let common: Set<string> | undefined;
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(normal(password), PARAMETERS),
    async verify(stored, password) {
      if (stored !== null) return verify(stored, normal(password)).catch(() => false);
      nobody ??= hash('nobody has this password', PARAMETERS);
      await verify(await nobody, normal(password));
      return false;
    },
    isCommon(password) {
      common ??= new Set(
        readFileSync(inProject('app/platform/passwords/common-passwords.txt'), 'utf8')
          .split('\n')
          .filter(Boolean),
      );
      return common.has(normal(password).toLowerCase());
    },
  };
}
