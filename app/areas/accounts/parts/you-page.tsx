import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { AccountPage, Section } from './account-nav';
import { FormProblems, OpenForm, type FormProblem } from './auth-page';
import { CurrentPasswordField } from './sign-in-fields';

export interface YouView {
  name: string;
  email: string;
  isConfirmed: boolean;
  hasBounced: boolean;
  hasPassword: boolean;
  /** Why the address cannot be changed; null where it can. */
  refusal: string | null;
}

/** The person: name and address. */
export function YouPage({ view, problem }: { view: YouView; problem: FormProblem | undefined }) {
  const { t } = useTexts();
  const failed = (form: string) => (problem?.form === form ? problem : undefined);
  return (
    <AccountPage title={t`Your account`}>
      <FormProblems problem={problem} known={['name', 'email', 'current_password']} />
      {view.hasBounced ? (
        <Notice tone="bad" title={t`Mail to ${view.email} came back.`}>
          <p>{t`Without a working email we can't help you recover your account. Change it below.`}</p>
        </Notice>
      ) : null}
      <Section title={t`Name`}>
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="name" />
          <Field
            id="name"
            name="name"
            label={t`Your name`}
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={failed('name')?.values['name'] ?? view.name}
            error={failed('name')?.errors['name']}
          />
          <Button kind="primary">{t`Save name`}</Button>
        </form>
      </Section>
      <Section title={t`Email`} text={t`You sign in with it, and we write to it.`}>
        <div className="item-list">
          <div className="item">
            <div className="item-what">
              <p className="item-name">
                {view.email}{' '}
                {view.isConfirmed ? (
                  <Tag tone="good">{t`Confirmed`}</Tag>
                ) : (
                  <Tag tone="warn">{t`Not confirmed`}</Tag>
                )}
              </p>
            </div>
            {view.isConfirmed ? null : (
              <form method="post">
                <Button small name="intent" value="resend">
                  {t`Send the link again`}
                </Button>
              </form>
            )}
          </div>
        </div>
        <OpenForm refusal={view.refusal} problem={failed('email')}>
          <form method="post" className="form" noValidate>
            <input type="hidden" name="intent" value="email" />
            <Field
              id="email"
              name="email"
              type="email"
              label={t`New email`}
              hint={t`We send a link there. Your address changes when you open it and confirm.`}
              autoComplete="email"
              inputMode="email"
              required
              defaultValue={failed('email')?.values['email']}
              error={failed('email')?.errors['email']}
            />
            {view.hasPassword ? (
              <CurrentPasswordField
                name="current_password"
                label={t`Current password`}
                error={failed('email')?.errors['current_password']}
              />
            ) : null}
            <Button>{t`Change email`}</Button>
          </form>
        </OpenForm>
      </Section>
    </AccountPage>
  );
}
