import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ADMIN_PAGE_SIZE, listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { utcText } from '~/areas/admin/views/admin-time';
import { PageTitle } from '~/areas/content/parts/public-page';
import { queryOf } from '~/areas/ledger/parts/query';
import { readReportsOfPolicy } from '~/areas/security/policy-reports.server';
import { paths } from '~/routes';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { Table, type Column } from '~/kit/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { page, skip, take } = listRequest(request);
  const { rows, total } = await readReportsOfPolicy(ctx, { skip, take });
  return {
    rows: rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt: utcText(firstAt),
      lastAt: utcText(lastAt),
    })),
    total,
    page,
    size: ADMIN_PAGE_SIZE,
  };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Policy reports')];

export default function PolicyReportsRoute() {
  const { rows, total, page, size } = useLoaderData<typeof loader>();
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'blocked', label: 'Blocked', cell: ({ blocked }) => blocked },
    { key: 'directive', label: 'Directive', cell: ({ directive }) => directive },
    { key: 'page', label: 'Page', cell: ({ page: where }) => where },
    { key: 'source', label: 'Source', narrow: 'wide-only', cell: ({ source }) => source },
    { key: 'device', label: 'Browser', narrow: 'wide-only', cell: ({ device }) => device },
    { key: 'times', label: 'Times', number: true, cell: ({ times }) => times },
    { key: 'first', label: 'First', narrow: 'wide-only', cell: ({ firstAt }) => firstAt },
    { key: 'last', label: 'Last', cell: ({ lastAt }) => lastAt },
  ];
  return (
    <>
      <PageTitle title="Policy reports" />
      <p className="muted">
        What browsers did not run because of our content security policy. Most come from extensions; one that
        names a page and a file of ours is a fault, or an attack that was stopped. Kept 90 days.
      </p>
      <Table
        caption="Policy reports"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ directive, blocked, page: where }) => `${directive} ${blocked} ${where}`}
        empty={<Empty title="No reports" text="Browsers have reported nothing." />}
      />
      <Pagination
        page={page}
        pageSize={size}
        filtered={total}
        total={total}
        hrefOf={(number) => paths.adminPolicyReports(queryOf({ page: number }))}
      />
    </>
  );
}
