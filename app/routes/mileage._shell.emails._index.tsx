import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/http/session/actor.server';
import { paths } from '~/paths';
import { emailRow, type EmailRow } from '~/presenters/composed-emails/email-view';
import { listEmails } from '~/services/composed-emails/manage-composed-emails.server';
import supportStyles from '~/styles/support.css';
import { LinkButton } from '~/ui/button';
import { Empty } from '~/ui/empty';
import { LiveSearch } from '~/ui/fleet/live-search';
import { queryOf } from '~/ui/fleet/query';
import { Icon } from '~/ui/icon';
import { documentTitle } from '~/ui/page-title';
import { Pagination } from '~/ui/pagination';
import { PageTitle } from '~/ui/public-page';
import { Table, type Column } from '~/ui/table';
import { Tag } from '~/ui/tag';

const PAGE_SIZE = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const search = (query.get('q') ?? '').trim().slice(0, 200);
  const page = Math.max(1, Math.min(10_000, Math.floor(Number(query.get('page'))) || 1));
  const list = await listEmails(ctx, {
    search,
    order: 'created_at',
    direction: 'desc',
    start: (page - 1) * PAGE_SIZE,
    length: PAGE_SIZE,
  });
  return {
    rows: list.rows.map((email) => emailRow(email, carrier.timeZone)),
    total: list.total,
    filtered: list.filtered,
    search,
    page,
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: supportStyles }];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'E-mails')];

const columns: Column<EmailRow>[] = [
  { key: 'subject', label: 'Subject', cell: (row) => <a href={paths.email(row.id)}>{row.subject}</a> },
  { key: 'to', label: 'To', narrow: 'break', cell: (row) => row.recipients },
  {
    key: 'files',
    label: 'Files',
    number: true,
    narrow: 'figure',
    short: 'files',
    cell: (row) => (row.files === 0 ? '' : String(row.files)),
  },
  {
    key: 'state',
    label: 'State',
    narrow: 'lead',
    cell: (row) => <Tag tone={row.state.tone}>{row.state.text}</Tag>,
  },
  { key: 'date', label: 'Date', narrow: 'break', cell: (row) => row.date },
];

export default function EmailsRoute() {
  const { rows, total, filtered, search, page } = useLoaderData<typeof loader>();
  const write = (
    <LinkButton href={paths.newEmail()} kind="primary">
      <Icon name="plus" />
      New
    </LinkButton>
  );
  return (
    <>
      <PageTitle title="E-mails">{write}</PageTitle>
      {total === 0 ? (
        <Empty
          title="There are no records to show"
          text="Send a report to your accountant, or ask a driver for receipts. What you send stays here."
        />
      ) : (
        <>
          <LiveSearch action={paths.emails()} value={search} label="Search e-mails" />
          <Table
            caption="E-mails"
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            empty={<Empty title="There are no records matching your request" text="Try fewer letters." />}
          />
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            filtered={filtered}
            total={total}
            hrefOf={(number) => paths.emails() + queryOf({ q: search, page: number })}
          />
        </>
      )}
    </>
  );
}
