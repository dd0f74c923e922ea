import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 60_000;

type Reach = 'answers' | 'fails' | 'no signal';

/** Whether this page can be read anew: one that is tried and fails would give way to an error page. */
const reach = (): Promise<Reach> =>
  fetch(`${location.pathname}.data${location.search}`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => (ok ? 'answers' : 'fails'),
    () => 'no signal',
  );

/**
 * With scripts a page that waits for a result is read again by itself: after a second, then after twice as long each time up
 * to a minute, or every second where `steady`. Without signal, or while the server fails, it stays as it is and tries again.
 * @returns whether the last try found no signal.
 */
export function useWaiting(isWaiting: boolean, steady = false): boolean {
  const { revalidate } = useRevalidator();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    let delay = FIRST_WAIT_MS;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      clearTimeout(timer);
      const found = await reach();
      if (stopped) return;
      setLost(found === 'no signal');
      if (found === 'answers') revalidate();
      if (!steady && found === 'answers') delay *= 2;
      if (found === 'fails') delay = Math.min(delay * 2, LAST_WAIT_MS / 2);
      if (delay < LAST_WAIT_MS) timer = setTimeout(() => void ask(), delay);
    };
    const again = () => void ask();
    timer = setTimeout(again, delay);
    window.addEventListener('online', again);
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, steady, revalidate]);
  return isWaiting && isLost;
}
