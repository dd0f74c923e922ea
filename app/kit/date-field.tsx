import { DateInput } from './date-input';
import { FieldFrame, inputState, type FieldProps } from './field';
import { useTypedValue } from './typed-before';

/**
 * A date, sent as year-month-day text; `defaultValue` is year-month-day too. `startName` names the field of the same form
 * where the span begins that this one ends.
 */
export function DateField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  defaultValue,
  ...rest
}: Omit<FieldProps, 'type' | 'suffix' | 'short'> & { startName?: string }) {
  const typed = useTypedValue(rest.name, defaultValue);
  const words = typeof label === 'string' ? label : 'Date';
  return (
    <FieldFrame
      id={rest.id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      labelHidden={labelHidden}
    >
      <DateInput
        className={['input input-short', className ?? ''].join(' ').trim()}
        calendarLabel={words}
        {...inputState(rest.id, hint, error)}
        {...rest}
        {...(rest.value === undefined ? { defaultValue: typed } : {})}
      />
    </FieldFrame>
  );
}
