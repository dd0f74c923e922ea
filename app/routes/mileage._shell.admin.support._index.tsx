import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SUPPORT_KIND_NAMES, SUPPORT_STATUS_NAMES } from '~/domain/support/choices';
import { ADMIN_PAGE_SIZE, listRequest, requireAdmin } from '~/http/session/admin.server';
import { paths } from '~/paths';
import { utcText } from '~/presenters/admin-time';
import { listSupportQueue } from '~/services/admin/decide-request.server';
import { Empty } from '~/ui/empty';
import { queryOf } from '~/ui/fleet/query';
import { documentTitle } from '~/ui/page-title';
import { Pagination } from '~/ui/pagination';
import { PageTitle } from '~/ui/public-page';
import { RequestTag } from '~/ui/support/request-parts';
import { Table, type Column } from '~/ui/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { page, skip, take } = listRequest(request);
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
  return { requests, total, page, isDecided, size: ADMIN_PAGE_SIZE };
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
          {isDecided ? 'Show what waits' : 'Show what is decided'}
        </a>
      </PageTitle>
      <Table
        caption="Requests"
        captionHidden
        columns={columns}
        rows={requests}
        rowKey={(row) => row.id}
        empty={<Empty title={isDecided ? 'Nothing is decided yet' : 'Nobody waits for an answer'} text="" />}
      />
      <Pagination
        page={page}
        pageSize={size}
        filtered={total}
        total={total}
        hrefOf={(number) =>
          paths.adminSupport() + queryOf({ show: isDecided ? 'decided' : null, page: number })
        }
      />
    </>
  );
}
