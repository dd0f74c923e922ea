import type { AppLoadContext } from '@remix-run/node';
import { ports } from '~/platform/ports.server';
import { env } from '~/config/env.server';
import { systemScope } from '~/platform/database/scope.server';
import { hashToken, looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import { findSession, type IdentifiedSession } from '~/areas/accounts/data/identity.server';
import { touchSession } from '~/areas/accounts/data/sessions.server';
import { recordRequestAs } from '~/areas/admin/record-action.server';
import { ctxFor } from './context.server';
import { idleEnd, isSessionAlive, LAST_SEEN_STEP_MS, tokenState } from '~/areas/accounts/rules/session-rules';

/**
 * The session cookie. Behind TLS its name carries __Host-, so that no other host and no plain connection can set it.
 * No script can read it, and other sites' requests bring it only with a link that a person follows.
 */
const isSecure = (): boolean => env().publicUrl.startsWith('https:');
export const sessionCookieName = (): string =>
  isSecure() ? '__Host-stateline_session' : 'stateline_session';

const attributes = (): string => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

/** Header that hands a session to the browser; a remembered one outlives the browser's window. */
export function sessionCookie(
  token: string,
  remember: boolean,
  expiresAt: Date,
  now: Date,
): [string, string] {
  const lifetime = remember
    ? `; Max-Age=${Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))}`
    : '';
  return ['Set-Cookie', `${sessionCookieName()}=${token}; ${attributes()}${lifetime}`];
}

/** Header that takes the session away. */
export const forgetSessionCookie = (): [string, string] => [
  'Set-Cookie',
  `${sessionCookieName()}=; ${attributes()}; Max-Age=0`,
];

/** The token in the request's session cookie, if it could be one of ours. */
export function sessionTokenOf(request: Request): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split(/=(.*)/s);
    if (name === sessionCookieName()) return looksLikeToken(value, 'sls') ? value : null;
  }
  return null;
}

export const hasSessionCookie = (request: Request): boolean =>
  new RegExp(`(?:^|;\\s*)${sessionCookieName()}=`).test(request.headers.get('Cookie') ?? '');

/** A living session of the given token, its last use noted; null for anything else. */
export async function livingSession(
  token: string,
  kind: 'browser' | 'api',
): Promise<IdentifiedSession | null> {
  const found = await findSession(systemScope(), hashToken(token));
  if (!found || found.session.kind !== kind) return null;
  const { session } = found;
  const now = ports().clock.now();
  const state = tokenState(found.token, now);
  if (!isSessionAlive(session, now) || state === 'expired' || state === 'reused') return null;
  if (now.getTime() - session.lastSeenAt.getTime() > LAST_SEEN_STEP_MS) {
    await touchSession(
      systemScope(),
      session.id,
      now,
      idleEnd(kind, session.remember, session.expiresAt, now),
    );
  }
  return found;
}

const perRequest = new WeakMap<AppLoadContext, Promise<IdentifiedSession | null>>();

/** The browser's session. Asked once a request, however many loaders want it. */
export function browserSession(request: Request, load: AppLoadContext): Promise<IdentifiedSession | null> {
  const known = perRequest.get(load);
  if (known) return known;
  const token = sessionTokenOf(request);
  const found = token === null ? Promise.resolve(null) : loggedSession(request, load, token);
  perRequest.set(load, found);
  return found;
}

/** The session; what an administrator writes while signed in as someone else is in the log with both names. */
async function loggedSession(
  request: Request,
  load: AppLoadContext,
  token: string,
): Promise<IdentifiedSession | null> {
  const found = await livingSession(token, 'browser');
  const adminId = found?.session.impersonatorId;
  if (found && adminId && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
    const { pathname } = new URL(request.url);
    const asked = { adminId, person: found.user, request: `${request.method} ${pathname}` };
    await recordRequestAs(ctxFor(load, systemScope()), asked);
  }
  return found;
}
