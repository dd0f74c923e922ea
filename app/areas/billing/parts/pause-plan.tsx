import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import type { PauseView } from '~/areas/billing/views/pause-view';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { SelectField } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { paths } from '~/routes';
import { AddressFirst } from './plan-step';
import { TestBillingMark } from './test-billing-mark';

/** What pausing or resuming means, and the buttons that do it. Whole without a script. */
export function PausePlanScreen({
  view,
  away,
  problem,
  formKey,
}: {
  view: PauseView | null;
  /** What the payment service said where it could not be read. */
  away: string | null;
  problem: FormProblem | undefined;
  formKey: string;
}) {
  if (view === null)
    return (
      <DialogPage title="Pause the plan" backHref={paths.billing()}>
        <Notice tone="warn" title="Your plan cannot be read right now.">
          <p>{away}</p>
        </Notice>
        <Back />
      </DialogPage>
    );
  const { title, lines, choices, resume, needsCard } = view;
  return (
    <DialogPage title={title} backHref={paths.billing()}>
      {view.isTest ? <TestBillingMark /> : null}
      <FormProblems problem={problem} known={['months']} />
      <ul className="consequences">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {view.needsAddress ? (
        <AddressFirst />
      ) : resume && !needsCard ? (
        <form method="post" className="form plan-form">
          <input type="hidden" name="formKey" value={formKey} />
          {resume.quotedCents === null || resume.quotedAt === null ? null : (
            <>
              <input type="hidden" name="quoted_cents" value={resume.quotedCents} />
              <input type="hidden" name="quoted_at" value={resume.quotedAt} />
            </>
          )}
          <div className="actions">
            <Button kind="primary" name="intent" value="resume">
              {resume.text}
            </Button>
            {choices.length > 0 ? null : (
              <LinkButton href={paths.billing()} kind="quiet">
                Cancel
              </LinkButton>
            )}
          </div>
        </form>
      ) : null}
      {needsCard && !view.needsAddress ? (
        <div className="actions">
          <LinkButton href={paths.billingNewCard()} kind="primary">
            Add a card first
          </LinkButton>
        </div>
      ) : null}
      {choices.length > 0 ? <PauseForm view={view} problem={problem} formKey={formKey} /> : null}
      {resume === null && choices.length === 0 ? <Back /> : null}
    </DialogPage>
  );
}

function PauseForm({
  view,
  problem,
  formKey,
}: {
  view: PauseView;
  problem: FormProblem | undefined;
  formKey: string;
}) {
  return (
    <form method="post" className="form plan-form" noValidate>
      <input type="hidden" name="formKey" value={formKey} />
      <SelectField
        id="months"
        name="months"
        label="Pause for"
        options={view.choices}
        defaultValue={problem?.values['months'] || '3'}
        error={problem?.errors['months']}
      />
      <div className="actions">
        <Button kind={view.resume ? 'secondary' : 'primary'} name="intent" value="pause">
          {view.pauseText}
        </Button>
        <LinkButton href={paths.billing()} kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

const Back = () => <LinkButton href={paths.billing()}>Back to billing</LinkButton>;
