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
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { changeBillingDetails, readBillingDetails } from '~/areas/billing/billing-details.server';
import { BillingDetailsScreen } from '~/areas/billing/parts/billing-details';
import { DETAIL_FIELDS, type DetailField, type TypedDetails } from '~/areas/billing/rules/billing-details';
import { packageOf } from '~/areas/billing/rules/packages';
import { documentTitle } from '~/kit/page-title';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, role } = await requireCarrier(request, context);
  if (!mayManage(role)) throw seeOther(paths.billing());
  const kept = await readBillingDetails(ctx);
  const { isTest, addsTax } = ctx.billing;
  return kept.ok
    ? data({ isTest, addsTax, values: kept.value, away: null })
    : data({ isTest, addsTax, values: null, away: kept.failure.message }, { status: 503 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const typed = Object.fromEntries(
    (Object.keys(DETAIL_FIELDS) as DetailField[]).map((field) => [field, textOf(form, field)]),
  ) as TypedDetails;
  const result = await changeBillingDetails(ctx, typed);
  if (!result.ok) return failedForm(context, result.failure, typed);
  // Whoever came from a plan continues with it.
  const planId = new URL(request.url).searchParams.get('plan') ?? '';
  return doneWith(
    packageOf(planId) ? paths.billingPlan(planId) : paths.billing(),
    'Your billing details are saved. They will be on invoices from now on.',
  );
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Billing details')];

export default function BillingDetailsRoute() {
  const view = useLoaderData<typeof loader>();
  return <BillingDetailsScreen view={view} problem={useActionData() as FormProblem | undefined} />;
}
