import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { mayManage } from '~/engine/roles';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { countCard, formKeyOf, newFormKey, returnUrls } from '~/areas/billing/pages/billing-form.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { addCard } from '~/areas/billing/cards.server';
import { startCheckout } from '~/areas/billing/provider-pages.server';
import { NewCardScreen } from '~/areas/billing/parts/new-card';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, role } = await requireCarrier(request, context);
  if (!mayManage(role)) throw seeOther(paths.billing());
  const { isTest, scriptUrl, publishableKey } = ctx.billing;
  return { view: { isTest, scriptUrl, publishableKey }, formKey: newFormKey() };
}

/** With a token of the provider's script the card is kept; without one the number is entered at the provider. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const token = textOf(form, 'stripe_token');
  const key = formKeyOf(form);
  if (token === '') {
    const page = await startCheckout(ctx, { purpose: 'card', key, ...returnUrls() });
    return page.ok ? seeOther(page.value.url) : failedForm(context, page.failure);
  }
  const allowed = await countCard(ctx.scope.carrierId, token);
  const result = allowed.ok ? await addCard(ctx, { token, key }) : allowed;
  if (!result.ok) return failedForm(context, result.failure);
  if (!result.value.needsConfirmation) return doneWith(paths.billing());
  const page = await startCheckout(ctx, { purpose: 'card', key: `${key}-confirm`, ...returnUrls() });
  return page.ok ? seeOther(page.value.url) : failedForm(context, page.failure);
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Add a card')];

export default function NewCardRoute() {
  const { view, formKey } = useLoaderData<typeof loader>();
  return <NewCardScreen view={view} formKey={formKey} problem={useActionData() as FormProblem | undefined} />;
}
