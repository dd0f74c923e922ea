import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import {
  accountsCtx,
  countSignInTry,
  forgiveSignInTries,
  programOf,
  tokenResource,
} from '~/areas/accounts/session/sign-in.server';
import { signInByCode, signInByPassword } from '~/areas/accounts/sign-in.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/login with email and password (and remember), or email and code: access_token, expires_in. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  const allowed = await countSignInTry(body['email'], context);
  if (!allowed.ok) return problem(allowed.failure);
  const signIn = body['code'] === undefined ? signInByPassword : signInByCode;
  const result = await signIn(accountsCtx(context), body, programOf(request, context));
  if (result.ok) await forgiveSignInTries(body['email']);
  return apiAnswer(result, tokenResource);
}
