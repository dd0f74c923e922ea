import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '~/areas/accounts/session/actor.server';
import type { deleteSandbox, resetSandbox } from '~/areas/carriers/sandbox.server';
import { mayManage } from '~/engine/roles';
import { doneWith } from '~/platform/http/forms/done.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { paths } from '~/routes';

/** The name of the sandbox in the address; 404 for anybody who may not reset or delete it. */
export async function sandboxName({ request, params, context }: LoaderFunctionArgs) {
  const { carriers } = await requireUser(request, context);
  const sandbox = carriers.find(({ id, isSandbox }) => isSandbox && id === params['id']);
  if (!sandbox || !mayManage(sandbox.role)) throw data(null, { status: 404 });
  return { name: sandbox.legalName };
}

/** Does `change` to the sandbox in the address, and goes back to the carriers with `message`. */
export async function changeSandbox(
  { request, params, context }: ActionFunctionArgs,
  change: typeof deleteSandbox | typeof resetSandbox,
  message: string,
) {
  const { ctx } = await requireUser(request, context);
  const result = await change(ctx, params['id'] ?? '');
  if (result.ok) return doneWith(paths.accountCarriers(), message);
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  return failedForm(context, result.failure);
}
