import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { paths } from '~/routes';
import { emailRow, type EmailRow } from '~/areas/mail/views/email-view';
import { listEmails } from '~/areas/mail/manage-composed-emails.server';
import supportStyles from '~/kit/styles/support.css';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { LiveSearch } from '~/areas/ledger/parts/live-search';
import { queryOf } from '~/areas/ledger/parts/query';
import { Icon } from '~/kit/icon';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

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
