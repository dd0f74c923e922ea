import { useEffect } from 'react';
import { parseQuarterKey } from '~/engine/calendar/quarter';

/**
 * Keeps the quick filter in the browser's storage as `tripsFilter`, `{quarter, year}`, as the cookie of that name has it for pages
 * without scripts. The list decides: what it shows is what is kept. "All quarters" keeps none.
 * @param shown key of the quarter, or "all"
 */
export function useKeptFilter(shown: string): void {
  useEffect(() => {
    const chosen = parseQuarterKey(shown);
    try {
      if (chosen)
        localStorage.setItem('tripsFilter', JSON.stringify({ quarter: chosen.quarter, year: chosen.year }));
      else localStorage.removeItem('tripsFilter');
    } catch {
      // A browser that keeps nothing: the cookie serves.
    }
  }, [shown]);
}
