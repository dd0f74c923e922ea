import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ADMIN_PAGE_SIZE, listRequest, requireAdmin } from '~/http/session/admin.server';
import { paths } from '~/paths';
import { utcText } from '~/presenters/admin-time';
import { readLog } from '~/services/admin/operate.server';
import { AdminSearch } from '~/ui/admin/admin-tabs';
import { Empty } from '~/ui/empty';
import { queryOf } from '~/ui/fleet/query';
import { documentTitle } from '~/ui/page-title';
import { Pagination } from '~/ui/pagination';
import { PageTitle } from '~/ui/public-page';
import { Table, type Column } from '~/ui/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { search, page, skip, take } = listRequest(request);
  const { rows, total } = await readLog(ctx, search, { skip, take });
  return {
    rows: rows.map(({ at, ...row }) => ({ ...row, when: utcText(at) })),
    total,
    search,
    page,
    size: ADMIN_PAGE_SIZE,
  };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Log of the administration')];

export default function AdminLogRoute() {
  const { rows, total, search, page, size } = useLoaderData<typeof loader>();
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'summary', label: 'What', cell: (row) => row.summary },
    { key: 'who', label: 'Who', cell: (row) => row.adminEmail },
    { key: 'action', label: 'Act', narrow: 'wide-only', cell: (row) => row.action },
    { key: 'when', label: 'When', cell: (row) => row.when },
  ];
  return (
    <>
      <PageTitle title="Log of the administration" />
      <p className="muted">Lines are only ever added: the database refuses to change or remove one.</p>
      <AdminSearch action={paths.adminLog()} value={search} label="Words, act or e-mail" />
      <Table
        caption="Acts"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={<Empty title="There are no records to show" text="" />}
      />
      <Pagination
        page={page}
        pageSize={size}
        filtered={total}
        total={total}
        hrefOf={(number) => paths.adminLog() + queryOf({ q: search, page: number })}
      />
    </>
  );
}
