import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A dropdown that works as plain `details`; with scripts it also opens when the keyboard reaches it, and closes on Escape, on a
 * click elsewhere and when the focus leaves.
 */
export function Menu({ label, button, children }: { label: string; button: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const onClick = (event: MouseEvent) => {
      if (menu.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    const summary = menu.querySelector('summary');
    let isGivenBack = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      isGivenBack = true;
      summary?.focus();
      isGivenBack = false;
    };
    // A pointer's focus comes before its click, which opens it anyway; from inside the menu the way leads out of it.
    const onFocus = (event: FocusEvent) => {
      const isFromInside = event.relatedTarget instanceof Node && menu.contains(event.relatedTarget);
      if (!isGivenBack && !isFromInside && summary?.matches(':focus-visible')) menu.open = true;
    };
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
    };
    summary?.addEventListener('focus', onFocus);
    menu.addEventListener('focusout', onLeave);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      summary?.removeEventListener('focus', onFocus);
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
