import { paths } from '~/routes';
import type { BillingView } from '~/areas/billing/views/billing-view';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { Field } from '~/kit/field';
import { formatWhole } from '~/kit/format';
import { Money } from '~/kit/money';
import { Notice } from '~/kit/notice';
import { Table, type Column } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { InvoiceList } from './invoice-list';
import { PackageList } from './package-list';
import { TestBillingMark } from './test-billing-mark';

const MONTHS: Column<BillingView['months'][number]>[] = [
  { key: 'month', label: 'Month', cell: ({ month }) => month },
  { key: 'trips', label: 'Trips', number: true, narrow: 'lead', cell: ({ trips }) => formatWhole(trips) },
];

/** Plan, use, packages, cards, coupon and invoices of a carrier. Whole without a script. */
export function BillingScreen({
  view,
  problem,
  formKey,
  support,
}: {
  view: BillingView;
  problem: FormProblem | undefined;
  formKey: string;
  /** The address of support. */
  support: string;
}) {
  return (
    <AccountPage title="Billing">
      {view.isTest ? <TestBillingMark /> : null}
      <FormProblems problem={problem} known={['coupon_code']} />
      {view.behind ? (
        <Notice
          tone="bad"
          title={
            <>
              A payment of <Money cents={view.behind.dueCents} /> failed.
            </>
          }
        >
          <p>{view.behind.text}</p>
          {view.behind.payUrl ? (
            <p className="notice-action">
              <LinkButton href={view.behind.payUrl} kind="primary">
                Pay now
              </LinkButton>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <Section id="plan" title="Your plan">
        <div className="plan-now">
          <div>
            <p className="plan-name">
              {view.plan.name} <Tag tone={view.plan.tone}>{view.plan.status}</Tag>
            </p>
            {view.plan.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {view.pause && view.isPauseSet ? (
              <div className="actions card-actions">
                <LinkButton href={paths.billingPause()}>{view.pause}</LinkButton>
              </div>
            ) : null}
          </div>
          <Usage usage={view.usage} />
        </div>
      </Section>
      <Section
        id="packages"
        title="Plans"
        text={`Prices are in US dollars${view.addsTax ? ', plus tax where it applies' : ''}. There is no limit on drivers or equipment.${view.behind ? ' Another plan can be chosen when the open payment is made.' : view.isPauseSet ? ` ${view.toChangePlan}` : ''}`}
      >
        <PackageList packages={view.packages} />
        {view.mayManage ? null : <p className="muted">Only an owner of this carrier can change the plan.</p>}
      </Section>
      {view.mayManage ? <CouponForm view={view} problem={problem} /> : null}
      <Cards view={view} formKey={formKey} />
      <Section id="invoices" title="Invoices">
        <InvoiceList invoices={view.invoices} />
        {view.mayManage ? (
          <div className="actions card-actions">
            <LinkButton href={paths.billingDetails()}>Edit billing details</LinkButton>
          </div>
        ) : null}
      </Section>
      {view.months.length > 0 ? (
        <Section id="months" title="Trips by month" text="Deleted trips count too.">
          <Table
            caption="Trips by month"
            captionHidden
            columns={MONTHS}
            rows={view.months}
            rowKey={({ month }) => month}
            empty={null}
          />
        </Section>
      ) : null}
      {view.pause && !view.isPauseSet ? (
        <Section
          id="pause"
          title="Pause for a season"
          text="Parked for the winter? Pause a monthly plan for 1 to 6 months. Nothing is charged, and your records are kept."
        >
          <LinkButton href={paths.billingPause()}>{view.pause}</LinkButton>
        </Section>
      ) : null}
      {view.mayCancel ? (
        <Section id="cancel" title="Cancel" text="Your records are kept on every plan.">
          <LinkButton href={paths.billingPlan('ic_free')} kind="danger">
            Cancel the plan
          </LinkButton>
        </Section>
      ) : null}
      <p>
        Questions about a charge? Contact support at <a href={`mailto:${support}`}>{support}</a>.
      </p>
    </AccountPage>
  );
}

function Usage({ usage }: { usage: BillingView['usage'] }) {
  return (
    <div className="plan-usage">
      <p className="figure-label">Trips in the last 30 days</p>
      <p className="plan-used">
        {formatWhole(usage.used)} of {formatWhole(usage.limit)}
      </p>
      <meter
        className="plan-meter"
        min={0}
        max={usage.limit}
        value={Math.min(usage.used, usage.limit)}
        aria-label={`${usage.used} of ${usage.limit} trips used`}
      />
      <p className="muted">{usage.stops} stops a trip.</p>
      {usage.isFull ? (
        <p className="field-error">
          {usage.isFree
            ? "You've reached the free plan limit. Want more trips?"
            : 'The limit of your plan is reached.'}
        </p>
      ) : null}
      {usage.mayAskForMore ? (
        <p>
          <a href={paths.supportLimits()}>Ask for twice the free limits</a>
        </p>
      ) : null}
    </div>
  );
}

function CouponForm({ view, problem }: { view: BillingView; problem: FormProblem | undefined }) {
  const failed = problem?.form === 'coupon' ? problem : undefined;
  return (
    <Section id="coupon" title="Coupon">
      {view.coupon ? (
        <div className="item-list">
          <div className="item">
            <div className="item-what">
              <p className="item-name">{view.coupon.code}</p>
              <p className="item-note">
                {view.coupon.description}. It will be applied to the plan you choose.
              </p>
            </div>
            <form method="post">
              <Button small kind="quiet" name="intent" value="clear-coupon">
                Clear coupon
              </Button>
            </form>
          </div>
        </div>
      ) : (
        <form method="post" className="form inline-form" noValidate>
          <input type="hidden" name="intent" value="coupon" />
          <Field
            id="coupon_code"
            name="coupon_code"
            label="Coupon code"
            autoComplete="off"
            maxLength={60}
            short
            defaultValue={failed?.values['coupon_code'] ?? ''}
            error={failed?.errors['coupon_code']}
          />
          <Button>Apply coupon</Button>
        </form>
      )}
    </Section>
  );
}

function Cards({ view, formKey }: { view: BillingView; formKey: string }) {
  return (
    <Section id="cards" title="Payment methods" text="Card numbers are kept by Stripe and never reach us.">
      {view.cards.length > 0 ? (
        <ul className="item-list">
          {view.cards.map((card) => (
            <li className="item" key={card.id}>
              <div className="item-what">
                <p className="item-name">
                  {card.title} {card.isDefault ? <Tag tone="good">Default</Tag> : null}
                </p>
                <p className="item-note">Expires {card.expires}</p>
              </div>
              {view.mayManage ? (
                <div className="actions">
                  {card.isDefault ? null : (
                    <form method="post">
                      <input type="hidden" name="card_id" value={card.id} />
                      <input type="hidden" name="formKey" value={formKey} />
                      <Button small name="intent" value="default-card">
                        Make default
                      </Button>
                    </form>
                  )}
                  <LinkButton small kind="quiet" href={paths.billingRemoveCard(card.id)} data-asks>
                    Remove<span className="visually-hidden"> {card.title}</span>
                  </LinkButton>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>No card is kept.</p>
      )}
      {view.mayManage ? (
        <div className="actions card-actions">
          <LinkButton href={paths.billingNewCard()}>Add a card</LinkButton>
          {view.cards.length > 0 || view.invoices.length > 0 ? (
            <form method="post">
              <Button kind="quiet" name="intent" value="portal">
                Cards and invoices at Stripe
              </Button>
            </form>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
