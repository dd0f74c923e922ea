import { paths } from '~/routes';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { CardFrame, CardMessage, PaymentScript } from './card-frame';
import { TestBillingMark } from './test-billing-mark';

/** Keeps a card. Without scripts its number is typed at the provider's page. */
export function NewCardScreen({
  view,
  problem,
  formKey,
}: {
  view: { isTest: boolean; scriptUrl: string; publishableKey: string };
  problem: FormProblem | undefined;
  formKey: string;
}) {
  return (
    <DialogPage title="Add a card" backHref={paths.billing()}>
      {view.isTest ? <TestBillingMark /> : null}
      <FormProblems problem={problem} known={[]} />
      <form
        method="post"
        className="form plan-form"
        data-payment
        data-script={view.scriptUrl}
        data-key={view.publishableKey}
      >
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="stripe_token" defaultValue="" />
        <CardMessage />
        <CardFrame />
        <p data-without-script>The number is entered at Stripe. It never reaches us.</p>
        <div className="actions">
          <span data-needs-script hidden>
            <Button kind="primary" data-pay disabled>
              Save the card
            </Button>
          </span>
          <span data-without-script>
            <Button kind="primary">Continue to Stripe</Button>
          </span>
          <LinkButton href={paths.billing()} kind="quiet">
            Cancel
          </LinkButton>
        </div>
        <PaymentScript />
      </form>
    </DialogPage>
  );
}
