import type { MetaDescriptor } from '@remix-run/node';
import type { RatesView } from '~/areas/rates/views/rates';
import { ratesHref } from './rates-href';

type Loaded = { kind: 'rates'; view: RatesView } | { kind: 'unknown' } | undefined;

/** Title, description and the one address of a rates page: the default page is also found under /rates. */
export function ratesMeta(loaded: Loaded): MetaDescriptor[] {
  if (loaded?.kind !== 'rates')
    return [{ title: 'No rates here – Stateline' }, { name: 'robots', content: 'noindex' }];
  const { quarter, fuel, currency, status } = loaded.view;
  const description =
    `${fuel.name} tax rates and surcharges of all 48 states and 10 provinces for ${quarter.period} (${status}), ` +
    'with what changed since the quarter before. CSV to download.';
  return [
    { title: `IFTA fuel tax rates ${quarter.label}, ${fuel.name.toLowerCase()} – Stateline` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: ratesHref(quarter.year, quarter.quarter, fuel.id, currency) },
  ];
}
