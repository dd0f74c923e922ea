import type { ReactNode } from 'react';
import { Button, LinkButton } from './button';
import { useTexts } from './texts';

/**
 * "Are you sure?" as a form, on a page (`DialogPage`) or in a modal. Says the consequence first; the button says
 * what happens. `fields` are the hidden inputs the action needs.
 */
export function Confirm({
  text,
  confirmText,
  cancelHref,
  cancelText,
  danger = true,
  action,
  fields = {},
}: {
  text: ReactNode;
  confirmText: string;
  cancelHref: string;
  cancelText?: string;
  danger?: boolean;
  action?: string;
  fields?: Record<string, string>;
}) {
  const { t } = useTexts();
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="confirm-text">{text}</div>
      <div className="actions">
        <Button kind={danger ? 'danger' : 'primary'}>{confirmText}</Button>
        <LinkButton href={cancelHref} kind="quiet">
          {cancelText ?? t`Cancel`}
        </LinkButton>
      </div>
    </form>
  );
}
