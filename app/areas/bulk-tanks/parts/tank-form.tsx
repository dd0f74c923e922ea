import type { TankFormValues } from '~/areas/bulk-tanks/views/tank-view';
import type { FieldErrors } from '~/engine/result';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary, type SummaryError } from '~/kit/error-summary';
import { Field, SelectField, TextareaField, type Option } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { NumberField } from '~/kit/number-field';
import { useTexts } from '~/kit/texts';

/** A storage tank: what it is called, what it holds, where it is. */
export function TankForm(props: {
  values: TankFormValues;
  errors: FieldErrors;
  summary: readonly SummaryError[];
  revision: number | null;
  backHref: string;
  fuelTypes: readonly Option[];
  states: readonly Option[];
  /** A tank with records keeps its unit, fuel and state. */
  saveText: string;
}) {
  const { values, errors } = props;
  const { t, said } = useTexts();
  const field = (name: keyof TankFormValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  const inLanguage = (options: readonly Option[]) =>
    options.map((option) => ({ ...option, label: said(option.label) }));
  return (
    <form method="post" noValidate className="form-column">
      <ErrorSummary errors={props.summary} />
      {props.revision === null ? null : <input type="hidden" name="revision" value={props.revision} />}
      <Field
        {...field('name')}
        label={t`Name`}
        hint={t`For example “Main yard”`}
        maxLength={60}
        autoComplete="off"
      />
      <FieldRow>
        <NumberField {...field('capacity')} label={t`Capacity`} />
        <SelectField
          {...field('unit')}
          label={t`Measured in`}
          options={[
            { value: 'gallon', label: t`Gallons` },
            { value: 'litre', label: t`Liters` },
          ]}
        />
        <SelectField {...field('fuelType')} label={t`Fuel`} options={inLanguage(props.fuelTypes)} />
      </FieldRow>
      <FieldRow>
        <Field {...field('city')} label={t`City`} optional maxLength={100} autoComplete="off" />
        <SelectField
          {...field('state')}
          label={t`State or province`}
          empty={t`Choose`}
          options={inLanguage(props.states)}
        />
      </FieldRow>
      <SelectField
        {...field('taxPaid')}
        label={t`Tax paid on its fuel`}
        hint={t`For fuel without a recorded delivery. Each delivery says it for itself.`}
        options={[
          { value: '1', label: t`Yes` },
          { value: '0', label: t`No` },
        ]}
      />
      {props.revision === null ? (
        <input type="hidden" name="active" value={values.active} />
      ) : (
        <SelectField
          {...field('active')}
          label={t`Status`}
          options={[
            { value: '1', label: t`In use` },
            { value: '0', label: t`Out of use` },
          ]}
        />
      )}
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
