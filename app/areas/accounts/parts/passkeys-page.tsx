import type { PasskeyView } from '~/areas/accounts/views/passkeys-view';
import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { AccountPage, Section } from './account-nav';
import { FormProblems, OpenForm, type FormProblem } from './auth-page';
import { PasskeyForm } from './passkey-form';
import { CurrentPasswordField } from './sign-in-fields';

export interface PasskeysPageView {
  passkeys: readonly PasskeyView[];
  hasPassword: boolean;
  /** Why none can be added or removed; null where they can. */
  refusal: string | null;
}

/** The passkeys of a person: add one, remove one. */
export function PasskeysPage({
  view,
  problem,
}: {
  view: PasskeysPageView;
  problem: FormProblem | undefined;
}) {
  const { t, said } = useTexts();
  const { passkeys, hasPassword } = view;
  const wrongOf = (form: string) => (problem?.form === form ? problem.errors['current_password'] : undefined);
  return (
    <AccountPage title={t`Passkeys`}>
      <p className="back-line">
        <a href={paths.accountSecurity()}>{t`Sign-in and security`}</a>
      </p>
      <FormProblems
        problem={problem}
        idPrefix={problem?.form === 'remove' ? 'remove-' : ''}
        known={['current_password']}
      />
      <Section
        title={t`Add a passkey`}
        text={t`Sign in with your fingerprint, your face or the PIN of this device. No password and no code is asked for.`}
      >
        <OpenForm refusal={view.refusal} problem={problem}>
          <PasskeyForm kind="add" action={paths.accountPasskeys()} question={paths.passkeyQuestion()}>
            <input type="hidden" name="intent" value="add" />
            {hasPassword ? (
              <CurrentPasswordField
                name="current_password"
                label={t`Current password`}
                error={wrongOf('add')}
              />
            ) : null}
            <Field
              id="name"
              name="name"
              label={t`Name`}
              hint={t`So that you know it again, such as Office laptop.`}
              maxLength={60}
              autoComplete="off"
              defaultValue={problem?.values['name'] ?? ''}
            />
            <Button kind="primary">{t`Add a passkey`}</Button>
          </PasskeyForm>
        </OpenForm>
      </Section>
      <Section title={t`Your passkeys`}>
        {passkeys.length === 0 ? (
          <p>{t`None so far.`}</p>
        ) : (
          <>
            <form method="post" className="form" id="remove-passkey" noValidate>
              <input type="hidden" name="intent" value="remove" />
              {hasPassword && view.refusal === null ? (
                <CurrentPasswordField
                  id="remove-current_password"
                  name="current_password"
                  label={t`Current password`}
                  hint={t`Asked before a passkey is removed.`}
                  error={wrongOf('remove')}
                />
              ) : null}
            </form>
            <ul className="item-list">
              {passkeys.map(({ id, name, added, lastUsed }) => (
                <li key={id} className="item">
                  <div className="item-what">
                    <p className="item-name">{name}</p>
                    <p className="item-note">
                      {lastUsed
                        ? t`Added ${said(added)}. Last used ${said(lastUsed)}.`
                        : t`Added ${said(added)}. Not used yet.`}
                    </p>
                  </div>
                  {view.refusal === null ? (
                    <Button small form="remove-passkey" name="passkeyId" value={id}>
                      {t`Remove`}
                      <span className="visually-hidden"> {name}</span>
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
    </AccountPage>
  );
}
