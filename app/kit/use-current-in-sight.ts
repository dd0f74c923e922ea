import { useEffect, useRef } from 'react';

/** For a row of tabs that scrolls on a phone: the current one is in sight. */
export function useCurrentInSight<Row extends HTMLElement>(where: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    const [all, one] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (one.left < all.left || one.right > all.right)
      row.current.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [where]);
  return row;
}
