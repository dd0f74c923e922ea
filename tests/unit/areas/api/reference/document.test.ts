import { describe, expect, it } from 'vitest';
import { describeApi } from '~/areas/api/reference/document.server';
import { operations } from '~/areas/api/reference/registry.server';

const document = describeApi(
  { productName: 'Stateline', publicUrl: 'http://localhost:3000', supportEmail: 'support@stateline.example' },
  operations,
);

/** Every object of a tree with its address. */
function* objectsIn(value: unknown, at = '#'): Generator<[at: string, object: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, `${at}/${name}`);
}

describe('the description of the API', () => {
  it('names what is required once (JSON Schema 2020-12, 6.5.3), and only fields that are there', () => {
    const faults = [...objectsIn(document)].flatMap(([at, { required, properties }]) => {
      if (!Array.isArray(required)) return [];
      const names = required as string[];
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      const known = typeof properties === 'object' && properties !== null ? Object.keys(properties) : names;
      const unknown = names.filter((name) => !known.includes(name));
      return [...twice, ...unknown].map((name) => `${at}: ${name}`);
    });
    expect(faults).toEqual([]);
  });

  it('has the files of a form among its fields, and not those of JSON', () => {
    const paths = document['paths'] as Record<string, Record<string, unknown>>;
    for (const [path, field] of [
      ['/fuel', 'receipt'],
      ['/support/send-email', 'files[]'],
    ] as const) {
      const { requestBody } = paths[path]?.['post'] as {
        requestBody: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
      };
      const fieldsOf = (type: string) => Object.keys(requestBody.content[type]?.schema.properties ?? {});
      expect(fieldsOf('multipart/form-data')).toContain(field);
      expect(fieldsOf('application/json').length).toBeGreaterThan(1);
      expect(fieldsOf('application/json')).not.toContain(field);
    }
  });
});
