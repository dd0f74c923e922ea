import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bulkWithoutTank, reconcileTanks } from '~/areas/bulk-tanks/read-tanks.server';
import { tankRow } from '~/areas/bulk-tanks/views/tank-view';
import { PageTitle } from '~/areas/content/parts/public-page';
import { reportRequest } from '~/areas/returns/pages/report-request.server';
import { PeriodForm } from '~/areas/returns/parts/period-form';
import { reportChoices } from '~/areas/returns/quarter-report.server';
import { quarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Icon } from '~/kit/icon';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, filter, today } = await reportRequest(request, context);
  const { ctx } = actor;
  const key = quarterKey(filter.quarter);
  const [tanks, unnamed, { quarters }] = [
    await reconcileTanks(ctx, filter.quarter),
    await bulkWithoutTank(ctx, filter.quarter),
    await reportChoices(ctx, today),
  ];
  return {
    rows: tanks.map(tankRow),
    unnamed,
    key,
    label: quarterLabel(filter.quarter),
    quarters: quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
    mayWrite: ctx.scope.mayWrite,
  };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Bulk tanks')];

export default function BulkTanks() {
  const { rows, unnamed, key, label, quarters, mayWrite } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton href={paths.newBulkTank()} kind="primary">
      <Icon name="plus" />
      Add tank
    </LinkButton>
  );
  return (
    <div className="stack-wide">
      <PageTitle title="Bulk tanks">{mayWrite && rows.length > 0 ? add : null}</PageTitle>
      {rows.length > 0 ? (
        <PeriodForm action={paths.bulkTanks()} value={String(key)} quarters={quarters} />
      ) : null}
      {unnamed > 0 ? (
        <Notice
          tone="warn"
          title={
            unnamed === 1 ? '1 bulk withdrawal names no tank' : `${unnamed} bulk withdrawals name no tank`
          }
        >
          <p>
            An auditor compares withdrawals with deliveries and inventory.{' '}
            <a href={`${paths.tripsFuel()}?quarter=${key}`}>Open the fuel of {label}</a> and choose the tank
            of each.
          </p>
        </Notice>
      ) : null}
      {rows.length === 0 ? (
        <Empty
          title="No bulk tanks"
          text="For fuel from your own storage: deliveries, inventory and withdrawals, reconciled by month and quarter."
        >
          {mayWrite ? add : null}
        </Empty>
      ) : (
        <Table
          caption={`Bulk tanks in ${label}`}
          captionHidden
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'name',
              label: 'Tank',
              cell: (row) => (
                <>
                  <a href={paths.bulkTank(row.id, `q=${key}`)}>{row.name}</a>{' '}
                  {row.active ? null : <Tag>Out of use</Tag>}
                  {row.questions.length > 0 ? <Tag tone="warn">Check</Tag> : null}
                </>
              ),
            },
            { key: 'place', label: 'Place', cell: (row) => row.place },
            {
              key: 'capacity',
              label: 'Capacity',
              number: true,
              short: 'capacity',
              cell: (row) => row.capacity,
            },
            { key: 'opening', label: 'Opening', number: true, short: 'opening', cell: (row) => row.opening },
            {
              key: 'delivered',
              label: 'Delivered',
              number: true,
              short: 'delivered',
              cell: (row) => row.delivered,
            },
            { key: 'own', label: 'Trucks', number: true, short: 'trucks', cell: (row) => row.own },
            { key: 'other', label: 'Other', number: true, short: 'other', cell: (row) => row.other },
            {
              key: 'difference',
              label: 'Difference',
              number: true,
              short: 'difference',
              cell: (row) => row.difference,
            },
            {
              key: 'closing',
              label: 'Closing',
              number: true,
              narrow: 'lead',
              cell: (row) => `${row.closing} ${row.unit}`,
            },
          ]}
        />
      )}
    </div>
  );
}
