import type { ActionFunctionArgs, LoaderFunctionArgs, HeadersFunction, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier, requireUser } from '~/areas/accounts/session/actor.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { countSignInTry, forgiveSignInTries } from '~/areas/accounts/session/sign-in.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { AS_SOMEONE_ELSE } from '~/engine/roles';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { keepAccount, readPlansToEnd, requestDeletion } from '~/areas/accounts/delete-account.server';
import { readExports, startExport } from '~/areas/accounts/download-everything.server';
import { readSignIns } from '~/areas/accounts/manage-sessions.server';
import { planEndChoice } from '~/areas/billing/rules/plan-end';
import { planEndView } from '~/areas/accounts/views/plan-end-view';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { DataPage } from '~/areas/accounts/parts/data-page';
import { documentTitle } from '~/kit/page-title';
import { translator } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier, user } = await requireCarrier(request, context);
  const { ctx: userCtx } = await requireUser(request, context);
  const [exports, { hasPassword }, plans] = await Promise.all([
    readExports(ctx),
    readSignIns(userCtx),
    readPlansToEnd(userCtx),
  ]);
  return {
    carrier: carrier.legalName,
    deleteAfter: user.deleteAfter?.toISOString() ?? null,
    hasPassword,
    refusal: userCtx.scope.isImpersonated ? AS_SOMEONE_ELSE : null,
    plans: planEndView(plans, userCtx.clock.now(), carrier.timeZone),
    exports: exports.map(({ id, status, progress, error, sizeBytes, createdAt, expiresAt }) => ({
      id,
      status,
      progress,
      error,
      sizeBytes,
      created: momentText(createdAt, carrier.timeZone),
      expires: momentText(expiresAt, carrier.timeZone),
    })),
    texts: textsOf(request, 'frame', 'forms', 'sign-in', 'account'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx: userCtx, user, carrier } = await requireUser(request, context);
  const form = await readForm(request);
  switch (textOf(form, 'intent')) {
    case 'keep-account': {
      const kept = await keepAccount(userCtx);
      const isEnding = kept.ok && kept.value.hasEndingPlan;
      return doneWith(
        carrier ? paths.accountData() : paths.account(),
        `Your account stays.${isEnding ? ' Your paid plan is still canceled. To keep it, choose it again under Billing.' : ''}`,
      );
    }
    case 'delete': {
      const allowed = await countSignInTry(user.email, context, request);
      if (!allowed.ok) return failedForm(context, allowed.failure, {}, 'delete');
      const input = {
        currentPassword: secretOf(form, 'current_password'),
        understood: textOf(form, 'understood') === '1',
        planEnd: planEndChoice(textOf(form, 'plan_end')),
      };
      const result = await requestDeletion(userCtx, input);
      if (!result.ok)
        return failedForm(context, result.failure, { plan_end: textOf(form, 'plan_end') }, 'delete');
      await forgiveSignInTries(user.email, request);
      return doneWith(
        paths.accountData(),
        'Your account will be deleted in 30 days. Until then you can keep it.',
      );
    }
    default: {
      const { ctx } = await requireCarrier(request, context);
      const result = await startExport(ctx);
      return result.ok
        ? doneWith(paths.accountData(), 'We are putting your records together.')
        : failedForm(context, result.failure, {}, 'export');
    }
  }
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => {
  // Without scripts the page looks again by itself while a download is being made.
  const isMaking = view?.exports.some(({ status }) => status === 'queued' || status === 'running') ?? false;
  return [
    documentTitle(matches, translator(view?.texts).t`Your data`),
    ...(isMaking ? [{ httpEquiv: 'refresh', content: '3' }] : []),
  ];
};

export default function DataRoute() {
  return <DataPage view={useLoaderData<typeof loader>()} problem={useActionData<FormProblem>()} />;
}
