import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { webhookFieldsFrom } from '~/areas/webhooks/pages/webhook-form.server';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { grantRefusal } from '~/engine/roles';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { deliveryView, endpointView, eventChoices } from '~/areas/webhooks/views/webhook-view';
import {
  changeWebhook,
  readDeliveries,
  readUndelivered,
  readWebhook,
  removeWebhook,
  replayDelivery,
  replayUndelivered,
  rotateSecret,
} from '~/areas/webhooks/manage-webhooks.server';
import type { FormProblem } from '~/areas/accounts/parts/auth-page';
import { WebhookPage, type MadeSecret } from '~/areas/webhooks/parts/webhooks-page';
import { documentTitle } from '~/kit/page-title';

export const handle = { hydrate: false };

const USUAL = 25;
/** What the log is narrowed to. */
const STATES = ['missed', 'failed'] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const id = params['id'] ?? '';
  const { page, size, start } = listPageOf(request, USUAL);
  const found = await readWebhook(ctx, id);
  const state = STATES.find((one) => one === new URL(request.url).searchParams.get('status')) ?? null;
  const log = await readDeliveries(ctx, id, { start, length: size }, state === null ? [] : [state]);
  const undelivered = await readUndelivered(ctx, id);
  if (!found.ok || !log.ok || !undelivered.ok)
    throw data(null, { status: !found.ok && found.failure.kind === 'forbidden' ? 403 : 404 });
  const momentOf = (date: Date) => momentText(date, carrier.timeZone);
  return {
    endpoint: endpointView(found.value, momentOf, carrier.units),
    events: eventChoices(carrier.units),
    deliveries: log.value.rows.map((delivery) => deliveryView(delivery, momentOf)),
    total: log.value.total,
    filtered: log.value.filtered,
    undelivered: undelivered.value,
    refusal: grantRefusal(ctx.scope),
    state,
    page,
    size,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const id = params['id'] ?? '';
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const fields = webhookFieldsFrom(form);
  const here = paths.accountWebhook(id);
  const failed = (failure: Parameters<typeof failedForm>[1]) => {
    if (failure.kind === 'not-found') throw data(null, { status: 404 });
    return failedForm(
      context,
      failure,
      intent === 'save' ? { url: fields.url, events: fields.events.join(',') } : {},
    );
  };
  switch (intent) {
    case 'on':
    case 'off': {
      const result = await changeWebhook(ctx, id, { active: intent === 'on' });
      return result.ok
        ? doneWith(here, intent === 'on' ? 'The webhook is on.' : 'The webhook is off.')
        : failed(result.failure);
    }
    case 'rotate': {
      const result = await rotateSecret(ctx, id);
      return result.ok
        ? data({ made: { secret: result.value.secret, url: result.value.endpoint.url } }, { status: 201 })
        : failed(result.failure);
    }
    case 'replay': {
      const result = await replayDelivery(ctx, id, textOf(form, 'deliveryId'));
      return result.ok ? doneWith(here, 'The event is sent again.') : failed(result.failure);
    }
    case 'replay-missed': {
      const result = await replayUndelivered(ctx, id);
      return result.ok ? doneWith(here, sentAgain(result.value)) : failed(result.failure);
    }
    case 'remove': {
      const result = await removeWebhook(ctx, id);
      return result.ok
        ? doneWith(paths.accountWebhooks(), 'The webhook was removed.')
        : failed(result.failure);
    }
    default: {
      const result = await changeWebhook(ctx, id, fields);
      return result.ok ? doneWith(here, 'The webhook was saved.') : failed(result.failure);
    }
  }
}

const counted = (count: number): string =>
  count === 1 ? '1 event' : `${count.toLocaleString('en-US')} events`;

const sentAgain = ({ sent, left }: { sent: number; left: number }): string =>
  sent === 0
    ? 'No missed events are left.'
    : left === 0
      ? `Sending ${counted(sent)}.`
      : `Sending ${counted(sent)}. ${counted(left)} more can be sent next.`;

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Webhook')];

export default function WebhookRoute() {
  return (
    <WebhookPage
      {...useLoaderData<typeof loader>()}
      answer={useActionData<FormProblem | { made: MadeSecret }>()}
    />
  );
}
