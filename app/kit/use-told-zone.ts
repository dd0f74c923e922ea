import { useEffect } from 'react';
import { paths } from '~/routes';

const JOINING = `a[href^="${paths.register()}"], a[href^="${paths.login()}"]`;

/** Who goes from a page with scripts to register or to sign in brings the browser's time zone along: a new carrier works in it. */
export function useToldZone(): void {
  useEffect(() => {
    const tell = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(JOINING)) return;
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (zone)
        document.cookie = `tz=${encodeURIComponent(zone)}; path=${paths.home()}; max-age=86400; samesite=lax`;
    };
    document.addEventListener('click', tell);
    return () => document.removeEventListener('click', tell);
  }, []);
}
