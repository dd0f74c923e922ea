import { useEffect, useState } from 'react';

/** False on the server and in the first client render, true once scripts run: for what only works with them. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
