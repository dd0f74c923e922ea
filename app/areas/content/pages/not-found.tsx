import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { messageAt } from '~/areas/carriers/pages/shell-message.server';
import { ShellMessage, shellMessageTitle } from '~/areas/carriers/parts/shell-message';
import { pageHeaders } from '~/platform/http/pages/page-headers';

export const handle = { hydrate: false };

/** Any address that nothing else answers. */
export const loader = (args: LoaderFunctionArgs) => messageAt(404, args);

export async function action() {
  throw data(null, { status: 404 });
}

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta = shellMessageTitle;

export default ShellMessage;
