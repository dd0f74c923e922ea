import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { provideTexts } from './kit/texts';

// Steps of the history that stand for an open dialog: whoever made the step calls off this event. The router, which comes later and would
// read the page anew, does not hear of them. (Listeners of the window run in the order in which they came, capturing or not.)
addEventListener('popstate', (event) => {
  if (!document.dispatchEvent(new Event('stepback', { cancelable: true }))) event.stopImmediatePropagation();
});

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
if (document.documentElement.dataset['language'])
  void import('./kit/foreign-texts').then(({ translatorOf }) => {
    provideTexts(translatorOf);
    hydrate();
  });
else hydrate();

// Pages to register at carry no scripts: the pages before them bring the browser's time zone, which a new carrier works in.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `tz=${encodeURIComponent(zone)}; path=/mileage; max-age=86400; samesite=lax`;
