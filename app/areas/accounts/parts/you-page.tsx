import { Button } from '~/kit/button';
import { Field } from '~/kit/field';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { AccountPage, Section } from './account-nav';
import { FormProblems, type FormProblem } from './auth-page';
import { CurrentPasswordField } from './sign-in-fields';

export interface YouView {
  name: string;
  email: string;
  isConfirmed: boolean;
  hasBounced: boolean;
  hasPassword: boolean;
}

/** The person: name and address. */
export function YouPage({ view, problem }: { view: YouView; problem: FormProblem | undefined }) {
  const failed = (form: string) => (problem?.form === form ? problem : undefined);
  return (
    <AccountPage title="Your account">
      <FormProblems problem={problem} known={['name', 'email', 'current_password']} />
      {view.hasBounced ? (
        <Notice tone="bad" title={`Mail to ${view.email} came back.`}>
          <p>Without a working email we can&apos;t help you recover your account. Change it below.</p>
        </Notice>
      ) : null}
      <Section title="Name">
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="name" />
          <Field
            id="name"
            name="name"
            label="Your name"
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={failed('name')?.values['name'] ?? view.name}
            error={failed('name')?.errors['name']}
          />
          <Button kind="primary">Save name</Button>
        </form>
      </Section>
      <Section title="Email" text="You sign in with it, and we write to it.">
        <div className="item-list">
          <div className="item">
            <div className="item-what">
              <p className="item-name">
                {view.email}{' '}
                {view.isConfirmed ? <Tag tone="good">Confirmed</Tag> : <Tag tone="warn">Not confirmed</Tag>}
              </p>
            </div>
            {view.isConfirmed ? null : (
              <form method="post">
                <Button small name="intent" value="resend">
                  Send the link again
                </Button>
              </form>
            )}
          </div>
        </div>
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="email" />
          <Field
            id="email"
            name="email"
            type="email"
            label="New email"
            hint="We send a link there. Your address changes when you open it and confirm."
            autoComplete="email"
            inputMode="email"
            required
            defaultValue={failed('email')?.values['email']}
            error={failed('email')?.errors['email']}
          />
          {view.hasPassword ? (
            <CurrentPasswordField
              name="current_password"
              label="Current password"
              error={failed('email')?.errors['current_password']}
            />
          ) : null}
          <Button>Change email</Button>
        </form>
      </Section>
    </AccountPage>
  );
}
