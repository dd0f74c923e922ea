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
  /** Who asks for it, where this sign-in lacks it: the carrier, or whoever runs the installation. */
  askedBy: string | null;
}

/** Set up an authenticator app; later new recovery codes, or an end of it. */
export function TwoStepPage({ view, answer }: { view: TwoStepPageView; answer: TwoStepAnswer | undefined }) {
  const problem = answer && 'form' in answer ? answer : undefined;
  const made = answer && 'recoveryCodes' in answer ? answer : undefined;
  const { state, askedBy } = view;
  return (
    <AccountPage title="Two-step verification">
      <p className="back-line">
        <a href={paths.accountSecurity()}>Sign-in and security</a>
      </p>
      <FormProblems problem={problem} known={['current_password', 'code']} />
      {askedBy && !made ? (
        <Notice tone="warn" title={`${askedBy} requires two-step verification for everyone.`}>
          <p>
            Set it up to see its records. You work for others, too?{' '}
            <a href={paths.accountCarriers()}>Choose another carrier</a>.
          </p>
        </Notice>
      ) : null}
      {made ? (
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
  return (
    <Section
      title="Off"
      text="With it, a sign-in with your password or an emailed code also asks for six digits that an app on your phone shows. A stolen password isn’t enough."
    >
      {state.isAvailable ? (
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="begin" />
          {state.hasPassword ? (
            <CurrentPasswordField
              name="current_password"
              label="Current password"
              error={problem?.errors['current_password']}
            />
          ) : null}
          <Button kind="primary">Set up</Button>
        </form>
      ) : (
        <Notice title="Not available on this installation">
          <p>The people who run it have not set a key for it yet. Write to support if you need it.</p>
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
  return (
    <Section
      title="Set up your app"
      text="Any authenticator app will do: of your password manager, of Google, Microsoft or others."
    >
      <ol className="set-up">
        <li>
          <p>Open the app on your phone and have it read this picture.</p>
          <Picture picture={state.picture} />
          <p>
            On this very phone? <a href={state.address}>Open the app</a>, or type the key by hand:
          </p>
          <code className="secret" id="two-step-key">
            {state.keyText}
          </code>
        </li>
        <li>
          <p>Type the six digits that it shows now.</p>
          <form method="post" className="form" noValidate>
            <input type="hidden" name="intent" value="confirm" />
            <AppCodeField error={problem?.errors['code']} />
            <Button kind="primary">Switch on</Button>
          </form>
        </li>
      </ol>
    </Section>
  );
}

/** Dark squares on white in both color schemes: readers look for that. */
function Picture({ picture: { size, path } }: { picture: QrPicture }) {
  return (
    <svg
      className="qr"
      width="240"
      height="240"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Picture for authenticator apps; the key below says the same"
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
  const left = state.recoveryCodesLeft;
  return (
    <Section
      title="On"
      text={`Since ${state.since}. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left for the day your phone is not there.`}
    >
      <form method="post" className="form" noValidate>
        {state.hasPassword ? (
          <CurrentPasswordField
            name="current_password"
            label="Current password"
            error={problem?.errors['current_password']}
          />
        ) : null}
        <Field
          id="code"
          name="code"
          label="Code from the app"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          maxLength={40}
          required
          error={problem?.errors['code']}
        />
        <div className="actions">
          <Button name="intent" value="renew">
            Make new recovery codes
          </Button>
          <Button kind="danger" name="intent" value="end">
            Switch off
          </Button>
        </div>
      </form>
    </Section>
  );
}

function RecoveryCodes({ codes, isNew }: { codes: readonly string[]; isNew: boolean }) {
  return (
    <>
      <Notice
        tone="good"
        title={
          isNew
            ? 'Two-step verification is on. You were signed out everywhere else.'
            : 'Your new recovery codes. Those before no longer work.'
        }
      />
      <Section
        title="Your recovery codes"
        text="Each signs you in once when your phone is lost or broken. Write them down or print them now, and keep them where your papers are: they are shown only this once."
      >
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p>
          <a href={paths.accountTwoStep()}>I have kept them</a>
        </p>
      </Section>
    </>
  );
}
