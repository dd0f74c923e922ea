import type { AppLoadContext } from '@remix-run/node';
import { ports } from '~/platform/ports.server';
import type { Carrier } from '~/areas/carriers/data/carriers.server';
import {
  carrierScope,
  systemScope,
  userScope,
  type CarrierScope,
  type UserScope,
} from '~/platform/database/scope.server';
import { hashToken, looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import { findApiToken, type Identified, type SignedInUser } from '~/areas/accounts/data/identity.server';
import { markFirstUse, touchApiToken } from '~/areas/accounts/data/api-tokens.server';
import { noteSecurity } from '~/areas/security/note-security.server';
import { tokenCovers, type ApiScope } from '~/engine/api-scopes';
import { type ADMIN_ROLE, type MembershipRole } from '~/engine/roles';
import { LAST_SEEN_STEP_MS } from '~/areas/accounts/rules/session-rules';
import { paths, serverPaths } from '~/routes';
import type { Ctx } from '~/platform/context';
import { ctxFor } from './context.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { browserSession, forgetSessionCookie, hasSessionCookie, livingSession } from './session.server';

/** Someone who is signed in. */
export interface UserActor extends Identified {
  ctx: Ctx<UserScope>;
}

/** Someone who is signed in and works on a carrier. */
export interface CarrierActor {
  ctx: Ctx<CarrierScope>;
  user: SignedInUser;
  carrier: Carrier;
  role: MembershipRole;
}

/** Sign-in page that leads back to where the person wanted to go. A cookie that is good for nothing is dropped. */
export function toSignIn(request: Request): Response {
  const { pathname, searchParams, search } = new URL(request.url);
  // A form's page needs its query too: it says which quarter was filled in. `index` and `_data` are the framework's own.
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  for (const name of isForm ? ['index', '_data'] : []) searchParams.delete(name);
  const query = isForm && searchParams.size > 0 ? `?${searchParams.toString()}` : isForm ? '' : search;
  const back = safeReturnPath(pathname + query, '');
  const to =
    back === '' || back === paths.home() || back === paths.logout() ? '' : `?to=${encodeURIComponent(back)}`;
  return seeOther(paths.login() + to, hasSessionCookie(request) ? [forgetSessionCookie()] : []);
}

/** Who is signed in by cookie, or null: for pages that everybody may see. */
export async function optionalUser(request: Request, load: AppLoadContext): Promise<Identified | null> {
  return browserSession(request, load);
}

/** The signed-in person of a page, whether or not they belong to a carrier; others are sent to sign in. */
export async function requireUser(request: Request, load: AppLoadContext): Promise<UserActor> {
  const found = await browserSession(request, load);
  if (!found) throw toSignIn(request);
  const { user, carrier, role, carriers, isSecondStepMissing, session } = found;
  return {
    user,
    carrier,
    role,
    carriers,
    isSecondStepMissing,
    ctx: ctxFor(load, userScope(user.id, session.id, undefined, { isImpersonated: isLookedAt(session) })),
  };
}

const isLookedAt = (session: { impersonatorId: string | null }): boolean => session.impersonatorId !== null;

/** The signed-in person of a page and the carrier they work on. */
export async function requireCarrier(request: Request, load: AppLoadContext): Promise<CarrierActor> {
  const found = await browserSession(request, load);
  if (!found) throw toSignIn(request);
  const { user, carrier, role } = found;
  if (!carrier || !role) throw seeOther(paths.accountCarriers());
  if (found.isSecondStepMissing) throw seeOther(paths.accountTwoStep());
  return {
    user,
    carrier,
    role,
    ctx: ctxFor(
      load,
      carrierScope({
        carrierId: carrier.id,
        userId: user.id,
        role,
        isUnconfirmed: user.emailVerifiedAt === null,
        isImpersonated: isLookedAt(found.session),
      }),
    ),
  };
}

/** Pages for guests: who is signed in already continues to the trips. */
export async function requireGuest(request: Request, load: AppLoadContext): Promise<void> {
  if (await browserSession(request, load)) throw seeOther(paths.tripsFuel());
}

/** Pages for one role of the product: others get the 403 page. */
export async function requireRole(
  request: Request,
  load: AppLoadContext,
  role: typeof ADMIN_ROLE,
): Promise<UserActor> {
  const actor = await requireUser(request, load);
  if (!actor.user.roles.includes(role)) throw seeOther(serverPaths.forbidden());
  if (actor.isSecondStepMissing) throw seeOther(paths.accountTwoStep());
  return actor;
}

/** 401 as programs read it; a session cookie that is good for nothing is dropped. */
export function unauthorized(request: Request, message = 'Sign in to continue.'): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'WWW-Authenticate': 'Bearer' });
  if (hasSessionCookie(request)) headers.append(...forgetSessionCookie());
  return Response.json({ status: 401, message }, { status: 401, headers });
}

export const bearerOf = (request: Request): string | null =>
  /^Bearer +([^\s]+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

interface ApiIdentified extends Identified {
  sessionId: string | null;
  tokenMayWrite: boolean;
  /** Null: of all areas, as every sign-in is. */
  tokenScopes: string[] | null;
  isImpersonated: boolean;
}

const identities = new WeakMap<AppLoadContext, Promise<ApiIdentified>>();

/** Who asks. Found once a request: the limits, the keys of repeated requests and the call itself all want it. @throws the 401 */
function identifyApi(request: Request, load: AppLoadContext): Promise<ApiIdentified> {
  const known = identities.get(load) ?? findApiIdentity(request, load);
  identities.set(load, known);
  return known;
}

/** The same where nobody has to be signed in: null for strangers. */
export const knownApiIdentity = (request: Request, load: AppLoadContext): Promise<ApiIdentified | null> =>
  identifyApi(request, load).catch((refused: unknown) => {
    if (refused instanceof Response) return null;
    throw refused;
  });

async function findApiIdentity(request: Request, load: AppLoadContext): Promise<ApiIdentified> {
  const bearer = bearerOf(request);
  if (request.headers.has('Authorization')) {
    // A header that is there decides: a wrong token never falls back to the cookie.
    if (bearer !== null && looksLikeToken(bearer, 'sla')) {
      const found = await livingSession(bearer, 'api');
      if (found)
        return {
          ...found,
          sessionId: found.session.id,
          tokenMayWrite: true,
          tokenScopes: null,
          isImpersonated: false,
        };
    }
    if (bearer !== null && looksLikeToken(bearer, 'slt')) {
      const found = await findApiToken(systemScope(), hashToken(bearer));
      const now = ports().clock.now();
      const { apiToken } = found ?? {};
      if (
        found &&
        apiToken &&
        apiToken.revokedAt === null &&
        (apiToken.expiresAt === null || now < apiToken.expiresAt)
      ) {
        if (apiToken.lastUsedAt === null) await noteFirstUse(load, found.user.id, apiToken, now);
        else if (now.getTime() - apiToken.lastUsedAt.getTime() > LAST_SEEN_STEP_MS)
          await touchApiToken(systemScope(), apiToken.id, now, load.clientAddress);
        return {
          ...found,
          sessionId: null,
          tokenMayWrite: apiToken.mayWrite,
          tokenScopes: apiToken.scopes,
          isImpersonated: false,
        };
      }
    }
    throw unauthorized(request, 'This token does not work, or no longer.');
  }
  const found = await browserSession(request, load);
  if (!found) throw unauthorized(request);
  return {
    ...found,
    sessionId: found.session.id,
    tokenMayWrite: true,
    tokenScopes: null,
    isImpersonated: isLookedAt(found.session),
  };
}

async function noteFirstUse(
  load: AppLoadContext,
  userId: string,
  { id, name, carrierId }: { id: string; name: string; carrierId: string },
  now: Date,
): Promise<void> {
  if (!(await markFirstUse(systemScope(), id, now, load.clientAddress))) return;
  const ctx = ctxFor(load, systemScope());
  await noteSecurity(ctx, ctx.scope, { userId, kind: 'token-first-used', detail: name, carrierId });
}

/** The person behind an API request: Bearer access token or API token, else the browser's cookie. */
export async function requireApiUser(request: Request, load: AppLoadContext): Promise<UserActor> {
  const { user, carrier, role, carriers, isSecondStepMissing, sessionId, isImpersonated, tokenMayWrite } =
    await identifyApi(request, load);
  return {
    user,
    carrier,
    role,
    carriers,
    isSecondStepMissing,
    ctx: ctxFor(load, userScope(user.id, sessionId, undefined, { isImpersonated, tokenMayWrite })),
  };
}

const refusal = (message: string): Response =>
  Response.json({ status: 403, message }, { status: 403, headers: { 'Cache-Control': 'no-store' } });

const noSecondStep = (): Response =>
  refusal(
    'Two-step verification is asked for here. Switch it on for your account, on the page "Sign-in and security".',
  );

/** The person behind an API request and the carrier they work on. */
export async function requireApiCarrier(request: Request, load: AppLoadContext): Promise<CarrierActor> {
  const { user, carrier, role, isSecondStepMissing, tokenMayWrite, isImpersonated } = await identifyApi(
    request,
    load,
  );
  if (!carrier || !role) throw refusal('You are not a member of any carrier.');
  if (isSecondStepMissing) throw noSecondStep();
  return {
    user,
    carrier,
    role,
    ctx: ctxFor(
      load,
      carrierScope({
        carrierId: carrier.id,
        userId: user.id,
        role,
        tokenMayWrite,
        isUnconfirmed: user.emailVerifiedAt === null,
        isImpersonated,
      }),
    ),
  };
}

/** Whether whoever asks may also make calls of this scope: for calls whose records are of several areas. */
export async function coversScope(request: Request, load: AppLoadContext, scope: ApiScope): Promise<boolean> {
  const { tokenScopes, tokenMayWrite } = await identifyApi(request, load);
  return tokenCovers({ scopes: tokenScopes, mayWrite: tokenMayWrite }, scope);
}
