import type { ActionFunctionArgs, LoaderFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { providerButtons } from '~/areas/accounts/session/oauth-providers.server';
import { sessionCookie, sessionTokenOf } from '~/areas/accounts/session/session.server';
import { accountsCtx, countSignInTry, forgiveSignInTries } from '~/areas/accounts/session/sign-in.server';
import type { Result } from '~/engine/result';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { findProvider, intentCookie } from '~/areas/accounts/session/oauth.server';
import { beginLink } from '~/areas/accounts/sign-in-by-provider.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { AS_SOMEONE_ELSE } from '~/engine/roles';
import { paths } from '~/routes';
import { socialErrorMessage } from '~/areas/accounts/views/login';
import { signInsView } from '~/areas/accounts/views/sign-ins';
import { changePassword } from '~/areas/accounts/change-password.server';
import {
  endOtherSessions,
  endSession,
  readSignIns,
  unlinkProvider,
} from '~/areas/accounts/manage-sessions.server';
import { refreshSession } from '~/areas/accounts/refresh-session.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { SecurityPage } from '~/areas/accounts/parts/security-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

const CHOOSE_PROVIDER = {
  kind: 'invalid',
  message: 'Choose which provider to link or unlink.',
  fields: {},
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireUser(request, context);
  const overview = await readSignIns(ctx);
  const error = new URL(request.url).searchParams.get('error');
  return {
    ...signInsView(overview, providerButtons(), carrier?.timeZone ?? 'America/Chicago'),
    hasTwoStep: overview.hasTwoStep,
    refusal: ctx.scope.isImpersonated ? AS_SOMEONE_ELSE : null,
    error: error === null ? null : socialErrorMessage(error),
    continueTo: new URL(request.url).searchParams.get('link'),
    texts: textsOf(request, 'frame', 'forms', 'sign-in', 'account'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, user } = await requireUser(request, context);
  const form = await readForm(request);
  const done = (message: string, headers: [string, string][] = []) =>
    doneWith(paths.accountSecurity(), message, headers);
  const sessionId = textOf(form, 'sessionId');
  const currentPassword = secretOf(form, 'current_password');
  // Whoever tries passwords here is counted as at the front door; what was right is forgiven.
  const proving = async <T,>(
    name: string,
    act: () => Promise<Result<T>>,
    next: string | ((value: T) => Response),
  ) => {
    const allowed = await countSignInTry(user.email, context, request);
    if (!allowed.ok) return failedForm(context, allowed.failure, {}, name);
    const result = await act();
    if (!result.ok) return failedForm(context, result.failure, {}, name);
    await forgiveSignInTries(user.email, request);
    return typeof next === 'string' ? done(next) : next(result.value);
  };
  const identityId = textOf(form, 'identityId');
  const provider = findProvider(textOf(form, 'provider'));
  switch (
    textOf(form, 'intent') ||
    (sessionId && 'end') ||
    (identityId && 'unlink') ||
    (provider && 'link')
  ) {
    case 'end':
      return proving('sessions', () => endSession(ctx, { sessionId, currentPassword }), 'Signed out there.');
    case 'end-others':
      return proving(
        'sessions',
        () => endOtherSessions(ctx, { currentPassword }),
        'You are signed in only here.',
      );
    case 'unlink':
      return proving(
        'providers',
        () => unlinkProvider(ctx, { identityId, currentPassword }),
        'The provider is unlinked.',
      );
    // On by a link: browsers hold a form's way to another site against the policy of this page.
    case 'link':
      return proving(
        'providers',
        () => beginLink(ctx, currentPassword),
        (proof) =>
          seeOther(`${paths.accountSecurity()}?link=${provider?.id ?? ''}#providers`, [
            intentCookie({ action: 'link', to: '', proof }),
          ]),
      );
    case 'providers':
      return failedForm(context, CHOOSE_PROVIDER, {}, 'providers');
    default: {
      const allowed = await countSignInTry(user.email, context, request);
      if (!allowed.ok) return failedForm(context, allowed.failure, {}, 'password');
      const input = {
        current_password: currentPassword,
        password: secretOf(form, 'password'),
        password_confirmation: secretOf(form, 'password_confirmation'),
      };
      const result = await changePassword(ctx, input);
      if (!result.ok) return failedForm(context, result.failure, {}, 'password');
      await forgiveSignInTries(user.email, request);
      // This sign-in continues, with a secret that nobody can have copied before.
      const renewed = await refreshSession(accountsCtx(context), sessionTokenOf(request) ?? '', 'browser');
      const cookies = renewed
        ? [sessionCookie(renewed.token, renewed.remember, renewed.expiresAt, renewed.startedAt)]
        : [];
      return done('Your password is changed. You were signed out everywhere else.', cookies);
    }
  }
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Sign-in and security`),
];

export default function SecurityRoute() {
  return <SecurityPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
