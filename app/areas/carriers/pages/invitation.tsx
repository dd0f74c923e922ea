import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { roleInWords } from '~/engine/roles';
import { optionalUser, requireUser } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { accountsCtx } from '~/areas/accounts/session/sign-in.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { SECRET_ADDRESS } from '~/platform/http/pages/secret-address.server';
import { paths } from '~/routes';
import { acceptInvitation, readInvitation } from '~/areas/carriers/accept-invitation.server';
import { AuthPage, FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** Opening the link joins nothing: it shows who asks, and a button. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const invitation = await readInvitation(accountsCtx(context), params['token'] ?? '');
  const found = await optionalUser(request, context);
  const view = invitation && {
    carrier: invitation.carrierName,
    invitedBy: invitation.invitedBy,
    email: invitation.email,
    role: roleInWords(invitation.role),
  };
  return data(
    { invitation: view, signedInAs: found?.user.email ?? null },
    { status: invitation ? 200 : 404, headers: SECRET_ADDRESS },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireUser(request, context);
  const result = await acceptInvitation(ctx, params['token'] ?? '');
  if (!result.ok) return failedForm(context, result.failure);
  return doneWith(paths.tripsFuel(), `You work on ${result.value.carrierName} now.`);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'Invitation'),
  { name: 'robots', content: 'noindex' },
];

export default function InvitationRoute() {
  const { invitation, signedInAs } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  const here = `?to=${encodeURIComponent(useLocation().pathname)}`;
  if (!invitation) {
    return (
      <AuthPage
        product={product}
        title="This invitation is over"
        lede="It was already used, was withdrawn, or is older than seven days. Ask for a new one."
      >
        <LinkButton wide href={paths.home()}>
          Go to the start page
        </LinkButton>
      </AuthPage>
    );
  }
  const { carrier, invitedBy, email, role } = invitation;
  return (
    <AuthPage
      product={product}
      title={`Join ${carrier}`}
      lede={
        <>
          {invitedBy} asks you to work on the mileage and fuel-tax records of {carrier}. As{' '}
          {/^[aeiou]/i.test(role.name) ? 'an' : 'a'} {role.name.toLowerCase()}:{' '}
          {role.may.charAt(0).toLowerCase() + role.may.slice(1)}.
        </>
      }
    >
      <FormProblems problem={problem} />
      {signedInAs === null ? (
        <div className="auth-also">
          <p className="muted">The invitation is for {email}.</p>
          <LinkButton
            kind="primary"
            wide
            href={`${paths.register()}${here}&email=${encodeURIComponent(email)}`}
          >
            Create an account
          </LinkButton>
          <LinkButton wide href={`${paths.login()}${here}&email=${encodeURIComponent(email)}`}>
            I have an account
          </LinkButton>
        </div>
      ) : (
        <form method="post">
          <p className="muted">You are signed in as {signedInAs}.</p>
          <Button kind="primary" wide>
            Join {carrier}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
