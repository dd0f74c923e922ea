import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/**
 * The things of schema.org that our pages describe, as JSON schemas: the properties that schema.org defines for each type, those
 * that search engines ask for as required, and no other, so that a misspelled name is found.
 * https://schema.org/docs/full.html, https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

type Shape = Record<string, unknown>;

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri', pattern: '^https://' };
const price = { type: 'string', pattern: String.raw`^\d+(\.\d\d)?$` };
const list = (items: Shape, minItems = 1): Shape => ({ type: 'array', minItems, items });
const one = (name: string): Shape => ({ $ref: `#/$defs/${name}` });

const thing = (type: string, required: Record<string, Shape>, more: Record<string, Shape> = {}): Shape => ({
  type: 'object',
  required: ['@type', ...Object.keys(required)],
  additionalProperties: false,
  properties: {
    '@context': { const: 'https://schema.org' },
    '@id': text,
    '@type': { const: type },
    url: address,
    ...required,
    ...more,
  },
});

const THINGS: Record<string, Shape> = {
  BreadcrumbList: thing('BreadcrumbList', { itemListElement: list(one('ListItem')) }),
  ListItem: thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: address }),
  FAQPage: thing('FAQPage', { mainEntity: list(one('Question')) }),
  Question: thing('Question', { name: text, acceptedAnswer: one('Answer') }),
  Answer: thing('Answer', { text }),
  HowTo: thing('HowTo', { name: text, step: list(one('HowToStep'), 2) }, { description: text }),
  HowToStep: thing('HowToStep', { position: { type: 'integer', minimum: 1 }, text }),
  SoftwareApplication: thing('SoftwareApplication', {
    name: text,
    description: text,
    applicationCategory: { const: 'BusinessApplication' },
    operatingSystem: text,
    offers: one('Offer'),
  }),
  Product: thing(
    'Product',
    { name: text, description: text, offers: list(one('Offer')) },
    { image: address },
  ),
  Offer: thing(
    'Offer',
    { price, priceCurrency: { const: 'USD' } },
    { name: text, description: text, availability: address },
  ),
  Dataset: thing(
    'Dataset',
    {
      name: text,
      description: { type: 'string', minLength: 50, maxLength: 5000 },
      creator: one('Organization'),
    },
    {
      temporalCoverage: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d/\d{4}-\d\d-\d\d$` },
      spatialCoverage: text,
      isAccessibleForFree: { type: 'boolean' },
      distribution: list(one('DataDownload')),
    },
  ),
  DataDownload: thing('DataDownload', { encodingFormat: text, contentUrl: address }),
  Organization: thing('Organization', { name: text }),
};

/** What a page may hold by itself; the others are parts of these. */
const ON_PAGES = ['BreadcrumbList', 'FAQPage', 'HowTo', 'SoftwareApplication', 'Product', 'Dataset'];

const ajv = new Ajv2020({ allErrors: true });
addFormats(ajv);
const validators = new Map<string, ValidateFunction>(
  ON_PAGES.map((name) => [name, ajv.compile({ $defs: THINGS, ...one(name), $id: `schema-org-${name}` })]),
);

/** The structured data of a page, as search engines read it. */
export const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

/** What is wrong with a thing of schema.org; empty where it has the shape that its type asks for. */
export function shapeProblems(data: Record<string, unknown>): string[] {
  const type = String(data['@type']);
  const isValid = validators.get(type);
  if (!isValid) return [`${type} is no type that a page may describe`];
  if (data['@context'] !== 'https://schema.org') return [`${type} has no context`];
  if (isValid(data)) return [];
  return (isValid.errors ?? []).map(
    ({ instancePath, message = '', params }) => `${type}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
