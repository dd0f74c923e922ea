import type { MetaDescriptor } from '@remix-run/node';
import type { RatesView } from '~/areas/rates/views/rates';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import { searchMeta } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
import type { Texts } from '~/engine/text/texts';
import { paths } from '~/routes';
import { ratesHref } from './rates-href';

/** "2026-07-01/2026-09-30" (ISO 8601). */
export const coverageOf = (quarter: Quarter): string =>
  `${firstDayOfQuarter(quarter)}/${lastDayOfQuarter(quarter)}`;

type Loaded =
  | { kind: 'rates'; view: RatesView; texts?: Texts | undefined }
  | { kind: 'unknown'; texts?: Texts | undefined }
  | undefined;

/** Title, description and the one address of a rates page: the default page is also found under /rates. */
export function ratesMeta(loaded: Loaded, matches: readonly unknown[]): MetaDescriptor[] {
  const { t, said } = translator(loaded?.texts);
  if (loaded?.kind !== 'rates') return [{ title: t`No rates here` }, { name: 'robots', content: 'noindex' }];
  const { quarter, fuel, currency, status, known } = loaded.view;
  const [named, period, label] = [t(fuel.name).toLowerCase(), said(quarter.period), said(quarter.label)];
  const description =
    known.provinces > 0
      ? t`IFTA ${named} tax rates and surcharges for ${known.states} states and ${known.provinces} provinces, ${period} (${t(status)}), and what changed since the quarter before. Free CSV download.`
      : t`IFTA ${named} tax rates and surcharges for ${known.states} states, ${period} (${t(status)}), and what changed since the quarter before. Free CSV download.`;
  const title = t`IFTA fuel tax rates ${label}, ${named}`;
  const path = ratesHref(quarter.year, quarter.quarter, fuel.id, currency);
  return [
    ...searchMeta(matches, {
      title,
      description,
      path,
      isTranslated: true,
      crumbs: [
        { name: t`IFTA rates`, path: paths.rates() },
        { name: label, path },
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
      title: t`IFTA rate changes`,
      href: paths.ratesFeed(),
    },
  ];
}
