import { paths } from '~/routes';
import type { AnalyticsEvent } from '~/areas/billing/views/analytics-events';
import { Button } from '~/kit/button';

/** Pushes events to `window.dataLayer`. Our own script; it sends nothing anywhere. */
export function DataLayer({ events }: { events: readonly AnalyticsEvent[] }) {
  if (events.length === 0) return null;
  return <script src="/mileage/js/data-layer.js" data-events={JSON.stringify(events)} defer />;
}

/** The two buttons of the choice, as a form: it works without scripts, and the page is the same afterwards. */
export function ConsentForm({ back }: { back: string }) {
  return (
    <form method="post" action={paths.consent()} className="actions">
      <input type="hidden" name="to" value={back} />
      <Button small name="choice" value="yes">
        Allow
      </Button>
      <Button small name="choice" value="no">
        Do not allow
      </Button>
    </form>
  );
}

/** Asks once, under the page, where the operator measures anything at all. */
export function ConsentBanner({ back }: { back: string }) {
  return (
    <aside className="consent" aria-label="Usage statistics">
      <p>
        May we count how the product is used? Nothing is loaded before you agree.{' '}
        <a href={`${paths.privacy()}#statistics`}>What that means</a>
      </p>
      <ConsentForm back={back} />
    </aside>
  );
}
