import { paths } from '~/routes';
import type { LoginView } from '~/areas/accounts/views/login';
import { Button, LinkButton } from '~/kit/button';
import { Field } from '~/kit/field';
import type { ToastMessage } from '~/kit/notice';
import { AuthPage, FormProblems, ProviderButtons, type FormProblem } from './auth-page';
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
  const to = problem?.values['to'] ?? view.to;
  return (
    <AuthPage
      product={product}
      title="Sign in"
      notice={view.error && !problem ? view.error : undefined}
      messages={view.flash ? [view.flash] : []}
      foot={
        <>
          <p>
            New here? <a href={paths.register()}>Create an account</a>
          </p>
          <p>
            <a href={paths.passwordReset()}>Reset your password</a>
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
            <CurrentPasswordField name="password" label="Password" error={problem?.errors['password']} />
            <RememberField problem={problem} hint="Up to 60 days. Leave it off on a shared computer." />
            <Button kind="primary" wide>
              Login
            </Button>
          </form>
          <div className="auth-providers">
            <ProviderButtons providers={view.providers} to={to} />
            {view.providers.length === 0 ? (
              <p className="auth-or">
                <span>or</span>
              </p>
            ) : null}
            <LinkButton wide href={paths.signInCode() + (to ? `?to=${encodeURIComponent(to)}` : '')}>
              Email me a sign-in code
            </LinkButton>
            <LinkButton wide href={paths.passkeySignIn() + (to ? `?to=${encodeURIComponent(to)}` : '')}>
              Sign in with a passkey
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
          label="Code from the email"
          hint="Six digits. It works for ten minutes."
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
          Login
        </Button>
      </form>
    </>
  );
}
