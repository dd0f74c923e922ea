import type { ActionFunctionArgs } from '@remix-run/node';
import { bearerOf } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import {
  forgetSessionCookie,
  hasSessionCookie,
  sessionTokenOf,
} from '~/areas/accounts/session/session.server';
import { accountsCtx } from '~/areas/accounts/session/sign-in.server';
import { endSessionOf } from '~/areas/accounts/start-session.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/logout: ends the session of the token or cookie. Signing out twice is no error. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const token = request.headers.has('Authorization') ? bearerOf(request) : sessionTokenOf(request);
  if (token !== null) await endSessionOf(accountsCtx(context), token);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (hasSessionCookie(request) && !request.headers.has('Authorization'))
    headers.append(...forgetSessionCookie());
  return Response.json({ message: 'Success' }, { headers });
}
