import type { ReportView } from '~/presenters/reports/report-view';
import { Money } from '../money';

/** The cover's sums over all fuels. */
export function ReportTotals({ view }: { view: ReportView }) {
  const { totals, symbol } = view;
  const lines: [string, number][] = [
    ['Tax', totals.taxCents],
    ...(totals.surchargeCents !== 0 ? [['Surcharge', totals.surchargeCents] as [string, number]] : []),
    ...(view.isLate ? ([['Interest', totals.interestCents], ['Penalty', totals.penaltyCents]] as [string, number][]) : []),
  ];
  return (
    <section className="stack" aria-labelledby="report-totals">
      <h2 id="report-totals">{view.vehicle ? `Totals of ${view.vehicle}` : 'Totals'}</h2>
      {view.vehicle ? <p className="muted small">Its share of the fleet&apos;s return.</p> : null}
      <dl className="report-totals">
        {lines.map(([label, cents]) => (
          <div key={label} className="report-total-line">
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} symbol={symbol} />
            </dd>
          </div>
        ))}
        <div className="report-total-line">
          <dt className="total">{view.amendment ? 'Total as amended' : totals.dueCents < 0 ? 'Credit' : 'To pay'}</dt>
          <dd className="total">
            <Money cents={totals.dueCents} symbol={symbol} />
          </dd>
        </div>
      </dl>
      {view.amendment ? <AmendmentTotals amendment={view.amendment} symbol={symbol} /> : null}
      {view.complete ? null : <p className="notice notice-bad">The totals are short of the lines that are not computed.</p>}
    </section>
  );
}

function AmendmentTotals({ amendment, symbol }: { amendment: NonNullable<ReportView['amendment']>; symbol: string }) {
  return (
    <>
      <h3>{amendment.title}</h3>
      <dl className="report-totals">
        {amendment.lines.map(({ label, cents }) => (
          <div key={label} className="report-total-line">
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} symbol={symbol} />
            </dd>
          </div>
        ))}
        <div className="report-total-line">
          <dt className="total">{amendment.stepCents < 0 ? 'Credit' : 'To pay'}</dt>
          <dd className="total">
            <Money cents={amendment.stepCents} symbol={symbol} />
          </dd>
        </div>
      </dl>
    </>
  );
}
