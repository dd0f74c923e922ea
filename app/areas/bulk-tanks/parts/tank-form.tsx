import type { TankFormValues } from '~/areas/bulk-tanks/views/tank-view';
import type { FieldErrors } from '~/engine/result';
import { Button, LinkButton } from '~/kit/button';
import { ErrorSummary, type SummaryError } from '~/kit/error-summary';
import { Field, SelectField, TextareaField, type Option } from '~/kit/field';
import { FieldRow } from '~/kit/fieldset';
import { NumberField } from '~/kit/number-field';

const YES_NO = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

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
  const field = (name: keyof TankFormValues) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <form method="post" noValidate className="form-column">
      <ErrorSummary errors={props.summary} />
      {props.revision === null ? null : <input type="hidden" name="revision" value={props.revision} />}
      <Field
        {...field('name')}
        label="Name"
        hint="For example “Main yard”"
        maxLength={60}
        autoComplete="off"
      />
      <FieldRow>
        <NumberField {...field('capacity')} label="Capacity" />
        <SelectField
          {...field('unit')}
          label="Measured in"
          options={[
            { value: 'gallon', label: 'Gallons' },
            { value: 'litre', label: 'Liters' },
          ]}
        />
        <SelectField {...field('fuelType')} label="Fuel" options={props.fuelTypes} />
      </FieldRow>
      <FieldRow>
        <Field {...field('city')} label="City" optional maxLength={100} autoComplete="off" />
        <SelectField {...field('state')} label="State or province" empty="Choose" options={props.states} />
      </FieldRow>
      <SelectField
        {...field('taxPaid')}
        label="Tax paid on its fuel"
        hint="For fuel without a recorded delivery. Each delivery says it for itself."
        options={YES_NO}
      />
      {props.revision === null ? (
        <input type="hidden" name="active" value={values.active} />
      ) : (
        <SelectField
          {...field('active')}
          label="Status"
          options={[
            { value: '1', label: 'In use' },
            { value: '0', label: 'Out of use' },
          ]}
        />
      )}
      <TextareaField {...field('notes')} label="Notes" optional rows={2} maxLength={2000} />
      <div className="actions form-actions">
        <Button kind="primary">{props.saveText}</Button>
        <LinkButton href={props.backHref} kind="quiet">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
