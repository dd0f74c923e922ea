import { PASSWORD_MIN } from '~/areas/accounts/rules/password-lengths';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import type { ToastMessage } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import { AuthPage, FormProblems, ProviderButtons, signInText, type FormProblem } from './auth-page';
import { AccountEmailField, NewPasswordFields } from './sign-in-fields';

interface RegisterView {
  email: string;
  error: string | null;
  to: string;
  providers: readonly { id: string; name: string }[];
  flash: ToastMessage | null;
}

export function RegisterPage({
  product,
  view,
  problem,
}: {
  product: string;
  view: RegisterView;
  problem: FormProblem | undefined;
}) {
  const { t, nodes } = useTexts();
  const errors = problem?.errors ?? {};
  const to = problem?.values['to'] ?? view.to;
  return (
    <AuthPage
      product={product}
      title={t`Create an account`}
      lede={t`Ten trips in 30 days are free. No card needed.`}
      notice={view.error && !problem ? view.error : undefined}
      messages={view.flash ? [view.flash] : []}
      foot={
        <>
          <p>
            {nodes`Already have an account? ${(
              <a key="login" href={paths.login()}>
                {signInText(t)}
              </a>
            )} or ${(
              <a key="reset" href={paths.passwordReset()}>
                {t`reset your password`}
              </a>
            )}`}
          </p>
          <p>
            {nodes`By creating an account you accept the ${(
              <a key="terms" href={paths.terms()}>
                {t`terms`}
              </a>
            )} and the ${(
              <a key="privacy" href={paths.privacy()}>
                {t`privacy notice`}
              </a>
            )}.`}
          </p>
        </>
      }
    >
      <FormProblems problem={problem} />
      <form method="post" action={paths.register()} noValidate>
        <input type="hidden" name="to" value={to} />
        <Field
          id="name"
          name="name"
          label={t`Name`}
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={problem?.values['name']}
          error={errors['name']}
        />
        <AccountEmailField problem={problem} email={view.email} />
        <NewPasswordFields least={PASSWORD_MIN} label="Password" errors={errors} />
        <Button kind="primary" wide>
          {t`Create account`}
        </Button>
      </form>
      <ProviderButtons providers={view.providers} registering to={to} />
    </AuthPage>
  );
}
