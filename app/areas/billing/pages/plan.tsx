import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { mayManage } from '~/engine/roles';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { eventHeaders, eventsOf } from '~/areas/billing/pages/analytics.server';
import {
  countCard,
  formKeyOf,
  newFormKey,
  quoteOf,
  returnUrls,
} from '~/areas/billing/pages/billing-form.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { checkoutEvents, purchaseEvents } from '~/areas/billing/views/analytics-events';
import { planStepView } from '~/areas/billing/views/plan-step-view';
import { leavingFrom } from '~/areas/billing/rules/leaving';
import { intervalOf } from '~/areas/billing/rules/packages';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { startCheckout } from '~/areas/billing/provider-pages.server';
import { readPlanStep } from '~/areas/billing/read-billing.server';
import { DataLayer } from '~/areas/content/parts/analytics';
import { PlanStepScreen } from '~/areas/billing/parts/plan-step';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier, role } = await requireCarrier(request, context);
  if (!mayManage(role)) throw seeOther(paths.billing());
  const step = await readPlanStep(ctx, params['packageId'] ?? '');
  if (!step.ok) throw data(null, { status: 404 });
  const { change, isBehind, planId } = step.value;
  const isCheckout =
    !isBehind && (change === 'start' || change === 'upgrade' || change === 'switch-interval');
  return data({
    view: planStepView(step.value, carrier.timeZone),
    formKey: newFormKey(),
    events: isCheckout ? eventsOf(request, checkoutEvents(planId)) : [],
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const packageId = params['packageId'] ?? '';
  const step = await readPlanStep(ctx, packageId);
  if (!step.ok) throw data(null, { status: 404 });
  const couponId = step.value.account?.couponId ?? '';
  const key = formKeyOf(form);
  const authorized = textOf(form, 'authorized') === 'yes';

  if (new URL(request.url).searchParams.has('page')) {
    const message = 'Check the box to authorize the recurring payments.';
    if (!authorized)
      return failedForm(context, { kind: 'invalid', message, fields: { authorized: [message] } });
    const page = await startCheckout(ctx, {
      purpose: 'plan',
      packageId,
      couponId,
      key,
      ...returnUrls(packageId),
    });
    return page.ok ? seeOther(page.value.url) : failedForm(context, page.failure);
  }
  const token = textOf(form, 'stripe_token');
  const allowed = await countCard(ctx.scope.carrierId, token);
  if (!allowed.ok) return failedForm(context, allowed.failure);
  const result = await choosePlan(ctx, {
    packageId,
    cardId: textOf(form, 'card_id'),
    token,
    couponId,
    authorized,
    quote: quoteOf(form),
    expectsTrial: textOf(form, 'trial') === 'yes',
    leaving: leavingFrom(textOf(form, 'leaving_reason'), textOf(form, 'leaving_words')),
    key,
  });
  if (!result.ok)
    return failedForm(context, result.failure, {
      leaving_reason: textOf(form, 'leaving_reason'),
      leaving_words: textOf(form, 'leaving_words'),
    });
  const { change } = result.value;
  if (!result.value.needsConfirmation) {
    const hasBought =
      change === 'start' ||
      change === 'upgrade' ||
      (change === 'switch-interval' && intervalOf(packageId) === 'year');
    const bought = hasBought ? purchaseEvents(packageId, key, { isTrial: step.value.hasTrial }) : [];
    const message = result.value.keptCoupon
      ? 'Success. Your coupon was not used: the discount you have is better or lasts longer.'
      : 'Success';
    return doneWith(paths.billing(), message, await eventHeaders(request, bought));
  }
  // The bank wants to see the holder: the provider's page asks, for the plan itself or for the card that the change is paid with.
  const start = change === 'start';
  const page = await startCheckout(ctx, {
    ...(start
      ? { purpose: 'plan' as const, packageId, couponId }
      : { purpose: 'change' as const, packageId, couponId, quote: quoteOf(form) }),
    key: `${key}-confirm`,
    ...returnUrls(packageId),
  });
  return page.ok ? seeOther(page.value.url) : failedForm(context, page.failure);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, `${loaded?.view.packageName ?? ''} plan`),
];

export default function PlanStepRoute() {
  const { view, formKey, events } = useLoaderData<typeof loader>();
  return (
    <>
      <PlanStepScreen view={view} formKey={formKey} problem={useActionData() as FormProblem | undefined} />
      <DataLayer events={events} />
    </>
  );
}
