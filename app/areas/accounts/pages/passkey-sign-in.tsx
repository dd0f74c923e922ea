import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { PasskeySignInPage } from '~/areas/accounts/parts/passkey-sign-in-page';
import { signInByPasskey } from '~/areas/accounts/passkeys/sign-in-by-passkey.server';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { accountsCtx, browserOf, signedInTo } from '~/areas/accounts/session/sign-in.server';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { safeReturnPath } from '~/platform/http/forms/see-other.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const to = safeReturnPath(new URL(request.url).searchParams.get('to'), '');
  return { to, texts: textsOf(request, 'frame', 'sign-in') };
}

/** The form with what the device answered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const again = { to: safeReturnPath(textOf(form, 'to'), ''), remember: textOf(form, 'remember') };
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return failedForm(context, allowed.failure, again);
  const result = await signInByPasskey(
    accountsCtx(context),
    { answer: textOf(form, 'answer'), remember: again.remember === '1' },
    browserOf(request, context),
  );
  if (!result.ok) return failedForm(context, result.failure, again);
  const events = await eventHeaders(request, [{ event: 'login', method: 'passkey' }]);
  return signedInTo(again.to || paths.tripsFuel(), result.value, events);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Sign in with a passkey`),
  { name: 'robots', content: 'noindex' },
];

export default function PasskeySignInRoute() {
  const { to } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return <PasskeySignInPage product={product} to={to} problem={problem} />;
}
