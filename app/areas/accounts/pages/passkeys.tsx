import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { PasskeysPage } from '~/areas/accounts/parts/passkeys-page';
import { addPasskey, readPasskeys, removePasskey } from '~/areas/accounts/passkeys/manage-passkeys.server';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { countSignInTry, forgiveSignInTries } from '~/areas/accounts/session/sign-in.server';
import { readSignIns } from '~/areas/accounts/manage-sessions.server';
import { passkeysView } from '~/areas/accounts/views/passkeys-view';
import { invalid } from '~/engine/result';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { AS_SOMEONE_ELSE } from '~/engine/roles';
import { paths } from '~/routes';

export const handle = { hydrate: false };

const NEEDS_SCRIPT = 'A passkey is made by your browser: it needs a current one that runs scripts.';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireUser(request, context);
  const [passkeys, { hasPassword }] = await Promise.all([readPasskeys(ctx), readSignIns(ctx)]);
  return {
    passkeys: passkeysView(passkeys, carrier?.timeZone ?? 'America/Chicago'),
    hasPassword,
    texts: textsOf(request, 'frame', 'forms', 'sign-in', 'account'),
    refusal: ctx.scope.isImpersonated ? AS_SOMEONE_ELSE : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, user } = await requireUser(request, context);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const [answer, name] = [textOf(form, 'answer'), textOf(form, 'name')];
  const allowed = await countSignInTry(user.email, context, request);
  if (!allowed.ok) return failedForm(context, allowed.failure, { name }, intent);
  const result =
    intent === 'remove'
      ? await removePasskey(ctx, {
          id: textOf(form, 'passkeyId'),
          currentPassword: secretOf(form, 'current_password'),
        })
      : answer === ''
        ? invalid(NEEDS_SCRIPT)
        : await addPasskey(ctx, { answer, name });
  if (!result.ok) return failedForm(context, result.failure, { name }, intent);
  await forgiveSignInTries(user.email, request);
  return doneWith(
    paths.accountPasskeys(),
    intent === 'remove'
      ? 'The passkey is removed. Delete it on your device too.'
      : 'The passkey is added. Next time, sign in with it.',
  );
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Passkeys`),
];

export default function PasskeysRoute() {
  return <PasskeysPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
