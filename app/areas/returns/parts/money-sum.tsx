import type { Amount, AmountList } from '~/areas/returns/rules/sum-to-pay';
import { Money } from '~/kit/money';
import { useTexts } from '~/kit/texts';

/** Cents, or that they are not computed. */
export function MoneyOrIncomplete({ cents, symbol }: { cents: number | null; symbol: string }) {
  const { t } = useTexts();
  return cents === null ? (
    <span className="muted">{t`incomplete`}</span>
  ) : (
    <Money cents={cents} symbol={symbol} />
  );
}

/** Amounts one below the other, and what they come to. */
export function MoneySum({ list, symbol }: { list: AmountList; symbol: string }) {
  const { said } = useTexts();
  const { lines, total } = list;
  return (
    <dl className="report-totals">
      {[...lines, total].map((line: Amount) => {
        const look = line === total ? 'total' : undefined;
        return (
          <div key={line.label} className="report-total-line">
            <dt className={look}>{said(line.label)}</dt>
            <dd className={look}>
              <MoneyOrIncomplete cents={line.cents} symbol={symbol} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
