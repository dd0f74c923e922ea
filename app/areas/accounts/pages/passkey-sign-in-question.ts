import type { ActionFunctionArgs } from '@remix-run/node';
import { beginPasskeySignIn } from '~/areas/accounts/passkeys/sign-in-by-passkey.server';
import { accountsCtx } from '~/areas/accounts/session/sign-in.server';
import { fail, ok } from '~/engine/result';
import { apiAnswer } from '~/platform/http/api.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { translator } from '~/kit/texts';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const loader = () => seeOther(paths.passkeySignIn());

/** POST: what the script of the page asks a browser that is to sign in with a passkey. */
export async function action({ request, context }: ActionFunctionArgs) {
  const allowed = await countUseByAddress('signInByAddress', context);
  // The script shows the message as it is.
  const { said } = translator(textsOf(request, 'sign-in'));
  return apiAnswer(
    allowed.ok
      ? ok(await beginPasskeySignIn(accountsCtx(context)))
      : fail({ ...allowed.failure, message: said(allowed.failure.message) }),
    (question) => question,
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
