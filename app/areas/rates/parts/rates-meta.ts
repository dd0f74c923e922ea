import type { MetaDescriptor } from '@remix-run/node';
import type { RatesView } from '~/areas/rates/views/rates';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import { searchMeta } from '~/kit/search-meta';
import { paths } from '~/routes';
import { ratesHref } from './rates-href';

/** "2026-07-01/2026-09-30" (ISO 8601). */
export const coverageOf = (quarter: Quarter): string =>
  `${firstDayOfQuarter(quarter)}/${lastDayOfQuarter(quarter)}`;

type Loaded = { kind: 'rates'; view: RatesView } | { kind: 'unknown' } | undefined;

/** Title, description and the one address of a rates page: the default page is also found under /rates. */
export function ratesMeta(loaded: Loaded, matches: readonly unknown[]): MetaDescriptor[] {
  if (loaded?.kind !== 'rates') return [{ title: 'No rates here' }, { name: 'robots', content: 'noindex' }];
  const { quarter, fuel, currency, status, known } = loaded.view;
  const description =
    `IFTA ${fuel.name.toLowerCase()} tax rates and surcharges for ${known.states} states${known.provinces > 0 ? ` and ${known.provinces} provinces` : ''}, ${quarter.period} (${status}), ` +
    'and what changed since the quarter before. Free CSV download.';
  const title = `IFTA fuel tax rates ${quarter.label}, ${fuel.name.toLowerCase()}`;
  const path = ratesHref(quarter.year, quarter.quarter, fuel.id, currency);
  return [
    ...searchMeta(matches, {
      title,
      description,
      path,
      crumbs: [
        { name: 'IFTA rates', path: paths.rates() },
        { name: quarter.label, path },
      ],
      data: (origin) => [
        {
          '@type': 'Dataset',
          name: title,
          description,
          temporalCoverage: coverageOf(quarter),
          spatialCoverage: 'United States and Canada',
          isAccessibleForFree: true,
          creator: { '@type': 'Organization', name: 'International Fuel Tax Association, Inc.' },
          distribution: [
            {
              '@type': 'DataDownload',
              encodingFormat: 'text/csv',
              contentUrl: origin + paths.ratesCsv(quarter.year, quarter.quarter),
            },
          ],
        },
      ],
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'IFTA rate changes',
      href: paths.ratesFeed(),
    },
  ];
}
