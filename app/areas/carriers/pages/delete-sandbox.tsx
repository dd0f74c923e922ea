import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SandboxConfirm } from '~/areas/carriers/parts/sandbox-confirm';
import { deleteSandbox } from '~/areas/carriers/sandbox.server';
import { documentTitle } from '~/kit/page-title';
import { changeSandbox, sandboxName } from './sandbox-form.server';

export const handle = { hydrate: false };

export { sandboxName as loader };

export const action = (args: ActionFunctionArgs) =>
  changeSandbox(args, deleteSandbox, 'The sandbox is deleted.');

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Delete the sandbox')];

export default function DeleteSandboxRoute() {
  const { name } = useLoaderData<typeof sandboxName>();
  return (
    <SandboxConfirm action="Delete the sandbox">
      The sandbox {name} and all its records are erased at once. You can make another one.
    </SandboxConfirm>
  );
}
