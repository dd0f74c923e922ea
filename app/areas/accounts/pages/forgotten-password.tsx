import { randomUUID } from 'node:crypto';
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { flashHeader, takeFlash } from '~/platform/http/forms/flash.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import {
  accountsCtx,
  countMailRequest,
  hasInbox,
  supportAddress,
} from '~/areas/accounts/session/sign-in.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { requestPasswordReset } from '~/areas/accounts/request-mail.server';
import { AuthPage, FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { AccountEmailField } from '~/areas/accounts/parts/sign-in-fields';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const { flash, headers } = await takeFlash(request);
  return data(
    { flash, support: supportAddress(), hasInbox: hasInbox(), idempotencyKey: randomUUID() },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const allowed = await countMailRequest(email, context, request);
  if (!allowed.ok) return failedForm(context, allowed.failure, { email });
  const result = await requestPasswordReset(accountsCtx(context), {
    email,
    idempotencyKey: textOf(form, 'idempotencyKey'),
  });
  if (!result.ok) return failedForm(context, result.failure, { email });
  return seeOther(paths.passwordReset(), [
    await flashHeader({ type: 'success', message: result.value.message }),
  ]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'Reset password'),
  { name: 'robots', content: 'noindex' },
];

export default function PasswordResetRoute() {
  const { flash, support, hasInbox: showInbox, idempotencyKey } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return (
    <AuthPage
      product={product}
      title="Reset your password"
      lede="We mail you a link that lets you set a new password. It works once, for 60 minutes."
      foot={
        <>
          <p>
            <a href={paths.login()}>Back to sign in</a>
          </p>
          <p>
            No access to your mail any more? Write to <a href={`mailto:${support}`}>{support}</a>.
          </p>
        </>
      }
    >
      {flash && !problem ? (
        <Notice tone="good" title={flash.message}>
          <p>
            It can take a minute; look in the spam folder, too.
            {showInbox ? (
              <>
                {' '}
                This is a demo: the mail is in the <a href={paths.inbox()}>inbox page</a>.
              </>
            ) : null}
          </p>
        </Notice>
      ) : null}
      <FormProblems problem={problem} />
      <form method="post" noValidate>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <AccountEmailField problem={problem} />
        <Button kind="primary" wide>
          Send reset link
        </Button>
      </form>
    </AuthPage>
  );
}
