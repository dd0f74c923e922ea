import type { ActionFunctionArgs } from '@remix-run/node';
import { bearerOf, knownApiIdentity } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { browserSession, sessionCookie, sessionTokenOf } from '~/areas/accounts/session/session.server';
import { accountsCtx, tokenResource } from '~/areas/accounts/session/sign-in.server';
import { confirmAddress } from '~/areas/accounts/confirm-address.server';
import { refreshSession } from '~/areas/accounts/refresh-session.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/confirm/{code}: confirms the address of a mailed link, and renews the token or cookie that comes along. Without one, `password` tells whose account it is. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return problem(allowed.failure);
  const ctx = accountsCtx(context);
  const { password } = await readJson(request);
  const bearer = bearerOf(request);
  const signedIn =
    bearer === null ? await browserSession(request, context) : await knownApiIdentity(request, context);
  const confirmed = await confirmAddress(ctx, params['code'] ?? '', {
    userId: signedIn?.user.id ?? null,
    ...(typeof password === 'string' ? { password } : {}),
  });
  if (!confirmed.ok) return problem(confirmed.failure);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const message = 'Success';
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
