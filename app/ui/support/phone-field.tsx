import { Field, type FieldProps } from '../field';

/** "(312) 555-0142" of the digits typed so far. */
export function maskedPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '').slice(0, 10);
  if (digits.length < 4) return digits === '' ? '' : `(${digits}`;
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length > 6 ? `${head}-${digits.slice(6)}` : head;
}

/** A phone number. With scripts it takes its form while it is typed; the server takes it in any form. */
export function PhoneField(props: Omit<FieldProps, 'type'>) {
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(999) 999-9999"
      maxLength={20}
      onInput={(event) => {
        const input = event.currentTarget;
        // In the middle of the text the mask would move the cursor away from what is being corrected.
        if (input.selectionStart !== input.value.length) return;
        if ((event.nativeEvent as InputEvent).inputType?.startsWith('delete')) return;
        input.value = maskedPhone(input.value);
      }}
      {...props}
    />
  );
}
