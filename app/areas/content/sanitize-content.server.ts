import sanitizeHtml from 'sanitize-html';
import { parseContentAction } from '~/areas/content/rules/actions';

const TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'code',
  'kbd',
  'a',
  'button',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'br',
  'hr',
];

const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'data-action'],
    button: ['type', 'data-action'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    b: 'strong',
    i: 'em',
    a: (tagName, { href, 'data-action': action }) => ({
      tagName,
      attribs: { ...(href ? { href } : {}), ...actionOf(action) },
    }),
    // A button of a text does nothing by itself: the page makes a link of it.
    button: (tagName, { 'data-action': action }) => ({
      tagName,
      attribs: { type: 'button', ...actionOf(action) },
    }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src,
        alt,
        loading: 'lazy',
        ...(size(width) ? { width: size(width) } : {}),
        ...(size(height) ? { height: size(height) } : {}),
      },
    }),
  },
  // Pictures come from the product itself, never from elsewhere; headings are named plainly.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/mileage\/img\/[\w\-/]+\.(svg|png|jpe?g|webp|avif)$/.test(attribs['src'] ?? ''),
};

const actionOf = (action: string | undefined): Record<string, string> =>
  action !== undefined && parseContentAction(action) ? { 'data-action': action } : {};
const size = (text: string | undefined): string =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? (text as string) : '';

/** HTML that editors wrote, without anything that could run, load or lead outside unseen. */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, options).trim();
