import type { TankReconciliation } from '~/areas/bulk-tanks/read-tanks.server';
import { tankView } from '~/areas/bulk-tanks/views/tank-view';
import { Facts, printPage } from '~/areas/returns/papers/print-page';
import type { PrintedDocument } from '~/areas/returns/papers/quarter-return';
import { quarterLabel, type Quarter } from '~/engine/calendar/quarter';

interface Owner {
  legalName: string;
  iftaLicence: string | null;
  usdot: string | null;
}

/** The carrier's own tanks over a quarter as P550 asks for them: deliveries, inventory, withdrawals and their reconciliation. */
export function tankLogDocument(
  carrier: Owner,
  quarter: Quarter,
  tanks: readonly TankReconciliation[],
): PrintedDocument {
  const label = quarterLabel(quarter);
  const title = `Bulk tanks ${label}`;
  return {
    html: printPage(
      `${title}, ${carrier.legalName}`,
      <main>
        <h1>{title}</h1>
        <p className="lede">Bulk storage by tank (IFTA procedures manual P550).</p>
        <Facts
          left={[
            ['Carrier', carrier.legalName],
            ['IFTA license', carrier.iftaLicence ?? ''],
          ]}
          right={[
            ['USDOT', carrier.usdot ?? ''],
            ['Tanks', String(tanks.length)],
          ]}
        />
        {tanks.length === 0 ? <p>No bulk tanks.</p> : null}
        {tanks.map((one) => (
          <TankLog key={one.tank.id} of={one} label={label} />
        ))}
        <div className="signature">
          <p>Signature</p>
          <p>Title</p>
          <p>Date</p>
        </div>
      </main>,
    ),
    title: `${title}, ${carrier.legalName}`,
    subject: `Deliveries, inventory and withdrawals of ${label}`,
    runningHead: {
      left: carrier.legalName,
      right: [carrier.iftaLicence ? `IFTA license ${carrier.iftaLicence}` : '', title]
        .filter(Boolean)
        .join(' · '),
    },
    fileName: `bulk-tanks-${quarter.year}-Q${quarter.quarter}`,
  };
}

const BOOK = ['Opening', 'Delivered', 'Trucks', 'Tax-paid', 'Other', 'Difference', 'Closing'];

function TankLog({ of, label }: { of: TankReconciliation; label: string }) {
  const { tank, periods, quarter, entries, withdrawals } = tankView(of);
  const cells = (row: (typeof periods)[number]) =>
    [row.opening, row.delivered, row.own, row.ownTaxPaid, row.other, row.difference, row.closing].map(
      (value, index) => <td key={index}>{value}</td>,
    );
  return (
    <section>
      <h2>{`Tank ${tank.name}`}</h2>
      <p className="muted under-heading">
        {[tank.fuel, tank.place, `holds ${tank.capacity}`, `all figures in ${tank.unitName}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <h3>{`Reconciliation of ${label}`}</h3>
      <table>
        <caption>{`Reconciliation of tank ${tank.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {BOOK.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Last reading</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {cells(row)}
              <td>{row.measured}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Quarter</th>
            {cells(quarter)}
            <td>{quarter.measured}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small muted">
        Opening + delivered - trucks - other + difference = closing. Withdrawals are tax-paid as their
        deliveries are: first delivered, first withdrawn.
        {quarter.percent === '' ? '' : ` The difference is ${quarter.percent} of what was withdrawn.`}
      </p>
      {quarter.questions.map((question) => (
        <p key={question} className="finding">
          {question}
        </p>
      ))}
      <h3>Deliveries, readings and other withdrawals</h3>
      {entries.length === 0 ? <p>None.</p> : null}
      {entries.length > 0 ? (
        <table>
          <caption>{`Deliveries, readings and other withdrawals of tank ${tank.name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              {['What', 'Supplier or use', 'Tax'].map((name) => (
                <th key={name} scope="col" className="text">
                  {name}
                </th>
              ))}
              <th scope="col">Total</th>
              <th scope="col">Quantity</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.date}</th>
                <td className="text">{row.what}</td>
                <td className="text">{[row.from, row.notes].filter(Boolean).join('. ')}</td>
                <td className="text">{row.tax}</td>
                <td>{row.total}</td>
                <td>{row.quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <h3>Withdrawals into own vehicles</h3>
      {withdrawals.length === 0 ? <p>None.</p> : null}
      {withdrawals.length > 0 ? (
        <table>
          <caption>{`Withdrawals from tank ${tank.name} into own vehicles`}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              {['Unit', 'Reference', 'Tax'].map((name) => (
                <th key={name} scope="col" className="text">
                  {name}
                </th>
              ))}
              <th scope="col">Quantity</th>
            </tr>
          </thead>
          <tbody>
            {withdrawals.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.date}</th>
                <td className="text">{row.unit}</td>
                <td className="text">{row.reference}</td>
                <td className="text">{row.tax}</td>
                <td>{row.quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
