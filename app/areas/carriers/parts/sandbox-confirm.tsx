import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { Confirm } from '~/kit/confirm';
import { DialogPage } from '~/kit/dialog';
import { paths } from '~/routes';

/** Asks before a sandbox is reset or deleted, in `children`. */
export function SandboxConfirm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <DialogPage asks title={`${action}?`} backHref={paths.accountCarriers()}>
      <FormProblems problem={useActionData() as FormProblem | undefined} known={[]} />
      <Confirm text={<p>{children}</p>} confirmText={action} cancelHref={paths.accountCarriers()} />
    </DialogPage>
  );
}
