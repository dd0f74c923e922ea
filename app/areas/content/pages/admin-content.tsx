import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { paths } from '~/routes';
import { CONTENT_KINDS, listContentForEdit } from '~/areas/admin/manage-content.server';
import { LinkButton } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

const NAMES: Record<string, string> = { feature: 'Features', tutorial: 'Tutorials', faq: 'Questions' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const kind =
    CONTENT_KINDS.find((one) => one === new URL(request.url).searchParams.get('kind')) ?? 'feature';
  const items = await listContentForEdit(ctx, kind);
  return {
    kind,
    kinds: [...CONTENT_KINDS],
    items: items.map(({ id, title, position, published, viewCount, edition }) => ({
      id,
      title,
      position,
      published,
      viewCount,
      isShipped: edition !== null,
    })),
  };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Content')];

export default function AdminContentRoute() {
  const { kind, kinds, items } = useLoaderData<typeof loader>();
  const columns: Column<(typeof items)[number]>[] = [
    { key: 'title', label: 'Title', cell: (row) => <a href={paths.adminContentItem(row.id)}>{row.title}</a> },
    {
      key: 'state',
      label: 'State',
      narrow: 'lead',
      cell: (row) =>
        row.published ? (
          <Tag>{row.isShipped ? 'As shipped' : 'Edited'}</Tag>
        ) : (
          <Tag tone="warn">Not published</Tag>
        ),
    },
    {
      key: 'position',
      label: 'Place',
      number: true,
      narrow: 'wide-only',
      cell: (row) => String(row.position),
    },
    {
      key: 'views',
      label: 'Views',
      number: true,
      short: 'views',
      shortOne: 'view',
      cell: (row) => String(row.viewCount),
    },
  ];
  return (
    <>
      <PageTitle title="Content">
        <LinkButton href={`${paths.adminContent()}/new?kind=${kind}`}>Add a text</LinkButton>
      </PageTitle>
      <nav className="admin-tabs" aria-label="Kinds of content">
        {kinds.map((one) => (
          <a
            key={one}
            href={`${paths.adminContent()}?kind=${one}`}
            aria-current={one === kind ? 'true' : undefined}
          >
            {NAMES[one]}
          </a>
        ))}
      </nav>
      <Table caption={NAMES[kind]} captionHidden columns={columns} rows={items} rowKey={(row) => row.id} />
    </>
  );
}
