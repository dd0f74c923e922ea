import type { ActionFunctionArgs } from '@remix-run/node';
import { apiAnswer, methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { accountsCtx, countMailRequest } from '~/areas/accounts/session/sign-in.server';
import { requestSignInCode } from '~/areas/accounts/request-mail.server';

export async function loader() {
  return methodNotAllowed('POST');
}

/** POST /api/login-code with email: mails a code of six digits that /api/login takes. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readJson(request);
  const allowed = await countMailRequest(body['email'], context);
  if (!allowed.ok) return problem(allowed.failure);
  return apiAnswer(await requestSignInCode(accountsCtx(context), body), ({ message }) => ({ message }));
}
