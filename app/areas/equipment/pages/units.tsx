import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { paths } from '~/routes';
import { equipmentRow, type EquipmentRow } from '~/areas/equipment/views/equipment-form';
import { listEquipment } from '~/areas/equipment/read-equipment.server';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { LiveSearch } from '~/kit/live-search';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { Icon } from '~/kit/icon';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

const ORDERS = ['unit', 'make', 'model', 'vin'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, role } = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const search = (query.get('q') ?? '').slice(0, 200);
  const order = ORDERS.find((one) => one === query.get('sort')) ?? null;
  const direction = query.get('dir') === 'desc' ? ('desc' as const) : ('asc' as const);
  const { page, size, start } = listPageOf(request);
  const list = await listEquipment(ctx, {
    search,
    ...(order ? { order, direction } : {}),
    start,
    length: size,
  });
  return {
    rows: list.rows.map(equipmentRow),
    total: list.total,
    filtered: list.filtered,
    search,
    order,
    direction,
    page,
    size,
    mayWrite: role !== 'viewer',
  };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Equipment')];

export default function EquipmentListRoute() {
  const view = useLoaderData<typeof loader>();
  const { rows, search, order, direction, page, size, mayWrite } = view;
  const hrefOf = (change: Record<string, string | number | null>) =>
    paths.equipment() +
    queryOf({ q: search, sort: order, dir: order ? direction : null, length: lengthOf(size) }, change);
  const sort = (name: (typeof ORDERS)[number]) => ({
    href: hrefOf({ sort: name, dir: order === name && direction === 'asc' ? 'desc' : 'asc' }),
    ...(order === name
      ? { direction: direction === 'asc' ? ('ascending' as const) : ('descending' as const) }
      : {}),
  });
  const columns: Column<EquipmentRow>[] = [
    {
      key: 'unit',
      label: 'Unit',
      sort: sort('unit'),
      cell: (row) => (
        <>
          <a href={paths.equipmentUnit(row.id)}>{row.unit}</a> {row.active ? null : <Tag>Inactive</Tag>}
        </>
      ),
    },
    { key: 'make', label: 'Make', sort: sort('make'), narrow: 'figure', cell: (row) => row.make },
    {
      key: 'model',
      label: 'Model',
      sort: sort('model'),
      narrow: 'figure',
      cell: (row) => [row.model, row.year].filter(Boolean).join(' '),
    },
    {
      key: 'vin',
      label: 'Vin',
      sort: sort('vin'),
      narrow: 'break',
      cell: (row) => <span className="code-text">{row.vin}</span>,
    },
    {
      key: 'qualified',
      label: 'IFTA',
      narrow: 'lead',
      cell: (row) => (
        <span title={row.reason}>
          {row.qualified === 'yes' ? (
            <Tag tone="good">Qualified</Tag>
          ) : row.qualified === 'no' ? (
            <Tag>Not qualified</Tag>
          ) : (
            <Tag tone="warn">Weight missing</Tag>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      label: 'Actions',
      narrow: 'break',
      cell: (row) => (
        <span className="row-actions">
          <LinkButton
            href={paths.equipmentUnit(row.id)}
            kind="quiet"
            small
            aria-label={`${mayWrite ? 'Edit' : 'Open'} unit ${row.unit}`}
          >
            {mayWrite ? <Icon name="edit" /> : null}
            {mayWrite ? 'Edit' : 'Open'}
          </LinkButton>
          {mayWrite ? (
            <LinkButton
              href={paths.deleteEquipment(row.id)}
              data-asks
              kind="quiet"
              small
              aria-label={`Delete unit ${row.unit}`}
            >
              <Icon name="delete" />
              <span className="wide-only">Delete</span>
            </LinkButton>
          ) : null}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageTitle title="Equipment">
        <LinkButton href={paths.bulkTanks()} kind="quiet">
          Bulk tanks
        </LinkButton>
        {mayWrite ? (
          <LinkButton href={paths.newEquipment()} kind="primary">
            <Icon name="plus" />
            New
          </LinkButton>
        ) : null}
      </PageTitle>
      {view.total === 0 ? (
        <Empty
          title="There are no records to show"
          text={
            mayWrite
              ? 'Add your first truck: trips and fuel are kept for each one.'
              : 'Trucks appear here once someone has added them.'
          }
        >
          {mayWrite ? (
            <LinkButton href={paths.newEquipment()} kind="primary">
              Add your first truck
            </LinkButton>
          ) : null}
        </Empty>
      ) : (
        <>
          <LiveSearch
            action={paths.equipment()}
            value={search}
            label="Search equipment"
            keep={{ sort: order, dir: order ? direction : null, length: lengthOf(size) }}
            found={view.filtered}
          />
          <Table
            caption="Equipment"
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            empty={<Empty title="There are no records matching your request" text="Try fewer letters." />}
          />
          <Pagination
            page={page}
            pageSize={size}
            filtered={view.filtered}
            total={view.total}
            hrefOf={(number) => hrefOf({ page: number })}
            hrefOfSize={(length) => hrefOf({ length })}
          />
        </>
      )}
    </>
  );
}
