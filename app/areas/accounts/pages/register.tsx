import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { flashHeader, takeFlash } from '~/platform/http/forms/flash.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { providerButtons } from '~/areas/accounts/session/oauth-providers.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { safeReturnPath } from '~/platform/http/forms/see-other.server';
import { timeZoneOf } from '~/areas/accounts/session/time-zone-cookie.server';
import { accountsCtx, browserOf, countSignInTry, signedInTo } from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { loginView } from '~/areas/accounts/views/login';
import { register } from '~/areas/accounts/register.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { RegisterPage } from '~/areas/accounts/parts/register-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const query = new URL(request.url).searchParams;
  const { flash, headers } = await takeFlash(request);
  const { email, error } = loginView(query);
  return data(
    {
      email,
      error,
      to: safeReturnPath(query.get('to'), ''),
      providers: providerButtons(),
      flash,
      texts: textsOf(request, 'frame', 'sign-in'),
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const again = { name: textOf(form, 'name'), email: textOf(form, 'email'), to: textOf(form, 'to') };
  const allowed = await countUseByAddress('register', context);
  if (!allowed.ok) return failedForm(context, allowed.failure, again);
  // A registration with the password of the account that is there signs in: it counts as a try.
  const mayTry = await countSignInTry(again.email, context);
  if (!mayTry.ok) return failedForm(context, mayTry.failure, again);
  const input = {
    name: again.name,
    email: again.email,
    password: secretOf(form, 'password'),
    password_confirmation: secretOf(form, 'password_confirmation'),
  };
  const result = await register(
    accountsCtx(context),
    input,
    browserOf(request, context),
    timeZoneOf(request),
  );
  if (!result.ok) return failedForm(context, result.failure, again);
  const message = `Welcome! We emailed ${again.email}: please confirm your address.`;
  return signedInTo(safeReturnPath(again.to, paths.tripsFuel()), result.value, [
    ...(await eventHeaders(request, [{ event: 'registration', method: 'password' }])),
    await flashHeader({ type: 'success', message }),
  ]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const { t } = translator(loaded?.texts);
  return [
    documentTitle(matches, t`Create an account`),
    {
      name: 'description',
      content: t`Free account: record trips and fuel, get your quarterly IFTA report.`,
    },
  ];
};

export default function RegisterRoute() {
  const view = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return <RegisterPage product={product} view={view} problem={problem} />;
}
