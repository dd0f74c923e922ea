import * as z from 'zod';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '~/areas/webhooks/rules/webhook-events';
import { moment, money, named, quarterKey } from '~/platform/http/openapi/operation.server';

const miles = z.string().describe('Miles with one decimal, as text.');

const problem = z.string().describe('Why, in words for a person.');

const records = named(
  'ChangedRecords',
  z.object({
    ids: z
      .array(z.string())
      .min(1)
      .max(500)
      .describe('As the API names them. Read the records: what they say by now is what counts.'),
  }),
);

/** What each event says in its `data`. Events of records name them and no more, so that their order does not matter. */
export const EVENT_DATA: Record<WebhookEvent, z.ZodType> = {
  'trip.created': records,
  'trip.changed': records,
  'trip.deleted': records,
  'trip.route_ready': z.object({
    trip_id: z.string(),
    equipment_id: z.int().nullable(),
    quarter: quarterKey,
    distance_miles: miles,
    state_mileages: z.array(z.object({ state: z.string(), distance_miles: miles })),
  }),
  'trip.route_failed': z.object({
    trip_id: z.string(),
    equipment_id: z.int().nullable(),
    quarter: quarterKey,
    problem: z.string().describe('Why, in words for a person: display_error of the trip.'),
  }),
  'fuel.created': records,
  'fuel.changed': records,
  'fuel.deleted': records,
  'receipt.ready': z.object({ receipt_id: z.uuid(), name: z.string() }),
  'receipt.failed': z.object({ receipt_id: z.uuid(), name: z.string(), problem }),
  'equipment.created': records,
  'equipment.changed': records,
  'equipment.deleted': records,
  'import.finished': z.object({
    import_id: z.uuid(),
    status: z.enum(['accepted', 'undone']),
    rows: z.record(z.string(), z.int()).describe('How many lines became what.'),
  }),
  'import.failed': z.object({
    import_id: z.uuid(),
    step: z
      .enum(['reading', 'checking', 'accepting', 'undoing'])
      .describe('The step that failed. What it recorded before is kept.'),
    problem,
  }),
  'document.ready': z.object({ document_id: z.uuid(), name: z.string(), status: z.string() }),
  'document.failed': z.object({ document_id: z.uuid(), name: z.string(), problem }),
  'report.ready': z.object({
    file_id: z.uuid(),
    type: z.string(),
    quarter: quarterKey.nullable(),
    file_name: z.string(),
    file_size: z.int(),
    sha256: z.string(),
  }),
  'report.failed': z.object({
    file_id: z.uuid(),
    type: z.string(),
    quarter: quarterKey.nullable(),
    problem,
  }),
  'quarter.filed': z.object({
    filing_id: z.uuid(),
    quarter: quarterKey,
    version: z.int(),
    filed_on: z.iso.date(),
    confirmation: z.string(),
    currency: z.enum(['USD', 'CAD']),
    net_tax: money,
  }),
  'quarter.reopened': z.object({ quarter: quarterKey, reason: z.string() }),
  'subscription.changed': z.object({ package_id: z.string().describe('The plan that is in force now.') }),
};

/** The whole body of an event, as it is sent and signed. */
export const eventBody = (type: WebhookEvent) =>
  z.object({
    id: z.uuid().describe('The same in every try and replay: tell repeats by it.'),
    type: z.literal(type),
    created_at: moment,
    carrier_id: z.uuid(),
    data: EVENT_DATA[type],
  });

/** Every event with its name in words and its body, for the description of the API. */
export const webhookEvents = WEBHOOK_EVENTS.map((type) => ({
  type,
  summary: WEBHOOK_EVENT_NAMES[type],
  schema: eventBody(type),
}));
