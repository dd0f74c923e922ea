import { data, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { toSignIn } from '~/areas/accounts/session/actor.server';
import { takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { shellView } from '~/areas/carriers/pages/shell-view.server';
import { ShellFrame, type ShellView } from '~/areas/carriers/parts/shell-frame';
import shellStyles from '~/kit/styles/app-shell.css';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: shellStyles }];

/** Who is signed in, for the frame of every signed-in page. Its children ask for the carrier themselves. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await shellView(request, context);
  if (!found) throw toSignIn(request);
  const { typed, headers } = await takeBackDraft(request, context);
  const view: ShellView = { ...found.view, ...(typed ? { typed } : {}) };
  return data(view, { headers: [...new Headers(found.headers), ...new Headers(headers)] });
}

/** Pages with a customer's records are kept by no cache and shown to nobody by the Back button after signing out. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export default function Shell() {
  return (
    <ShellFrame view={useLoaderData<typeof loader>()}>
      <Outlet />
    </ShellFrame>
  );
}
