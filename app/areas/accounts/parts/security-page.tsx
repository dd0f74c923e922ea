import { NEW_PASSWORD_MIN } from '~/areas/accounts/rules/password-lengths';
import { paths } from '~/routes';
import type { signInsView } from '~/areas/accounts/views/sign-ins';
import { Button, LinkButton } from '~/kit/button';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { AccountPage, Section } from './account-nav';
import { FormProblems, type FormProblem } from './auth-page';
import { CurrentPasswordField, NewPasswordFields } from './sign-in-fields';

type SecurityView = ReturnType<typeof signInsView> & {
  error: string | null;
  hasTwoStep: boolean;
  /** The provider to go on to, after the password. */
  continueTo: string | null;
};

/** Password, open sign-ins, providers. */
export function SecurityPage({ view, problem }: { view: SecurityView; problem: FormProblem | undefined }) {
  const errors = problem?.form === 'password' ? problem.errors : {};
  return (
    <AccountPage title="Sign-in and security">
      <FormProblems
        problem={problem}
        idPrefix={problem?.form === 'sessions' || problem?.form === 'providers' ? `${problem.form}-` : ''}
        known={['current_password', 'password', 'password_confirmation']}
      />
      {view.error && !problem ? <Notice tone="bad" title={view.error} /> : null}
      <Section
        title={view.hasPassword ? 'Password' : 'Set a password'}
        text={
          view.hasPassword ? 'Changing it signs you out everywhere else.' : 'You sign in without one so far.'
        }
      >
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="password" />
          {view.hasPassword ? (
            <CurrentPasswordField
              name="current_password"
              label="Current password"
              error={errors['current_password']}
            />
          ) : null}
          <NewPasswordFields least={NEW_PASSWORD_MIN} label="New password" errors={errors} />
          <Button kind="primary">{view.hasPassword ? 'Change password' : 'Set password'}</Button>
        </form>
      </Section>
      <Section
        title="Two-step verification"
        text="A code from an app on your phone, after your password. A stolen password isn't enough."
      >
        <p className="two-step-line">
          <Tag tone={view.hasTwoStep ? 'good' : 'plain'}>{view.hasTwoStep ? 'On' : 'Off'}</Tag>
          <LinkButton href={paths.accountTwoStep()}>
            {view.hasTwoStep ? 'Change two-step verification' : 'Set up two-step verification'}
          </LinkButton>
        </p>
      </Section>
      <Section
        title="Passkeys"
        text="Sign in with your fingerprint, your face or the PIN of your device, in place of password and code."
      >
        <p>
          <LinkButton href={paths.accountPasskeys()}>Manage passkeys</LinkButton>
        </p>
      </Section>
      <Section
        title="Security log"
        text="Sign-ins, failed tries, tokens, downloads and changes of what signs in, for a year."
      >
        <p>
          <LinkButton href={paths.accountSecurityLog()}>Open the security log</LinkButton>
        </p>
      </Section>
      <Section
        title="Where you are signed in"
        text="Sign out any device you don't recognize, then change your password."
      >
        {view.sessions.length > 1 ? (
          <form method="post" className="form" id="end-sessions" noValidate>
            {view.hasPassword ? (
              <CurrentPasswordField
                id="sessions-current_password"
                name="current_password"
                label="Current password"
                hint="Asked before a sign-in is ended."
                error={problem?.form === 'sessions' ? problem.errors['current_password'] : undefined}
              />
            ) : null}
            <Button kind="danger" name="intent" value="end-others">
              Sign out everywhere else
            </Button>
          </form>
        ) : null}
        <ul className="item-list">
          {view.sessions.map(({ id, device, isProgram, address, lastSeen, since, isThis }) => (
            <li key={id} className="item">
              <div className="item-what">
                <p className="item-name">
                  {device} {isThis ? <Tag tone="good">This device</Tag> : null}{' '}
                  {isProgram ? <Tag>Program</Tag> : null}
                </p>
                <p className="item-note">
                  Last used {lastSeen}
                  {address ? ` from ${address}` : ''}. Signed in {since}.
                </p>
              </div>
              {isThis ? null : (
                <Button small form="end-sessions" name="sessionId" value={id}>
                  Sign out<span className="visually-hidden"> {device}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {view.identities.length + view.linkable.length > 0 ? (
        <Section title="Sign-in providers" text="They sign you in without your password and without a code.">
          <form method="post" className="form" id="providers" noValidate>
            <button hidden name="intent" value="providers" />
            {view.hasPassword ? (
              <CurrentPasswordField
                id="providers-current_password"
                name="current_password"
                label="Current password"
                hint="Asked before a provider is linked or unlinked."
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
                  Unlink<span className="visually-hidden"> {name}</span>
                </Button>
              </li>
            ))}
            {view.linkable.map(({ id, name }) => (
              <li key={id} className="item">
                <div className="item-what">
                  <p className="item-name">{name}</p>
                  <p className="item-note">Not linked</p>
                </div>
                {view.continueTo === id ? (
                  <LinkButton small kind="primary" href={`${paths.api.oauth(id)}?action=link`}>
                    {`Continue to ${name}`}
                  </LinkButton>
                ) : (
                  <Button small form="providers" name="provider" value={id}>
                    Link<span className="visually-hidden"> {name}</span>
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
