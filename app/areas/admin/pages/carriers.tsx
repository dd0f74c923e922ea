import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { packageName } from '~/areas/billing/rules/packages';
import { listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { paths } from '~/routes';
import { utcDay } from '~/areas/admin/views/admin-time';
import { listCarriers } from '~/areas/admin/manage-people.server';
import { AdminList } from '~/areas/admin/parts/admin-list';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import type { Column } from '~/kit/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { search, page, size, skip, take } = listRequest(request);
  const { rows, filtered, total } = await listCarriers(ctx, search, { skip, take });
  const carriers = rows.map((carrier) => ({
    id: carrier.id,
    name: carrier.legalName,
    usdot: carrier.usdot ?? '',
    plan: `${packageName(carrier.planPackageId)}${carrier.freeLimitDoubled ? ', doubled' : ''}`,
    people: carrier.memberships.length,
    since: utcDay(carrier.createdAt),
  }));
  return { carriers, filtered, total, search, page, size };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Carriers')];

export default function AdminCarriersRoute() {
  const { carriers, filtered, total, search, page, size } = useLoaderData<typeof loader>();
  const columns: Column<(typeof carriers)[number]>[] = [
    { key: 'name', label: 'Carrier', cell: (row) => <a href={paths.adminCarrier(row.id)}>{row.name}</a> },
    { key: 'usdot', label: 'USDOT', narrow: 'figure', cell: (row) => row.usdot },
    { key: 'plan', label: 'Plan', narrow: 'lead', cell: (row) => row.plan },
    {
      key: 'people',
      label: 'People',
      number: true,
      short: 'people',
      shortOne: 'person',
      cell: (row) => String(row.people),
    },
    { key: 'since', label: 'Since', narrow: 'wide-only', cell: (row) => row.since },
  ];
  return (
    <>
      <PageTitle title="Carriers" />
      <AdminList
        href={paths.adminCarriers()}
        searchLabel="Name, USDOT number or email"
        caption="Carriers"
        columns={columns}
        rows={carriers}
        found={{ search, page, size, filtered, total }}
      />
    </>
  );
}
