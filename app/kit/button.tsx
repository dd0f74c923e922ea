import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** One primary action to a screen; danger for what deletes; quiet for what is in rows. */
  kind?: ButtonKind;
  small?: boolean;
  /** Takes the width of its column. */
  wide?: boolean;
}

/** The class names of a button look, for elements that are neither `button` nor `a` (a file label, a summary). */
export function buttonClass(
  { kind = 'secondary', small = false, wide = false }: Look,
  extra?: string,
): string {
  const names = ['button'];
  if (kind !== 'secondary') names.push(`button-${kind}`);
  if (small) names.push('button-small');
  if (wide) names.push('button-wide');
  if (extra) names.push(extra);
  return names.join(' ');
}

/** A button that does something. Its words say what happens: "Save trip", not "Submit". */
export function Button({
  kind,
  small,
  wide,
  className,
  type = 'submit',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ kind, small, wide }, className)} {...rest} />;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({
  kind,
  small,
  wide,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a className={buttonClass({ kind, small, wide }, className)} {...rest} />;
}
