import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRequest, requireAdmin } from '~/areas/accounts/session/admin.server';
import { readSubscribers } from '~/areas/admin/operate-billing.server';
import { AdminList } from '~/areas/admin/parts/admin-list';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { utcDay } from '~/areas/admin/views/admin-time';
import { statusInWords, type SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { formatCents, priceInWords } from '~/areas/billing/rules/money-words';
import { packageName, priceCentsRunning } from '~/areas/billing/rules/packages';
import { pauseInWords } from '~/areas/billing/rules/pause-words';
import { PageTitle } from '~/areas/content/parts/public-page';
import { paths } from '~/routes';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import type { Column } from '~/kit/table';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const { search, page, size, skip, take } = listRequest(request);
  const { rows, filtered, total, plans, monthlyCents } = await readSubscribers(ctx, search, { skip, take });
  const facts: [string, string][] = [
    ['Subscriptions', String(total)],
    ...plans.map(({ planId, priceCents, count }): [string, string] => [
      `${packageName(planId)}, ${priceInWords(planId, priceCents)}`,
      `${count} paying`,
    ]),
    [`A month, before discounts${ctx.billing.addsTax ? ' and tax' : ''}`, formatCents(monthlyCents)],
  ];
  const subscribers = rows.map((row) => ({
    id: row.carrierId,
    name: row.legalName,
    plan: `${packageName(row.planId)}, ${priceInWords(row.planId, priceCentsRunning({ packageId: row.planId, priceCents: row.priceCents }))}`,
    status: row.cancelAtPeriodEnd
      ? 'Canceled'
      : (pauseInWords(row, ctx.clock.now(), utcDay) ?? statusInWords(row.status as SubscriptionStatus)),
    until: utcDay(row.periodEnd),
    discount: row.discountText ?? '',
    paid: formatCents(row.paidCents),
    tax: row.taxCents === 0 ? '' : formatCents(row.taxCents),
    open: row.openCents === 0 ? '' : formatCents(row.openCents),
  }));
  return { subscribers, facts, filtered, total, search, page, size };
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Who pays what')];

export default function AdminBillingRoute() {
  const { subscribers, facts, filtered, total, search, page, size } = useLoaderData<typeof loader>();
  const columns: Column<(typeof subscribers)[number]>[] = [
    {
      key: 'name',
      label: 'Carrier',
      cell: (row) => <a href={paths.adminCarrierBilling(row.id)}>{row.name}</a>,
    },
    { key: 'plan', label: 'Plan', narrow: 'lead', cell: (row) => row.plan },
    { key: 'status', label: 'Status', narrow: 'figure', cell: (row) => row.status },
    { key: 'until', label: 'Period ends', narrow: 'figure', cell: (row) => row.until },
    { key: 'discount', label: 'Discount', narrow: 'wide-only', cell: (row) => row.discount },
    {
      key: 'paid',
      label: 'Paid, less refunds',
      number: true,
      short: 'paid, less refunds',
      cell: (row) => row.paid,
    },
    ...(subscribers.some(({ tax }) => tax !== '')
      ? [
          {
            key: 'tax',
            label: 'Tax in it',
            number: true,
            short: 'tax',
            cell: (row: (typeof subscribers)[number]) => row.tax,
          },
        ]
      : []),
    { key: 'open', label: 'Open', number: true, short: 'open', cell: (row) => row.open },
  ];
  return (
    <>
      <PageTitle title="Who pays what" />
      <p>
        <a href={paths.adminCoupons()}>Coupons</a>
      </p>
      <Facts facts={facts} />
      <AdminList
        href={paths.adminBilling()}
        searchLabel="Name of the carrier"
        caption="Subscriptions"
        columns={columns}
        rows={subscribers}
        found={{ search, page, size, filtered, total }}
        empty={
          <Empty
            title="There are no records matching your request"
            text="No one pays yet, or try fewer letters."
          />
        }
      />
    </>
  );
}
