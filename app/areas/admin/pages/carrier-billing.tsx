import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import {
  creditCarrier,
  raiseLimits,
  readCarrierBilling,
  refundCarrier,
} from '~/areas/admin/operate-billing.server';
import { Facts } from '~/areas/admin/parts/admin-tabs';
import { utcDay } from '~/areas/admin/views/admin-time';
import { newFormKey, formKeyOf } from '~/areas/billing/pages/billing-form.server';
import { isLive, statusInWords } from '~/areas/billing/rules/entitlement';
import { formatCents, priceInWords } from '~/areas/billing/rules/money-words';
import { LARGEST_PACKAGE_ID, packageName, priceCentsRunning } from '~/areas/billing/rules/packages';
import { taxInWords } from '~/areas/billing/rules/sales-tax';
import { pauseInWords } from '~/areas/billing/rules/pause-words';
import { invoiceMoney } from '~/areas/billing/views/billing-view';
import { PageTitle } from '~/areas/content/parts/public-page';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { Table, type Column } from '~/kit/table';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await readCarrierBilling(ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const { carrierId, legalName, planPackageId, subscription, account, invoices, cards } = found.value;
  const facts: [string, string][] = [
    ['Limits in force', packageName(planPackageId)],
    [
      'Subscription',
      subscription && isLive(subscription.status)
        ? `${packageName(subscription.packageId)}, ${priceInWords(subscription.packageId, priceCentsRunning(subscription))}`
        : '',
    ],
    [
      'Status',
      subscription
        ? (pauseInWords(subscription, ctx.clock.now(), utcDay) ?? statusInWords(subscription.status))
        : '',
    ],
    [
      subscription?.cancelAtPeriodEnd ? 'Ends' : 'Period ends',
      subscription ? utcDay(subscription.periodEnd) : '',
    ],
    ['Discount', subscription?.discountText ?? ''],
    ['Cards', String(cards.length)],
    ['Trial used', account?.trialUsedAt ? utcDay(account.trialUsedAt) : ''],
    ...(account?.trialDeniedAt
      ? [['Trial denied', `${utcDay(account.trialDeniedAt)}, had elsewhere`] as [string, string]]
      : []),
    ['Customer at Stripe', account?.customerId ?? ''],
  ];
  return {
    carrierId,
    legalName,
    facts,
    formKey: newFormKey(),
    raised: { trips: found.value.raisedTrips ?? '', stops: found.value.raisedStops ?? '' },
    hasCustomer: Boolean(account?.customerId),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number ?? invoice.id,
      date: utcDay(invoice.createdAt),
      total: formatCents(invoice.totalCents),
      tax: invoice.status === 'void' ? '' : taxInWords(invoice.taxes),
      status: invoiceMoney(invoice).status,
      isPaid: invoice.status === 'paid' && invoice.totalCents > 0,
    })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const carrierId = params['id'] ?? '';
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const values = Object.fromEntries(
    ['invoice_id', 'amount', 'trips', 'stops', 'reason'].map((name) => [
      name,
      textOf(form, name).slice(0, 300),
    ]),
  );
  const { amount = '', reason = '', trips = '', stops = '', invoice_id: invoiceId = '' } = values;
  const money = { carrierId, amount, reason, key: formKeyOf(form) };
  const result =
    intent === 'refund'
      ? await refundCarrier(ctx, { ...money, invoiceId })
      : intent === 'credit'
        ? await creditCarrier(ctx, money)
        : intent === 'limits'
          ? await raiseLimits(ctx, { carrierId, trips, stops, reason })
          : null;
  if (!result) return failedForm(context, { kind: 'invalid', message: 'Something went wrong' }, values);
  if (!result.ok && result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return result.ok
    ? doneWith(paths.adminCarrierBilling(carrierId), DONE[intent] ?? 'Success')
    : failedForm(
        context,
        result.failure,
        // The answer may be lost and the money given: the next try is the same one.
        result.failure.kind === 'unavailable' ? { ...values, formKey: money.key } : values,
        intent,
      );
}

const DONE: Record<string, string> = {
  refund: 'The refund is on its way. The owners get an email.',
  credit: 'The credit is given. The owners get an email.',
  limits: 'The limits are changed.',
};

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, `Billing of ${loaded?.legalName ?? 'a carrier'}`),
];

type Failed = FailedForm;

export default function AdminCarrierBillingRoute() {
  const { carrierId, legalName, facts, formKey, raised, hasCustomer, invoices } =
    useLoaderData<typeof loader>();
  const failed = useActionData() as Failed | undefined;
  const columns: Column<(typeof invoices)[number]>[] = [
    { key: 'number', label: 'Invoice', cell: (row) => row.number },
    { key: 'date', label: 'Date', narrow: 'figure', cell: (row) => row.date },
    { key: 'total', label: 'Total', number: true, narrow: 'lead', cell: (row) => row.total },
    ...(invoices.some(({ tax }) => tax !== '')
      ? [
          {
            key: 'tax',
            label: 'Tax in it',
            narrow: 'figure' as const,
            cell: (row: (typeof invoices)[number]) => row.tax,
          },
        ]
      : []),
    { key: 'status', label: 'Status', narrow: 'figure', cell: (row) => row.status },
  ];
  const paid = invoices.filter(({ isPaid }) => isPaid);
  const form = { formKey, failed };
  return (
    <>
      <PageTitle title={`Billing of ${legalName}`} />
      <p>
        <a href={paths.adminCarrier(carrierId)}>The carrier</a>
      </p>
      <Facts facts={facts} />
      <h2 className="support-title">Invoices</h2>
      <Table
        caption="Invoices"
        captionHidden
        columns={columns}
        rows={invoices}
        rowKey={(row) => row.id}
        empty={<p>There are no invoices yet.</p>}
      />
      {paid.length > 0 ? (
        <MoneyForm {...form} intent="refund" title="Refund" button="Refund this amount">
          <SelectField
            id="refund-invoice_id"
            name="invoice_id"
            label="Invoice"
            defaultValue={valueOf(failed, 'refund', 'invoice_id')}
            error={errorOf(failed, 'refund', 'invoice_id')}
            options={paid.map(({ id, number, total }) => ({ value: id, label: `${number}, ${total}` }))}
          />
          <Text form={form} intent="refund" name="amount" label="Amount in dollars" />
        </MoneyForm>
      ) : null}
      {hasCustomer ? (
        <MoneyForm {...form} intent="credit" title="Credit" button="Give this credit">
          <Text form={form} intent="credit" name="amount" label="Amount in dollars" />
        </MoneyForm>
      ) : null}
      <MoneyForm
        {...form}
        intent="limits"
        title={`Limits of the ${packageName(LARGEST_PACKAGE_ID)} plan`}
        button="Save these limits"
      >
        <Text
          form={form}
          intent="limits"
          name="trips"
          label="Trips in 30 days"
          start={raised.trips}
          optional
        />
        <Text form={form} intent="limits" name="stops" label="Stops per trip" start={raised.stops} optional />
      </MoneyForm>
    </>
  );
}

const valueOf = (failed: Failed | undefined, intent: string, name: string): string | undefined =>
  failed?.form === intent ? failed.values[name] : undefined;
const errorOf = (failed: Failed | undefined, intent: string, name: string) =>
  failed?.form === intent ? failed.errors[name] : undefined;

function Text({
  form: { failed },
  intent,
  name,
  label,
  start = '',
  optional = false,
}: {
  form: { failed: Failed | undefined };
  intent: string;
  name: string;
  label: string;
  start?: number | string;
  optional?: boolean;
}) {
  return (
    <Field
      id={`${intent}-${name}`}
      name={name}
      label={label}
      optional={optional}
      maxLength={300}
      autoComplete="off"
      inputMode={name === 'reason' ? 'text' : 'decimal'}
      defaultValue={valueOf(failed, intent, name) ?? String(start)}
      error={errorOf(failed, intent, name)}
    />
  );
}

/** One act on its own form: what, why, and the button. */
function MoneyForm({
  formKey,
  failed,
  intent,
  title,
  button,
  children,
}: {
  formKey: string;
  failed: Failed | undefined;
  intent: string;
  title: string;
  button: string;
  children: ReactNode;
}) {
  const own = failed?.form === intent ? failed : undefined;
  const field = Object.keys(own?.errors ?? {})[0];
  return (
    <>
      <h2 className="support-title">{title}</h2>
      <form method="post" className="admin-form">
        {own ? (
          <ErrorSummary
            errors={[{ ...(field ? { fieldId: `${intent}-${field}` } : {}), message: own.message }]}
          />
        ) : null}
        <input type="hidden" name="formKey" value={own?.values['formKey'] ?? formKey} />
        {children}
        <Text form={{ failed }} intent={intent} name="reason" label="Reason" />
        <div className="actions">
          <Button name="intent" value={intent}>
            {button}
          </Button>
        </div>
      </form>
    </>
  );
}
