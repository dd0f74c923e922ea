import type { ReportView } from '~/areas/returns/views/report-view';
import { formatDate } from '~/kit/format';
import { useTexts } from '~/kit/texts';
import { MoneySum } from './money-sum';

/** The cover's sums over all fuels, and what an amended return changes. */
export function ReportTotals({ view }: { view: ReportView }) {
  const { t, said } = useTexts();
  const { sum, symbol } = view;
  return (
    <section className="stack" aria-labelledby="report-totals">
      <h2 id="report-totals">{view.vehicle ? t`Totals of ${said(view.vehicle)}` : t`Totals`}</h2>
      {view.vehicle ? <p className="muted small">{t`Its share of the fleet's return.`}</p> : null}
      {sum.asOf ? (
        <p className="muted small">{t`The return is late: interest and penalty as of ${said(formatDate(sum.asOf))}.`}</p>
      ) : null}
      <MoneySum list={sum.whole} symbol={symbol} />
      {sum.amendment ? (
        <>
          <h3>{said(sum.amendment.title)}</h3>
          <MoneySum list={sum.amendment} symbol={symbol} />
        </>
      ) : null}
      {view.complete ? null : (
        <p className="notice notice-bad">{t`No total yet. Not computed: ${sum.missing.map(said).join(', ')}.`}</p>
      )}
    </section>
  );
}
