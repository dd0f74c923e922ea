import { amountText, centsText, wholeText } from '~/areas/returns/views/figures';
import type { GroupView, LineView } from '~/areas/returns/views/report-groups';
import type { ReportView } from '~/areas/returns/views/report-view';
import { Head, Plate } from './print-page';

/** A table of so many lines fits on one page with its heading and is not split over two. */
const UNBROKEN_LINES = 18;

const STATUS: Record<Exclude<LineView['rateStatus'], null>, string> = {
  final: '',
  preliminary: 'preliminary',
  reconstructed: 'check rate',
  entered: 'entered by you',
  missing: 'no rate',
};

/** Late returns owe interest by line (R1230); others have no column of zeros. */
const hasInterest = (view: ReportView): boolean => view.totals.interestCents !== 0;

/** Widths in percent, the same in all tables of a document: figures line up from vehicle to vehicle. */
function widthsOf(view: ReportView): string[] {
  const [place, rate, distance, fuel, money, interest] = [
    25,
    view.rateStatus === 'final' ? 8 : 14,
    10,
    10.5,
    12.5,
    9,
  ];
  const weights = [
    place,
    rate,
    distance,
    distance,
    fuel,
    fuel,
    fuel,
    money,
    ...(hasInterest(view) ? [interest] : []),
  ];
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => `${((100 * weight) / whole).toFixed(2)}%`);
}

/** One table of the return: a line for each jurisdiction, the sums at its foot. */
export function GroupTable({
  group,
  view,
  heading,
}: {
  group: GroupView;
  view: ReportView;
  heading: string;
}) {
  const { totals } = group;
  return (
    <section className={group.rows.length <= UNBROKEN_LINES ? 'avoid' : undefined}>
      <h2>{heading}</h2>
      <p className="muted under-heading">
        {group.vin ? `VIN ${group.vin}. ` : ''}
        {group.average === null
          ? 'No average: fuel or distance is missing.'
          : `${group.average} ${group.averageUnit}${group.unit ? ' for the fleet' : ''}`}
        {group.ownAverage === null ? '' : `, ${group.ownAverage} for this vehicle`}.{' '}
        {wholeText(group.totalFuel)} {group.fuelShort} of {group.fuelInSentence}
        {group.fuelCode ? ` (fuel code ${group.fuelCode})` : ''}.
      </p>
      <table className="lines">
        <caption>{heading}: tax by jurisdiction</caption>
        <colgroup>
          {widthsOf(view).map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {group.rows.length > UNBROKEN_LINES ? (
              // Repeated with the head: a page that continues the table says whose it is.
              <Head label="Jurisdiction" unit={heading} />
            ) : (
              <th scope="col">Jurisdiction</th>
            )}
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
            <td>{amountText(totals.taxCents)}</td>
            {hasInterest(view) ? <td>{amountText(totals.interestCents)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </section>
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
        {row.kind === 'surcharge'
          ? ' surcharge'
          : row.kind === 'outside' && row.code !== ''
            ? ', outside IFTA'
            : ''}
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
      <td>
        {row.kind === 'outside' ? dash : row.taxCents === null ? 'not computed' : centsText(row.taxCents)}
      </td>
      {hasInterest(view) ? (
        <td>{isTax && row.interestCents !== null ? centsText(row.interestCents) : dash}</td>
      ) : null}
    </tr>
  );
}
