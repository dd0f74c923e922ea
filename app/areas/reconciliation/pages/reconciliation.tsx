import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTitle } from '~/areas/content/parts/public-page';
import { readReconciliation } from '~/areas/reconciliation/read-reconciliation.server';
import { reconciliationView } from '~/areas/reconciliation/views/reconciliation-view';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { ReportTabs } from '~/areas/returns/parts/report-tabs';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
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
    texts: textsOf(request, ...REPORT_TEXTS, 'papers'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  documentTitle(matches, pageTitle(translator(data?.texts), data?.label ?? '')),
];

const pageTitle = ({ t, said }: ReturnType<typeof translator>, label: string): string =>
  t`Reconciliation: ${said(label)}`;

export default function Reconciliation() {
  const u = useUnitWords();
  const texts = useTexts();
  const { t, said } = texts;
  const { label, quarterKey: key, units, trucks, quarters } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <PageTitle title={pageTitle(texts, label)} />
      <ReportTabs current="filings" />
      <PeriodForm action={paths.reconciliations()} value={String(key)} quarters={quarters} />
      <p className="prose muted">
        {t`Each truck’s trips, positions, odometer and fuel side by side. Choose one source per truck and quarter. Until you do, all trips count, including those made from positions.`}
      </p>
      {trucks.length === 0 ? (
        <Empty
          title={t`Nothing recorded in ${said(label)}`}
          text={t`Trips, positions and fuel of each truck appear here.`}
        />
      ) : (
        <Table
          caption={said(u`Miles of ${label} by source`)}
          captionHidden
          rows={trucks}
          rowKey={(truck) => truck.id}
          columns={[
            {
              key: 'unit',
              label: t`Truck`,
              cell: (truck) => <a href={paths.reconciledTruck(key, truck.id)}>{truck.unit}</a>,
            },
            {
              key: 'source',
              label: t`Counts`,
              cell: (truck) =>
                truck.choice.isOpen ? <Tag tone="warn">{t`Both: choose one`}</Tag> : t(truck.choice.name),
            },
            {
              key: 'trips',
              label: t`Trips`,
              unit: units.distance,
              number: true,
              short: t`${units.distance} in trips`,
              cell: (truck) => said(truck.trips),
            },
            {
              key: 'positions',
              label: t`Positions`,
              unit: units.distance,
              number: true,
              short: t`${units.distance} by positions`,
              cell: (truck) => said(truck.positions),
            },
            {
              key: 'odometer',
              label: t`Odometer`,
              unit: units.distance,
              number: true,
              short: t`${units.distance} by odometer`,
              cell: (truck) => said(truck.odometer),
            },
            {
              key: 'counted',
              label: t`On the return`,
              unit: units.distance,
              number: true,
              narrow: 'lead',
              cell: (truck) => said(truck.counted),
            },
            {
              key: 'difference',
              label: t`Difference`,
              unit: units.distance,
              number: true,
              short: t`${units.distance} difference`,
              cell: (truck) => said(truck.difference),
            },
            {
              key: 'fuel',
              label: t`Fuel`,
              unit: units.fuel,
              number: true,
              short: units.fuel,
              cell: (truck) => said(truck.fuel),
            },
            {
              key: 'economy',
              label: t`Average`,
              unit: t(units.economy),
              number: true,
              short: t(units.economy),
              cell: (truck) => said(truck.economy),
            },
          ]}
        />
      )}
      <p className="muted small">
        {said(
          u`Difference: odometer minus the miles on the return. Above zero, no trip explains those miles.`,
        )}
      </p>
    </div>
  );
}
