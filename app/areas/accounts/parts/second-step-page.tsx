import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import { useTexts } from '~/kit/texts';
import { AuthPage, FormProblems, type FormProblem } from './auth-page';
import { AppCodeField } from './two-step-page';

export interface SecondStepView {
  to: string;
  isRecovery: boolean;
  supportEmail: string;
}

/** After the password: the code of the app, or one of the recovery codes. */
export function SecondStepPage({
  product,
  view,
  problem,
}: {
  product: string;
  view: SecondStepView;
  problem: FormProblem | undefined;
}) {
  const { t, nodes } = useTexts();
  const { isRecovery } = view;
  const to = problem?.values['to'] ?? view.to;
  const query = (recovery: boolean) => {
    const search = new URLSearchParams({
      ...(recovery ? { by: 'recovery' } : {}),
      ...(to ? { to } : {}),
    }).toString();
    return paths.secondStep() + (search ? `?${search}` : '');
  };
  return (
    <AuthPage
      product={product}
      title={isRecovery ? t`Enter a recovery code` : t`Enter the code from your app`}
      lede={
        isRecovery
          ? t`One of the ten that you kept when you set up two-step verification. It works once.`
          : t`Your account asks for a second step. Open your authenticator app and type the six digits it shows.`
      }
      foot={
        <>
          <p>
            {isRecovery ? (
              <a href={query(false)}>{t`Use the app instead`}</a>
            ) : (
              <a href={query(true)}>{t`Don't have your phone? Use a recovery code`}</a>
            )}
          </p>
          {isRecovery ? (
            <p>
              {nodes`No codes left? Write to ${(
                <a key="support" href={`mailto:${view.supportEmail}`}>
                  {view.supportEmail}
                </a>
              )}.`}
            </p>
          ) : null}
          <p>
            <a href={paths.login()}>{t`Sign in as someone else`}</a>
          </p>
        </>
      }
    >
      <FormProblems problem={problem} />
      <form method="post" action={query(isRecovery)} noValidate>
        <input type="hidden" name="to" value={to} />
        {isRecovery ? (
          <Field
            id="code"
            name="code"
            label={t`Recovery code`}
            hint={t`Sixteen letters and digits. Dashes and capitals do not matter.`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            error={problem?.errors['code']}
          />
        ) : (
          <AppCodeField error={problem?.errors['code']} />
        )}
        <Button kind="primary" wide>
          {t`Login`}
        </Button>
      </form>
    </AuthPage>
  );
}
