import { paths } from '~/routes';
import type { BillingView } from '~/areas/billing/views/billing-view';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { Field } from '~/kit/field';
import { useFigures } from '~/kit/figures';
import { Money } from '~/kit/money';
import { Notice } from '~/kit/notice';
import { Table } from '~/kit/table';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { InvoiceList } from './invoice-list';
import { PackageList } from './package-list';
import { TestBillingMark } from './test-billing-mark';

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
  const { t, said, nodes } = useTexts();
  const figures = useFigures();
  return (
    <AccountPage title={t`Billing`}>
      {view.isTest ? <TestBillingMark /> : null}
      <FormProblems problem={problem} known={['coupon_code']} />
      {view.behind ? (
        <Notice
          tone="bad"
          title={<>{nodes`A payment of ${(<Money key="due" cents={view.behind.dueCents} />)} failed.`}</>}
        >
          <p>{said(view.behind.text)}</p>
          {view.behind.payUrl ? (
            <p className="notice-action">
              <LinkButton href={view.behind.payUrl} kind="primary">
                {t`Pay now`}
              </LinkButton>
            </p>
          ) : null}
        </Notice>
      ) : null}
      <Section id="plan" title={t`Your plan`}>
        <div className="plan-now">
          <div>
            <p className="plan-name">
              {t(view.plan.name)} <Tag tone={view.plan.tone}>{t(view.plan.status)}</Tag>
            </p>
            {view.plan.lines.map((line) => (
              <p key={line}>{said(line)}</p>
            ))}
            {view.pause && view.isPauseSet ? (
              <div className="actions card-actions">
                <LinkButton href={paths.billingPause()}>{t(view.pause)}</LinkButton>
              </div>
            ) : null}
          </div>
          <Usage usage={view.usage} />
        </div>
      </Section>
      <Section
        id="packages"
        title={t`Plans`}
        text={[
          view.addsTax
            ? t`Prices are in US dollars, plus tax where it applies.`
            : t`Prices are in US dollars.`,
          t`There is no limit on drivers or equipment.`,
          view.behind
            ? t`Another plan can be chosen when the open payment is made.`
            : view.isPauseSet
              ? t(view.toChangePlan)
              : '',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <PackageList packages={view.packages} />
        {view.mayManage ? null : (
          <p className="muted">{t`Only an owner of this carrier can change the plan.`}</p>
        )}
      </Section>
      {view.mayManage ? <CouponForm view={view} problem={problem} /> : null}
      <Cards view={view} formKey={formKey} />
      <Section id="invoices" title={t`Invoices`}>
        <InvoiceList invoices={view.invoices} />
        {view.mayManage ? (
          <div className="actions card-actions">
            <LinkButton href={paths.billingDetails()}>{t`Edit billing details`}</LinkButton>
          </div>
        ) : null}
      </Section>
      {view.months.length > 0 ? (
        <Section id="months" title={t`Trips by month`} text={t`Deleted trips count too.`}>
          <Table
            caption={t`Trips by month`}
            captionHidden
            columns={[
              { key: 'month', label: t`Month`, cell: ({ month }) => said(month) },
              {
                key: 'trips',
                label: t`Trips`,
                number: true,
                narrow: 'lead',
                cell: ({ trips }) => figures.whole(trips),
              },
            ]}
            rows={view.months}
            rowKey={({ month }) => month}
            empty={null}
          />
        </Section>
      ) : null}
      {view.pause && !view.isPauseSet ? (
        <Section
          id="pause"
          title={t`Pause for a season`}
          text={t`Parked for the winter? Pause a monthly plan for 1 to 6 months. Nothing is charged, and your records are kept.`}
        >
          <LinkButton href={paths.billingPause()}>{t(view.pause)}</LinkButton>
        </Section>
      ) : null}
      {view.mayCancel ? (
        <Section id="cancel" title={t`Cancel`} text={t`Your records are kept on every plan.`}>
          <LinkButton href={paths.billingPlan('ic_free')} kind="danger">
            {t`Cancel the plan`}
          </LinkButton>
        </Section>
      ) : null}
      <p>
        {nodes`Questions about a charge? Contact support at ${(
          <a key="support" href={`mailto:${support}`}>
            {support}
          </a>
        )}.`}
      </p>
    </AccountPage>
  );
}

function Usage({ usage }: { usage: BillingView['usage'] }) {
  const { t } = useTexts();
  const figures = useFigures();
  return (
    <div className="plan-usage">
      <p className="figure-label">{t`Trips in the last 30 days`}</p>
      <p className="plan-used">{t`${figures.whole(usage.used)} of ${figures.whole(usage.limit)}`}</p>
      <meter
        className="plan-meter"
        min={0}
        max={usage.limit}
        value={Math.min(usage.used, usage.limit)}
        aria-label={t`${usage.used} of ${usage.limit} trips used`}
      />
      <p className="muted">{t`${usage.stops} stops a trip.`}</p>
      {usage.isFull ? (
        <p className="field-error">
          {usage.isFree
            ? t`You've reached the free plan limit. Want more trips?`
            : t`The limit of your plan is reached.`}
        </p>
      ) : null}
      {usage.mayAskForMore ? (
        <p>
          <a href={paths.supportLimits()}>{t`Ask for twice the free limits`}</a>
        </p>
      ) : null}
    </div>
  );
}

function CouponForm({ view, problem }: { view: BillingView; problem: FormProblem | undefined }) {
  const { t, said } = useTexts();
  const failed = problem?.form === 'coupon' ? problem : undefined;
  return (
    <Section id="coupon" title={t`Coupon`}>
      {view.coupon ? (
        <div className="item-list">
          <div className="item">
            <div className="item-what">
              <p className="item-name">{view.coupon.code}</p>
              <p className="item-note">
                {t`${said(view.coupon.description)}. It will be applied to the plan you choose.`}
              </p>
            </div>
            <form method="post">
              <Button small kind="quiet" name="intent" value="clear-coupon">
                {t`Clear coupon`}
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
            label={t`Coupon code`}
            autoComplete="off"
            maxLength={60}
            short
            defaultValue={failed?.values['coupon_code'] ?? ''}
            error={failed?.errors['coupon_code']}
          />
          <Button>{t`Apply coupon`}</Button>
        </form>
      )}
    </Section>
  );
}

function Cards({ view, formKey }: { view: BillingView; formKey: string }) {
  const { t, said } = useTexts();
  return (
    <Section
      id="cards"
      title={t`Payment methods`}
      text={t`Card numbers are kept by Stripe and never reach us.`}
    >
      {view.cards.length > 0 ? (
        <ul className="item-list">
          {view.cards.map((card) => (
            <li className="item" key={card.id}>
              <div className="item-what">
                <p className="item-name">
                  {said(card.title)} {card.isDefault ? <Tag tone="good">{t`Default`}</Tag> : null}
                </p>
                <p className="item-note">{t`Expires ${card.expires}`}</p>
              </div>
              {view.mayManage ? (
                <div className="actions">
                  {card.isDefault ? null : (
                    <form method="post">
                      <input type="hidden" name="card_id" value={card.id} />
                      <input type="hidden" name="formKey" value={formKey} />
                      <Button small name="intent" value="default-card">
                        {t`Make default`}
                      </Button>
                    </form>
                  )}
                  <LinkButton small kind="quiet" href={paths.billingRemoveCard(card.id)} data-asks>
                    {t`Remove`}
                    <span className="visually-hidden"> {said(card.title)}</span>
                  </LinkButton>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t`No card is kept.`}</p>
      )}
      {view.mayManage ? (
        <div className="actions card-actions">
          <LinkButton href={paths.billingNewCard()}>{t`Add a card`}</LinkButton>
          {view.cards.length > 0 || view.invoices.length > 0 ? (
            <form method="post">
              <Button kind="quiet" name="intent" value="portal">
                {t`Cards and invoices at Stripe`}
              </Button>
            </form>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
