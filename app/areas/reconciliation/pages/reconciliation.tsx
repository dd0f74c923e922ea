import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTitle } from '~/areas/content/parts/public-page';
import { readReconciliation } from '~/areas/reconciliation/read-reconciliation.server';
import { reconciliationView } from '~/areas/reconciliation/views/reconciliation-view';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { paths } from '~/routes';
import { useUnitWords } from '~/kit/use-unit-words';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context);
  const { ctx, carrier } = actor;
  const { quarters } = await reportChoices(ctx, today);
  return {
    ...reconciliationView(filter.quarter, await readReconciliation(ctx, filter.quarter, carrier.timeZone), {
      timeZone: carrier.timeZone,
      distanceUnit: unitOfCarrier(carrier),
    }),
    quarters: quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, `Reconciliation ${data?.label ?? ''}`),
];

export default function Reconciliation() {
  const u = useUnitWords();
  const { label, quarterKey: key, units, trucks, quarters } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <PageTitle title={`Reconciliation: ${label}`} />
      <ReportTabs current="filings" />
      <PeriodForm action={paths.reconciliations()} value={String(key)} quarters={quarters} />
      <p className="prose muted">
        Each truck&rsquo;s trips, positions, odometer and fuel side by side. Choose one source per truck and
        quarter. Until you do, all trips count, including those made from positions.
      </p>
      {trucks.length === 0 ? (
        <Empty
          title={`Nothing recorded in ${label}`}
          text="Trips, positions and fuel of each truck appear here."
        />
      ) : (
        <Table
          caption={u`Miles of ${label} by source`}
          captionHidden
          rows={trucks}
          rowKey={(truck) => truck.id}
          columns={[
            {
              key: 'unit',
              label: 'Truck',
              cell: (truck) => <a href={paths.reconciledTruck(key, truck.id)}>{truck.unit}</a>,
            },
            {
              key: 'source',
              label: 'Counts',
              cell: (truck) =>
                truck.choice.isOpen ? <Tag tone="warn">Both: choose one</Tag> : truck.choice.name,
            },
            {
              key: 'trips',
              label: 'Trips',
              unit: units.distance,
              number: true,
              short: `${units.distance} in trips`,
              cell: (truck) => truck.trips,
            },
            {
              key: 'positions',
              label: 'Positions',
              unit: units.distance,
              number: true,
              short: `${units.distance} by positions`,
              cell: (truck) => truck.positions,
            },
            {
              key: 'odometer',
              label: 'Odometer',
              unit: units.distance,
              number: true,
              short: `${units.distance} by odometer`,
              cell: (truck) => truck.odometer,
            },
            {
              key: 'counted',
              label: 'On the return',
              unit: units.distance,
              number: true,
              narrow: 'lead',
              cell: (truck) => truck.counted,
            },
            {
              key: 'difference',
              label: 'Difference',
              unit: units.distance,
              number: true,
              short: `${units.distance} difference`,
              cell: (truck) => truck.difference,
            },
            {
              key: 'fuel',
              label: 'Fuel',
              unit: units.fuel,
              number: true,
              short: units.fuel,
              cell: (truck) => truck.fuel,
            },
            {
              key: 'economy',
              label: 'Average',
              unit: units.economy,
              number: true,
              short: units.economy,
              cell: (truck) => truck.economy,
            },
          ]}
        />
      )}
      <p className="muted small">
        {u`Difference: odometer minus the miles on the return. Above zero, no trip explains those miles.`}
      </p>
    </div>
  );
}
