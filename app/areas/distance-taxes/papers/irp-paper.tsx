import type { IrpReport } from '~/areas/distance-taxes/distance-report.server';
import { irpView } from '~/areas/distance-taxes/views/distance-views';
import { Facts, Head, Plate, printPage } from '~/areas/returns/papers/print-page';
import type { PrintedDocument } from '~/areas/returns/papers/quarter-return';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { formatWhole } from '~/engine/units/format';

interface Owner {
  legalName: string;
  usdot: string | null;
  irpAccount: string | null;
  irpFleet: string | null;
  baseJurisdiction: string | null;
}

/** The distance of a registration's reporting period by jurisdiction, as an IRP renewal asks for it: whole, without zero lines. */
export function irpDocument(carrier: Owner, report: IrpReport, vehicleId: number | null): PrintedDocument {
  const view = irpView(report, vehicleId);
  const { endYear } = report.year;
  const vehicle = report.vehicles.find(({ id }) => id === vehicleId);
  const title = 'IRP distance report';
  const period = `July 1, ${endYear - 1} to June 30, ${endYear}`;
  return {
    html: printPage(
      `${title}, ${carrier.legalName}`,
      <main>
        <h1>{title}</h1>
        <p className="lede">{`Reporting period ${period}`}</p>
        <Facts
          left={[
            ['Carrier', carrier.legalName],
            ['USDOT', carrier.usdot ?? ''],
            ['Base', jurisdictionByCode(carrier.baseJurisdiction ?? '')?.name ?? ''],
          ]}
          right={[
            ['IRP account', carrier.irpAccount ?? ''],
            ['Fleet number', carrier.irpFleet ?? ''],
            ['Registration', String(report.year.registrationYear)],
          ]}
        />
        <Facts
          left={[
            ['Vehicles', vehicle ? `Unit ${vehicle.unit}` : `All, ${formatWhole(view.byVehicle.length)}`],
          ]}
          right={[['VIN', vehicle?.vin ?? (vehicle ? '' : 'See below')]]}
        />
        <h2>Distance by jurisdiction</h2>
        {view.rows.length === 0 ? <p>No distance in this period.</p> : <Jurisdictions view={view} />}
        {vehicleId === null && view.byVehicle.length > 0 ? <Vehicles view={view} report={report} /> : null}
        <p className="small muted">
          All distance counts, taxable or not. Jurisdictions without distance are left out.
        </p>
        <div className="signature">
          <p>Signature</p>
          <p>Title</p>
          <p>Date</p>
        </div>
      </main>,
    ),
    title: `${title} ${endYear - 1}-${endYear}, ${carrier.legalName}`,
    subject: `Distance by jurisdiction, ${period}`,
    runningHead: {
      left: carrier.legalName,
      right: [
        carrier.irpAccount ? `IRP account ${carrier.irpAccount}` : '',
        carrier.irpFleet ? `fleet ${carrier.irpFleet}` : '',
        period,
      ]
        .filter(Boolean)
        .join(' \u00b7 '),
    },
    fileName: irpFileName(endYear, vehicleId),
  };
}

export const irpFileName = (endYear: number, vehicleId: number | null): string =>
  `irp-distance-${endYear - 1}-${endYear}${vehicleId === null ? '' : `-vehicle-${vehicleId}`}`;

type View = ReturnType<typeof irpView>;

function Jurisdictions({ view }: { view: View }) {
  return (
    <table>
      <caption>Distance by jurisdiction</caption>
      <thead>
        <tr>
          <th scope="col">State/Prov</th>
          <th scope="col">Vehicles</th>
          <Head label="Share" unit="%" />
          <Head label="Distance" unit={view.distanceUnit} />
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              <Plate code={row.code} />
              {row.name}
            </th>
            <td>{formatWhole(row.units)}</td>
            <td>{row.percent}</td>
            <td>{formatWhole(row.distance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td />
          <td>100.000</td>
          <td>{formatWhole(view.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Vehicles({ view, report }: { view: View; report: IrpReport }) {
  const vins = new Map(report.vehicles.map(({ id, vin }) => [String(id), vin]));
  return (
    <>
      <h2>Distance by vehicle</h2>
      <table>
        <caption>Distance by vehicle</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col" className="text">
              VIN
            </th>
            <th scope="col">Jurisdictions</th>
            <Head label="Distance" unit={view.distanceUnit} />
          </tr>
        </thead>
        <tbody>
          {view.byVehicle.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.unit}</th>
              <td className="text">{vins.get(row.id) ?? ''}</td>
              <td>{formatWhole(row.places)}</td>
              <td>{formatWhole(row.distance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
