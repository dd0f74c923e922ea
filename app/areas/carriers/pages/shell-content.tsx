import type { MetaFunction } from '@remix-run/node';
import { Outlet, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { loader as rootLoader } from '~/root';
import { Message, messageCodeOf, messageTitle } from '~/areas/content/parts/message-page';
import { documentTitle } from '~/kit/page-title';

/**
 * What the shell of signed-in people shows. It is a route of its own so that a page that fails leaves the shell as it is: a
 * route's error replaces the route itself, and after a failed action its loader is not asked.
 */
export default function ShellContent() {
  return <Outlet />;
}

/** Only for pages that fail: every other page has a title of its own. */
export const meta: MetaFunction = ({ error, matches }) =>
  error ? [documentTitle(matches, messageTitle(messageCodeOf(error)))] : [];

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { pathname, search } = useLocation();
  return (
    <Message
      code={messageCodeOf(error)}
      requestId={root?.requestId}
      again={pathname + search}
      support={root?.supportEmail}
    />
  );
}
