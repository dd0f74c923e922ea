import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadRatesPage } from './load-rates-page.server';

/** Any other address below the rates, a year alone for example: no such quarter, with the way to those there are. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [year = '', quarter = '', ...rest] = (params['*'] ?? '').split('/');
  return loadRatesPage(request, context, { year, quarter: [quarter, ...rest].join('/') });
}

export { default, handle, headers, links, meta } from './rates-of-quarter';
