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
import { formKeyOf, newFormKey, quoteOf, returnUrls } from '~/areas/billing/pages/billing-form.server';
import { PausePlanScreen } from '~/areas/billing/parts/pause-plan';
import { pausePlan, readPauseStep, resumePlan } from '~/areas/billing/pause-plan.server';
import { startCheckout } from '~/areas/billing/provider-pages.server';
import { dateIn } from '~/areas/billing/views/billing-view';
import { pauseView } from '~/areas/billing/views/pause-view';
import { documentTitle } from '~/kit/page-title';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier, role } = await requireCarrier(request, context);
  if (!mayManage(role)) throw seeOther(paths.billing());
  const step = await readPauseStep(ctx);
  const formKey = newFormKey();
  return step.ok
    ? data({ view: pauseView(step.value, carrier.timeZone), away: null, formKey })
    : data({ view: null, away: step.failure.message, formKey }, { status: 503 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const key = formKeyOf(form);
  if (textOf(form, 'intent') === 'resume') return resume({ ctx, context, form, key });
  const months = textOf(form, 'months');
  const result = await pausePlan(ctx, { months, key });
  if (!result.ok) return failedForm(context, result.failure, { months });
  const { from, until } = result.value;
  const [first, last] = [from, until].map((at) => dateIn(at, carrier.timeZone));
  return doneWith(paths.billing(), `Your plan is paused from ${first} until ${last}.`);
}

async function resume({
  ctx,
  context,
  form,
  key,
}: Pick<ActionFunctionArgs, 'context'> & {
  ctx: Parameters<typeof resumePlan>[0];
  form: FormData;
  key: string;
}) {
  const quote = quoteOf(form);
  const result = await resumePlan(ctx, { quote, key });
  if (!result.ok) return failedForm(context, result.failure);
  const { resumption, needsConfirmation } = result.value;
  if (!needsConfirmation)
    return doneWith(
      paths.billing(),
      resumption === 'withdraw' ? 'The pause is withdrawn. Your plan keeps running.' : 'Your plan is back.',
    );
  const page = await startCheckout(ctx, {
    purpose: 'resume',
    cents: quote?.cents ?? null,
    key: `${key}-confirm`,
    ...returnUrls(),
  });
  return page.ok ? seeOther(page.value.url) : failedForm(context, page.failure);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded?.view?.title ?? 'Pause the plan'),
];

export default function PauseRoute() {
  const { view, away, formKey } = useLoaderData<typeof loader>();
  return (
    <PausePlanScreen
      view={view}
      away={away}
      formKey={formKey}
      problem={useActionData() as FormProblem | undefined}
    />
  );
}
