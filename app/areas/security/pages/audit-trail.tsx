import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { queryOf } from '~/areas/ledger/parts/query';
import { trailQuery } from '~/areas/security/pages/audit-trail-query.server';
import { readAuditTrail, TRAIL_PAGE_SIZE, trailChoices } from '~/areas/security/read-audit-trail.server';
import { trailLine, trailOptions } from '~/areas/security/views/trail-view';
import { listRequest } from '~/areas/accounts/session/admin.server';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Field, SelectField } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { Table, type Column } from '~/kit/table';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const query = trailQuery(request);
  const { page } = listRequest(request);
  const { timeZone } = carrier;
  const { rows, total, errors, people } = await readAuditTrail(ctx, query, { timeZone, page });
  const view = {
    query,
    errors,
    people: people.map(({ userId, name }) => ({ value: userId, label: name })),
    choices: trailOptions(trailChoices(ctx)),
    lines: rows.map((row) => {
      const { at, ...line } = trailLine(row, carrier.units);
      return { ...line, when: momentText(at, timeZone) };
    }),
    total,
    page,
    size: TRAIL_PAGE_SIZE,
    carrier: carrier.legalName,
  };
  return data(view, { status: errors.from || errors.to ? 422 : 200 });
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Audit trail')];

export default function AuditTrailRoute() {
  const { query, errors, people, choices, lines, total, page, size, carrier } =
    useLoaderData<typeof loader>();
  const columns: Column<(typeof lines)[number]>[] = [
    {
      key: 'what',
      label: 'What',
      cell: ({ what, href }) => (href ? <a href={href}>{what}</a> : what),
    },
    { key: 'details', label: 'Details', cell: ({ details }) => details },
    { key: 'who', label: 'Who', narrow: 'figure', cell: ({ who }) => who },
    { key: 'when', label: 'When', narrow: 'figure', cell: ({ when }) => when },
  ];
  return (
    <AccountPage title="Audit trail">
      <Section title={carrier} text="Who changed what, and when. Nothing here can be edited.">
        <form method="get" action={paths.accountTrail()} className="form" noValidate>
          <div className="field-row">
            <SelectField
              id="what"
              name="what"
              label="Show"
              empty="Everything"
              options={choices}
              defaultValue={query.what}
            />
            <SelectField
              id="who"
              name="who"
              label="Who"
              empty="Everyone"
              options={people}
              defaultValue={query.who}
            />
          </div>
          <div className="field-row">
            <Field
              id="from"
              name="from"
              label="From"
              short
              optional
              placeholder="MM/DD/YYYY"
              maxLength={10}
              defaultValue={query.from}
              error={errors.from}
            />
            <Field
              id="to"
              name="to"
              label="To"
              short
              optional
              placeholder="MM/DD/YYYY"
              maxLength={10}
              defaultValue={query.to}
              error={errors.to}
            />
          </div>
          <div className="actions">
            <Button kind="primary">Show</Button>
            <LinkButton href={`${paths.api.auditTrail()}${queryOf({ ...query })}`}>Download CSV</LinkButton>
          </div>
        </form>
      </Section>
      <Table
        caption="Changes"
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={(line) => line.key}
        empty={<Empty title="Nothing to show" text="No change matches what you chose." />}
      />
      <Pagination
        page={page}
        pageSize={size}
        filtered={total}
        total={total}
        hrefOf={(number) => paths.accountTrail(queryOf({ ...query, page: number }))}
      />
    </AccountPage>
  );
}
