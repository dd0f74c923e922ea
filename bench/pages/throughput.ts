/**
 * Pages a second of one web process against a page of Remix with nothing on it, in turns in one run, so that the ratio means
 * something on any machine: `npx tsx bench/pages/throughput.ts [seconds for each turn]` after `npm run build`.
 * Fails below 60 % on the front page.
 */
import autocannon from 'autocannon';
import { quantile, tell } from '../measure';
import { megabytes, start, startBare } from '../program';

const SECONDS = Number(process.argv[2] ?? 3);
const TURNS = 3;
const CONNECTIONS = 16;
const LEAST_SHARE = 0.6;

const [product, bare] = [await start('all', { DEMO_RECORDS: '0' }), await startBare()];

async function perSecond(url: string, encoding: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { Accept: 'text/html', 'Accept-Encoding': encoding },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no page, ${result.errors} were none`);
  return result.requests.average;
}

const pages: [string, string, string][] = [
  ['bare page', bare.url, 'identity'],
  ['front page', `${product.origin}/mileage`, 'identity'],
  ['front page, gzip', `${product.origin}/mileage`, 'gzip'],
  ['sign-in', `${product.origin}/mileage/login`, 'identity'],
  ['rates of a quarter', `${product.origin}/mileage/rates/2026/3`, 'identity'],
  ['API reference', `${product.origin}/mileage/docs`, 'identity'],
];
try {
  const restMb = megabytes(product.pid);
  let mostMb = restMb;
  const watch = setInterval(() => (mostMb = Math.max(mostMb, megabytes(product.pid))), 100);
  const rates = new Map<string, number[]>(pages.map(([name]) => [name, []]));
  for (const [, url, encoding] of pages) await perSecond(url, encoding, 2);
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, url, encoding] of pages) rates.get(name)?.push(await perSecond(url, encoding, SECONDS));
  clearInterval(watch);
  const typical = (name: string) => quantile(rates.get(name) ?? [], 0.5);
  const share = (name: string) => typical(name) / typical('bare page');
  console.table(
    pages.map(([name]) => ({
      page: name,
      'pages/s': typical(name).toFixed(0),
      'of the bare page': `${(100 * share(name)).toFixed(0)} %`,
    })),
  );
  tell(
    'front page, pages a second',
    `${typical('front page').toFixed(0)}; compressed ${typical('front page, gzip').toFixed(0)}`,
  );
  tell(
    'front page against a bare Remix page',
    `${(100 * share('front page')).toFixed(0)} % of ${typical('bare page').toFixed(0)} a second`,
    `${100 * LEAST_SHARE} %`,
    share('front page') >= LEAST_SHARE,
  );
  tell('web and worker in one process', `${restMb.toFixed(0)} MB at rest, ${mostMb.toFixed(0)} under load`);
} finally {
  await Promise.all([product.stop(), bare.stop()]);
}
