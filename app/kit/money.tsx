import { formatCents } from './format';

/**
 * An amount of tax in cents. A credit (below zero) has a real minus sign and the word "credit" for screen
 * readers; `sayCredit` also prints the word.
 */
export function Money({
  cents,
  symbol,
  sayCredit = false,
}: {
  cents: number;
  symbol?: string;
  sayCredit?: boolean;
}) {
  if (cents >= 0) return <span className="number">{formatCents(cents, symbol)}</span>;
  return (
    <span className="number credit">
      {formatCents(cents, symbol)}
      <span className={sayCredit ? undefined : 'visually-hidden'}> credit</span>
    </span>
  );
}
