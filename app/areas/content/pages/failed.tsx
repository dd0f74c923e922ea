import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { messageAt } from '~/areas/carriers/pages/shell-message.server';
import { ShellMessage, shellMessageTitle } from '~/areas/carriers/parts/shell-message';
import { pageHeaders } from '~/platform/http/pages/page-headers';

export const handle = { hydrate: false };

export const loader = (args: LoaderFunctionArgs) => messageAt(500, args);

export const headers: HeadersFunction = (args) => pageHeaders(args);

export const meta = shellMessageTitle;

export default ShellMessage;
