import type { Amount, AmountList } from '~/areas/returns/rules/sum-to-pay';
import { Money } from '~/kit/money';

/** Cents, or that they are not computed. */
export const MoneyOrIncomplete = ({ cents, symbol }: { cents: number | null; symbol: string }) =>
  cents === null ? <span className="muted">incomplete</span> : <Money cents={cents} symbol={symbol} />;

/** Amounts one below the other, and what they come to. */
export function MoneySum({ list, symbol }: { list: AmountList; symbol: string }) {
  const { lines, total } = list;
  return (
    <dl className="report-totals">
      {[...lines, total].map((line: Amount) => {
        const look = line === total ? 'total' : undefined;
        return (
          <div key={line.label} className="report-total-line">
            <dt className={look}>{line.label}</dt>
            <dd className={look}>
              <MoneyOrIncomplete cents={line.cents} symbol={symbol} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
