import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import {
  accountsCtx,
  countSignInTry,
  programOf,
  tokenResource,
} from '~/areas/accounts/session/sign-in.server';
import { register } from '~/areas/accounts/register.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/register with name, email, password, password_confirmation: signed in at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  const allowed = await countUseByAddress('register', context);
  if (!allowed.ok) return problem(allowed.failure);
  const mayTry = await countSignInTry(body['email'], context);
  if (!mayTry.ok) return problem(mayTry.failure);
  // The client-side form state calls it passwordConfirmation.
  const input = {
    ...body,
    password_confirmation: body['password_confirmation'] ?? body['passwordConfirmation'],
  };
  const timeZone = typeof body['time_zone'] === 'string' ? body['time_zone'] : undefined;
  const result = await register(accountsCtx(context), input, programOf(request, context), timeZone);
  return apiAnswer(result, tokenResource, { status: 201 });
}
