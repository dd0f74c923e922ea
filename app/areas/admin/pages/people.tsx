import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { paths } from '~/routes';
import { utcDay } from '~/areas/admin/views/admin-time';
import { listPeople } from '~/areas/admin/manage-people.server';
import { AdminList } from '~/areas/admin/parts/admin-list';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import type { Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { search, page, size, skip, take } = listRequest(request);
  const { rows, filtered, total } = await listPeople(ctx, search, { skip, take });
  const people = rows.map((person) => ({
    id: person.id,
    name: person.name,
    email: person.claimedEmail === null ? person.email : `${person.claimedEmail} (claimed)`,
    carriers: person.memberships.map(({ carrier }) => carrier.legalName).join(', '),
    state: person.disabledAt
      ? 'Disabled'
      : person.roles.includes('admin')
        ? 'Admin'
        : person.emailVerifiedAt
          ? ''
          : 'Not confirmed',
    since: utcDay(person.createdAt),
  }));
  return { people, filtered, total, search, page, size };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'People')];

export default function AdminPeopleRoute() {
  const { people, filtered, total, search, page, size } = useLoaderData<typeof loader>();
  const columns: Column<(typeof people)[number]>[] = [
    { key: 'name', label: 'Name', cell: (row) => <a href={paths.adminPerson(row.id)}>{row.name}</a> },
    { key: 'email', label: 'Email', cell: (row) => row.email },
    { key: 'carriers', label: 'Carriers', cell: (row) => row.carriers },
    {
      key: 'state',
      label: 'State',
      narrow: 'lead',
      cell: (row) =>
        row.state ? <Tag tone={row.state === 'Disabled' ? 'bad' : 'plain'}>{row.state}</Tag> : null,
    },
    { key: 'since', label: 'Since', narrow: 'wide-only', cell: (row) => row.since },
  ];
  return (
    <>
      <PageTitle title="People" />
      <AdminList
        href={paths.adminPeople()}
        searchLabel="Name, email or carrier"
        caption="People"
        columns={columns}
        rows={people}
        found={{ search, page, size, filtered, total }}
      />
    </>
  );
}
