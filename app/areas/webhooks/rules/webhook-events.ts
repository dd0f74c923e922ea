/** What a carrier's programs can be told of. */
export const WEBHOOK_EVENTS = [
  'trip.route_ready',
  'report.ready',
  'quarter.filed',
  'document.ready',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_EVENT_NAMES: Record<WebhookEvent, string> = {
  'trip.route_ready': 'The miles of a trip are calculated',
  'report.ready': 'A report file is ready',
  'quarter.filed': 'A quarter was marked as filed',
  'document.ready': 'A rate confirmation was read',
};
