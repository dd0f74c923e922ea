import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import {
  BILLING_COUNTRIES,
  DETAIL_FIELDS,
  TAX_ID_KINDS,
  type DetailField,
  type TypedDetails,
} from '~/areas/billing/rules/billing-details';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { Field, SelectField } from '~/kit/field';
import { FieldRow, Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { paths } from '~/routes';
import { TestBillingMark } from './test-billing-mark';

/** Whom invoices are made out to, and where they go. Kept at the payment provider. */
export function BillingDetailsScreen({
  view,
  problem,
}: {
  view: { isTest: boolean; addsTax: boolean; values: TypedDetails | null; away: string | null };
  problem: FormProblem | undefined;
}) {
  const values: Partial<Record<string, string>> | null = problem?.values ?? view.values;
  return (
    <DialogPage title="Billing details" backHref={paths.billing()}>
      {view.isTest ? <TestBillingMark /> : null}
      {values === null ? (
        <>
          <Notice tone="warn" title="Your billing details cannot be read right now.">
            <p>{view.away}</p>
          </Notice>
          <LinkButton href={paths.billing()}>Back to billing</LinkButton>
        </>
      ) : (
        <DetailsForm values={values} problem={problem} addsTax={view.addsTax} />
      )}
    </DialogPage>
  );
}

function DetailsForm({
  values,
  problem,
  addsTax,
}: {
  values: Partial<Record<string, string>>;
  problem: FormProblem | undefined;
  addsTax: boolean;
}) {
  const field = (name: DetailField) => ({
    id: name,
    name,
    defaultValue: values[name] ?? '',
    error: problem?.errors[name],
  });
  const text = (name: DetailField) => ({ ...field(name), maxLength: DETAIL_FIELDS[name] });
  return (
    <>
      <FormProblems problem={problem} known={Object.keys(DETAIL_FIELDS)} />
      <p>
        These details are on your invoices. Stripe keeps them. Earlier invoices do not change.
        {addsTax ? ' Sales tax depends on the address.' : null}
      </p>
      <form method="post" className="form" noValidate>
        <Field {...text('name')} label="Company name" autoComplete="organization" />
        <Field
          {...text('email')}
          label="Email for invoices"
          type="email"
          hint="Your sign-in address does not change."
          autoComplete="email"
        />
        <Fieldset legend={addsTax ? 'Billing address' : 'Billing address (optional)'}>
          <SelectField
            {...field('country')}
            label="Country"
            autoComplete="country"
            options={BILLING_COUNTRIES.map(([value, label]) => ({ value, label }))}
          />
          <Field {...text('line1')} label="Street and number" autoComplete="address-line1" />
          <Field {...text('line2')} label="Suite or unit" optional autoComplete="address-line2" />
          <Field {...text('city')} label="City" autoComplete="address-level2" />
          <FieldRow>
            <Field {...text('state')} label="State or province" autoComplete="address-level1" />
            <Field {...text('postal_code')} label="ZIP or postal code" autoComplete="postal-code" />
          </FieldRow>
        </Fieldset>
        <Fieldset legend="Tax ID (optional)">
          <SelectField
            {...field('tax_id_type')}
            label="Kind of tax ID"
            empty="None"
            options={TAX_ID_KINDS.map(({ type, label, example }) => ({
              value: type,
              label: `${label}, like ${example}`,
            }))}
          />
          <Field
            {...text('tax_id')}
            label="Number"
            autoComplete="off"
            hint="Leave it empty to have none on invoices."
          />
        </Fieldset>
        <div className="actions">
          <Button kind="primary">Save details</Button>
          <LinkButton href={paths.billing()} kind="quiet">
            Cancel
          </LinkButton>
        </div>
      </form>
    </>
  );
}
