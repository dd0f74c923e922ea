import { Field, type FieldProps } from '~/kit/field';
import { maskTyped } from '~/kit/mask-typed';

/** "(312) 555-0142" of the digits typed so far. */
export function maskedPhone(text: string): string {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10);
  if (digits.length < 4) return digits === '' ? '' : `(${digits}`;
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length > 6 ? `${head}-${digits.slice(6)}` : head;
}

/** A whole number in its form; anything else as it was written. */
const shownPhone = (text: string): string => (/^\d{10}$/.test(text) ? maskedPhone(text) : text);

/** A phone number. With scripts it takes its form while it is typed; the server takes it in any form. */
export function PhoneField(props: Omit<FieldProps, 'type'>) {
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(999) 999-9999"
      maxLength={20}
      onInput={(event) => maskTyped(event, maskedPhone)}
      {...props}
      defaultValue={shownPhone(String(props.defaultValue ?? ''))}
    />
  );
}
