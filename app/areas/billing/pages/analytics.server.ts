import { browserCookie, isSecure } from '~/platform/http/forms/browser-cookie.server';
import { env } from '~/config/env.server';
import type { AnalyticsEvent } from '~/areas/billing/views/analytics-events';

export type Consent = 'yes' | 'no';

const CONSENT = /(?:^|;\s*)consent=(yes|no)(?:;|$)/;

/** What this browser has chosen about usage statistics; null for not yet, which means no. */
export const consentOf = (request: Request): Consent | null =>
  (CONSENT.exec(request.headers.get('Cookie') ?? '')?.[1] as Consent | undefined) ?? null;

/** Remembers the choice for half a year; it is no secret and scripts may read it. */
export const consentCookie = (choice: Consent): [string, string] => [
  'Set-Cookie',
  `consent=${choice}; Path=/mileage; Max-Age=15768000; SameSite=Lax${isSecure() ? '; Secure' : ''}`,
];

const waiting = browserCookie('stateline_events', 60);

/** Header that carries events over a redirect to the page that pushes them; nothing without consent. */
export async function eventHeaders(
  request: Request,
  events: readonly AnalyticsEvent[],
): Promise<[string, string][]> {
  if (consentOf(request) !== 'yes' || events.length === 0) return [];
  return [['Set-Cookie', await waiting.serialize(events)]];
}

/** Events of this very page; none without consent. */
export const eventsOf = (request: Request, events: AnalyticsEvent[]): AnalyticsEvent[] =>
  consentOf(request) === 'yes' ? events : [];

/** The events brought along, and the header that forgets them. */
export async function takeEvents(request: Request): Promise<{ events: AnalyticsEvent[]; headers: Headers }> {
  const cookies = request.headers.get('Cookie');
  if (!cookies?.includes('stateline_events=')) return { events: [], headers: new Headers() };
  const events: unknown = await waiting.parse(cookies);
  const forget = new Headers({ 'Set-Cookie': await waiting.serialize('', { maxAge: 0 }) });
  return {
    events: consentOf(request) === 'yes' && Array.isArray(events) ? (events as AnalyticsEvent[]) : [],
    headers: forget,
  };
}

/** Whether people are asked, and the script that reads the data layer, for those who have agreed. */
export function analyticsFor(request: Request): { asksConsent: boolean; scriptUrl: string | null } {
  const { ANALYTICS_SCRIPT_URL: scriptUrl = null } = env();
  const consent = consentOf(request);
  return {
    asksConsent: scriptUrl !== null && consent === null,
    scriptUrl: consent === 'yes' ? scriptUrl : null,
  };
}
