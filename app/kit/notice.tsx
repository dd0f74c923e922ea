import { useEffect, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { useTexts } from './texts';
import { useHydrated } from './use-hydrated';

export type NoticeTone = 'plain' | 'good' | 'warn' | 'bad';

/** Something the person must know, in the flow of the page. What blocks is `bad`, what may bite later is `warn`. */
export function Notice({
  tone = 'plain',
  title,
  children,
  id,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  id?: string;
}) {
  return (
    <div className={tone === 'plain' ? 'notice' : `notice notice-${tone}`} id={id}>
      {tone === 'warn' || tone === 'bad' ? <Icon name="warning" /> : null}
      <div className="notice-body">
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

export type ToastType = 'success' | 'info' | 'warning' | 'danger';

export interface ToastMessage {
  type: ToastType;
  message: string;
  /** Milliseconds; below zero it stays until closed. Danger always stays; others default to 3000. */
  duration?: number;
  /** Leads to what the message is about. */
  link?: { href: string; text: string };
  /** Where a press on "Undo" is sent, and what it brings back. */
  undo?: { action: string; batch: string; to: string };
}

const TONES: Record<ToastType, NoticeTone> = {
  success: 'good',
  info: 'plain',
  warning: 'warn',
  danger: 'bad',
};

/** How long what can be pressed is offered: a hand needs longer than an eye. */
const PRESS_MS = 10_000;

/** How long a toast stays, in milliseconds; below zero until it is closed. */
export function toastDuration({ type, duration, link, undo }: ToastMessage): number {
  if (type === 'danger') return -1;
  if (undo || link) return PRESS_MS;
  return duration ?? 3000;
}

/**
 * What just happened, said once. Server-rendered, so it is there without scripts; one that passes leaves by a
 * style sheet's animation (and waits while the pointer or the focus is on it), one that stays shows its
 * close button as soon as scripts run: the framework's, or public/js/controls.js. That one also gives them the focus where
 * the page has no field for it: they come before the content, so that the next Tab goes there.
 */
export function Toasts({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <div className="toasts" role="status" tabIndex={-1}>
      {messages.map((message, index) => (
        <Toast key={`${index}-${message.message}`} message={message} />
      ))}
    </div>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const [closed, setClosed] = useState(false);
  const hydrated = useHydrated();
  const { t, said, langOf } = useTexts();
  const duration = toastDuration(message);
  // The sheet knows the usual three seconds; any other duration needs a timer.
  const timed = duration >= 0 && duration !== 3000;
  useEffect(() => {
    if (!timed) return;
    const timer = setTimeout(() => setClosed(true), duration);
    return () => clearTimeout(timer);
  }, [timed, duration]);
  if (closed) return null;
  const tone = TONES[message.type];
  const names = ['notice', tone === 'plain' ? '' : `notice-${tone}`, duration === 3000 ? 'toast-brief' : ''];
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <div className="notice-body">
        {message.message.split('\n').map((line, index) => (
          <p key={index} lang={langOf(line)}>
            {said(line)}
          </p>
        ))}
        {message.link ? (
          <p>
            <a href={message.link.href} lang={langOf(message.link.text)}>
              {said(message.link.text)}
            </a>
          </p>
        ) : null}
        {message.undo ? (
          <form method="post" action={message.undo.action}>
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="batch" value={message.undo.batch} />
            <input type="hidden" name="to" value={message.undo.to} />
            <Button small>{t`Undo`}</Button>
          </form>
        ) : null}
      </div>
      {duration < 0 ? (
        <button type="button" hidden={!hydrated} data-close onClick={() => setClosed(true)}>
          <Icon name="close" />
          <span className="visually-hidden">{t`Close this message`}</span>
        </button>
      ) : null}
    </div>
  );
}

/** Over a form that holds again what was typed before the session ended. */
export function RestoredNotice() {
  const { t } = useTexts();
  return (
    <Notice tone="good" title={t`What you typed is back`}>
      <p>{t`You were signed out before it was saved. Check it and save it now.`}</p>
    </Notice>
  );
}
