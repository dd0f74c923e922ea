import { paths } from '~/routes';
import { Button } from '~/kit/button';
import type { ToastMessage } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import { AuthPage, FormProblems, type FormProblem } from './auth-page';
import { CodeForm } from './login-page';
import { AccountEmailField } from './sign-in-fields';

interface SignInCodeView {
  email: string;
  authcode: string;
  isSent: boolean;
  to: string;
  flash: ToastMessage | null;
  idempotencyKey: string;
}

/** Ask for a code, then type it in: two steps of one page. */
export function SignInCodePage({
  product,
  view,
  problem,
}: {
  product: string;
  view: SignInCodeView;
  problem: FormProblem | undefined;
}) {
  const { t, nodes } = useTexts();
  const to = problem?.values['to'] ?? view.to;
  const isSecondStep = problem ? problem.form === 'sign-in' : view.isSent || view.authcode !== '';
  return (
    <AuthPage
      product={product}
      title={isSecondStep ? t`Enter your code` : t`Sign in by email`}
      lede={
        isSecondStep
          ? t`If this address has an account, a code is on its way. It can take a minute; look in the spam folder, too.`
          : t`We send you a code of six digits. No password needed.`
      }
      messages={view.flash ? [view.flash] : []}
      foot={
        <>
          {isSecondStep ? (
            <p>
              {nodes`No code? ${(
                <a key="again" href={paths.signInCode()}>
                  {t`Ask for a new one`}
                </a>
              )}`}
            </p>
          ) : null}
          <p>
            <a href={paths.login()}>{t`Sign in with your password`}</a>
          </p>
        </>
      }
    >
      {isSecondStep ? (
        <CodeForm email={view.email} code={view.authcode} to={to} problem={problem} />
      ) : (
        <>
          <FormProblems problem={problem} />
          <form method="post" action={paths.signInCode()} noValidate>
            <input type="hidden" name="intent" value="send" />
            <input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
            <input type="hidden" name="to" value={to} />
            <AccountEmailField problem={problem} email={view.email} />
            <Button kind="primary" wide>
              {t`Send me a code`}
            </Button>
          </form>
        </>
      )}
    </AuthPage>
  );
}
