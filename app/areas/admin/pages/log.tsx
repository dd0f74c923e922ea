import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { paths } from '~/routes';
import { utcText } from '~/areas/admin/views/admin-time';
import { readLog } from '~/areas/admin/operate.server';
import { AdminList } from '~/areas/admin/parts/admin-list';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import type { Column } from '~/kit/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { search, page, size, skip, take } = listRequest(request);
  const { rows, total } = await readLog(ctx, search, { skip, take });
  return {
    rows: rows.map(({ at, ...row }) => ({ ...row, when: utcText(at) })),
    total,
    search,
    page,
    size,
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
      <p className="muted">Entries can be added but never changed or removed.</p>
      <AdminList
        href={paths.adminLog()}
        searchLabel="Words, act or email"
        caption="Acts"
        columns={columns}
        rows={rows}
        found={{ search, page, size, filtered: total, total }}
        empty={<Empty title="There are no records to show" text="" />}
      />
    </>
  );
}
