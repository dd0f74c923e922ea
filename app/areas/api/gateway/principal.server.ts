import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { ports } from '~/platform/ports.server';
import { systemScope } from '~/platform/database/scope.server';
import { identifyServiceToken } from '~/areas/documents/activation.server';
import { bearerOf, knownApiIdentity } from '~/areas/accounts/session/actor.server';
import { addressKey } from '~/platform/http/edge/rate-limit.server';
import { hasSessionCookie } from '~/areas/accounts/session/session.server';

/** Whom requests are counted by and whose idempotency keys they bring. */
export interface Principal {
  /** A token or session, else the address. */
  key: string;
  isKnown: boolean;
  /** Whose records are asked for; null for strangers, and for people without a carrier. */
  carrierId: string | null;
  /** Of an API token: what it may do. Null for sign-ins, and for strangers. */
  token: { scopes: readonly string[] | null; mayWrite: boolean } | null;
  /** What an API token that works no longer was counted by: the request that ended it may come again. Null for all others. */
  formerKey: string | null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/**
 * Who asks: a token stays the same one when it is refreshed, because its session does. What is no token of ours counts by
 * address, so that nobody gets more tries by making tokens up.
 */
export async function principalOf(request: Request, load: AppLoadContext): Promise<Principal> {
  const stranger: Principal = {
    key: `address:${addressKey(load.clientAddress)}`,
    isKnown: false,
    carrierId: null,
    token: null,
    formerKey: null,
  };
  const bearer = bearerOf(request);
  if (bearer?.startsWith('slx_')) {
    const found = await identifyServiceToken({ scope: systemScope(), clock: ports().clock }, bearer);
    return found
      ? { ...stranger, key: `service:${digest(bearer)}`, isKnown: true, carrierId: found.carrierId }
      : stranger;
  }
  if (!request.headers.has('Authorization') && !hasSessionCookie(request)) return stranger;
  const found = await knownApiIdentity(request, load);
  const ofToken = `token:${digest(bearer ?? '')}`;
  if (!found) return bearer?.startsWith('slt_') ? { ...stranger, formerKey: ofToken } : stranger;
  return {
    ...stranger,
    key: found.sessionId === null ? ofToken : `session:${found.sessionId}`,
    isKnown: true,
    carrierId: found.carrier?.id ?? null,
    token: found.sessionId === null ? { scopes: found.tokenScopes, mayWrite: found.tokenMayWrite } : null,
  };
}
