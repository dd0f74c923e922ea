import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { listPageOf } from '~/platform/http/forms/list-page.server';
import { paths } from '~/routes';
import { emailRow, type EmailRow } from '~/areas/mail/views/email-view';
import { listEmails } from '~/areas/mail/manage-composed-emails.server';
import supportStyles from '~/kit/styles/support.css';
import { LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { LiveSearch } from '~/kit/live-search';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { Icon } from '~/kit/icon';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { PageTitle } from '~/areas/content/parts/public-page';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const search = (query.get('q') ?? '').trim().slice(0, 200);
  const { page, size, start } = listPageOf(request);
  const list = await listEmails(ctx, {
    search,
    order: 'created_at',
    direction: 'desc',
    start,
    length: size,
  });
  return {
    mayWrite: ctx.scope.mayWrite,
    rows: list.rows.map((email) => emailRow(email, carrier.timeZone)),
    total: list.total,
    filtered: list.filtered,
    search,
    page,
    size,
  };
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: supportStyles }];

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Emails')];

const columns: Column<EmailRow>[] = [
  { key: 'subject', label: 'Subject', cell: (row) => <a href={paths.email(row.id)}>{row.subject}</a> },
  { key: 'to', label: 'To', narrow: 'break', cell: (row) => row.recipients },
  {
    key: 'files',
    label: 'Files',
    number: true,
    narrow: 'figure',
    short: 'files',
    shortOne: 'file',
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
  const { mayWrite, rows, total, filtered, search, page, size } = useLoaderData<typeof loader>();
  const write = mayWrite ? (
    <LinkButton href={paths.newEmail()} kind="primary">
      <Icon name="plus" />
      New
    </LinkButton>
  ) : null;
  return (
    <>
      <PageTitle title="Emails">{write}</PageTitle>
      {total === 0 ? (
        <Empty
          title="There are no records to show"
          text="Send a report to your accountant, or ask a driver for receipts. Sent emails are kept here."
        />
      ) : (
        <>
          <LiveSearch action={paths.emails()} value={search} label="Search emails" found={filtered} />
          <Table
            caption="Emails"
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            empty={<Empty title="There are no records matching your request" text="Try fewer letters." />}
          />
          <Pagination
            page={page}
            pageSize={size}
            filtered={filtered}
            total={total}
            hrefOf={(number) => paths.emails() + queryOf({ q: search, length: lengthOf(size), page: number })}
            hrefOfSize={(length) => paths.emails() + queryOf({ q: search, length })}
          />
        </>
      )}
    </>
  );
}
