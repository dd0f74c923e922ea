import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LinkButton } from './button';
import { Icon } from './icon';
import { useTexts } from './texts';

interface DialogProps {
  title: string;
  children: ReactNode;
}

/**
 * The page half of the pair: the content of a dialog as a page of its own, with its own address, for a browser
 * without scripts and for a bookmark. `backHref` is where Back leads; a `wide` one uses the room there is, one for a grid all of it, one with a
 * map what a wide screen has.
 */
export function DialogPage({
  title,
  backHref,
  backText,
  wide = false,
  asks = false,
  children,
}: DialogProps & {
  backHref?: string;
  backText?: string;
  wide?: boolean | 'grid' | 'map';
  /** The title is a question, and the first thing to be read. */
  asks?: boolean;
}) {
  const { t } = useTexts();
  return (
    <div
      className={['dialog-page', wide ? `dialog-page-${wide === true ? 'wide' : wide}` : ''].join(' ').trim()}
    >
      <div className="dialog-page-head">
        {backHref ? (
          <LinkButton href={backHref} kind="quiet" small>
            <Icon name="back" />
            {backText ?? t`Back`}
          </LinkButton>
        ) : null}
        <h1 {...(asks ? { tabIndex: -1, autoFocus: true } : {})}>{title}</h1>
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

/** Open dialogs, the last one on top, and how many steps of the browser's history stand for them. */
const open: { close: () => void }[] = [];
let steps = 0;
/** Steps that are on their way back: the browser answers later. */
let returning = 0;
let isWatching = false;

/** The browser's Back closes the dialog on top instead of leaving the page. The router does not hear of these steps (entry.client.tsx). */
function watchBack(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('stepback', (event) => {
    if (steps === 0 || event.defaultPrevented) return;
    event.preventDefault();
    steps -= 1;
    if (returning === 0) return open[open.length - 1]?.close();
    returning -= 1;
    while (steps < open.length) step();
  });
}

function step(): void {
  history.pushState(history.state, '');
  steps += 1;
}

/** @returns what is to be called when the dialog is gone. */
function withStepBack(dialog: { close: () => void }): () => void {
  watchBack();
  open.push(dialog);
  if (returning === 0 && steps < open.length) step();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    // One that opens in its place takes over its step.
    setTimeout(() => {
      if (steps - returning <= open.length) return;
      returning += 1;
      history.back();
    }, 0);
  };
}

/** How long a dialog takes to leave; style sheets know it too. */
const LEAVE_MS = 300;

/** What is left of a dialog for the moment in which it goes: a picture of it, which nobody can reach. */
function leaveBehind(dialog: HTMLDialogElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const ghost = document.createElement('div');
  const { left, top, width, height } = dialog.getBoundingClientRect();
  ghost.className = `${dialog.className} dialog-leaving`;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  ghost.append(...dialog.cloneNode(true).childNodes);
  document.body.append(ghost);
  setTimeout(() => ghost.remove(), LEAVE_MS);
}

/**
 * The modal half: locks the page behind it, closes on Escape, on the browser's Back and on the cross, gives the focus back. `onClose`
 * runs on every way out and is where the caller goes back to the page behind. A `sliding` one comes in from the side;
 * each that opens over others is a little narrower, so that those show behind it. A `wide` one is for a
 * film with what belongs to it beside it.
 */
export function DialogModal({
  title,
  onClose,
  sliding = false,
  wide = false,
  children,
}: DialogProps & { onClose: () => void; sliding?: boolean; wide?: boolean }) {
  const { t } = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (!dialog.open) {
      const below = document.querySelectorAll('dialog.dialog-sliding[open]').length;
      dialog.style.setProperty('--below', String(below));
      dialog.showModal();
    }
    // The browser's own Escape may close two dialogs at once when they opened without a click in between.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOnTop(dialog)) return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKey);
    const forget = withStepBack({ close: () => close.current() });
    return () => {
      forget();
      document.removeEventListener('keydown', onKey);
      leaveBehind(dialog);
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // In the body: the styles of the place that opens it are not its own.
  return createPortal(
    <dialog
      ref={ref}
      className={`dialog${sliding ? ' dialog-sliding' : ''}${wide ? ' dialog-wide' : ''}`}
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
          <span className="visually-hidden">{t`Close`}</span>
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
}
