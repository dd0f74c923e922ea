import { renderToStaticMarkup } from 'react-dom/server';
import type { AnalyticsEvent } from '~/areas/billing/views/analytics-events';
import { ConsentBanner, DataLayer } from './analytics';

export interface AnalyticsPartView {
  asksConsent: boolean;
  /** The operator's script, for those who agreed. */
  scriptUrl: string | null;
  events: readonly AnalyticsEvent[];
  /** Where the choice leads back to. */
  here: string;
}

/** What is under the page: the question, the events of the page, and the operator's script. */
export const analyticsHtml = ({ asksConsent, scriptUrl, events, here }: AnalyticsPartView): string =>
  renderToStaticMarkup(
    <>
      {asksConsent ? <ConsentBanner back={here} /> : null}
      <DataLayer events={events} />
      {scriptUrl ? <script src={scriptUrl} async /> : null}
    </>,
  );
