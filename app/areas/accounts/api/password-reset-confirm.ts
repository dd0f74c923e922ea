import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import {
  accountsCtx,
  countSignInTry,
  programOf,
  tokenResource,
} from '~/areas/accounts/session/sign-in.server';
import { RESET_ANSWER } from '~/areas/accounts/request-mail.server';
import { resetPassword } from '~/areas/accounts/reset-password.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/password-reset-confirm with email, token, password, password_confirmation: signed in at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  const allowed = await countSignInTry(body['email'], context);
  if (!allowed.ok) return problem(allowed.failure);
  const input = {
    ...body,
    password_confirmation: body['password_confirmation'] ?? body['passwordConfirmation'],
  };
  return apiAnswer(
    await resetPassword(accountsCtx(context), input, programOf(request, context)),
    (session) => ({
      message: RESET_ANSWER,
      ...tokenResource(session),
    }),
  );
}
