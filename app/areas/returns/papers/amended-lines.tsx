import type { LineDifference } from '~/engine/ifta/amend-return';
import { fuelTypeInSentence } from '~/engine/ifta/fuel-types';
import type { ReturnLine } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { amountText, wholeText } from '~/areas/returns/views/figures';
import type { ReportView } from '~/areas/returns/views/report-view';
import { Head, Plate } from './print-page';

/** So many changed lines fit on one page with their heading. */
const UNBROKEN = 8;

interface Row {
  name: string;
  totalDistance: number;
  taxableDistance: number;
  taxableFuel: number | null;
  taxPaidFuel: number;
  cents: number | null;
}

/** What an amended return changes: each line as filed, as amended, and the difference between them. */
export function AmendedLines({ lines, view }: { lines: readonly LineDifference[]; view: ReportView }) {
  const fuels = new Set(lines.map((line) => line.fuelType));
  return (
    <section className={lines.length <= UNBROKEN ? 'avoid' : undefined}>
      <h2>What changed</h2>
      <p className="muted under-heading">
        Every line that differs from the previous return. Lines not listed here are unchanged.
      </p>
      <table className="changes">
        <caption>Lines as filed, as amended, and the difference</caption>
        <thead>
          <tr>
            <th scope="col">Jurisdiction</th>
            <th scope="col" className="text">
              Figures
            </th>
            <Head label="Total" unit={view.distanceUnit} />
            <Head label="Taxable" unit={view.distanceUnit} />
            <Head label="Taxable fuel" unit={view.groups[0]?.fuelShort ?? ''} />
            <Head label="Tax-paid fuel" unit={view.groups[0]?.fuelShort ?? ''} />
            <Head label="Tax and surcharge" unit={view.symbol} />
          </tr>
        </thead>
        {lines.map((line) => (
          <tbody key={`${line.fuelType}/${line.jurisdiction}/${line.segment?.from ?? ''}`}>
            {rowsOf(line).map((row, index) => (
              <tr key={row.name}>
                {index === 0 ? (
                  <th scope="rowgroup" rowSpan={3}>
                    <Plate code={line.jurisdiction} />
                    {jurisdictionByCode(line.jurisdiction)?.name ?? line.jurisdiction}
                    {fuels.size > 1 ? `, ${fuelTypeInSentence(line.fuelType)}` : ''}
                    {line.segment ? ` from ${line.segment.from}` : ''}
                  </th>
                ) : null}
                <th scope="row" className="text">
                  {row.name}
                </th>
                <td>{wholeText(row.totalDistance)}</td>
                <td>{wholeText(row.taxableDistance)}</td>
                <td>{row.taxableFuel === null ? '\u2013' : wholeText(row.taxableFuel)}</td>
                <td>{wholeText(row.taxPaidFuel)}</td>
                <td>{amountText(row.cents)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function rowsOf(line: LineDifference): Row[] {
  const { taxCents, surchargeCents } = line;
  return [
    { name: 'As filed', ...figuresOf(line.filed) },
    { name: 'As amended', ...figuresOf(line.amended) },
    {
      name: 'Difference',
      totalDistance: line.totalDistance,
      taxableDistance: line.taxableDistance,
      taxableFuel: line.taxableFuel,
      taxPaidFuel: line.taxPaidFuel,
      cents: taxCents === null || surchargeCents === null ? null : taxCents + surchargeCents,
    },
  ];
}

/** A line that a return does not have shows zeros. */
function figuresOf(line: ReturnLine | null): Omit<Row, 'name'> {
  const surcharge = line?.surcharge ? line.surcharge.cents : 0;
  const tax = line ? line.taxCents : 0;
  return {
    totalDistance: line?.totalDistance ?? 0,
    taxableDistance: line?.taxableDistance ?? 0,
    taxableFuel: line ? line.taxableFuel : 0,
    taxPaidFuel: line?.taxPaidFuel ?? 0,
    cents: tax === null || surcharge === null ? null : tax + surcharge,
  };
}
