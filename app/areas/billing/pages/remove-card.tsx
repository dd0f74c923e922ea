import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { newFormKey, formKeyOf } from '~/areas/billing/pages/billing-form.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { cardTitle } from '~/areas/billing/views/billing-view';
import { removeCard } from '~/areas/billing/cards.server';
import { readBillingPage } from '~/areas/billing/read-billing.server';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Confirm } from '~/kit/confirm';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const card = (await readBillingPage(ctx)).cards.find(({ id }) => id === params['id']);
  if (!card) throw data(null, { status: 404 });
  return { title: cardTitle(card), formKey: newFormKey() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const form = await readForm(request);
  const result = await removeCard(ctx, { cardId: params['id'] ?? '', key: formKeyOf(form) });
  if (result.ok) return doneWith(paths.billing());
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return failedForm(context, result.failure);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Remove a card')];

export default function RemoveCardRoute() {
  const { title, formKey } = useLoaderData<typeof loader>();
  return (
    <DialogPage asks title={`Remove ${title}?`} backHref={paths.billing()}>
      <FormProblems problem={useActionData() as FormProblem | undefined} known={[]} />
      <Confirm
        text={<p>You can add it again at any time.</p>}
        confirmText="Remove the card"
        cancelHref={paths.billing()}
        fields={{ formKey }}
      />
    </DialogPage>
  );
}
