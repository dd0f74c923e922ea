import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bulkWithoutTank, reconcileTanks } from '~/areas/bulk-tanks/read-tanks.server';
import { tankRow } from '~/areas/bulk-tanks/views/tank-view';
import { PageTitle } from '~/areas/content/parts/public-page';
import { REPORT_TEXTS, reportRequest } from '~/areas/returns/pages/report-request.server';
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
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
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
    texts: textsOf(request, ...REPORT_TEXTS, 'tanks'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Bulk tanks`),
];

export default function BulkTanks() {
  const { t, said, nodes } = useTexts();
  const { rows, unnamed, key, label, quarters, mayWrite } = useLoaderData<typeof loader>();
  const quantity = (text: string) => text.split(' ').map(said).join(' ');
  const add = (
    <LinkButton href={paths.newBulkTank()} kind="primary">
      <Icon name="plus" />
      {t`Add tank`}
    </LinkButton>
  );
  return (
    <div className="stack-wide">
      <PageTitle title={t`Bulk tanks`}>{mayWrite && rows.length > 0 ? add : null}</PageTitle>
      {rows.length > 0 ? (
        <PeriodForm action={paths.bulkTanks()} value={String(key)} quarters={quarters} />
      ) : null}
      {unnamed > 0 ? (
        <Notice
          tone="warn"
          title={
            unnamed === 1 ? t`1 bulk withdrawal names no tank` : t`${unnamed} bulk withdrawals name no tank`
          }
        >
          <p>
            {nodes`An auditor compares withdrawals with deliveries and inventory. ${(
              <a key="fuel" href={`${paths.tripsFuel()}?quarter=${key}`}>
                {t`Open the fuel of ${said(label)}`}
              </a>
            )} and choose the tank of each.`}
          </p>
        </Notice>
      ) : null}
      {rows.length === 0 ? (
        <Empty
          title={t`No bulk tanks`}
          text={t`For fuel from your own storage: deliveries, inventory and withdrawals, reconciled by month and quarter.`}
        >
          {mayWrite ? add : null}
        </Empty>
      ) : (
        <Table
          caption={t`Bulk tanks in ${said(label)}`}
          captionHidden
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              key: 'name',
              label: t`Tank`,
              cell: (row) => (
                <>
                  <a href={paths.bulkTank(row.id, `q=${key}`)}>{row.name}</a>{' '}
                  {row.active ? null : <Tag>{t`Out of use`}</Tag>}
                  {row.questions.length > 0 ? <Tag tone="warn">{t`Check`}</Tag> : null}
                </>
              ),
            },
            { key: 'place', label: t`Place`, cell: (row) => row.place },
            {
              key: 'capacity',
              label: t`Capacity`,
              number: true,
              short: t`capacity`,
              cell: (row) => quantity(row.capacity),
            },
            {
              key: 'opening',
              label: t`Opening`,
              number: true,
              short: t`opening`,
              cell: (row) => said(row.opening),
            },
            {
              key: 'delivered',
              label: t`Delivered`,
              number: true,
              short: t`delivered`,
              cell: (row) => said(row.delivered),
            },
            { key: 'own', label: t`Trucks`, number: true, short: t`trucks`, cell: (row) => said(row.own) },
            { key: 'other', label: t`Other`, number: true, short: t`other`, cell: (row) => said(row.other) },
            {
              key: 'difference',
              label: t`Difference`,
              number: true,
              short: t`difference`,
              cell: (row) => said(row.difference),
            },
            {
              key: 'closing',
              label: t`Closing`,
              number: true,
              narrow: 'lead',
              cell: (row) => `${said(row.closing)} ${row.unit}`,
            },
          ]}
        />
      )}
    </div>
  );
}
