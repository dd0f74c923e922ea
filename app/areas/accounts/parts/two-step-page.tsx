import { paths } from '~/routes';
import type { QrPicture, TwoStepView } from '~/areas/accounts/views/two-step';
import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';
import { AccountPage, Section } from './account-nav';
import { FormProblems, type FormProblem } from './auth-page';
import { CurrentPasswordField } from './sign-in-fields';

export type TwoStepAnswer = FormProblem | { recoveryCodes: string[]; isNew: boolean };

export interface TwoStepPageView {
  state: TwoStepView;
  /** Why it cannot be changed; null where it can. */
  refusal: string | null;
  /** Who asks for it, where this sign-in lacks it: the carrier, or whoever runs the installation. */
  askedBy: string | null;
}

/** Set up an authenticator app; later new recovery codes, or an end of it. */
export function TwoStepPage({ view, answer }: { view: TwoStepPageView; answer: TwoStepAnswer | undefined }) {
  const { t, nodes } = useTexts();
  const problem = answer && 'form' in answer ? answer : undefined;
  const made = answer && 'recoveryCodes' in answer ? answer : undefined;
  const { state, askedBy } = view;
  return (
    <AccountPage title={t`Two-step verification`}>
      <p className="back-line">
        <a href={paths.accountSecurity()}>{t`Sign-in and security`}</a>
      </p>
      <FormProblems problem={problem} known={['current_password', 'code']} />
      {askedBy && !made ? (
        <Notice tone="warn" title={t`${askedBy} requires two-step verification for everyone.`}>
          <p>
            {nodes`Set it up to see its records. You work for others, too? ${(
              <a key="carriers" href={paths.accountCarriers()}>
                {t`Choose another carrier`}
              </a>
            )}.`}
          </p>
        </Notice>
      ) : null}
      {view.refusal !== null && !problem ? (
        <Notice tone="warn" title={view.refusal} />
      ) : made ? (
        <RecoveryCodes codes={made.recoveryCodes} isNew={made.isNew} />
      ) : state.kind === 'off' ? (
        <BeginSection state={state} problem={problem} />
      ) : state.kind === 'setting-up' ? (
        <SetUpSection state={state} problem={problem} />
      ) : (
        <OnSection state={state} problem={problem} />
      )}
    </AccountPage>
  );
}

type StateOf<K extends TwoStepView['kind']> = Extract<TwoStepView, { kind: K }>;

function BeginSection({ state, problem }: { state: StateOf<'off'>; problem: FormProblem | undefined }) {
  const { t } = useTexts();
  return (
    <Section
      title={t`Off`}
      text={t`With it, a sign-in with your password or an emailed code also asks for six digits that an app on your phone shows. A stolen password isn’t enough.`}
    >
      {state.isAvailable ? (
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="begin" />
          {state.hasPassword ? (
            <CurrentPasswordField
              name="current_password"
              label={t`Current password`}
              error={problem?.errors['current_password']}
            />
          ) : null}
          <Button kind="primary">{t`Set up`}</Button>
        </form>
      ) : (
        <Notice title={t`Not available on this installation`}>
          <p>{t`The people who run it have not set a key for it yet. Write to support if you need it.`}</p>
        </Notice>
      )}
    </Section>
  );
}

function SetUpSection({
  state,
  problem,
}: {
  state: StateOf<'setting-up'>;
  problem: FormProblem | undefined;
}) {
  const { t, nodes } = useTexts();
  return (
    <Section
      title={t`Set up your app`}
      text={t`Any authenticator app will do: of your password manager, of Google, Microsoft or others.`}
    >
      <ol className="set-up">
        <li>
          <p>{t`Open the app on your phone and have it read this picture.`}</p>
          <Picture picture={state.picture} />
          <p>
            {nodes`On this very phone? ${(
              <a key="app" href={state.address}>
                {t`Open the app`}
              </a>
            )}, or type the key by hand:`}
          </p>
          <code className="secret" id="two-step-key">
            {state.keyText}
          </code>
        </li>
        <li>
          <p>{t`Type the six digits that it shows now.`}</p>
          <form method="post" className="form" noValidate>
            <input type="hidden" name="intent" value="confirm" />
            <AppCodeField error={problem?.errors['code']} />
            <Button kind="primary">{t`Switch on`}</Button>
          </form>
        </li>
      </ol>
    </Section>
  );
}

/** Dark squares on white in both color schemes: readers look for that. */
function Picture({ picture: { size, path } }: { picture: QrPicture }) {
  const { t } = useTexts();
  return (
    <svg
      className="qr"
      width="240"
      height="240"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`Picture for authenticator apps; the key below says the same`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Six digits; telephones offer the code of an app for it. */
export function AppCodeField({ error }: { error: string | readonly string[] | undefined }) {
  const { t } = useTexts();
  return (
    <Field
      id="code"
      name="code"
      label={t`Code from the app`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      className="input-code"
      required
      error={error}
    />
  );
}

function OnSection({ state, problem }: { state: StateOf<'on'>; problem: FormProblem | undefined }) {
  const { t, said } = useTexts();
  const left = state.recoveryCodesLeft;
  return (
    <Section
      title={t`On`}
      text={
        left === 1
          ? t`Since ${said(state.since)}. One recovery code is left for the day your phone is not there.`
          : t`Since ${said(state.since)}. ${left} recovery codes are left for the day your phone is not there.`
      }
    >
      <form method="post" className="form" noValidate>
        {state.hasPassword ? (
          <CurrentPasswordField
            name="current_password"
            label={t`Current password`}
            error={problem?.errors['current_password']}
          />
        ) : null}
        <Field
          id="code"
          name="code"
          label={t`Code from the app`}
          hint={t`Or one of your recovery codes.`}
          autoComplete="one-time-code"
          maxLength={40}
          required
          error={problem?.errors['code']}
        />
        <div className="actions">
          <Button name="intent" value="renew">
            {t`Make new recovery codes`}
          </Button>
          <Button kind="danger" name="intent" value="end">
            {t`Switch off`}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function RecoveryCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <Notice
        tone="good"
        title={
          isNew
            ? t`Two-step verification is on. You were signed out everywhere else.`
            : t`Your new recovery codes. Those before no longer work.`
        }
      />
      <Section
        title={t`Your recovery codes`}
        text={t`Each signs you in once when your phone is lost or broken. Write them down or print them now, and keep them where your papers are: they are shown only this once.`}
      >
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p>
          <a href={paths.accountTwoStep()}>{t`I have kept them`}</a>
        </p>
      </Section>
    </>
  );
}
