import { randomUUID } from 'node:crypto';
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
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import {
  accountsCtx,
  browserOf,
  countMailRequest,
  countSignInTry,
  noteSignedIn,
  signedInTo,
} from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { loginView } from '~/areas/accounts/views/login';
import { requestSignInCode } from '~/areas/accounts/request-mail.server';
import { signInByCode } from '~/areas/accounts/sign-in.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { SignInCodePage } from '~/areas/accounts/parts/sign-in-code-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const query = new URL(request.url).searchParams;
  const { flash, headers } = await takeFlash(request);
  const { email, authcode } = loginView(query);
  return data(
    {
      email,
      authcode,
      isSent: query.has('sent'),
      to: safeReturnPath(query.get('to'), ''),
      flash,
      idempotencyKey: randomUUID(),
      texts: textsOf(request, 'frame', 'sign-in'),
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const remember = textOf(form, 'remember');
  const to = textOf(form, 'to');
  const again = { email, remember, to };
  const ctx = accountsCtx(context);
  if (textOf(form, 'intent') === 'sign-in') {
    const allowed = await countSignInTry(email, context, request);
    if (!allowed.ok) return failedForm(context, allowed.failure, again, 'sign-in');
    const result = await signInByCode(
      ctx,
      { email, code: textOf(form, 'code'), remember },
      browserOf(request, context),
    );
    if (!result.ok) return failedForm(context, result.failure, again, 'sign-in');
    const known = await noteSignedIn(email, result.value, request);
    const events = await eventHeaders(request, [{ event: 'login', method: 'code' }]);
    return signedInTo(safeReturnPath(to, paths.tripsFuel()), result.value, [...known, ...events]);
  }
  const allowed = await countMailRequest(email, context, request);
  if (!allowed.ok) return failedForm(context, allowed.failure, again, 'send');
  const result = await requestSignInCode(ctx, { email, idempotencyKey: textOf(form, 'idempotencyKey') });
  if (!result.ok) return failedForm(context, result.failure, again, 'send');
  const query = new URLSearchParams({ sent: '1', email: result.value.email, ...(to ? { to } : {}) });
  return seeOther(`${paths.signInCode()}?${query.toString()}`, [
    await flashHeader({ type: 'success', message: result.value.message }),
  ]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Sign in by email`),
  { name: 'robots', content: 'noindex' },
];

export default function SignInCodeRoute() {
  const view = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return <SignInCodePage product={product} view={view} problem={problem} />;
}
