import type { MetaDescriptor } from '@remix-run/node';
import type { RatesView } from '~/areas/rates/views/rates';
import { ratesHref } from './rates-href';

type Loaded = { kind: 'rates'; view: RatesView } | { kind: 'unknown' } | undefined;

/** Title, description and the one address of a rates page: the default page is also found under /rates. */
export function ratesMeta(loaded: Loaded): MetaDescriptor[] {
  if (loaded?.kind !== 'rates')
    return [{ title: 'No rates here – Stateline' }, { name: 'robots', content: 'noindex' }];
  const { quarter, fuel, currency, status, known } = loaded.view;
  const description =
    `IFTA ${fuel.name.toLowerCase()} tax rates and surcharges for ${known.states} states${known.provinces > 0 ? ` and ${known.provinces} provinces` : ''}, ${quarter.period} (${status}), ` +
    'and what changed since the quarter before. Free CSV download.';
  return [
    { title: `IFTA fuel tax rates ${quarter.label}, ${fuel.name.toLowerCase()} – Stateline` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: ratesHref(quarter.year, quarter.quarter, fuel.id, currency) },
  ];
}
