import { amountText, wholeText } from '~/areas/returns/views/figures';
import type { GroupView } from '~/areas/returns/views/report-groups';
import type { ReportView } from '~/areas/returns/views/report-view';
import { Head } from './print-page';

/** Every vehicle on one line, with the sums that the return shows: what an auditor lays beside the vehicles' own tables. */
export function VehicleSummary({ groups, view }: { groups: readonly GroupView[]; view: ReportView }) {
  const fuels = new Set(groups.map((group) => group.fuelType));
  const units = new Set(groups.map((group) => group.fuelShort));
  const [fuelUnit = ''] = units;
  const count = new Set(groups.map((group) => group.unit)).size;
  const sum = (pick: (group: GroupView) => number) => groups.reduce((total, group) => total + pick(group), 0);
  return (
    <section>
      <h2>Vehicles</h2>
      <p className="muted under-heading">
        Each vehicle&apos;s share of the return. The sums are those of the return.
      </p>
      <table>
        <caption>Vehicles: distance, fuel and share of the tax</caption>
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col" className="text">
              VIN
            </th>
            {fuels.size > 1 ? (
              <th scope="col" className="text">
                Fuel
              </th>
            ) : null}
            <Head label="Total" unit={view.distanceUnit} />
            <Head label="Fuel bought" unit={units.size === 1 ? fuelUnit : 'own unit'} />
            <Head label="Own average" unit={groups[0]?.averageUnit ?? ''} />
            <Head label="Tax or credit" unit={view.symbol} />
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <th scope="row">{group.unit}</th>
              <td className="text">{group.vin ?? '\u2013'}</td>
              {fuels.size > 1 ? <td className="text">{group.fuelName}</td> : null}
              <td>{wholeText(group.totals.totalDistance)}</td>
              <td>{wholeText(group.totalFuel)}</td>
              <td>{group.ownAverage ?? '\u2013'}</td>
              <td>{amountText(group.totals.taxCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`Total, ${count} ${count === 1 ? 'vehicle' : 'vehicles'}`}</th>
            <td />
            {fuels.size > 1 ? <td /> : null}
            <td>{wholeText(sum((group) => group.totals.totalDistance))}</td>
            <td>{units.size === 1 ? wholeText(sum((group) => group.totalFuel)) : '\u2013'}</td>
            <td />
            <td>{amountText(view.totals.netTaxCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
