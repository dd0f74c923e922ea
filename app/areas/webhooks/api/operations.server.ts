import * as z from 'zod';
import { DELIVERY_STATES, MOST_SENT_AGAIN, RECORDED_DAYS } from '~/areas/webhooks/rules/retry-rules';
import { WEBHOOK_EVENTS } from '~/areas/webhooks/rules/webhook-events';
import {
  dataOf,
  listOf,
  listQuery,
  moment,
  named,
  type Operation,
} from '~/platform/http/openapi/operation.server';
import {
  answerListWebhooks,
  answerCreateWebhook,
  answerReadWebhook,
  answerUpdateWebhook,
  answerRotateWebhookSecret,
  answerListWebhookDeliveries,
  answerReplayMissedWebhookEvents,
  answerReplayWebhookDelivery,
  answerDeleteWebhook,
} from './handlers.server';

const webhook = named(
  'Webhook',
  z.object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    active: z.boolean(),
    disabled_reason: z.string().nullable(),
    off_since: moment.nullable().describe('Null while it is on.'),
    failing_since: moment.nullable(),
    secret_ending: z.string(),
    created_at: moment,
  }),
);

const withSecret = dataOf(
  webhook.extend({
    secret: z
      .string()
      .describe(
        'Told once. The key of the HMAC-SHA256 over timestamp, a point and the body (header Stateline-Signature).',
      ),
  }),
);

const delivery = named(
  'WebhookDelivery',
  z.object({
    id: z.uuid(),
    event_id: z.uuid().describe('The same in every replay.'),
    type: z.string(),
    status: z
      .enum(DELIVERY_STATES)
      .describe('missed: not sent, or not tried again, because the webhook was off.'),
    tries: z.int(),
    next_at: moment.nullable(),
    created_at: moment,
    attempts: z.array(
      z.object({
        number: z.int(),
        at: moment,
        status: z.int().nullable(),
        milliseconds: z.int(),
        error: z.string(),
        response: z.string().describe('The beginning of the answer.'),
      }),
    ),
  }),
);

const id = z.uuid();
const [FIRST, SECOND, DELIVERY] = ['01', '02', '03'].map(
  (end) => `4e7d9a10-2b3c-4d5e-8f60-7a8b9c0d1e${end}`,
) as [string, string, string];
const body = z.object({
  url: z.string().max(500).describe('https:// and on the public internet.'),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1),
});

export const webhookOperations: Operation[] = [
  {
    id: 'listWebhooks',
    tag: 'webhooks',
    method: 'GET',
    path: '/webhooks',
    access: 'carrier',
    scope: 'webhooks:read',
    summary: 'List webhooks',
    notes: 'Webhooks are for owners of the carrier.',
    answers: { 200: { text: 'All of them, the oldest first.', schema: dataOf(z.array(webhook)) } },
    example: { status: 200 },
    handle: answerListWebhooks,
  },
  {
    id: 'createWebhook',
    tag: 'webhooks',
    method: 'POST',
    path: '/webhooks',
    access: 'carrier',
    scope: 'webhooks:write',
    summary: 'Add a webhook',
    notes: `An answer from 200 to 299 within ten seconds takes an event. Anything else is tried eight times within a day; after three days without a success the webhook is switched off. Redirects are not followed. What happens while it is off is recorded for ${RECORDED_DAYS} days and sent with POST /webhooks/{id}/replays when it is on again.`,
    body: { schema: body, refusesOthers: true },
    answers: { 201: { text: 'The webhook with its signing secret.', schema: withSecret } },
    example: {
      body: {
        url: 'https://hooks.example.com/stateline',
        events: ['trip.route_ready', 'trip.route_failed', 'quarter.filed'],
      },
      status: 201,
    },
    handle: answerCreateWebhook,
  },
  {
    id: 'readWebhook',
    tag: 'webhooks',
    method: 'GET',
    path: '/webhooks/{id}',
    access: 'carrier',
    scope: 'webhooks:read',
    summary: 'Read a webhook',
    params: { id },
    answers: { 200: { text: 'The webhook.', schema: dataOf(webhook) } },
    example: { params: { id: FIRST }, status: 200 },
    handle: answerReadWebhook,
  },
  {
    id: 'updateWebhook',
    tag: 'webhooks',
    method: 'PUT',
    takesPatch: true,
    path: '/webhooks/{id}',
    access: 'carrier',
    scope: 'webhooks:write',
    summary: 'Change a webhook, or switch it on or off',
    notes: `What happens within ${RECORDED_DAYS} days after a webhook was switched off is recorded: deliveries with the status missed, as are events that waited to be tried again. Nothing of it is sent before POST /webhooks/{id}/replays. After a longer time read the lists with filter[updated_since] and GET /deletions, both since off_since.`,
    params: { id },
    body: { schema: body.extend({ active: z.boolean() }).partial(), refusesOthers: true },
    answers: { 200: { text: 'The webhook.', schema: dataOf(webhook) } },
    problems: [412],
    example: { params: { id: FIRST }, body: { events: ['report.ready'], active: true }, status: 200 },
    handle: answerUpdateWebhook,
  },
  {
    id: 'rotateWebhookSecret',
    tag: 'webhooks',
    method: 'POST',
    path: '/webhooks/{id}/secret',
    access: 'carrier',
    scope: 'webhooks:write',
    summary: 'Make a new signing secret',
    notes:
      'Each secret that is replaced signs as well for 24 hours, up to ten of them; with ten in force a new one is a 429.',
    params: { id },
    answers: { 201: { text: 'The webhook with its new secret.', schema: withSecret } },
    example: { params: { id: FIRST }, status: 201 },
    handle: answerRotateWebhookSecret,
  },
  {
    id: 'listWebhookDeliveries',
    tag: 'webhooks',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    access: 'carrier',
    scope: 'webhooks:read',
    summary: 'What was sent to a webhook, with every try',
    notes: 'The last thirty days, newest first.',
    params: { id },
    query: {
      'filter[status]': z.enum(DELIVERY_STATES).optional().describe('Those in this state alone.'),
      start: listQuery['start'] as z.ZodType,
      length: listQuery['length'] as z.ZodType,
      cursor: listQuery['cursor'] as z.ZodType,
    },
    answers: { 200: { text: 'One page of deliveries.', schema: listOf(delivery) } },
    problems: [422],
    example: { params: { id: FIRST }, query: { length: '10' }, status: 200 },
    handle: answerListWebhookDeliveries,
  },
  {
    id: 'replayWebhookDelivery',
    tag: 'webhooks',
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/replays',
    access: 'carrier',
    scope: 'webhooks:write',
    summary: 'Send an event once more',
    params: { id, deliveryId: z.uuid() },
    answers: { 201: { text: 'The new delivery.', schema: dataOf(z.object({ id: z.uuid() })) } },
    example: { params: { id: FIRST, deliveryId: DELIVERY }, status: 201 },
    handle: answerReplayWebhookDelivery,
  },
  {
    id: 'replayMissedWebhookEvents',
    tag: 'webhooks',
    method: 'POST',
    path: '/webhooks/{id}/replays',
    access: 'carrier',
    scope: 'webhooks:write',
    summary: 'Send what was missed',
    notes: `Sends every event of the last thirty days that the webhook did not take: those that failed, and those that happened while it was off. The oldest first, at most ${MOST_SENT_AGAIN} by one call, and none of them twice. The webhook has to be on: otherwise 409.`,
    params: { id },
    answers: {
      201: {
        text: 'How many are sent.',
        schema: dataOf(
          z.object({ sent: z.int(), left: z.int().describe('More than one call sends: call again.') }),
        ),
      },
    },
    problems: [409],
    example: { params: { id: FIRST }, status: 201 },
    handle: answerReplayMissedWebhookEvents,
  },
  {
    id: 'deleteWebhook',
    tag: 'webhooks',
    method: 'DELETE',
    path: '/webhooks/{id}',
    access: 'carrier',
    scope: 'webhooks:write',
    summary: 'Remove a webhook with its log',
    params: { id },
    answers: { 200: { text: 'The webhook as it was.', schema: dataOf(webhook) } },
    problems: [412],
    example: { params: { id: SECOND }, status: 200 },
    handle: answerDeleteWebhook,
  },
];
