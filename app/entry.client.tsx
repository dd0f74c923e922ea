import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { provideTexts } from './kit/texts';
import { waitForRoom } from './kit/wait-for-room';

waitForRoom();

// Steps of the history that stand for an open dialog: whoever made the step calls off this event. The router, which comes later and would
// read the page anew, does not hear of them. (Listeners of the window run in the order in which they came, capturing or not.)
addEventListener('popstate', (event) => {
  if (!document.dispatchEvent(new Event('stepback', { cancelable: true }))) event.stopImmediatePropagation();
});

/**
 * Until the page's data is decoded, RemixBrowser throws the promise of it. A root that waits for it inside React gives up (error 345)
 * when a key or a focus comes meanwhile, so it is waited for before there is a root.
 */
async function dataIsHere(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reason) {
    // Anything else is thrown again, where it can be shown, when the page is taken over.
    if (reason instanceof Promise) await reason;
  }
}

const hydrate = async () => {
  await dataIsHere();
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
};
if (document.documentElement.dataset['language'])
  void import('./kit/foreign-texts').then(({ translatorOf }) => {
    provideTexts(translatorOf);
    return hydrate();
  });
else void hydrate();

// Pages to register at carry no scripts: the pages before them bring the browser's time zone, which a new carrier works in.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `tz=${encodeURIComponent(zone)}; path=/mileage; max-age=86400; samesite=lax`;
