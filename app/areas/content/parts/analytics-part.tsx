import { analyticsHtml, type AnalyticsPartView } from './analytics-html.server';

/** Written by the server alone; React leaves what it finds, and the browser gets no code for it. */
export function AnalyticsPart({ view }: { view: AnalyticsPartView | undefined }) {
  if (!view || !(view.asksConsent || view.scriptUrl || view.events.length > 0)) return null;
  const html = typeof document === 'undefined' ? analyticsHtml(view) : '';
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
