import { createHash } from 'node:crypto';
import {
  putShippedItem,
  renameShippedItem,
  shippedEditions,
  type ContentKind,
  type ShippedItem,
} from '~/areas/content/data/content.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';
import { sanitizeContent } from '~/areas/content/sanitize-content.server';
import { FEATURES } from './features';
import { pictureHtml } from './pictures';
import type { ShippedText } from './shipped-text';
import { PRODUCT_TUTORIALS } from './tutorials-product';
import { TAX_TUTORIALS } from './tutorials-tax';

const FAQ: readonly ShippedText[] = FAQ_ENTRIES.map(({ slug, question, answer }) => ({
  slug,
  title: question,
  short: '',
  html: answer,
}));

/** Addresses of earlier releases: what stood there moves, edited or not. */
const RENAMED: readonly [ContentKind, from: string, to: string][] = [
  ['faq', 'licence-and-decals', 'license-and-decals'],
  ['tutorial', 'licence-and-decals', 'license-and-decals'],
];

/** The picture comes after the first paragraph, before the steps. */
const withPicture = (text: ShippedText): ShippedText => {
  const at = text.html.startsWith('<p>') ? text.html.indexOf('</p>') + '</p>'.length : 0;
  return { ...text, html: text.html.slice(0, at) + pictureHtml(text.slug) + text.html.slice(at) };
};

/** Puts the texts of this release in place. What the administration edited stays as it is; nothing is ever removed. */
export async function seedContent(scope: SystemScope): Promise<void> {
  for (const [kind, from, to] of RENAMED) await renameShippedItem(scope, kind, from, to);
  const known = await shippedEditions(scope);
  const shipped: [ContentKind, readonly ShippedText[]][] = [
    ['feature', FEATURES],
    ['tutorial', [...PRODUCT_TUTORIALS, ...TAX_TUTORIALS].map(withPicture)],
    ['faq', FAQ],
  ];
  for (const [kind, texts] of shipped) {
    for (const [index, text] of texts.entries()) {
      const edition = createHash('sha256')
        .update(JSON.stringify([index, text]))
        .digest('hex');
      const place = known.get(`${kind}/${text.slug}`);
      if (place === edition || place === null) continue;
      await putShippedItem(scope, itemOf(kind, index, text, edition));
    }
  }
}

const itemOf = (
  kind: ContentKind,
  index: number,
  { slug, title, short, html }: ShippedText,
  edition: string,
): ShippedItem => ({
  kind,
  slug,
  position: (index + 1) * 10,
  title,
  shortDescription: short,
  bodyHtml: sanitizeContent(html),
  edition,
});
