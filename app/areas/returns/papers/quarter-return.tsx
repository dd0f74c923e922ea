import { formatUsDate } from '~/engine/calendar/local-date';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { ReportFilter } from '~/areas/returns/rules/report-filter';
import { phoneText } from '~/areas/carriers/views/carrier-form';
import type { AmountList } from '~/areas/returns/rules/sum-to-pay';
import { amountText } from '~/areas/returns/views/figures';
import type { GroupView } from '~/areas/returns/views/report-groups';
import { reportView, type ReportView } from '~/areas/returns/views/report-view';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import { AmendedLines } from './amended-lines';
import { GroupTable } from './group-table';
import { Facts, Head, printPage } from './print-page';
import { VehicleSummary } from './vehicle-summary';

/** A document for the printer with what is on every page. */
export interface PrintedDocument {
  html: string;
  title: string;
  subject: string;
  runningHead: { left: string; right: string };
  fileName: string;
  /** Across, where its tables are wide. */
  landscape?: boolean;
}

/** "ifta-2026-Q3-by-vehicle", without its ending. */
export function returnFileName({ quarter, perEquipment, equipmentId }: ReportFilter): string {
  return `ifta-${quarter.year}-Q${quarter.quarter}${perEquipment ? '-by-vehicle' : ''}${equipmentId === null ? '' : `-vehicle-${equipmentId}`}`;
}

/** The quarter's return as a carrier hands it to an auditor. */
export function quarterReturnDocument(report: QuarterReport): PrintedDocument {
  const view = reportView(report);
  const scope = view.vehicle ? `, ${view.vehicle}` : report.filter.perEquipment ? ', by vehicle' : '';
  const title = `IFTA fuel tax return ${view.label}${scope}`;
  return {
    html: printPage(`${title}, ${view.carrier}`, <ReturnBody view={view} report={report} title={title} />),
    title: `${title}, ${view.carrier}`,
    subject: `International Fuel Tax Agreement return for ${view.period}`,
    runningHead: {
      left: view.carrier,
      right: [
        view.license ? `IFTA license ${view.license}` : '',
        `Return ${view.label}${scope}`,
        view.filed ? `filed ${view.filed.filedOn}` : 'draft',
      ]
        .filter(Boolean)
        .join(' · '),
    },
    fileName: returnFileName(report.filter),
  };
}

/** The return that the vehicles' shares add up to, where the report is by vehicle. */
function fleetGroups(report: QuarterReport): GroupView[] | null {
  if (!report.filter.perEquipment || report.filter.equipmentId !== null) return null;
  return reportView({ ...report, filter: { ...report.filter, perEquipment: false } }).groups;
}

function ReturnBody({ view, report, title }: { view: ReportView; report: QuarterReport; title: string }) {
  const fleet = view.groups.length === 0 ? null : fleetGroups(report);
  const { carrier } = report;
  const address = [
    carrier.street,
    [carrier.city, carrier.region, carrier.postalCode].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <main>
      <h1>{title}</h1>
      <p className="lede">
        {view.period}.{' '}
        <span className="state">
          {view.filed
            ? `${view.sum.amendment ? view.sum.amendment.title + ', filed' : 'Filed'} ${view.filed.filedOn}`
            : `Draft: ${view.stateName.toLowerCase()}`}
        </span>
      </p>
      <Facts
        left={[
          ['Carrier', view.carrier],
          ['Address', address],
          ['USDOT', carrier.usdot ?? ''],
          ['IFTA license', view.license ?? ''],
        ]}
        right={[
          ['Base', view.base ? (jurisdictionByCode(view.base)?.name ?? view.base) : ''],
          ['Due', formatUsDate(view.dueDate)],
          ['Units', view.distanceUnit === 'mi' ? 'Miles, US gallons, US$' : 'Kilometers, liters, C$'],
          view.filed
            ? ['Confirmation', view.filed.confirmation]
            : ['Contact', [carrier.contactName, phoneText(carrier.contactPhone)].filter(Boolean).join(', ')],
        ]}
      />
      <div className="figures">
        {view.figures.map((figure) => (
          <div key={figure.label}>
            <p className="label">{figure.label}</p>
            <p className="value">{figure.value}</p>
          </div>
        ))}
      </div>
      {view.groups.length > 0 ? null : (
        <p>
          {view.vehicle
            ? `${view.vehicle} has no distance and no fuel in this quarter.`
            : 'No distance was driven and no fuel was bought in this quarter: this is a zero return.'}
        </p>
      )}
      {(fleet ?? view.groups).map((group) => (
        <GroupTable
          key={group.key}
          group={group}
          view={view}
          heading={fleet ? `Fleet, ${group.fuelInSentence}` : (group.title ?? group.fuelName)}
        />
      ))}
      <CoverTotals view={view} />
      {report.changes && report.changes.length > 0 && view.vehicle === null ? (
        <AmendedLines lines={report.changes} view={view} />
      ) : null}
      {fleet ? (
        <>
          <VehicleSummary groups={view.groups} view={view} />
          {view.groups.map((group) => (
            <GroupTable key={group.key} group={group} view={view} heading={group.title ?? group.fuelName} />
          ))}
        </>
      ) : null}
      <Findings view={view} />
      <section className="avoid">
        <h2>Sources</h2>
        <p className="small">{view.rateSource}</p>
        <p className="small">
          Whole {view.distanceUnit === 'mi' ? 'miles and gallons' : 'kilometers and liters'}, half up; average
          to two decimals; taxable fuel is taxable distance divided by the average of the whole fleet; tax in
          cents, half away from zero; surcharge on taxable fuel without credit.{' '}
          {view.groups.some((group) => group.unit !== null)
            ? "Each vehicle's figures are its share of the fleet's return and add up to it. "
            : ''}
          Records behind this return are to be kept for four years (P510).
        </p>
        {view.remarks.map((remark) => (
          <p key={remark} className="small">
            {remark}
          </p>
        ))}
      </section>
      <div className="signature">
        <p>Signature</p>
        <p>Name and title</p>
        <p>Date</p>
      </div>
    </main>
  );
}

function CoverTotals({ view }: { view: ReportView }) {
  const { sum } = view;
  const { cents } = sum.whole.total;
  const name = sum.amendment
    ? 'The return as amended'
    : cents !== null && cents < 0
      ? 'Credit'
      : 'Amount due';
  return (
    <>
      <section className="avoid">
        <h2>{`${name}${view.vehicle ? `, share of ${view.vehicle}` : ''}`}</h2>
        {sum.asOf ? (
          <p className="small">{`The return is late: interest and penalty as of ${formatUsDate(sum.asOf)}.`}</p>
        ) : null}
        <Amounts list={sum.whole} view={view} caption="Sum over all fuels" />
        {view.complete ? null : (
          <p className="mark">{`No total yet. Not computed: ${sum.missing.join(', ')}.`}</p>
        )}
      </section>
      {sum.amendment ? (
        <section className="avoid">
          <h2>{sum.amendment.title}</h2>
          <Amounts list={sum.amendment} view={view} caption="Difference to the return before" />
        </section>
      ) : null}
    </>
  );
}

function Amounts({ list, view, caption }: { list: AmountList; view: ReportView; caption: string }) {
  return (
    <table className="sums">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <Head label="Amount" unit={view.currency} />
        </tr>
      </thead>
      <tbody>
        {list.lines.map(({ label, cents }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{amountText(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{list.total.label}</th>
          <td>{amountText(list.total.cents, view.symbol)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Findings({ view }: { view: ReportView }) {
  if (view.notices.length === 0) return null;
  return (
    <section className="avoid">
      <h2>Findings</h2>
      {view.notices.map((notice) => (
        <p key={notice.text} className={notice.tone === 'plain' ? 'finding info' : 'finding'}>
          {notice.text}
        </p>
      ))}
    </section>
  );
}
