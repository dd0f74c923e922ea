import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { textsOf } from '~/platform/http/languages/texts.server';
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
import { translator, useTexts, type Translator } from '~/kit/texts';

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
    texts: textsOf(request, 'frame', 'forms', 'records', 'list', 'equipment', 'places'),
  };
}

/** The word for all of them, which English has in one with that for one. */
const allOf = ({ t, language }: Translator): string =>
  language === 'en' ? 'Equipment' : t('Equipment (several)');

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, allOf(translator(view?.texts))),
];

export default function EquipmentListRoute() {
  const texts = useTexts();
  const { t, said } = texts;
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
      label: t`Unit`,
      sort: sort('unit'),
      cell: (row) => (
        <>
          <a href={paths.equipmentUnit(row.id)}>{row.unit}</a> {row.active ? null : <Tag>{t`Inactive`}</Tag>}
        </>
      ),
    },
    { key: 'make', label: t`Make`, sort: sort('make'), narrow: 'figure', cell: (row) => row.make },
    {
      key: 'model',
      label: t`Model`,
      sort: sort('model'),
      narrow: 'figure',
      cell: (row) => [row.model, row.year].filter(Boolean).join(' '),
    },
    {
      key: 'vin',
      label: t`Vin`,
      sort: sort('vin'),
      narrow: 'break',
      cell: (row) => <span className="code-text">{row.vin}</span>,
    },
    {
      key: 'qualified',
      label: 'IFTA',
      narrow: 'lead',
      cell: (row) => (
        <span title={said(row.reason)}>
          {row.qualified === 'yes' ? (
            <Tag tone="good">{t`Qualified`}</Tag>
          ) : row.qualified === 'no' ? (
            <Tag>{t`Not qualified`}</Tag>
          ) : (
            <Tag tone="warn">{t`Weight missing`}</Tag>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      label: t`Actions`,
      narrow: 'break',
      cell: (row) => (
        <span className="row-actions">
          <LinkButton
            href={paths.equipmentUnit(row.id)}
            kind="quiet"
            small
            aria-label={mayWrite ? t`Edit unit ${row.unit}` : t`Open unit ${row.unit}`}
          >
            {mayWrite ? <Icon name="edit" /> : null}
            {mayWrite ? t`Edit` : t`Open`}
          </LinkButton>
          {mayWrite ? (
            <LinkButton
              href={paths.deleteEquipment(row.id)}
              data-asks
              kind="quiet"
              small
              aria-label={t`Delete unit ${row.unit}`}
            >
              <Icon name="delete" />
              <span className="wide-only">{t`Delete`}</span>
            </LinkButton>
          ) : null}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageTitle title={allOf(texts)}>
        <LinkButton href={paths.bulkTanks()} kind="quiet">
          {t`Bulk tanks`}
        </LinkButton>
        {mayWrite ? (
          <LinkButton href={paths.newEquipment()} kind="primary">
            <Icon name="plus" />
            {t`New`}
          </LinkButton>
        ) : null}
      </PageTitle>
      {view.total === 0 ? (
        <Empty
          title={t`There are no records to show`}
          text={
            mayWrite
              ? t`Add your first truck: trips and fuel are kept for each one.`
              : t`Trucks appear here once someone has added them.`
          }
        >
          {mayWrite ? (
            <LinkButton href={paths.newEquipment()} kind="primary">
              {t`Add your first truck`}
            </LinkButton>
          ) : null}
        </Empty>
      ) : (
        <>
          <LiveSearch
            action={paths.equipment()}
            value={search}
            label={t`Search equipment`}
            keep={{ sort: order, dir: order ? direction : null, length: lengthOf(size) }}
            found={view.filtered}
          />
          <Table
            caption={allOf(texts)}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            empty={
              <Empty title={t`There are no records matching your request`} text={t`Try fewer letters.`} />
            }
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
