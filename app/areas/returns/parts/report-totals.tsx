import type { ReportView } from '~/areas/returns/views/report-view';
import { dueOrCredit, MoneySum, type MoneyLine } from './money-sum';

/** The cover's sums over all fuels, and what an amended return changes. */
export function ReportTotals({ view }: { view: ReportView }) {
  const { totals, symbol, amendment } = view;
  const lines: MoneyLine[] = [
    { label: 'Tax', cents: totals.taxCents },
    ...(totals.surchargeCents !== 0 ? [{ label: 'Surcharge', cents: totals.surchargeCents }] : []),
    ...(view.isLate
      ? [
          { label: 'Interest', cents: totals.interestCents },
          { label: 'Penalty', cents: totals.penaltyCents },
        ]
      : []),
  ];
  return (
    <section className="stack" aria-labelledby="report-totals">
      <h2 id="report-totals">{view.vehicle ? `Totals of ${view.vehicle}` : 'Totals'}</h2>
      {view.vehicle ? <p className="muted small">Its share of the fleet&apos;s return.</p> : null}
      <MoneySum
        lines={lines}
        total={{
          label: amendment ? 'Total as amended' : dueOrCredit(totals.dueCents),
          cents: totals.dueCents,
        }}
        symbol={symbol}
      />
      {amendment ? (
        <>
          <h3>{amendment.title}</h3>
          <MoneySum
            lines={amendment.lines}
            total={{ label: dueOrCredit(amendment.stepCents), cents: amendment.stepCents }}
            symbol={symbol}
          />
        </>
      ) : null}
      {view.complete ? null : (
        <p className="notice notice-bad">The totals are short of the lines that are not computed.</p>
      )}
    </section>
  );
}
