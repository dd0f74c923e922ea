import type { ActionFunctionArgs, LoaderFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import {
  countMailRequest,
  countSignInTry,
  forgiveSignInTries,
} from '~/areas/accounts/session/sign-in.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { AS_SOMEONE_ELSE } from '~/engine/roles';
import { paths } from '~/routes';
import { changeName } from '~/areas/accounts/change-name.server';
import { readSignIns } from '~/areas/accounts/manage-sessions.server';
import { requestEmailChange, resendConfirmation } from '~/areas/accounts/request-email-change.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { YouPage } from '~/areas/accounts/parts/you-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, ctx } = await requireUser(request, context);
  const { hasPassword } = await readSignIns(ctx);
  const { name, email } = user;
  return {
    name,
    email,
    isConfirmed: user.emailVerifiedAt !== null,
    hasBounced: user.emailBouncedAt !== null,
    hasPassword,
    texts: textsOf(request, 'frame', 'forms', 'sign-in', 'account'),
    refusal: ctx.scope.isImpersonated ? AS_SOMEONE_ELSE : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, ctx } = await requireUser(request, context);
  const form = await readForm(request);
  const values = { name: textOf(form, 'name'), email: textOf(form, 'email') };
  switch (textOf(form, 'intent')) {
    case 'email': {
      const allowed = await countSignInTry(user.email, context, request);
      if (!allowed.ok) return failedForm(context, allowed.failure, values, 'email');
      const result = await requestEmailChange(ctx, {
        email: values.email,
        current_password: secretOf(form, 'current_password'),
      });
      if (!result.ok) return failedForm(context, result.failure, values, 'email');
      await forgiveSignInTries(user.email, request);
      return doneWith(
        paths.account(),
        `We emailed ${result.value.email}. Your address changes when you confirm it there.`,
      );
    }
    case 'resend': {
      const allowed = await countMailRequest(user.email, context, request);
      const result = allowed.ok ? await resendConfirmation(ctx) : allowed;
      if (!result.ok) return failedForm(context, result.failure, {}, 'resend');
      return doneWith(paths.account(), `We emailed ${user.email}.`);
    }
    default: {
      const result = await changeName(ctx, values);
      if (!result.ok) return failedForm(context, result.failure, values, 'name');
      return doneWith(paths.account());
    }
  }
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Your account`),
];

export default function YouRoute() {
  return <YouPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
