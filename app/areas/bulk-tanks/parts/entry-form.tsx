import type { EntryFormValues } from '~/areas/bulk-tanks/views/tank-view';
import type { FieldErrors } from '~/engine/result';
import { Button, LinkButton } from '~/kit/button';
import { DateField } from '~/kit/date-field';
import { ErrorSummary, type SummaryError } from '~/kit/error-summary';
import { Field, SelectField, TextareaField } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { NumberField } from '~/kit/number-field';
import { useTexts } from '~/kit/texts';

const QUANTITY: Record<string, string> = {
  delivery: 'Delivered',
  reading: 'Measured in the tank',
  other: 'Withdrawn',
};

/** A delivery, a reading or other fuel of a tank. */
export function EntryForm(props: {
  values: EntryFormValues;
  errors: FieldErrors;
  summary: readonly SummaryError[];
  revision: number | null;
  idempotencyKey: string;
  backHref: string;
  /** "gallons" or "liters" */
  unitName: string;
  saveText: string;
}) {
  const { values, errors } = props;
  const { kind } = values;
  const { t } = useTexts();
  const field = (name: keyof EntryFormValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <form method="post" noValidate className="form-column">
      <ErrorSummary errors={props.summary} />
      {props.revision === null ? (
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
      ) : (
        <input type="hidden" name="revision" value={props.revision} />
      )}
      <input type="hidden" name="kind" value={kind} />
      <FieldRow>
        <DateField {...field('date')} label={t`Date`} />
        <NumberField
          {...field('quantity')}
          label={`${t(QUANTITY[kind] ?? 'Quantity')}, ${t(props.unitName)}`}
        />
      </FieldRow>
      {kind === 'reading' ? (
        <p className="muted small">
          {t`The stock by stick or gauge at the end of the day, after its deliveries and withdrawals.`}
        </p>
      ) : null}
      {kind === 'delivery' ? (
        <>
          <FieldRow>
            <Field {...field('supplier')} label={t`Supplier`} maxLength={120} autoComplete="off" />
            <Field
              {...field('invoice')}
              label={t`Invoice or delivery ticket`}
              optional
              maxLength={60}
              autoComplete="off"
            />
          </FieldRow>
          <FieldRow>
            <SelectField
              {...field('taxPaid')}
              label={t`Tax paid on this delivery`}
              options={[
                { value: '1', label: t`Yes` },
                { value: '0', label: t`No` },
              ]}
            />
            <NumberField {...field('total')} label={t`Total, $`} optional />
          </FieldRow>
        </>
      ) : null}
      {kind === 'other' ? (
        <Field
          {...field('usedBy')}
          label={t`Filled`}
          hint={t`A vehicle without IFTA, reefers, equipment. Fill your trucks under Add fuel.`}
          maxLength={120}
          autoComplete="off"
        />
      ) : null}
      <TextareaField {...field('notes')} label={t`Notes`} optional rows={2} maxLength={2000} />
      <div className="actions form-actions">
        <Button kind="primary">{props.saveText}</Button>
        <LinkButton href={props.backHref} kind="quiet">
          {t`Cancel`}
        </LinkButton>
      </div>
    </form>
  );
}
