import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { paths } from '~/routes';

const FIRST_WAIT_MS = 1000;
const LAST_WAIT_MS = 60_000;

/** Whether the server can be reached at all: a page that is read anew without signal would give way to an error. */
const isReachable = (): Promise<boolean> =>
  fetch(paths.health(), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * With scripts a page that waits for a result is read again by itself: after a second, then after twice as long each time up
 * to a minute, or every second where `steady`. Without signal it stays as it is and goes on when the signal is back.
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
      const reached = await isReachable();
      if (stopped) return;
      setLost(!reached);
      if (reached) revalidate();
      if (!steady && reached) delay *= 2;
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
