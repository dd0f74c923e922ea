import type { ReactNode } from 'react';

/** What is shown in place of a list: what is missing, and the button that changes it as `children`. */
export function Empty({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {text ? <p className="muted">{text}</p> : null}
      {children ? <div className="actions">{children}</div> : null}
    </div>
  );
}
