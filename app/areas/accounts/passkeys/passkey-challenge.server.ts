import { createHash, randomBytes } from 'node:crypto';
import { insertChallenge, takeChallenge } from '~/areas/accounts/data/passkeys.server';
import type { Ctx } from '~/platform/context';
import type { SystemScope, UserScope } from '~/platform/database/scope.server';

const LIFETIME_MS = 5 * 60_000;

const hashOf = (challenge: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(challenge).digest());

/** 256 random bits for a device to sign within five minutes. @param userId who adds a passkey; null at a sign-in */
export async function newChallenge(
  ctx: Ctx<SystemScope | UserScope>,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFETIME_MS);
  await insertChallenge(ctx.scope, { hash: hashOf(challenge), userId, expiresAt });
  return challenge;
}

/** Whether a challenge is one that we gave out for this, and was not answered before. */
export const useChallenge = (
  ctx: Ctx<SystemScope | UserScope>,
  challenge: string,
  userId: string | null,
): Promise<boolean> =>
  takeChallenge(ctx.scope, { hash: hashOf(Buffer.from(challenge, 'base64url')), userId }, ctx.clock.now());
