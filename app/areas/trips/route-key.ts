/** What the job announces when a trip's route is there, and requests wait for. */
export const routeKey = (tripId: number, routeRevision: number): string =>
  `trip-route:${tripId}:${routeRevision}`;

/** How long a request waits for its job before the page says that it is still calculating. */
export const SHORT_WAIT_MS = 500;

/** What a person reads when the fault is ours and not the stops'. */
export const ROUTE_TROUBLE = 'Sorry, route calculation error';
