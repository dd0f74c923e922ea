import type { ReportView } from '~/areas/returns/views/report-view';
import { formatDate } from '~/kit/format';
import { MoneySum } from './money-sum';

/** The cover's sums over all fuels, and what an amended return changes. */
export function ReportTotals({ view }: { view: ReportView }) {
  const { sum, symbol } = view;
  return (
    <section className="stack" aria-labelledby="report-totals">
      <h2 id="report-totals">{view.vehicle ? `Totals of ${view.vehicle}` : 'Totals'}</h2>
      {view.vehicle ? <p className="muted small">Its share of the fleet&apos;s return.</p> : null}
      {sum.asOf ? (
        <p className="muted small">{`The return is late: interest and penalty as of ${formatDate(sum.asOf)}.`}</p>
      ) : null}
      <MoneySum list={sum.whole} symbol={symbol} />
      {sum.amendment ? (
        <>
          <h3>{sum.amendment.title}</h3>
          <MoneySum list={sum.amendment} symbol={symbol} />
        </>
      ) : null}
      {view.complete ? null : (
        <p className="notice notice-bad">{`No total yet. Not computed: ${sum.missing.join(', ')}.`}</p>
      )}
    </section>
  );
}
