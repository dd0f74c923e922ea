import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm } from '~/platform/http/forms/form.server';
import { webhookFieldsFrom } from '~/areas/webhooks/pages/webhook-form.server';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { endpointView, eventChoices } from '~/areas/webhooks/views/webhook-view';
import { createWebhook, readWebhooks } from '~/areas/webhooks/manage-webhooks.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { WebhooksPage, type MadeSecret } from '~/areas/webhooks/parts/webhooks-page';
import { grantRefusal } from '~/engine/roles';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = await readWebhooks(ctx);
  const momentOf = (date: Date) => momentText(date, carrier.timeZone);
  return {
    // The page says so: it stands among the tabs of everybody.
    endpoints: found.ok
      ? found.value.map((endpoint) => endpointView(endpoint, momentOf, carrier.units))
      : null,
    events: eventChoices(carrier.units),
    refusal: grantRefusal(ctx.scope),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const fields = webhookFieldsFrom(await readForm(request));
  const result = await createWebhook(ctx, fields);
  if (!result.ok)
    return failedForm(context, result.failure, { url: fields.url, events: fields.events.join(',') });
  // The page itself carries the secret: it is nowhere else, in no cookie and no address.
  return data({ made: { secret: result.value.secret, url: result.value.endpoint.url } }, { status: 201 });
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Webhooks')];

export default function WebhooksRoute() {
  const { endpoints, events, refusal } = useLoaderData<typeof loader>();
  return (
    <WebhooksPage
      endpoints={endpoints}
      events={events}
      refusal={refusal}
      answer={useActionData<FormProblem | { made: MadeSecret }>()}
    />
  );
}
