import type { MetaDescriptor } from '@remix-run/node';
import { LANGUAGES, type Language } from '~/engine/text/texts';
import { BASE } from '~/routes';

interface RootMatch {
  id: string;
  data?: unknown;
}

interface RootData {
  productName: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** What pages are offered in. */
  languages?: readonly Language[];
  /** Of the page's language, where it is not English. */
  texts?: { language: Language };
}

export interface SearchMeta {
  /** As people search; the product's name is added. */
  title: string;
  description: string;
  /** The page's one address, such as /mileage/faq. */
  path: string;
  /** It is written in every language that is offered, under `?lang=`. */
  isTranslated?: boolean;
  /** The way to it from the front page: names and addresses, the page itself last. */
  crumbs?: readonly { name: string; path: string }[];
  /** What the page is, as schema.org names it; `url` and the context are added. Addresses in it begin with the origin. */
  data?: (origin: string) => readonly Record<string, unknown>[];
}

const PICTURE = { path: `${BASE}/img/share.png`, width: 1200, height: 630 };

/** Title, description, canonical address, share picture and structured data of a public page. For a route's `meta`. */
export function searchMeta(matches: readonly unknown[], page: SearchMeta): MetaDescriptor[] {
  const root = (matches as RootMatch[]).find((match) => match.id === 'root')?.data as
    Partial<RootData> | undefined;
  return searchMetaOf(
    { ...root, productName: root?.productName ?? 'Stateline', publicUrl: root?.publicUrl ?? '' },
    page,
  );
}

/** The same for a loader, whose page counts every byte of its scripts. */
export function searchMetaOf(root: RootData, page: SearchMeta): MetaDescriptor[] {
  const { productName: product, publicUrl: origin } = root;
  const { description, path, crumbs, data = () => [] } = page;
  const title = `${page.title} – ${product}`;
  const languages = (page.isTranslated && root.languages) || [];
  const addressIn = (language: Language) =>
    origin + path + (language === 'en' ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`);
  const url = addressIn((languages.length > 0 && root.texts?.language) || 'en');
  const property = (name: string, content: string): MetaDescriptor => ({ property: name, content });
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(languages.length > 1
      ? languages.map((language) => alternate(LANGUAGES[language].tag, addressIn(language)))
      : []),
    property('og:type', 'website'),
    property('og:site_name', product),
    property('og:title', page.title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', origin + PICTURE.path),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', `${product}: miles and IFTA fuel tax by state`),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(crumbs ? [{ 'script:ld+json': crumbData(crumbs, origin) }] : []),
    ...data(origin).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', url, ...thing },
    })),
  ];
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

const crumbData = (crumbs: readonly { name: string; path: string }[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
