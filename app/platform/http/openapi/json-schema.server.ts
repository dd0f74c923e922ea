import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/** JSON Schemas of a set of operations; parts that have a name are written once, in `parts`. */
export class SchemaWriter {
  readonly parts: Record<string, JsonSchema> = {};

  /** What may be sent: defaults may be left out, and fields that are not known are passed over. */
  body(schema: z.ZodType): JsonSchema {
    return this.#write(schema, 'input');
  }

  /** What is answered: nothing but this. */
  answer(schema: z.ZodType): JsonSchema {
    return this.#write(schema, 'output');
  }

  #write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      io,
      unrepresentable: 'any',
    }) as JsonSchema;
    const { $defs = {}, $schema: _dialect, ...rest } = written;
    for (const [name, part] of Object.entries($defs as Record<string, JsonSchema>))
      this.parts[name] ??= inComponents(part);
    return inComponents(rest);
  }
}

const OWN = new Set(['id', '$id']);

/** References into the document's components; the name of a part is its key there. */
function inComponents(value: unknown, isSchema = true): JsonSchema {
  if (Array.isArray(value)) return value.map((one) => inComponents(one)) as unknown as JsonSchema;
  if (typeof value !== 'object' || value === null) return value as JsonSchema;
  const entries = Object.entries(value)
    .filter(([name, inner]) => !(isSchema && OWN.has(name) && typeof inner === 'string'))
    .map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : inComponents(inner, name !== 'properties'),
    ]);
  return Object.fromEntries(entries) as JsonSchema;
}
