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
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { SECRET_ADDRESS } from '~/platform/http/pages/secret-address.server';
import { paths } from '~/routes';
import { acceptInvitation, readInvitation } from '~/areas/carriers/accept-invitation.server';
import { AuthPage, FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** "As an editor: records trips, fuel and equipment, runs reports." */
const asRole = ({ name, may }: ReturnType<typeof roleInWords>): string =>
  `As ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}: ${may.charAt(0).toLowerCase()}${may.slice(1)}.`;

/** Opening the link joins nothing: it shows who asks, and a button. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const invitation = await readInvitation(accountsCtx(context), params['token'] ?? '');
  const found = await optionalUser(request, context);
  const view = invitation && {
    carrier: invitation.carrierName,
    invitedBy: invitation.invitedBy,
    email: invitation.email,
    as: asRole(roleInWords(invitation.role)),
  };
  return data(
    {
      invitation: view,
      signedInAs: found?.user.email ?? null,
      texts: textsOf(request, 'frame', 'sign-in'),
    },
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

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Invitation`),
  { name: 'robots', content: 'noindex' },
];

export default function InvitationRoute() {
  const { t, said, langOf } = useTexts();
  const { invitation, signedInAs } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  const here = `?to=${encodeURIComponent(useLocation().pathname)}`;
  if (!invitation) {
    return (
      <AuthPage
        product={product}
        title={t`This invitation is over`}
        lede={t`It was already used, was withdrawn, or is older than seven days. Ask for a new one.`}
      >
        <LinkButton wide href={paths.home()}>
          {t`Go to the start page`}
        </LinkButton>
      </AuthPage>
    );
  }
  const { carrier, invitedBy, email, as } = invitation;
  return (
    <AuthPage
      product={product}
      title={t`Join ${carrier}`}
      lede={
        <>
          {t`${invitedBy} asks you to work on the mileage and fuel-tax records of ${carrier}.`}{' '}
          <span lang={langOf(as)}>{said(as)}</span>
        </>
      }
    >
      <FormProblems problem={problem} />
      {signedInAs === null ? (
        <div className="auth-also">
          <p className="muted">{t`The invitation is for ${email}.`}</p>
          <LinkButton
            kind="primary"
            wide
            href={`${paths.register()}${here}&email=${encodeURIComponent(email)}`}
          >
            {t`Create an account`}
          </LinkButton>
          <LinkButton wide href={`${paths.login()}${here}&email=${encodeURIComponent(email)}`}>
            {t`I have an account`}
          </LinkButton>
        </div>
      ) : (
        <form method="post">
          <p className="muted">{t`You are signed in as ${signedInAs}.`}</p>
          <Button kind="primary" wide>
            {t`Join ${carrier}`}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
