import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SandboxConfirm } from '~/areas/carriers/parts/sandbox-confirm';
import { resetSandbox } from '~/areas/carriers/sandbox.server';
import { documentTitle } from '~/kit/page-title';
import { changeSandbox, sandboxName } from './sandbox-form.server';

export const handle = { hydrate: false };

export { sandboxName as loader };

export const action = (args: ActionFunctionArgs) =>
  changeSandbox(args, resetSandbox, 'The sandbox is being reset.');

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Reset the sandbox')];

export default function ResetSandboxRoute() {
  const { name } = useLoaderData<typeof sandboxName>();
  return (
    <SandboxConfirm action="Reset the sandbox">
      Everything you recorded in the sandbox {name} is erased. It begins again with the invented records it
      had at first. People, API tokens and webhooks stay.
    </SandboxConfirm>
  );
}
