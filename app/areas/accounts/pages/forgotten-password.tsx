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
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { requestPasswordReset } from '~/areas/accounts/request-mail.server';
import { AuthPage, FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { AccountEmailField } from '~/areas/accounts/parts/sign-in-fields';
import { translator, useTexts } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const { flash, headers } = await takeFlash(request);
  return data(
    {
      flash,
      support: supportAddress(),
      hasInbox: hasInbox(),
      idempotencyKey: randomUUID(),
      texts: textsOf(request, 'frame', 'sign-in'),
    },
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

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Reset password`),
  { name: 'robots', content: 'noindex' },
];

export default function PasswordResetRoute() {
  const { t, nodes, said } = useTexts();
  const { flash, support, hasInbox: showInbox, idempotencyKey } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return (
    <AuthPage
      product={product}
      title={t`Reset your password`}
      lede={t`We mail you a link that lets you set a new password. It works once, for 60 minutes.`}
      foot={
        <>
          <p>
            <a href={paths.login()}>{t`Back to sign in`}</a>
          </p>
          <p>
            {nodes`No access to your mail any more? Write to ${(
              <a key="support" href={`mailto:${support}`}>
                {support}
              </a>
            )}.`}
          </p>
        </>
      }
    >
      {flash && !problem ? (
        <Notice tone="good" title={said(flash.message)}>
          <p>
            {t`It can take a minute; look in the spam folder, too.`}
            {showInbox ? (
              <>
                {' '}
                {nodes`This is a demo: the mail is in the ${(
                  <a key="inbox" href={paths.inbox()}>
                    {t`inbox page`}
                  </a>
                )}.`}
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
          {t`Send reset link`}
        </Button>
      </form>
    </AuthPage>
  );
}
