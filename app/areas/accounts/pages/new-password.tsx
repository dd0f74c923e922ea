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
import { flashHeader } from '~/platform/http/forms/flash.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { accountsCtx, browserOf, signedInTo } from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { SECRET_ADDRESS } from '~/platform/http/pages/secret-address.server';
import { NEW_PASSWORD_MIN } from '~/areas/accounts/rules/password-lengths';
import { paths } from '~/routes';
import { RESET_ANSWER } from '~/areas/accounts/request-mail.server';
import { isResetLinkAlive, resetPassword } from '~/areas/accounts/reset-password.server';
import { AuthPage, FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { AccountEmailField, NewPasswordFields } from '~/areas/accounts/parts/sign-in-fields';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const isAlive = await isResetLinkAlive(accountsCtx(context), params['token'] ?? '');
  const email = (new URL(request.url).searchParams.get('email') ?? '').slice(0, 254);
  const texts = textsOf(request, 'frame', 'sign-in');
  return data({ isAlive, email, texts }, { status: isAlive ? 200 : 404, headers: SECRET_ADDRESS });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return failedForm(context, allowed.failure, { email });
  const input = {
    email,
    token: params['token'] ?? '',
    password: secretOf(form, 'password'),
    password_confirmation: secretOf(form, 'password_confirmation'),
  };
  const result = await resetPassword(accountsCtx(context), input, browserOf(request, context));
  if (!result.ok) return failedForm(context, result.failure, { email });
  return signedInTo(paths.tripsFuel(), result.value, [
    ...(await eventHeaders(request, [{ event: 'login', method: 'password' }])),
    await flashHeader({
      type: 'success',
      message: `Your password is set and you are signed in.\n${RESET_ANSWER}`,
    }),
  ]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Set a new password`),
  { name: 'robots', content: 'noindex' },
];

export default function PasswordResetConfirmRoute() {
  const { t } = useTexts();
  const { isAlive, email } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  if (!isAlive) {
    return (
      <AuthPage
        product={product}
        title={t`This link does not work`}
        lede={t`It was used already, is older than 60 minutes, or a part of it is missing.`}
      >
        <LinkButton kind="primary" wide href={paths.passwordReset()}>
          {t`Ask for a new link`}
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      product={product}
      title={t`Set a new password`}
      lede={t`You will be signed in, and signed out everywhere else.`}
    >
      <FormProblems problem={problem} known={['email', 'password', 'password_confirmation']} />
      <form method="post" noValidate>
        <AccountEmailField problem={problem} email={email} />
        <NewPasswordFields least={NEW_PASSWORD_MIN} label="New password" errors={problem?.errors ?? {}} />
        <Button kind="primary" wide>
          {t`Set password`}
        </Button>
      </form>
    </AuthPage>
  );
}
