import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { quarterLabel } from '~/engine/calendar/quarter';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { doneWith } from '~/platform/http/forms/done.server';
import { systemFacts } from '~/areas/admin/pages/system-facts.server';
import { paths } from '~/routes';
import { readSystem, reconcileNow } from '~/areas/admin/operate.server';
import { readReportsOfPolicy } from '~/areas/security/policy-reports.server';
import { PolicyReportList } from '~/areas/security/parts/policy-report-list';
import { utcText } from '~/areas/admin/views/admin-time';
import { listPublishedQuarters } from '~/areas/rates/list-rate-quarters.server';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { Button } from '~/kit/button';
import { documentTitle } from '~/kit/page-title';
import { PageTitle } from '~/areas/content/parts/public-page';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const [own, system, reports, quarters] = await Promise.all([
    systemFacts(),
    readSystem(ctx),
    readReportsOfPolicy(ctx, { skip: 0, take: 50 }),
    listPublishedQuarters(ctx),
  ]);
  const { database, jobs, engine, keepsMail } = system;
  const newest = quarters[0];
  const facts: [string, string][] = [
    ...own,
    ['Routing', engine],
    [
      'Database',
      `PostgreSQL ${database.version}, ${Math.round(database.sizeBytes / 1_048_576)} MB, ${database.migrations} migrations`,
    ],
    ['People', String(database.people)],
    ['Carriers', String(database.carriers)],
    ['Trips', String(database.trips)],
    [
      'Rates',
      newest
        ? `${quarters.length} quarters, newest ${quarterLabel(newest.quarter)} (${newest.matrixStatus}, number ${newest.revision})`
        : 'none',
    ],
    ['Queue', `${jobs.waiting} waiting, ${jobs.running} running, ${jobs.failed} failed`],
    [
      'Mail',
      keepsMail ? 'kept on the inbox page: no mail server is configured' : 'sent through the mail server',
    ],
  ];
  return {
    facts,
    reports: reports.rows.map(({ firstAt: _first, lastAt, ...line }) => ({ ...line, last: utcText(lastAt) })),
    reportsTotal: reports.total,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await reconcileNow(await requireAdmin(request, context));
  return doneWith(
    paths.adminSystem(),
    'The comparison with the payment provider has begun. If something cannot be compared, it will be among the failed jobs.',
  );
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'System')];

export default function AdminSystemRoute() {
  const { facts, reports, reportsTotal } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title="System" />
      <Facts facts={facts} />
      <h2 className="support-title">Payments</h2>
      <p>
        Each night we copy plans, cards and invoices from the payment provider again. You can do it now. It
        charges nothing.
      </p>
      <form method="post" className="actions">
        <Button name="intent" value="reconcile">
          Reconcile with Stripe now
        </Button>
      </form>
      <PolicyReportList lines={reports} total={reportsTotal} />
    </>
  );
}
