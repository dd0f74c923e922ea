import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { listRequest } from '~/areas/accounts/session/admin.server';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { queryOf } from '~/areas/ledger/parts/query';
import { readSecurityLog } from '~/areas/security/read-security-log.server';
import { kindWords, SECURITY_AREAS } from '~/areas/security/rules/security-kinds';
import { pageHeaders } from '~/platform/http/pages/page-headers';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { SelectField } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { Pagination } from '~/kit/pagination';
import { Table, type Column } from '~/kit/table';

export const handle = { hydrate: false };

const PAGE_SIZE = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireUser(request, context);
  const area = (new URL(request.url).searchParams.get('what') ?? '').slice(0, 40);
  const { page } = listRequest(request);
  const { rows, total } = await readSecurityLog(ctx, area, {
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
  });
  return {
    area,
    page,
    total,
    lines: rows.map(({ id, kind, detail, device, address, at, actorName, carrierName }) => ({
      id,
      what: kindWords(kind),
      details: [detail, actorName && `by ${actorName}`, carrierName].filter(Boolean).join(', '),
      from: [device, address].filter(Boolean).join(', '),
      when: momentText(at, carrier?.timeZone ?? 'America/Chicago'),
    })),
  };
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Security log')];

const OPTIONS = Object.entries(SECURITY_AREAS).map(([value, label]) => ({ value, label }));

export default function SecurityLogRoute() {
  const { area, page, total, lines } = useLoaderData<typeof loader>();
  const columns: Column<(typeof lines)[number]>[] = [
    { key: 'what', label: 'What', cell: ({ what }) => what },
    { key: 'details', label: 'Details', cell: ({ details }) => details },
    { key: 'from', label: 'Device and address', cell: ({ from }) => from },
    { key: 'when', label: 'When', cell: ({ when }) => when },
  ];
  return (
    <AccountPage title="Security log">
      <Section
        title="What happened to your account"
        text={
          <>
            Something here was not you? <a href={paths.accountSecurity()}>Change your password</a> and sign
            out everywhere else. Entries are kept for a year.
          </>
        }
      >
        <form method="get" action={paths.accountSecurityLog()} className="form">
          <SelectField
            id="what"
            name="what"
            label="Show"
            empty="Everything"
            options={OPTIONS}
            defaultValue={area}
          />
          <div className="actions">
            <Button kind="primary">Show</Button>
          </div>
        </form>
      </Section>
      <Table
        caption="Security log"
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
        empty={<Empty title="Nothing to show" text="Nothing of this kind has happened." />}
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        filtered={total}
        total={total}
        hrefOf={(number) => paths.accountSecurityLog(queryOf({ what: area, page: number }))}
      />
    </AccountPage>
  );
}
