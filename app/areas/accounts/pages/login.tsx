import type { ActionFunctionArgs, LoaderFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { takeFlash } from '~/platform/http/forms/flash.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { providerButtons } from '~/areas/accounts/session/oauth-providers.server';
import { safeReturnPath } from '~/platform/http/forms/see-other.server';
import {
  accountsCtx,
  browserOf,
  countSignInTry,
  noteSignedIn,
  signedInTo,
} from '~/areas/accounts/session/sign-in.server';
import { data } from '@remix-run/node';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { loginView } from '~/areas/accounts/views/login';
import { signInByPassword } from '~/areas/accounts/sign-in.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { signInText } from '~/areas/accounts/parts/auth-page';
import { LoginPage } from '~/areas/accounts/parts/login-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

const SECOND_STEP_OVER = {
  type: 'warning',
  message: 'This sign-in took too long, or had too many wrong codes. Sign in again.',
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const query = new URL(request.url).searchParams;
  const { flash, headers } = await takeFlash(request);
  const to = safeReturnPath(query.get('to'), '');
  const message = flash ?? (query.has('over') ? SECOND_STEP_OVER : null);
  return data(
    {
      ...loginView(query),
      to,
      providers: providerButtons(),
      flash: message,
      texts: textsOf(request, 'frame', 'sign-in'),
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const remember = textOf(form, 'remember');
  const again = { email, remember, to: textOf(form, 'to') };
  const allowed = await countSignInTry(email, context, request);
  if (!allowed.ok) return failedForm(context, allowed.failure, again);
  const input = { email, password: secretOf(form, 'password'), remember };
  const result = await signInByPassword(accountsCtx(context), input, browserOf(request, context));
  if (!result.ok) return failedForm(context, result.failure, again);
  const known = await noteSignedIn(email, result.value, request);
  const events = await eventHeaders(request, [{ event: 'login', method: 'password' }]);
  return signedInTo(safeReturnPath(again.to, paths.tripsFuel()), result.value, [...known, ...events]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, signInText(translator(loaded?.texts).t)),
  { name: 'robots', content: 'noindex' },
];

export default function LoginRoute() {
  const view = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return <LoginPage product={product} view={view} problem={problem} />;
}
