import type { ActionFunctionArgs } from '@remix-run/node';
import { bearerOf, unauthorized } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { sessionCookie, sessionTokenOf } from '~/areas/accounts/session/session.server';
import { accountsCtx, tokenResource } from '~/areas/accounts/session/sign-in.server';
import { refreshSession } from '~/areas/accounts/refresh-session.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/**
 * POST /api/refresh: a new access_token for one that is about to run out or just has. A browser's session gets a new
 * cookie instead, and its secret is told to no script.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const ctx = accountsCtx(context);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (request.headers.has('Authorization')) {
    const renewed = await refreshSession(ctx, bearerOf(request) ?? '', 'api');
    return renewed
      ? Response.json(tokenResource(renewed), { headers })
      : unauthorized(request, 'This token does not work, or no longer.');
  }
  const renewed = await refreshSession(ctx, sessionTokenOf(request) ?? '', 'browser');
  if (!renewed) return unauthorized(request);
  headers.append(...sessionCookie(renewed.token, renewed.remember, renewed.expiresAt, renewed.startedAt));
  return Response.json({ token_type: 'cookie', expires_in: renewed.expiresInSeconds }, { headers });
}
