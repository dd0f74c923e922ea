import { paths } from '~/routes';
import type { LoginView } from '~/areas/accounts/views/login';
import { Button, LinkButton } from '~/kit/button';
import { Field } from '~/kit/field';
import type { ToastMessage } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import { AuthPage, FormProblems, ProviderButtons, signInText, type FormProblem } from './auth-page';
import { AccountEmailField, CurrentPasswordField, RememberField } from './sign-in-fields';

export interface LoginPageView extends LoginView {
  to: string;
  providers: readonly { id: string; name: string }[];
  flash: ToastMessage | null;
}

/** Sign in. A mailed link that brings a code puts the code first; it still takes a press of the button. */
export function LoginPage({
  product,
  view,
  problem,
}: {
  product: string;
  view: LoginPageView;
  problem: FormProblem | undefined;
}) {
  const { t, nodes } = useTexts();
  const to = problem?.values['to'] ?? view.to;
  return (
    <AuthPage
      product={product}
      title={signInText(t)}
      notice={view.error && !problem ? view.error : undefined}
      messages={view.flash ? [view.flash] : []}
      foot={
        <>
          <p>
            {nodes`New here? ${(
              <a key="register" href={paths.register()}>
                {t`Create an account`}
              </a>
            )}`}
          </p>
          <p>
            <a href={paths.passwordReset()}>{t`Reset your password`}</a>
          </p>
        </>
      }
    >
      {view.authcode && !problem ? (
        <CodeForm email={view.email} code={view.authcode} to={to} uniq={view.uniq} eventId={view.eventId} />
      ) : (
        <>
          <FormProblems problem={problem} />
          <form method="post" action={paths.login()} noValidate>
            <input type="hidden" name="to" value={to} />
            <AccountEmailField problem={problem} email={view.email} />
            <CurrentPasswordField name="password" label={t`Password`} error={problem?.errors['password']} />
            <RememberField problem={problem} hint={t`Up to 60 days. Leave it off on a shared computer.`} />
            <Button kind="primary" wide>
              {t`Login`}
            </Button>
          </form>
          <div className="auth-providers">
            <ProviderButtons providers={view.providers} to={to} />
            {view.providers.length === 0 ? (
              <p className="auth-or">
                <span>{t`or`}</span>
              </p>
            ) : null}
            <LinkButton wide href={paths.signInCode() + (to ? `?to=${encodeURIComponent(to)}` : '')}>
              {t`Email me a sign-in code`}
            </LinkButton>
            <LinkButton wide href={paths.passkeySignIn() + (to ? `?to=${encodeURIComponent(to)}` : '')}>
              {t`Sign in with a passkey`}
            </LinkButton>
          </div>
        </>
      )}
    </AuthPage>
  );
}

/** The six digits from the mail. */
export function CodeForm({
  email,
  code = '',
  to,
  uniq = '',
  eventId = '',
  problem,
}: {
  email: string;
  code?: string;
  to: string;
  uniq?: string;
  eventId?: string;
  problem?: FormProblem | undefined;
}) {
  const { t } = useTexts();
  return (
    <>
      <FormProblems problem={problem} />
      <form method="post" action={paths.signInCode()} noValidate>
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="to" value={to} />
        {uniq ? <input type="hidden" name="uniq" value={uniq} /> : null}
        {eventId ? <input type="hidden" name="event_id" value={eventId} /> : null}
        <AccountEmailField problem={problem} email={email} />
        <Field
          id="code"
          name="code"
          label={t`Code from the email`}
          hint={t`Six digits. It works for ten minutes.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="input-code"
          required
          defaultValue={code}
          error={problem?.errors['code']}
        />
        <RememberField problem={problem} />
        <Button kind="primary" wide>
          {t`Login`}
        </Button>
      </form>
    </>
  );
}
