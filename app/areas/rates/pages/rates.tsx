import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadRatesPage } from './load-rates-page.server';

/** The rates page without a choice: the default quarter. Everything else is the page of a quarter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadRatesPage(request, context, null);
}

export { default, handle, headers, links, meta } from './rates-of-quarter';
