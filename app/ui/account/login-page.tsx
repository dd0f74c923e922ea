import { paths } from '~/paths';
import type { LoginView } from '~/presenters/accounts/login';
import { Button, LinkButton } from '~/ui/button';
import { CheckField, Field } from '~/ui/field';
import type { ToastMessage } from '~/ui/notice';
import { AuthPage, FormProblems, ProviderButtons, type FormProblem } from './auth-page';

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
            <Field
              id="email"
              name="email"
              type="email"
              label="E-mail"
              autoComplete="username"
              inputMode="email"
              required
              defaultValue={problem?.values['email'] ?? view.email}
              error={problem?.errors['email']}
            />
            <Field
              id="password"
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              required
              maxLength={1000}
              error={problem?.errors['password']}
            />
            <CheckField
              id="remember"
              name="remember"
              value="1"
              label="Stay signed in on this device"
              hint="Up to 60 days. Leave it off on a shared computer."
              defaultChecked={problem?.values['remember'] === '1'}
            />
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
              E-mail me a sign-in code
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
        <Field
          id="email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          required
          defaultValue={problem?.values['email'] ?? email}
          error={problem?.errors['email']}
        />
        <Field
          id="code"
          name="code"
          label="Code from the e-mail"
          hint="Six digits. It works for ten minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="input-code"
          required
          defaultValue={code}
          error={problem?.errors['code']}
        />
        <CheckField
          id="remember"
          name="remember"
          value="1"
          label="Stay signed in on this device"
          defaultChecked={problem?.values['remember'] === '1'}
        />
        <Button kind="primary" wide>
          Login
        </Button>
      </form>
    </>
  );
}
