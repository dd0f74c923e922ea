import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

// Pages to register at carry no scripts: the pages before them bring the browser's time zone, which a new carrier works in.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `tz=${encodeURIComponent(zone)}; path=/mileage; max-age=86400; samesite=lax`;
