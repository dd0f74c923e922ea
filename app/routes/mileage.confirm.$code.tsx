import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { optionalUser } from '~/http/session/actor.server';
import { failedForm } from '~/http/forms/failed-form.server';
import { flashHeader } from '~/http/session/flash.server';
import { seeOther } from '~/http/forms/see-other.server';
import { accountsCtx } from '~/http/session/sign-in.server';
import { pageHeaders } from '~/http/pages/page-headers';
import { SECRET_ADDRESS } from '~/http/pages/secret-address.server';
import { paths } from '~/paths';
import { confirmAddress, readAddressLink } from '~/services/accounts/confirm-address.server';
import { AuthPage, FormProblems, type FormProblem } from '~/ui/account/auth-page';
import { Button, LinkButton } from '~/ui/button';
import { documentTitle } from '~/ui/page-title';
import { useProductName } from '~/ui/use-product-name';

export const handle = { hydrate: false };

/** Opening the link changes nothing: mail programs open links by themselves. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const link = await readAddressLink(accountsCtx(context), params['code'] ?? '');
  const isSignedIn = (await optionalUser(request, context)) !== null;
  return data({ link, isSignedIn }, { status: link ? 200 : 404, headers: SECRET_ADDRESS });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const result = await confirmAddress(accountsCtx(context), params['code'] ?? '');
  if (!result.ok) return failedForm(context, result.failure);
  const { isChange, isJoin, email } = result.value;
  const message = isChange
    ? `Your account uses ${email} from now on.`
    : isJoin
      ? 'Done: what you recorded is in your account, as a carrier of its own.'
      : 'Thank you: your address is confirmed.';
  const isSignedIn = (await optionalUser(request, context)) !== null;
  return seeOther(isSignedIn ? paths.account() : paths.login(), [
    await flashHeader({ type: 'success', message }),
  ]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'Confirm your address'),
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmRoute() {
  const { link, isSignedIn } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  if (!link || problem) {
    return (
      <AuthPage product={product} title="This link does not work">
        <FormProblems problem={problem} />
        <p className="lede auth-lede">It was used already, is too old, or a part of it is missing.</p>
        <LinkButton kind="primary" wide href={isSignedIn ? paths.account() : paths.login()}>
          {isSignedIn ? 'Go to your account' : 'Sign in and ask for a new one'}
        </LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      product={product}
      title={
        link.isChange ? 'Use this address?' : link.isJoin ? 'Join your two accounts?' : 'Confirm your address'
      }
    >
      <p className="lede auth-lede">
        {link.isChange ? (
          <>
            Your account will use <strong>{link.email}</strong> to sign you in and to write to you.
          </>
        ) : link.isJoin ? (
          <>
            <strong>{link.email}</strong> was registered twice. What was recorded under the second password
            comes into your account, as a carrier of its own, and the second password stops working.
          </>
        ) : (
          <>
            Press the button to confirm that <strong>{link.email}</strong> is yours.
          </>
        )}
      </p>
      <form method="post">
        <Button kind="primary" wide>
          {link.isChange ? 'Use this address' : link.isJoin ? 'Join the accounts' : 'Confirm this address'}
        </Button>
      </form>
    </AuthPage>
  );
}
