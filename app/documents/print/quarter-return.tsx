import { formatUsDate } from '~/domain/calendar/local-date';
import { jurisdictionByCode } from '~/domain/jurisdictions/codes';
import type { ReportFilter } from '~/domain/reports/report-filter';
import { phoneText } from '~/presenters/accounts/carrier-form';
import { centsText, wholeText } from '~/presenters/reports/figures';
import type { GroupView, LineView } from '~/presenters/reports/report-groups';
import { reportView, type ReportView } from '~/presenters/reports/report-view';
import type { QuarterReport } from '~/services/reports/quarter-report.server';
import { Facts, Plate, printPage } from './print-page';

/** A document for the printer with what stands on every page. */
export interface PrintedDocument {
  html: string;
  title: string;
  subject: string;
  runningHead: { left: string; right: string };
  fileName: string;
}

const STATUS: Record<Exclude<LineView['rateStatus'], null>, string> = { final: '', preliminary: 'preliminary', reconstructed: 'check rate', missing: 'no rate' };

/** "ifta-2026-Q3-by-vehicle", without its ending. */
export function returnFileName({ quarter, perEquipment, equipmentId }: ReportFilter): string {
  return `ifta-${quarter.year}-Q${quarter.quarter}${perEquipment ? '-by-vehicle' : ''}${equipmentId === null ? '' : `-vehicle-${equipmentId}`}`;
}

/** The quarter's return as a carrier hands it to an auditor. */
export function quarterReturnDocument(report: QuarterReport): PrintedDocument {
  const view = reportView(report);
  const scope = report.filter.equipmentId !== null ? `, ${view.groups[0]?.unit ?? 'one vehicle'}` : report.filter.perEquipment ? ', by vehicle' : '';
  const title = `IFTA fuel tax return ${view.label}${scope}`;
  return {
    html: printPage(`${title}, ${view.carrier}`, <ReturnBody view={view} report={report} title={title} />),
    title: `${title}, ${view.carrier}`,
    subject: `International Fuel Tax Agreement return for ${view.period}`,
    runningHead: { left: view.carrier, right: [view.licence ? `IFTA licence ${view.licence}` : '', view.label].filter(Boolean).join(' · ') },
    fileName: returnFileName(report.filter),
  };
}

function ReturnBody({ view, report, title }: { view: ReportView; report: QuarterReport; title: string }) {
  const { carrier } = report;
  const address = [carrier.street, [carrier.city, carrier.region, carrier.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <main>
      <h1>{title}</h1>
      <p className="lede">
        {view.period}. <span className="state">{view.filed ? `Filed ${view.filed.filedOn}` : `Draft: ${view.stateName.toLowerCase()}`}</span>
      </p>
      <Facts
        left={[
          ['Carrier', view.carrier],
          ['Address', address],
          ['USDOT', carrier.usdot ?? ''],
          ['IFTA licence', view.licence ?? ''],
        ]}
        right={[
          ['Base', view.base ? (jurisdictionByCode(view.base)?.name ?? view.base) : ''],
          ['Due', formatUsDate(view.dueDate)],
          ['Units', view.distanceUnit === 'mi' ? 'Miles, US gallons, US$' : 'Kilometres, litres, C$'],
          view.filed ? ['Confirmation', view.filed.confirmation] : ['Contact', [carrier.contactName, phoneText(carrier.contactPhone)].filter(Boolean).join(', ')],
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
      {view.groups.length === 0 ? <p>No distance was driven and no fuel was bought in this quarter: this is a zero return.</p> : null}
      {view.groups.map((group) => (
        <GroupTable key={group.key} group={group} view={view} />
      ))}
      <CoverTotals view={view} />
      <Findings view={view} />
      <section className="avoid">
        <h2>Sources</h2>
        <p className="small">{view.rateSource}</p>
        <p className="small">
          Whole {view.distanceUnit === 'mi' ? 'miles and gallons' : 'kilometres and litres'}, half up; average to two decimals; taxable fuel is taxable distance divided by the average of the whole fleet; tax in cents, half
          away from zero; surcharge on taxable fuel without credit. {view.groups.some((group) => group.unit !== null) ? "Each vehicle's figures are its share of the fleet's return and add up to it. " : ''}
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

/** Late returns owe interest by line (R1230); others have no column of zeros. */
const hasInterest = (view: ReportView): boolean => view.totals.interestCents !== 0;

function GroupTable({ group, view }: { group: GroupView; view: ReportView }) {
  const { totals } = group;
  const heading = group.title ?? group.fuelName;
  return (
    <section>
      <h2>{heading}</h2>
      <p className="muted">
        {group.average === null ? 'No average: fuel or distance is missing.' : `${group.average} ${group.averageUnit}${group.unit ? ' for the fleet' : ''}`}
        {group.ownAverage === null ? '' : `, ${group.ownAverage} for this vehicle`}. {wholeText(group.totalFuel)} {group.fuelShort} of {group.fuelName.toLowerCase()}
        {group.fuelCode ? ` (fuel code ${group.fuelCode})` : ''}.
      </p>
      <table>
        <caption>{heading}: tax by jurisdiction</caption>
        <thead>
          <tr>
            <th scope="col">Jurisdiction</th>
            <Head label="Rate" unit={`${view.symbol}/${group.fuelShort}`} />
            <Head label="Total" unit={view.distanceUnit} />
            <Head label="Taxable" unit={view.distanceUnit} />
            <Head label="Taxable fuel" unit={group.fuelShort} />
            <Head label="Tax-paid fuel" unit={group.fuelShort} />
            <Head label="Net taxable" unit={group.fuelShort} />
            <Head label="Tax or credit" unit={view.symbol} />
            {hasInterest(view) ? <Head label="Interest" unit={view.symbol} /> : null}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.key} row={row} view={view} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`Total, ${totals.count} ${totals.count === 1 ? 'jurisdiction' : 'jurisdictions'}`}</th>
            <td />
            <td>{wholeText(totals.totalDistance)}</td>
            <td>{wholeText(totals.taxableDistance)}</td>
            <td>{wholeText(totals.taxableFuel)}</td>
            <td>{wholeText(totals.taxPaidFuel)}</td>
            <td>{wholeText(totals.netTaxableFuel)}</td>
            <td>{centsText(totals.taxCents)}</td>
            {hasInterest(view) ? <td>{centsText(totals.interestCents)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Head({ label, unit }: { label: string; unit: string }) {
  return (
    <th scope="col">
      {label}
      <span className="unit">{unit}</span>
    </th>
  );
}

function Row({ row, view }: { row: LineView; view: ReportView }) {
  const status = row.rateStatus === null ? '' : STATUS[row.rateStatus];
  const isTax = row.kind === 'tax';
  const dash = '\u2013';
  const whole = (value: number | null) => (value === null ? dash : wholeText(value));
  return (
    <tr>
      <th scope="row">
        <Plate code={row.code} />
        {row.name}
        {row.kind === 'surcharge' ? ' surcharge' : row.kind === 'outside' && row.code !== '' ? ', outside IFTA' : ''}
        {row.period ? <span className="small muted"> {row.period}</span> : null}
      </th>
      <td>
        {status ? <span className="mark">{status} </span> : null}
        {row.kind === 'outside' ? dash : (row.rate ?? (row.rateStatus === 'missing' ? '' : 'none'))}
        {row.rate !== null && row.ratePer === 'distance' ? `/${view.distanceUnit}` : ''}
      </td>
      <td>{row.kind === 'surcharge' ? dash : wholeText(row.totalDistance)}</td>
      <td>{isTax ? wholeText(row.taxableDistance) : dash}</td>
      <td>{whole(row.taxableFuel)}</td>
      <td>{isTax ? wholeText(row.taxPaidFuel) : dash}</td>
      <td>{whole(row.netTaxableFuel)}</td>
      <td>{row.kind === 'outside' ? dash : row.taxCents === null ? 'not computed' : centsText(row.taxCents)}</td>
      {hasInterest(view) ? <td>{isTax && row.interestCents !== null ? centsText(row.interestCents) : dash}</td> : null}
    </tr>
  );
}

function CoverTotals({ view }: { view: ReportView }) {
  const { totals } = view;
  const lines: [string, number][] = [['Tax', totals.taxCents], ['Surcharge', totals.surchargeCents], ['Interest', totals.interestCents], ['Penalty', totals.penaltyCents]];
  return (
    <section className="avoid">
      <h2>{totals.dueCents < 0 ? 'Credit' : 'Amount due'}</h2>
      <table className="sums">
        <caption>Sums over all fuels</caption>
        <thead>
          <tr>
            <th scope="col">Sum over all fuels</th>
            <Head label="Amount" unit={view.currency} />
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, cents]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{centsText(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totals.dueCents < 0 ? 'Credit' : 'To pay'}</th>
            <td>{centsText(totals.dueCents, view.symbol)}</td>
          </tr>
        </tfoot>
      </table>
      {view.complete ? null : <p className="mark">Short of the lines that are not computed.</p>}
    </section>
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
