import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAdmin } from '~/areas/accounts/session/admin.server';
import { createCoupon, listSoldCoupons, turnCouponOff } from '~/areas/admin/operate-coupons.server';
import { utcDay } from '~/areas/admin/views/admin-time';
import { formKeyOf, newFormKey } from '~/areas/billing/pages/billing-form.server';
import { couponInWords } from '~/areas/billing/rules/money-words';
import { COUPON_DURATIONS } from '~/areas/billing/rules/new-coupon';
import { PageTitle } from '~/areas/content/parts/public-page';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm, type FailedForm } from '~/platform/http/forms/failed-form.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { ErrorSummary } from '~/kit/error-summary';
import { Field, SelectField } from '~/kit/field';
import { documentTitle } from '~/kit/page-title';
import { Table, type Column } from '~/kit/table';

const DAY_MS = 86_400_000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const found = await listSoldCoupons(ctx);
  const coupons = (found.ok ? found.value : []).map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    terms: couponInWords(coupon),
    used:
      coupon.maxRedemptions === null
        ? String(coupon.redeemed)
        : `${coupon.redeemed} of ${coupon.maxRedemptions}`,
    until: coupon.expiresAt === null ? '' : utcDay(new Date(coupon.expiresAt.getTime() - DAY_MS)),
    isActive: coupon.isActive,
  }));
  return { coupons, problem: found.ok ? null : found.failure.message, formKey: newFormKey() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = await requireAdmin(request, context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'off') {
    const result = await turnCouponOff(ctx, textOf(form, 'coupon_id'));
    return result.ok
      ? doneWith(paths.adminCoupons(), `${result.value} is off. Discounts already given stay.`)
      : failedForm(context, result.failure, {}, 'off');
  }
  const typed = (name: string) => textOf(form, name).slice(0, 60);
  const values = {
    code: typed('code'),
    percent: typed('percent'),
    amount: typed('amount'),
    duration: typed('duration'),
    months: typed('months'),
    uses: typed('uses'),
    until: typed('until'),
  };
  const result = await createCoupon(ctx, values, formKeyOf(form));
  return result.ok
    ? doneWith(paths.adminCoupons(), `Coupon ${result.value} is ready.`)
    : failedForm(context, result.failure, values, 'new');
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Coupons')];

export default function AdminCouponsRoute() {
  const { coupons, problem, formKey } = useLoaderData<typeof loader>();
  const failed = useActionData() as FailedForm | undefined;
  const columns: Column<(typeof coupons)[number]>[] = [
    { key: 'code', label: 'Code', cell: (row) => row.code },
    { key: 'terms', label: 'Discount', narrow: 'lead', cell: (row) => row.terms },
    { key: 'used', label: 'Used', number: true, short: 'used', cell: (row) => row.used },
    { key: 'until', label: 'Last day', narrow: 'figure', cell: (row) => row.until },
    {
      key: 'state',
      label: 'Status',
      narrow: 'figure',
      cell: (row) => (row.isActive ? <TurnOff id={row.id} code={row.code} /> : 'Off or used up'),
    },
  ];
  const off = failed?.form === 'off' ? failed.message : problem;
  return (
    <>
      <PageTitle title="Coupons" />
      <p>
        <a href={paths.adminBilling()}>Who pays what</a>
      </p>
      {off ? <ErrorSummary errors={[{ message: off }]} /> : null}
      <Table
        caption="Coupons"
        captionHidden
        columns={columns}
        rows={coupons}
        rowKey={(row) => row.id}
        empty={<p>There are no coupons yet.</p>}
      />
      <NewCoupon formKey={formKey} failed={failed?.form === 'new' ? failed : undefined} />
    </>
  );
}

function TurnOff({ id, code }: { id: string; code: string }) {
  return (
    <form method="post">
      <input type="hidden" name="coupon_id" value={id} />
      <Button name="intent" value="off" small aria-label={`Turn ${code} off`}>
        Turn off
      </Button>
    </form>
  );
}

const COUNTS = [
  ['months', 'Months'],
  ['uses', 'How many may use it'],
] as const;

function NewCoupon({ formKey, failed }: { formKey: string; failed: FailedForm | undefined }) {
  const first = Object.keys(failed?.errors ?? {})[0];
  const field = (name: string) => ({
    id: `coupon-${name}`,
    name,
    defaultValue: failed?.values[name] ?? '',
    error: failed?.errors[name],
  });
  return (
    <>
      <h2 className="support-title">New coupon</h2>
      <form method="post" className="admin-form">
        {failed ? (
          <ErrorSummary
            errors={[{ ...(first ? { fieldId: `coupon-${first}` } : {}), message: failed.message }]}
          />
        ) : null}
        <input type="hidden" name="formKey" value={formKey} />
        <Field {...field('code')} label="Code" maxLength={40} autoComplete="off" />
        <Field {...field('percent')} label="Percent off" optional inputMode="numeric" autoComplete="off" />
        <Field
          {...field('amount')}
          label="Or dollars off each payment"
          optional
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          {...field('duration')}
          label="For"
          options={COUPON_DURATIONS.map(([value, label]) => ({ value, label }))}
        />
        {COUNTS.map(([name, label]) => (
          <Field key={name} {...field(name)} label={label} optional inputMode="numeric" autoComplete="off" />
        ))}
        <DateField {...field('until')} label="Last day to redeem it" optional />
        <div className="actions">
          <Button name="intent" value="new" kind="primary">
            Create coupon
          </Button>
        </div>
      </form>
    </>
  );
}
