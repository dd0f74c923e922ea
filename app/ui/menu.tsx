import { useEffect, useRef, type ReactNode } from 'react';

/** A dropdown that works as plain `details`; with scripts it also closes on Escape, on a click elsewhere and when the focus leaves. */
export function Menu({ label, button, children }: { label: string; button: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const onClick = (event: MouseEvent) => {
      if (menu.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
    };
    menu.addEventListener('focusout', onLeave);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      menu.removeEventListener('focusout', onLeave);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details className="menu" ref={ref}>
      <summary className="menu-button">
        <span className="visually-hidden">{label}: </span>
        {button}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
