import type { ActionFunctionArgs } from '@remix-run/node';
import { bearerOf } from '~/http/session/actor.server';
import { methodNotAllowed, problem } from '~/http/api/api.server';
import { countUseByAddress } from '~/http/edge/rate-limit.server';
import { sessionCookie, sessionTokenOf } from '~/http/session/session.server';
import { accountsCtx, tokenResource } from '~/http/session/sign-in.server';
import { confirmAddress } from '~/services/accounts/confirm-address.server';
import { refreshSession } from '~/services/accounts/refresh-session.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/confirm/{code}: confirms the address of a mailed link, and renews the token or cookie that comes along. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return problem(allowed.failure);
  const ctx = accountsCtx(context);
  const confirmed = await confirmAddress(ctx, params['code'] ?? '');
  if (!confirmed.ok) return problem(confirmed.failure);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const message = 'Success';
  const bearer = bearerOf(request);
  if (bearer !== null) {
    const renewed = await refreshSession(ctx, bearer, 'api');
    return Response.json({ message, ...(renewed ? tokenResource(renewed) : {}) }, { headers });
  }
  const renewed = await refreshSession(ctx, sessionTokenOf(request) ?? '', 'browser');
  if (renewed)
    headers.append(...sessionCookie(renewed.token, renewed.remember, renewed.expiresAt, renewed.startedAt));
  return Response.json(
    { message, ...(renewed ? { expires_in: renewed.expiresInSeconds } : {}) },
    { headers },
  );
}
