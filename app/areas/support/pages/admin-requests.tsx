import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SUPPORT_KIND_NAMES, SUPPORT_STATUS_NAMES } from '~/areas/support/rules/choices';
import { listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { paths } from '~/routes';
import { utcText } from '~/areas/admin/views/admin-time';
import { listSupportQueue } from '~/areas/admin/decide-request.server';
import { Empty } from '~/kit/empty';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { RequestTag } from '~/areas/support/parts/request-parts';
import { Table, type Column } from '~/kit/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { page, size, skip, take } = listRequest(request);
  const isDecided = new URL(request.url).searchParams.get('show') === 'decided';
  const { rows, total } = await listSupportQueue(ctx, isDecided, { skip, take });
  const requests = rows.map(({ id, kind, status, user, carrier, createdAt }) => ({
    id,
    kind: SUPPORT_KIND_NAMES[kind],
    status,
    statusName: SUPPORT_STATUS_NAMES[status],
    who: user.name,
    carrier: carrier?.legalName ?? '',
    asked: utcText(createdAt),
  }));
  return { requests, total, page, isDecided, size };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Support queue')];

export default function AdminSupportRoute() {
  const { requests, total, page, isDecided, size } = useLoaderData<typeof loader>();
  const columns: Column<(typeof requests)[number]>[] = [
    {
      key: 'kind',
      label: 'Request',
      cell: (row) => <a href={paths.adminSupportRequest(row.id)}>{row.kind}</a>,
    },
    { key: 'who', label: 'From', cell: (row) => `${row.who}${row.carrier ? `, ${row.carrier}` : ''}` },
    { key: 'asked', label: 'Asked', cell: (row) => row.asked },
    {
      key: 'status',
      label: 'Status',
      narrow: 'lead',
      cell: (row) => <RequestTag status={row.status}>{row.statusName}</RequestTag>,
    },
  ];
  return (
    <>
      <PageTitle title="Support queue">
        <a href={isDecided ? paths.adminSupport() : `${paths.adminSupport()}?show=decided`}>
          {isDecided ? 'Show open requests' : 'Show closed requests'}
        </a>
      </PageTitle>
      <Table
        caption="Requests"
        captionHidden
        columns={columns}
        rows={requests}
        rowKey={(row) => row.id}
        empty={<Empty title={isDecided ? 'No decision yet' : 'No one is waiting for an answer'} text="" />}
      />
      <Pagination
        page={page}
        pageSize={size}
        filtered={total}
        total={total}
        hrefOf={(number) =>
          paths.adminSupport() +
          queryOf({ show: isDecided ? 'decided' : null, length: lengthOf(size), page: number })
        }
        hrefOfSize={(length) =>
          paths.adminSupport() + queryOf({ show: isDecided ? 'decided' : null, length })
        }
      />
    </>
  );
}
