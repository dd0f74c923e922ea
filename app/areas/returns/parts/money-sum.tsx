import { Money } from '~/kit/money';

export interface MoneyLine {
  label: string;
  cents: number;
}

/** What the last line of a sum is called. */
export const dueOrCredit = (cents: number): string => (cents < 0 ? 'Credit' : 'To pay');

/** Amounts one below the other, and what they come to. */
export function MoneySum({
  lines,
  total,
  symbol,
}: {
  lines: readonly MoneyLine[];
  total: MoneyLine;
  symbol: string;
}) {
  return (
    <dl className="report-totals">
      {[...lines, total].map((line) => {
        const look = line === total ? 'total' : undefined;
        return (
          <div key={line.label} className="report-total-line">
            <dt className={look}>{line.label}</dt>
            <dd className={look}>
              <Money cents={line.cents} symbol={symbol} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
