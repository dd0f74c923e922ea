import { invalid, type Result } from '~/domain/result';
import type { Ctx } from '../context';
import { INVALID_DATA } from '../parse-input';

/** Refuses what everybody tries first (ASVS 6.2.4). */
export function refuseCommonPassword(ctx: Ctx, password: string): Result<never> | null {
  if (!ctx.passwords.isCommon(password)) return null;
  return invalid(INVALID_DATA, {
    password: [
      'This password is one of the 10,000 most common. Choose another: three random words are good.',
    ],
  });
}
