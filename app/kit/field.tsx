import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { describedBy } from './described-by';
import { useTexts } from './texts';
import { useTypedTick, useTypedValue } from './typed-before';

export interface FieldText {
  /** Also the base of the ids: `<id>-hint`, `<id>-error`. The error summary links to `#<id>`. */
  id: string;
  name: string;
  label: ReactNode;
  /** Stands before the error and the input: what to write and in which form. */
  hint?: ReactNode;
  /** One message, or several: each says what to do. */
  error?: string | readonly string[] | undefined;
  /** Marks the label "(optional)". Required fields are not decorated. */
  optional?: boolean;
  /** Written by assistive technology only, where the column header already says it. */
  labelHidden?: boolean;
}

export type Native<T> = Omit<T, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

function firstOf(error: FieldText['error']): readonly string[] {
  if (!error) return [];
  return typeof error === 'string' ? [error] : error;
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  labelHidden,
  children,
}: Omit<FieldText, 'name'> & { children: ReactNode }) {
  const { t } = useTexts();
  const errors = firstOf(error);
  return (
    <div className={errors.length > 0 ? 'field field-invalid' : 'field'}>
      <label className={labelHidden ? 'visually-hidden' : 'label'} htmlFor={id}>
        {label}
        {optional ? <span className="label-optional"> {t`(optional)`}</span> : null}
      </label>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <FieldError id={id} errors={errors} />
      {children}
    </div>
  );
}

function FieldError({ id, errors }: { id: string; errors: readonly string[] }) {
  const { t, said, langOf } = useTexts();
  if (errors.length === 0) return null;
  return (
    <span className="field-error" id={`${id}-error`} lang={errors.map(langOf).find(Boolean)}>
      <span className="visually-hidden">{t`Error:`} </span>
      {errors.map(said).join(' ')}
    </span>
  );
}

export function inputState(id: string, hint: unknown, error: FieldText['error']) {
  const errors = firstOf(error);
  return {
    'aria-describedby': describedBy(id, hint, errors.length > 0),
    'aria-invalid': errors.length > 0 ? (true as const) : undefined,
  };
}

export type FieldProps = FieldText &
  Native<InputHTMLAttributes<HTMLInputElement>> & {
    /** A short field for a few digits. */
    short?: boolean;
    /** Words after the input, such as "gal". */
    suffix?: ReactNode;
  };

/**
 * A one-line input with its label, hint and error in this order. `type` takes text, email, password, search,
 * tel or date; numbers use `NumberField`, which does not jump when the wheel turns.
 */
export function Field({
  id,
  name,
  label,
  hint,
  error,
  optional,
  labelHidden,
  short,
  suffix,
  className,
  type = 'text',
  defaultValue,
  ...rest
}: FieldProps) {
  const names = ['input', short ? 'input-short' : '', className ?? ''].filter(Boolean).join(' ');
  const typed = useTypedValue(name, defaultValue);
  const input = (
    <input
      id={id}
      name={name}
      type={type}
      className={names}
      {...inputState(id, hint, error)}
      {...rest}
      {...(rest.value === undefined ? { defaultValue: typed } : {})}
    />
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {suffix ? (
        <span className="affixed">
          {input}
          <span className="muted">{suffix}</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** A choice from a list. `empty` is the text of a first entry with no value ("Choose a state"). */
export function SelectField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  labelHidden,
  options,
  empty,
  className,
  defaultValue,
  ...rest
}: FieldText &
  Native<SelectHTMLAttributes<HTMLSelectElement>> & { options: readonly Option[]; empty?: string }) {
  const typed = useTypedValue(name, defaultValue);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      <select
        id={id}
        name={name}
        className={['input', className ?? ''].join(' ').trim()}
        {...inputState(id, hint, error)}
        {...rest}
        {...(rest.value === undefined ? { defaultValue: typed } : {})}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextareaField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  rows = 3,
  defaultValue,
  ...rest
}: FieldText & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const typed = useTypedValue(name, defaultValue);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className={['input', className ?? ''].join(' ').trim()}
        {...inputState(id, hint, error)}
        {...rest}
        {...(rest.value === undefined ? { defaultValue: typed } : {})}
      />
    </FieldFrame>
  );
}

/** One box with its words at the right. `type="radio"` makes it one of several choices of the same name. */
export function CheckField({
  id,
  name,
  label,
  hint,
  error,
  type = 'checkbox',
  defaultChecked,
  ...rest
}: Omit<FieldText, 'optional' | 'labelHidden'> &
  Omit<Native<InputHTMLAttributes<HTMLInputElement>>, 'type'> & { type?: 'checkbox' | 'radio' }) {
  const errors = firstOf(error);
  const ticked = useTypedTick(name, rest.value, defaultChecked);
  return (
    <div className={errors.length > 0 ? 'field field-invalid' : 'field'}>
      <FieldError id={id} errors={errors} />
      <div className="check">
        <input
          id={id}
          name={name}
          type={type}
          className="check-box"
          {...inputState(id, hint, error)}
          {...rest}
          {...(rest.checked === undefined ? { defaultChecked: ticked } : {})}
        />
        <div>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          {hint ? (
            <span className="hint" id={`${id}-hint`}>
              {hint}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
}
