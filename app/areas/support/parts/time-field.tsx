import { maskedTime } from '~/engine/calendar/typed-time';
import { Field, type FieldProps } from '~/kit/field';
import { maskTyped } from '~/kit/mask-typed';
import { useTexts } from '~/kit/texts';

/** A time of day. With scripts it takes the form hh:mm AM while it is typed; the server also takes 24 hours. */
export function TimeField(props: Omit<FieldProps, 'type'>) {
  const { t } = useTexts();
  return (
    <Field
      placeholder={t`hh:mm AM`}
      maxLength={11}
      autoComplete="off"
      autoCapitalize="characters"
      short
      onInput={(event) => maskTyped(event, maskedTime)}
      {...props}
    />
  );
}
