import { paths } from '~/routes';
import { LEAVING_REASONS, MAX_LEAVING_WORDS } from '~/areas/billing/rules/leaving';
import type { PlanStepView } from '~/areas/billing/views/plan-step-view';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { CheckField, TextareaField } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { Money } from '~/kit/money';
import { Notice } from '~/kit/notice';
import { CardFrame, CardMessage, PaymentScript } from './card-frame';
import { TestBillingMark } from './test-billing-mark';

/**
 * What choosing a plan means, and the button that does it. With scripts a new card is typed into the provider's own
 * field; without them it is typed at the provider's page, and the button leads there.
 */
export function PlanStepScreen({
  view,
  problem,
  formKey,
}: {
  view: PlanStepView;
  problem: FormProblem | undefined;
  formKey: string;
}) {
  const title = view.isFree
    ? 'Are you sure?'
    : view.change === 'start'
      ? `Subscribe to ${view.packageName}`
      : `${view.packageName} plan`;
  const isDone = view.change === 'none';
  return (
    <DialogPage title={title} backHref={paths.billing()}>
      {view.isTest ? <TestBillingMark /> : null}
      <FormProblems problem={problem} known={['authorized']} />
      {view.open ? (
        <OpenPayment open={view.open} />
      ) : view.blocked ? (
        <>
          <Notice title={view.blocked.title}>
            <p>{view.blocked.text}</p>
          </Notice>
          <div className="actions">
            <LinkButton href={paths.billingPause()} kind="primary">
              {view.blocked.action}
            </LinkButton>
            <LinkButton href={paths.billing()}>Back to billing</LinkButton>
          </div>
        </>
      ) : view.needsAddress ? (
        <AddressFirst planId={view.planId} />
      ) : (
        <>
          <ul className="consequences">
            {view.consequences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {view.coupon && !view.isFree && !isDone ? <p>{view.coupon}</p> : null}
          {view.otherInterval ? (
            <p>
              <a href={paths.billingPlan(view.otherInterval.planId)}>{view.otherInterval.text}</a>
            </p>
          ) : null}
          {isDone ? (
            <LinkButton href={paths.billing()}>Back to billing</LinkButton>
          ) : view.isFree ? (
            <FreeForm view={view} formKey={formKey} values={problem?.values ?? {}} />
          ) : (
            <PaidForm view={view} formKey={formKey} />
          )}
        </>
      )}
    </DialogPage>
  );
}

/** Tax depends on the address, so what is paid can only be said when it is known. */
export function AddressFirst({ planId }: { planId?: string }) {
  return (
    <>
      <Notice title="Enter your billing address first.">
        <p>Sales tax depends on it. Then you see what you pay before you confirm.</p>
      </Notice>
      <div className="actions">
        <LinkButton href={paths.billingDetails() + (planId ? `?plan=${planId}` : '')} kind="primary">
          Enter billing address
        </LinkButton>
        <LinkButton href={paths.billing()} kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </>
  );
}

function OpenPayment({ open }: { open: NonNullable<PlanStepView['open']> }) {
  return (
    <>
      <Notice tone="warn" title="A payment is still open.">
        <p>Pay it first, then change the plan.</p>
      </Notice>
      <div className="actions">
        {open.payUrl ? (
          <LinkButton href={open.payUrl} kind="primary">
            Pay <Money cents={open.dueCents} /> now
          </LinkButton>
        ) : null}
        <LinkButton href={paths.billing()}>Back to billing</LinkButton>
      </div>
    </>
  );
}

function FreeForm({
  view,
  formKey,
  values,
}: {
  view: PlanStepView;
  formKey: string;
  values: Record<string, string>;
}) {
  return (
    <form method="post" className="form">
      <input type="hidden" name="formKey" value={formKey} />
      {view.change === 'cancel' ? (
        <Fieldset legend="Why are you leaving? (optional)">
          {LEAVING_REASONS.map(([reason, words]) => (
            <CheckField
              key={reason}
              type="radio"
              id={`leaving-${reason}`}
              name="leaving_reason"
              value={reason}
              label={words}
              defaultChecked={values['leaving_reason'] === reason}
            />
          ))}
          <TextareaField
            id="leaving_words"
            name="leaving_words"
            label="What could we do better?"
            optional
            maxLength={MAX_LEAVING_WORDS}
            defaultValue={values['leaving_words'] ?? ''}
          />
        </Fieldset>
      ) : null}
      <div className="actions">
        <Button kind="danger" name="intent" value="subscribe">
          {view.confirmText}
        </Button>
        <LinkButton href={paths.billing()} kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

function PaidForm({ view, formKey }: { view: PlanStepView; formKey: string }) {
  const chosen = view.cards.find(({ isDefault }) => isDefault) ?? view.cards[0];
  // Without scripts a first card is typed at the provider's page, and the button leads there.
  const needsPage = view.needsCard && view.cards.length === 0;
  const hasPage = view.change === 'start';
  return (
    <form
      method="post"
      className="form plan-form"
      data-payment
      data-script={view.scriptUrl}
      data-key={view.publishableKey}
    >
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="stripe_token" defaultValue="" />
      {view.quote ? (
        <>
          <input type="hidden" name="quoted_cents" value={view.quote.cents} />
          <input type="hidden" name="quoted_at" value={view.quote.at} />
        </>
      ) : null}
      {view.hasTrial ? <input type="hidden" name="trial" value="yes" /> : null}
      <CardMessage />
      {view.needsCard && view.cards.length > 0 ? (
        <Fieldset legend="Pay with">
          {view.cards.map((entry) => (
            <CheckField
              key={entry.id}
              type="radio"
              id={`card-${entry.id}`}
              name="card_id"
              value={entry.id}
              label={entry.title}
              defaultChecked={entry === chosen}
            />
          ))}
          <div data-needs-script hidden>
            <CheckField type="radio" id="card-new" name="card_id" value="" label="New card" />
          </div>
        </Fieldset>
      ) : null}
      {view.needsCard ? <CardFrame /> : null}
      <CheckField
        id="authorized"
        name="authorized"
        value="yes"
        required
        label={
          <>
            I agree to the <a href={paths.terms()}>Terms and Conditions</a>
            {view.authorization}
          </>
        }
      />
      <div className="actions">
        <span data-needs-script hidden={needsPage}>
          <Button kind="primary" data-pay disabled={needsPage}>
            {view.confirmText}
          </Button>
        </span>
        {hasPage ? (
          <span data-without-script>
            <Button
              kind={needsPage ? 'primary' : 'secondary'}
              formAction={`${paths.billingPlan(view.planId)}?page=1`}
            >
              {needsPage ? 'Continue to payment' : 'Pay with another card'}
            </Button>
          </span>
        ) : null}
        {needsPage && !hasPage ? (
          <span data-without-script>
            <LinkButton href={paths.billingNewCard()}>Add a card first</LinkButton>
          </span>
        ) : null}
        <LinkButton href={paths.billing()} kind="quiet">
          Cancel
        </LinkButton>
      </div>
      <PaymentScript />
    </form>
  );
}
