import { Field, type FieldProps } from './field';
import { onNumberKey } from './number-keys';

/**
 * A number that a person types: a text input with the decimal keyboard, right-aligned. The server parses it, so
 * "1,234.5" and a typing error both arrive as they were written.
 */
export function NumberField({ whole = false, className, ...rest }: FieldProps & { whole?: boolean }) {
  return (
    <Field
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={['input-number', className ?? ''].join(' ').trim()}
      onKeyDown={onNumberKey}
      {...rest}
    />
  );
}
