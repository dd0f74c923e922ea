import type { ReactNode } from 'react';
import { useTexts } from '~/kit/texts';

/** Address of the script that asks the browser for a passkey; the number changes with it. */
const SCRIPT = '/mileage/js/passkeys.js?v=2';

/** A form that the script fills in with what the browser's own dialog answers. */
export function PasskeyForm({
  kind,
  action,
  question,
  children,
}: {
  kind: 'add' | 'sign-in';
  action: string;
  /** Where the script gets what it has to ask. */
  question: string;
  children: ReactNode;
}) {
  const { t } = useTexts();
  // Signing in has other ways where no script runs, so the button shows only with one.
  return (
    <>
      <form
        method="post"
        action={action}
        className={kind === 'add' ? 'form' : undefined}
        data-passkey={kind}
        data-question={question}
        data-failed={t`That did not work. Try again, or use another way.`}
        hidden={kind === 'sign-in'}
        noValidate
      >
        <input type="hidden" name="answer" value="" />
        <p className="notice notice-bad" role="alert" data-message hidden />
        {children}
      </form>
      <script src={SCRIPT} defer />
    </>
  );
}
