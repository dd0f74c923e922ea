import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';
import { AuthPage, FormProblems, type FormProblem } from './auth-page';
import { PasskeyForm } from './passkey-form';
import { RememberField } from './sign-in-fields';

/** One button: the browser's own dialog asks for the rest. */
export function PasskeySignInPage({
  product,
  to,
  problem,
}: {
  product: string;
  to: string;
  problem: FormProblem | undefined;
}) {
  const { t, nodes } = useTexts();
  const next = problem?.values['to'] ?? to;
  return (
    <AuthPage
      product={product}
      title={t`Sign in with a passkey`}
      lede={t`Your device asks for your fingerprint, your face or its PIN. Your browser has to run scripts for it.`}
      foot={
        <p>
          {nodes`No passkey here? ${(
            <a key="login" href={paths.login() + (next ? `?to=${encodeURIComponent(next)}` : '')}>
              {t`Sign in another way`}
            </a>
          )}`}
        </p>
      }
    >
      <FormProblems problem={problem} />
      <PasskeyForm kind="sign-in" action={paths.passkeySignIn()} question={paths.passkeySignInQuestion()}>
        <input type="hidden" name="to" value={next} />
        <RememberField problem={problem} hint={t`Up to 60 days. Leave it off on a shared computer.`} />
        <Button kind="primary" wide>
          {t`Use my passkey`}
        </Button>
      </PasskeyForm>
    </AuthPage>
  );
}
