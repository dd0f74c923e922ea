import { CheckField, Field } from '~/kit/field';
import { useTexts } from '~/kit/texts';
import type { FormProblem } from './auth-page';

interface Asked {
  problem?: FormProblem | undefined;
}

/** The address of an account: what password managers fill in as the user name. */
export function AccountEmailField({ problem, email }: Asked & { email?: string | undefined }) {
  const { t } = useTexts();
  return (
    <Field
      id="email"
      name="email"
      type="email"
      label={t`Email`}
      autoComplete="username"
      inputMode="email"
      required
      defaultValue={problem?.values['email'] ?? email}
      error={problem?.errors['email']}
    />
  );
}

/** The password that the account has. It is never sent back to the page. */
export function CurrentPasswordField({
  id,
  name,
  label,
  hint,
  error,
}: {
  /** Where a page asks more than once. */
  id?: string;
  name: 'password' | 'current_password';
  label: string;
  hint?: string;
  error: string | readonly string[] | undefined;
}) {
  return (
    <Field
      id={id ?? name}
      name={name}
      type="password"
      label={label}
      hint={hint}
      autoComplete="current-password"
      required
      maxLength={1000}
      error={error}
    />
  );
}

/** A password to be, twice. `least` is the rule of the form: the fewest characters. */
export function NewPasswordFields({
  least,
  label,
  errors,
}: {
  least: number;
  label: 'Password' | 'New password';
  errors: FormProblem['errors'];
}) {
  const { t } = useTexts();
  return (
    <>
      <Field
        id="password"
        name="password"
        type="password"
        label={t(label)}
        hint={t`At least ${least} characters. Three random words are good.`}
        autoComplete="new-password"
        maxLength={1000}
        required
        error={errors['password']}
      />
      <Field
        id="password_confirmation"
        name="password_confirmation"
        type="password"
        label={t(`${label} again`)}
        autoComplete="new-password"
        maxLength={1000}
        required
        error={errors['password_confirmation']}
      />
    </>
  );
}

/** Whether the session outlives the browser. */
export function RememberField({ problem, hint }: Asked & { hint?: string }) {
  const { t } = useTexts();
  return (
    <CheckField
      id="remember"
      name="remember"
      value="1"
      label={t`Stay signed in on this device`}
      hint={hint}
      defaultChecked={problem?.values['remember'] === '1'}
    />
  );
}
