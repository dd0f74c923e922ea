import type { ReactNode } from 'react';
import type { FieldErrors } from '~/engine/result';
import { ErrorSummary } from '~/kit/error-summary';
import { Field } from '~/kit/field';

interface Failed {
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
}

/** What an administrator may do with this account or carrier: a reason, and the buttons (`intent`). */
export function ActForm({
  failed,
  hint,
  optional = false,
  children,
}: {
  failed: Failed | null;
  hint: string;
  optional?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <h2 className="support-title">Act</h2>
      <form method="post" className="admin-form">
        {failed ? (
          <ErrorSummary
            errors={[{ ...(failed.errors['reason'] ? { fieldId: 'reason' } : {}), message: failed.message }]}
          />
        ) : null}
        <Field
          id="reason"
          name="reason"
          label="Reason"
          hint={hint}
          optional={optional}
          maxLength={300}
          autoComplete="off"
          defaultValue={failed?.values['reason']}
          error={failed?.errors['reason']}
        />
        <div className="actions">{children}</div>
      </form>
    </>
  );
}
