import { formatUsDate } from '~/engine/calendar/local-date';
import { quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { formatCents, formatWhole } from '~/engine/units/format';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import type { SourceFuel } from '~/areas/returns/source-pages.server';
import { fuelLogTotals, paidCents, taxedParts } from '~/areas/returns/rules/fuel-log-totals';
import { paidSymbol } from '~/areas/fuel/rules/paid-currency';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import type { PrintedDocument } from './quarter-return';
import { Facts, printPage } from './print-page';

/** US dollars without a sign, as the paper has always had them; what was paid in others says so. */
const paidText = (cents: number | null, symbol: '$' | 'C$'): string =>
  cents === null ? '' : `${symbol === 'C$' ? 'C$' : ''}${formatCents(cents)}`;

/** "1094.100" as "1,094.100". */
const grouped = (quantity: string): string => {
  const [whole = '0', places = ''] = quantity.split('.');
  return [formatWhole(Number(whole)), places].filter(Boolean).join('.');
};

type Carrier = QuarterReport['carrier'];

const byUnit = new Intl.Collator('en', { numeric: true });

/** A quarter's fuel by vehicle as P550 asks for it: date, seller, place, quantity, type, price, vehicle and buyer. */
export function fuelLogDocument(
  carrier: Carrier,
  quarter: Quarter,
  purchases: readonly SourceFuel[],
): PrintedDocument {
  const label = quarterLabel(quarter);
  const title = `Fuel log ${label}`;
  const units = new Map<string, SourceFuel[]>();
  for (const purchase of purchases) {
    const name = purchase.unit ?? 'No unit';
    units.set(name, [...(units.get(name) ?? []), purchase]);
  }
  const groups = [...units].sort(([a], [b]) => byUnit.compare(a, b));
  return {
    html: printPage(
      `${title}, ${carrier.legalName}`,
      <main>
        <h1>{title}</h1>
        <p className="lede">Fuel by vehicle (IFTA procedures manual P550).</p>
        <Facts
          left={[
            ['Buyer', carrier.legalName],
            ['IFTA license', carrier.iftaLicence ?? ''],
          ]}
          right={[
            ['USDOT', carrier.usdot ?? ''],
            ['Purchases', String(purchases.length)],
          ]}
        />
        {groups.length === 0 ? <p>No fuel.</p> : null}
        {groups.map(([unit, rows]) => (
          <UnitLog key={unit} unit={unit} rows={rows} />
        ))}
      </main>,
    ),
    title: `${title}, ${carrier.legalName}`,
    subject: `Fuel purchases and withdrawals of ${label}`,
    runningHead: {
      left: carrier.legalName,
      right: [carrier.iftaLicence ? `IFTA license ${carrier.iftaLicence}` : '', title]
        .filter(Boolean)
        .join(' · '),
    },
    fileName: `fuel-log-${quarter.year}-Q${quarter.quarter}`,
  };
}

function UnitLog({ unit, rows }: { unit: string; rows: readonly SourceFuel[] }) {
  const sorted = [...rows].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
  const vin = rows.find((row) => row.vin)?.vin;
  return (
    <section>
      <h2>{[unit === 'No unit' ? unit : `Unit ${unit}`, vin].filter(Boolean).join(', VIN ')}</h2>
      <table>
        <caption>{`Fuel of unit ${unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {['Seller', 'Place', 'Fuel'].map((name) => (
              <th key={name} scope="col" className="text">
                {name}
              </th>
            ))}
            {['Quantity', 'Price', 'Total'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="text">
              Tax
            </th>
            <th scope="col" className="text">
              Receipt
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id}>
              <th scope="row">{formatUsDate(row.date)}</th>
              <td className="text">
                {row.bulk
                  ? [row.seller, row.tank === null ? 'own bulk tank' : `own tank ${row.tank}`]
                      .filter(Boolean)
                      .join(', ')
                  : row.seller}
              </td>
              <td className="text">{[row.city, row.state].filter(Boolean).join(', ')}</td>
              <td className="text">{fuelTypeName(row.fuelType as FuelType)}</td>
              <td>{`${row.quantity} ${fuelUnitName(row.fuelUnit)}`}</td>
              <td>{row.pricePerUnit ?? ''}</td>
              <td>{paidText(paidCents(row), paidSymbol(row.state))}</td>
              <td className="text">
                {row.untaxedQuantity !== null
                  ? `paid but ${row.untaxedQuantity}`
                  : row.taxPaid
                    ? 'paid'
                    : 'not paid'}
              </td>
              <td className="text">
                {[row.reference, row.receiptId === null ? '' : 'on file'].filter(Boolean).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {fuelLogTotals(rows.flatMap(taxedParts)).map((total) => (
            <tr key={[total.fuelType, total.fuelUnit, total.taxPaid, total.symbol].join()}>
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td className="text">{fuelTypeName(total.fuelType as FuelType)}</td>
              <td>{`${grouped(total.quantity)} ${fuelUnitName(total.fuelUnit)}`}</td>
              <td />
              <td>{paidText(total.cents, total.symbol)}</td>
              <td className="text">{total.taxPaid ? 'paid' : 'not paid'}</td>
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
