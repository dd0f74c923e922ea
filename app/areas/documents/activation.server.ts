import { randomBytes } from 'node:crypto';
import {
  findActivation,
  findServiceToken,
  insertActivation,
  insertServiceToken,
} from '~/areas/documents/data/extraction.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { hashToken, looksLikeToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { fail, ok, type Result } from '~/engine/result';
import { refuseGrant, refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';

export interface Activation {
  activated: boolean;
  /** Local part of the address for forwarded mail, once activated. */
  mailKey: string | null;
}

/** Whether the carrier has switched the extractor on. */
export async function readActivation(ctx: Ctx<CarrierScope>): Promise<Activation> {
  const found = await findActivation(ctx.scope);
  return { activated: found !== null, mailKey: found?.mailKey ?? null };
}

/** Switches the extractor on for the carrier; again is the same as once. */
export async function activateExtraction(ctx: Ctx<CarrierScope>): Promise<Result<Activation>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  await insertActivation(ctx.scope, `loads-${randomBytes(8).toString('hex')}`, ctx.clock.now());
  return ok(await readActivation(ctx));
}

export const notActivated = (): Result<never> =>
  fail({ kind: 'forbidden', message: 'The extractor is not activated. Activate it first.' });

const TOKEN_MINUTES = 60;

/** A key for the extraction service that works for an hour; null until the extractor is activated. */
export async function issueServiceToken(
  ctx: Ctx<CarrierScope>,
): Promise<{ token: string | null; activated: boolean }> {
  const { activated } = await readActivation(ctx);
  if (!activated || !ctx.scope.mayWrite || refuseGrant(ctx)) return { token: null, activated };
  const token = newToken('slx');
  await insertServiceToken(
    ctx.scope,
    hashToken(token),
    new Date(ctx.clock.now().getTime() + TOKEN_MINUTES * 60_000),
  );
  return { token, activated };
}

/** Whom a service token stands for; null where it does not work, or no longer. */
export async function identifyServiceToken(ctx: Pick<Ctx<SystemScope>, 'scope' | 'clock'>, token: string) {
  if (!looksLikeToken(token, 'slx')) return null;
  return findServiceToken(ctx.scope, hashToken(token), ctx.clock.now());
}
