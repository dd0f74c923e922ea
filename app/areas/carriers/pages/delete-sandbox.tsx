import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireUser } from '~/areas/accounts/session/actor.server';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';
import { deleteSandbox } from '~/areas/carriers/sandbox.server';
import { mayManage } from '~/engine/roles';
import { Confirm } from '~/kit/confirm';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { carriers } = await requireUser(request, context);
  const sandbox = carriers.find(({ id, isSandbox }) => isSandbox && id === params['id']);
  if (!sandbox || !mayManage(sandbox.role)) throw data(null, { status: 404 });
  return { name: sandbox.legalName };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireUser(request, context);
  const result = await deleteSandbox(ctx, params['id'] ?? '');
  if (result.ok) return doneWith(paths.accountCarriers(), 'The sandbox is deleted.');
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return failedForm(context, result.failure);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Delete the sandbox')];

export default function DeleteSandboxRoute() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Are you sure?" backHref={paths.accountCarriers()}>
      <FormProblems problem={useActionData() as FormProblem | undefined} known={[]} />
      <Confirm
        text={<p>The sandbox {name} and all its records are erased at once. You can make another one.</p>}
        confirmText="Delete the sandbox"
        cancelHref={paths.accountCarriers()}
      />
    </DialogPage>
  );
}
