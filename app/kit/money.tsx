import { useFigures } from './figures';
import { useTexts } from './texts';

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
  const { t } = useTexts();
  const figures = useFigures();
  if (cents >= 0) return <span className="number">{figures.cents(cents, symbol)}</span>;
  return (
    <span className="number credit">
      {figures.cents(cents, symbol)}
      <span className={sayCredit ? undefined : 'visually-hidden'}> {t`credit`}</span>
    </span>
  );
}
