import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beginPasskey } from '~/areas/accounts/passkeys/manage-passkeys.server';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { countSignInTry, forgiveSignInTries } from '~/areas/accounts/session/sign-in.server';
import { apiAnswer } from '~/platform/http/api.server';
import { readForm, secretOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return seeOther(paths.accountPasskeys());
}

/** POST: what the script of the page asks the browser that is to make a passkey. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, user } = await requireUser(request, context);
  const form = await readForm(request);
  const allowed = await countSignInTry(user.email, context, request);
  const result = allowed.ok ? await beginPasskey(ctx, secretOf(form, 'current_password')) : allowed;
  if (result.ok) await forgiveSignInTries(user.email, request);
  return apiAnswer(result, (question) => question, { headers: { 'Cache-Control': 'no-store' } });
}
