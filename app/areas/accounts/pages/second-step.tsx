import type { ActionFunctionArgs, LoaderFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { eventHeaders } from '~/areas/billing/pages/analytics.server';
import { requireGuest } from '~/areas/accounts/session/actor.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { forgetPendingSignIn, pendingTokenOf } from '~/areas/accounts/session/pending-sign-in.server';
import { safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import {
  accountsCtx,
  browserOf,
  countSignInTry,
  noteSignedIn,
  signedInTo,
  supportAddress,
} from '~/areas/accounts/session/sign-in.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { finishSignIn, ownerOfPending } from '~/areas/accounts/two-step/second-step.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { SecondStepPage } from '~/areas/accounts/parts/second-step-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** In the address, not in a message for the next page: a form sent twice may find the person signed in already. */
const beginAgain = (to: string): Response => {
  const query = new URLSearchParams({ over: '1', ...(to ? { to } : {}) });
  return seeOther(`${paths.login()}?${query.toString()}`, [forgetPendingSignIn()]);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireGuest(request, context);
  const query = new URL(request.url).searchParams;
  const to = safeReturnPath(query.get('to'), '');
  const token = pendingTokenOf(request);
  if (token === null) throw seeOther(paths.login());
  if (!(await ownerOfPending(accountsCtx(context), token))) throw beginAgain(to);
  const texts = textsOf(request, 'frame', 'sign-in');
  return { to, isRecovery: query.get('by') === 'recovery', supportEmail: supportAddress(), texts };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const to = safeReturnPath(textOf(form, 'to'), '');
  const ctx = accountsCtx(context);
  const token = pendingTokenOf(request) ?? '';
  const owner = await ownerOfPending(ctx, token);
  if (owner === null) return beginAgain(to);
  const allowed = await countSignInTry(owner, context, request);
  if (!allowed.ok) return failedForm(context, allowed.failure, { to });
  const result = await finishSignIn(ctx, { token, code: textOf(form, 'code') }, browserOf(request, context));
  if (!result.ok)
    return result.failure.kind === 'not-found' ? beginAgain(to) : failedForm(context, result.failure, { to });
  const known = await noteSignedIn(owner, result.value, request);
  const events = await eventHeaders(request, [{ event: 'login', method: 'password' }]);
  return signedInTo(to || paths.tripsFuel(), result.value, [forgetPendingSignIn(), ...known, ...events]);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Second step`),
  { name: 'robots', content: 'noindex' },
];

export default function SecondStepRoute() {
  const view = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const product = useProductName();
  return <SecondStepPage product={product} view={view} problem={problem} />;
}
