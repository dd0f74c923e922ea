import { NEW_PASSWORD_MIN } from '~/areas/accounts/rules/password-lengths';
import { paths } from '~/routes';
import type { signInsView } from '~/areas/accounts/views/sign-ins';
import { Button, LinkButton } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { AccountPage, Section } from './account-nav';
import { FormProblems, OpenForm, type FormProblem } from './auth-page';
import { CurrentPasswordField, NewPasswordFields } from './sign-in-fields';

type SecurityView = ReturnType<typeof signInsView> & {
  error: string | null;
  hasTwoStep: boolean;
  /** Why nothing of it can be changed; null where it can. */
  refusal: string | null;
  /** The provider to go on to, after the password. */
  continueTo: string | null;
};

/** Password, open sign-ins, providers. */
export function SecurityPage({ view, problem }: { view: SecurityView; problem: FormProblem | undefined }) {
  const { t, said, langOf } = useTexts();
  const deviceText = (device: string) =>
    device
      .split(' on ')
      .map((part) => t(part))
      .join(` ${t`on`} `);
  const errors = problem?.form === 'password' ? problem.errors : {};
  return (
    <AccountPage title={t`Sign-in and security`}>
      <FormProblems
        problem={problem}
        idPrefix={problem?.form === 'sessions' || problem?.form === 'providers' ? `${problem.form}-` : ''}
        known={['current_password', 'password', 'password_confirmation']}
      />
      {view.error && !problem ? (
        <Notice tone="bad" title={<span lang={langOf(view.error)}>{said(view.error)}</span>} />
      ) : null}
      <Section
        title={view.hasPassword ? t`Password` : t`Set a password`}
        text={
          view.hasPassword
            ? t`Changing it signs you out everywhere else.`
            : t`You sign in without one so far.`
        }
      >
        <OpenForm refusal={view.refusal} problem={problem}>
          <form method="post" className="form" noValidate>
            <input type="hidden" name="intent" value="password" />
            {view.hasPassword ? (
              <CurrentPasswordField
                name="current_password"
                label={t`Current password`}
                error={errors['current_password']}
              />
            ) : null}
            <NewPasswordFields least={NEW_PASSWORD_MIN} label="New password" errors={errors} />
            <Button kind="primary">{view.hasPassword ? t`Change password` : t`Set password`}</Button>
          </form>
        </OpenForm>
      </Section>
      <Section
        title={t`Two-step verification`}
        text={t`A code from an app on your phone, after your password. A stolen password isn't enough.`}
      >
        <p className="two-step-line">
          <Tag tone={view.hasTwoStep ? 'good' : 'plain'}>{view.hasTwoStep ? t`On` : t`Off`}</Tag>
          <LinkButton href={paths.accountTwoStep()}>
            {view.hasTwoStep ? t`Change two-step verification` : t`Set up two-step verification`}
          </LinkButton>
        </p>
      </Section>
      <Section
        title={t`Passkeys`}
        text={t`Sign in with your fingerprint, your face or the PIN of your device, in place of password and code.`}
      >
        <p>
          <LinkButton href={paths.accountPasskeys()}>{t`Manage passkeys`}</LinkButton>
        </p>
      </Section>
      <Section
        title={t`Security log`}
        text={t`Sign-ins, failed tries, tokens, downloads and changes of what signs in, for a year.`}
      >
        <p>
          <LinkButton href={paths.accountSecurityLog()}>{t`Open the security log`}</LinkButton>
        </p>
      </Section>
      <Section
        title={t`Where you are signed in`}
        text={t`Sign out any device you don't recognize, then change your password.`}
      >
        {view.sessions.length > 1 && view.refusal === null ? (
          <form method="post" className="form" id="end-sessions" noValidate>
            {view.hasPassword ? (
              <CurrentPasswordField
                id="sessions-current_password"
                name="current_password"
                label={t`Current password`}
                hint={t`Asked before a sign-in is ended.`}
                error={problem?.form === 'sessions' ? problem.errors['current_password'] : undefined}
              />
            ) : null}
            <Button kind="danger" name="intent" value="end-others">
              {t`Sign out everywhere else`}
            </Button>
          </form>
        ) : null}
        <ul className="item-list">
          {view.sessions.map(({ id, device, isProgram, address, lastSeen, since, isThis }) => (
            <li key={id} className="item">
              <div className="item-what">
                <p className="item-name">
                  {deviceText(device)} {isThis ? <Tag tone="good">{t`This device`}</Tag> : null}{' '}
                  {isProgram ? <Tag>{t`Program`}</Tag> : null}
                </p>
                <p className="item-note">
                  {address
                    ? t`Last used ${said(lastSeen)} from ${address}. Signed in ${said(since)}.`
                    : t`Last used ${said(lastSeen)}. Signed in ${said(since)}.`}
                </p>
              </div>
              {isThis || view.refusal !== null ? null : (
                <Button small form="end-sessions" name="sessionId" value={id}>
                  {t`Sign out`}
                  <span className="visually-hidden"> {deviceText(device)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {view.refusal === null && view.identities.length + view.linkable.length > 0 ? (
        <Section
          title={t`Sign-in providers`}
          text={t`They sign you in without your password and without a code.`}
        >
          <form method="post" className="form" id="providers" noValidate>
            <button hidden name="intent" value="providers" />
            {view.hasPassword ? (
              <CurrentPasswordField
                id="providers-current_password"
                name="current_password"
                label={t`Current password`}
                hint={t`Asked before a provider is linked or unlinked.`}
                error={problem?.form === 'providers' ? problem.errors['current_password'] : undefined}
              />
            ) : null}
          </form>
          <ul className="item-list">
            {view.identities.map(({ id, name, email }) => (
              <li key={id} className="item">
                <div className="item-what">
                  <p className="item-name">{name}</p>
                  <p className="item-note">{email}</p>
                </div>
                <Button small form="providers" name="identityId" value={id}>
                  {t`Unlink`}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              </li>
            ))}
            {view.linkable.map(({ id, name }) => (
              <li key={id} className="item">
                <div className="item-what">
                  <p className="item-name">{name}</p>
                  <p className="item-note">{t`Not linked`}</p>
                </div>
                {view.continueTo === id ? (
                  <LinkButton small kind="primary" href={`${paths.api.oauth(id)}?action=link`}>
                    {t`Continue to ${name}`}
                  </LinkButton>
                ) : (
                  <Button small form="providers" name="provider" value={id}>
                    {t`Link`}
                    <span className="visually-hidden"> {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </AccountPage>
  );
}
