/** What a carrier's programs can be told of. */
export const WEBHOOK_EVENTS = [
  'trip.created',
  'trip.changed',
  'trip.deleted',
  'trip.route_ready',
  'fuel.created',
  'fuel.changed',
  'fuel.deleted',
  'equipment.created',
  'equipment.changed',
  'equipment.deleted',
  'import.finished',
  'document.ready',
  'report.ready',
  'quarter.filed',
  'quarter.reopened',
  'subscription.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_EVENT_NAMES: Record<WebhookEvent, string> = {
  'trip.created': 'Trips were added',
  'trip.changed': 'Trips were changed',
  'trip.deleted': 'Trips were deleted',
  'trip.route_ready': 'The miles of a trip are calculated',
  'fuel.created': 'Fuel purchases were added',
  'fuel.changed': 'Fuel purchases were changed',
  'fuel.deleted': 'Fuel purchases were deleted',
  'equipment.created': 'Vehicles were added',
  'equipment.changed': 'Vehicles were changed',
  'equipment.deleted': 'Vehicles were deleted',
  'import.finished': 'An import was accepted or undone',
  'document.ready': 'A rate confirmation was read',
  'report.ready': 'A report file is ready',
  'quarter.filed': 'A quarter was marked as filed',
  'quarter.reopened': 'A filed quarter was opened again',
  'subscription.changed': 'The plan was changed',
};
