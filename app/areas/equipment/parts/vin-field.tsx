import { useState } from 'react';
import { normalizeVin, vinMessage, vinProblem, VIN_LENGTH } from '~/areas/equipment/rules/vin';
import { Field } from '~/kit/field';
import { useTexts } from '~/kit/texts';

/** Seventeen characters without I, O and Q; with scripts the mask and the check digit answer while it is typed. */
export function VinField({ value, error }: { value: string; error?: readonly string[] | undefined }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed !== null && typed.length === VIN_LENGTH ? vinProblem(typed) : undefined;
  const count =
    typed === null || typed.length === 0 || typed.length === VIN_LENGTH
      ? ''
      : t` ${typed.length} of ${VIN_LENGTH}.`;
  return (
    <Field
      id="vin"
      name="vin"
      label={t`VIN`}
      optional
      hint={t`17 characters, from the cab card.` + count}
      error={
        problem && typed !== null
          ? vinMessage(problem, typed)
          : typed === null || typed === value
            ? error
            : undefined
      }
      defaultValue={value}
      maxLength={24}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="code-text"
      onInput={(event) => {
        const input = event.currentTarget;
        const masked = normalizeVin(input.value)
          .replace(/[^A-HJ-NPR-Z0-9]/g, '')
          .slice(0, VIN_LENGTH);
        if (masked !== input.value) input.value = masked;
        setTyped(masked);
      }}
    />
  );
}
