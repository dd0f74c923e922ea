import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LinkButton } from './button';
import { Icon } from './icon';

interface DialogProps {
  title: string;
  children: ReactNode;
}

/**
 * The page half of the pair: the content of a dialog as a page of its own, with its own address, for a browser
 * without scripts and for a bookmark. `backHref` is where Back leads.
 */
export function DialogPage({
  title,
  backHref,
  backText = 'Back',
  children,
}: DialogProps & { backHref?: string; backText?: string }) {
  return (
    <div className="dialog-page">
      <div className="dialog-page-head">
        {backHref ? (
          <LinkButton href={backHref} kind="quiet" small>
            <Icon name="back" />
            {backText}
          </LinkButton>
        ) : null}
        <h1>{title}</h1>
      </div>
      <div className="stack">{children}</div>
    </div>
  );
}

/** The open dialog that lies on top: the last one opened is the last in the document or inside the one before. */
function isOnTop(dialog: HTMLDialogElement): boolean {
  const open = document.querySelectorAll('dialog[open]');
  return open[open.length - 1] === dialog;
}

/**
 * The modal half: locks the page behind it, closes on Escape and on the cross, gives the focus back. `onClose`
 * runs on every way out and is where the caller goes back to the page behind.
 */
export function DialogModal({ title, onClose, children }: DialogProps & { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The browser's own Escape may close two dialogs at once when they opened without a click in between.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOnTop(dialog)) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // In the body: the styles of the place that opens it are not its own.
  return createPortal(
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button-quiet button-small" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
}
