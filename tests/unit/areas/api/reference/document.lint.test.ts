import { describe, expect, it } from 'vitest';
import { describeApi } from '~/areas/api/reference/document.server';
import { operations } from '~/areas/api/reference/registry.server';

/**
 * The rules that Spectral's ruleset for OpenAPI recommends, by their names there. What of them a schema of OpenAPI 3.1 holds already
 * (oas3-schema, media examples against their schemas) is tested with the answers: tests/http/api/contract.test.ts.
 */

const site = {
  productName: 'Stateline',
  publicUrl: 'https://www.carrier.example',
  supportEmail: 'support@carrier.example',
};
const document = describeApi(site, operations) as unknown as Document;

interface Called {
  operationId?: string;
  description?: string;
  summary?: string;
  tags?: string[];
  parameters?: ({ name: string; in: string; required?: boolean } | { $ref: string })[];
  responses: Record<string, unknown>;
}

interface Document {
  info: {
    title: string;
    description?: string;
    contact?: Record<string, string>;
    license?: Record<string, string>;
  };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Called>>;
  webhooks: Record<string, Record<string, Called>>;
  components: Record<string, Record<string, unknown>>;
}

const calls = [...Object.entries(document.paths), ...Object.entries(document.webhooks)].flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);
const at = ({ path, method }: (typeof calls)[number]) => `${method.toUpperCase()} ${path}`;
const withFault = (isFault: (call: Called, path: string) => boolean) =>
  calls.filter(({ call, path }) => isFault(call, path)).map(at);

/** Every value of a tree with its address. */
function* valuesIn(value: unknown, address = '#'): Generator<[address: string, value: unknown]> {
  yield [address, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, `${address}/${name}`);
}
const values = [...valuesIn(document)];
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the description of the API', () => {
  it('info-contact, info-description, info-license, license-url', () => {
    const { contact, description, license } = document.info;
    expect(description).toBeTruthy();
    expect(contact).toEqual({
      name: 'Stateline support',
      url: 'https://www.carrier.example/mileage/help',
      email: 'support@carrier.example',
    });
    expect(license).toEqual({ name: 'Terms of use', url: 'https://www.carrier.example/mileage/terms' });
  });

  it('operation-description, operation-tags, operation-success-response', () => {
    expect(withFault(({ description }) => !/^[A-Z].*[.)]$/s.test(description ?? ''))).toEqual([]);
    expect(withFault(({ tags = [] }) => tags.length === 0)).toEqual([]);
    const succeeds = (status: string) => /^[23]/.test(status);
    expect(withFault(({ responses }) => !Object.keys(responses).some(succeeds))).toEqual([]);
  });

  it('operation-operationId, operation-operationId-unique, operation-operationId-valid-in-url', () => {
    expect(
      withFault(({ operationId = '' }) => !/^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]+$/.test(operationId)),
    ).toEqual([]);
    expect(twice(calls.map(({ call }) => call.operationId ?? ''))).toEqual([]);
  });

  it('operation-tag-defined, openapi-tags-uniqueness, tag-description', () => {
    const names = document.tags.map(({ name }) => name);
    expect(withFault(({ tags = [] }) => tags.some((tag) => !names.includes(tag)))).toEqual([]);
    expect(twice(names)).toEqual([]);
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  });

  it('operation-parameters, path-params', () => {
    const own = ({ parameters = [] }: Called) => parameters.flatMap((one) => ('name' in one ? [one] : []));
    expect(withFault((call) => twice(own(call).map((one) => `${one.in} ${one.name}`)).length > 0)).toEqual(
      [],
    );
    const inPath = (call: Called) => own(call).filter((one) => one.in === 'path');
    expect(
      withFault((call, path) => {
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        return (
          JSON.stringify(named.sort()) !==
          JSON.stringify(
            inPath(call)
              .filter(({ required }) => required)
              .map(({ name }) => name)
              .sort(),
          )
        );
      }),
    ).toEqual([]);
  });

  it('path-declarations-must-exist, path-keys-no-trailing-slash, path-not-include-query', () => {
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => path.includes('{}') || /.\/$/.test(path) || path.includes('?'))).toEqual(
      [],
    );
    // no-identical-paths: two that differ in the names of their parameters alone.
    expect(twice(paths.map((path) => path.replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it('oas3-api-servers, oas3-server-not-example.com, oas3-server-trailing-slash', () => {
    expect(document.servers.length).toBeGreaterThan(0);
    expect(document.servers.filter(({ url }) => /example\.com|.\/$/.test(url))).toEqual([]);
  });

  it('no-eval-in-markdown, no-script-tags-in-markdown', () => {
    const texts = values.filter(([address]) => /\/(description|title)$/.test(address));
    expect(texts.filter(([, text]) => typeof text === 'string' && /<script|eval\(/i.test(text))).toEqual([]);
  });

  it('typed-enum, duplicated-entry-in-enum, array-items', () => {
    const schemas = values.flatMap(([address, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && !address.includes('/example')
        ? [
            [
              address,
              value as { enum?: unknown; type?: unknown; items?: unknown; prefixItems?: unknown },
            ] as const,
          ]
        : [],
    );
    const isOf = (type: unknown, value: unknown) =>
      [type]
        .flat()
        .includes(
          value === null
            ? 'null'
            : Number.isInteger(value) && [type].flat().includes('integer')
              ? 'integer'
              : typeof value,
        );
    const enums = schemas.filter(([, schema]) => Array.isArray(schema.enum));
    expect(enums.length).toBeGreaterThan(10);
    for (const [address, { enum: allowed, type }] of enums) {
      const all = allowed as unknown[];
      expect(new Set(all).size, address).toBe(all.length);
      if (type !== undefined)
        expect(
          all.filter((one) => !isOf(type, one)),
          address,
        ).toEqual([]);
    }
    const lists = schemas.filter(
      ([address, { type }]) => type === 'array' && !address.endsWith('/properties'),
    );
    expect(lists.filter(([, list]) => list.items === undefined && list.prefixItems === undefined)).toEqual(
      [],
    );
  });

  it('oas3-examples-value-or-externalValue, oas3-unused-component, and every reference leads somewhere', () => {
    const examples = values.filter(
      ([address]) => /\/examples\/[^/]+$/.test(address) && !/\/examples\/\d+$/.test(address),
    );
    for (const [address, example] of examples)
      expect(
        ['value' in (example as object), 'externalValue' in (example as object)].filter(Boolean),
        address,
      ).toHaveLength(1);
    const used = new Set(
      values.flatMap(([address, value]) => (address.endsWith('/$ref') ? [String(value)] : [])),
    );
    const known = new Set(
      ['schemas', 'responses', 'headers', 'parameters'].flatMap((kind) =>
        Object.keys(document.components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
      ),
    );
    expect([...used].filter((one) => !known.has(one))).toEqual([]);
    expect([...known].filter((one) => !used.has(one))).toEqual([]);
  });
});
