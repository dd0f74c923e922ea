import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { optionalUser } from '~/areas/accounts/session/actor.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { accountsCtx, browserOf, signedInTo } from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { SECRET_ADDRESS } from '~/platform/http/pages/secret-address.server';
import { paths } from '~/routes';
import { confirmAddress, readAddressLink, takeOverByLink } from '~/areas/accounts/confirm-address.server';
import { AuthPage, FormProblems, signInText, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { Field } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** Opening the link changes nothing: mail programs open links by themselves. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const signedIn = await optionalUser(request, context);
  const link = await readAddressLink(accountsCtx(context), params['code'] ?? '', signedIn?.user.id ?? null);
  const texts = textsOf(request, 'frame', 'sign-in');
  return data(
    { link, isSignedIn: signedIn !== null, texts },
    { status: link ? 200 : 404, headers: SECRET_ADDRESS },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const allowed = await countUseByAddress('signInByAddress', context);
  if (!allowed.ok) return failedForm(context, allowed.failure);
  const form = await readForm(request);
  const ctx = accountsCtx(context);
  const code = params['code'] ?? '';
  if (textOf(form, 'intent') === 'take-over') {
    const taken = await takeOverByLink(ctx, code, browserOf(request, context));
    if (!taken.ok) return failedForm(context, taken.failure);
    const message = 'The account is yours, and no one else is signed in. Set a password of your own.';
    return signedInTo(paths.accountSecurity(), taken.value, [
      await flashHeader({ type: 'success', message }),
    ]);
  }
  const signedIn = await optionalUser(request, context);
  const bearer = { userId: signedIn?.user.id ?? null, password: secretOf(form, 'password') };
  const result = await confirmAddress(ctx, code, bearer);
  if (!result.ok) return failedForm(context, result.failure, {}, bearer.password ? 'password' : 'main');
  const { isChange, isJoin, email } = result.value;
  const message = isChange
    ? `Your account uses ${email} from now on.`
    : isJoin
      ? 'Done. Keep or delete what was recorded there.'
      : 'Thank you: your address is confirmed.';
  const next = isJoin ? paths.accountCarriers() : isChange ? paths.account() : paths.tripsFuel();
  return seeOther(signedIn !== null ? next : `${paths.login()}?to=${encodeURIComponent(next)}`, [
    await flashHeader({ type: 'success', message }),
  ]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Confirm your address`),
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmRoute() {
  const { t, nodes } = useTexts();
  const { link, isSignedIn } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  const isAnswerable = problem === undefined || problem.errors['password'] !== undefined;
  if (link?.needsSignIn) {
    return (
      <AuthPage product={product} title={t`Sign in to use this address`}>
        <FormProblems problem={problem} />
        <p className="lede auth-lede">
          {nodes`An account asked to use ${(
            <strong key="email">{link.email}</strong>
          )}. Sign in to that account, then open the link again. If you did not ask for this, ignore the email: nothing changes.`}
        </p>
        <LinkButton kind="primary" wide href={isSignedIn ? paths.account() : paths.login()}>
          {isSignedIn ? t`Go to your account` : signInText(t)}
        </LinkButton>
      </AuthPage>
    );
  }
  if (!link || !isAnswerable) {
    return (
      <AuthPage product={product} title={t`This link does not work`}>
        <FormProblems problem={problem} />
        <p className="lede auth-lede">{t`It was used already, is too old, or a part of it is missing.`}</p>
        <LinkButton kind="primary" wide href={isSignedIn ? paths.account() : paths.login()}>
          {isSignedIn ? t`Go to your account` : t`Sign in and ask for a new one`}
        </LinkButton>
      </AuthPage>
    );
  }
  const address = <strong key="address">{link.email}</strong>;
  return (
    <AuthPage
      product={product}
      title={
        link.isChange
          ? t`Use this address?`
          : link.isJoin
            ? t`Join your two accounts?`
            : t`Confirm your address`
      }
    >
      <p className="lede auth-lede">
        {link.isChange
          ? nodes`Your account will use ${address} to sign you in and to write to you.`
          : link.isJoin
            ? nodes`${address} was registered twice. What was recorded under the second password comes into your account, where you keep or delete it, and the second password stops working.`
            : link.needsPassword
              ? nodes`Type the password that you signed up with to confirm that ${address} is yours.`
              : nodes`Press the button to confirm that ${address} is yours.`}
      </p>
      {problem ? <FormProblems problem={problem} /> : null}
      <form method="post" className="form" noValidate>
        {link.needsPassword ? (
          <Field
            id="password"
            name="password"
            type="password"
            label={t`Password`}
            autoComplete="current-password"
            required
            error={problem?.errors['password']}
          />
        ) : null}
        <Button kind="primary" wide>
          {link.isChange ? t`Use this address` : link.isJoin ? t`Join the accounts` : t`Confirm this address`}
        </Button>
      </form>
      {link.needsPassword ? (
        <form method="post" className="auth-foot">
          <input type="hidden" name="intent" value="take-over" />
          <p>
            {t`You did not sign up, or do not know the password? The account becomes yours, everyone else is signed out, and you choose what to keep.`}
          </p>
          <Button wide>{t`Make the account mine`}</Button>
        </form>
      ) : null}
    </AuthPage>
  );
}
