/** The reference of the API as its pages show it, made of the OpenAPI document. */

import type { Sample } from './samples';

export type Schema = Readonly<Record<string, unknown>>;

export interface FieldView {
  /** "route[].city" */
  name: string;
  /** In words: "text", "whole number", "list of Trip". */
  type: string;
  /** The named part that the type leads to. */
  part: string | null;
  required: boolean;
  text: string;
}

export interface AnswerView {
  status: string;
  text: string;
  types: string[];
  fields: FieldView[];
}

export interface OperationView {
  id: string;
  method: string;
  path: string;
  summary: string;
  notes: string;
  needsToken: boolean;
  /** What an API token needs for it. */
  /** One of them is needed; none where every token may. */
  scopes: readonly string[];
  parameters: (FieldView & { place: 'path' | 'query' | 'header' })[];
  body: { types: string[]; fields: FieldView[] } | null;
  answers: AnswerView[];
  problems: string[];
  samples: Sample[];
  /** Where the call can be tried from a form; null for what only providers call. */
  tryAt: string | null;
  example: { status: number; text: string } | null;
}

export interface PartView {
  name: string;
  fields: FieldView[];
}

export interface GroupView {
  slug: string;
  title: string;
  text: string;
  operations: OperationView[];
  parts: PartView[];
}

export interface IndexGroup {
  slug: string;
  title: string;
  text: string;
  operations: { id: string; method: string; path: string; summary: string }[];
}

const PART = '#/components/schemas/';
const DEEPEST = 4;

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);
const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isNull = (schema: Schema): boolean => schema['type'] === 'null';

export const partOf = (schema: Schema): string | null => {
  const ref = textOf(schema['$ref']);
  return ref.startsWith(PART) ? ref.slice(PART.length) : null;
};

/** The choices of a schema, choices in choices laid flat. */
const choicesOf = (schema: Schema): Schema[] =>
  listOf(schema['anyOf'] ?? schema['oneOf']).flatMap((one) => (one['anyOf'] ? choicesOf(one) : [one]));

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};
const FORMATS: Record<string, string> = {
  date: 'date',
  'date-time': 'moment',
  uuid: 'UUID',
  binary: 'file',
  email: 'email address',
};

/** A type in words. */
export function typeText(schema: Schema): string {
  const part = partOf(schema);
  if (part) return part;
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(', ');
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ');
  const { type } = schema;
  if (type === 'array') return `list of ${typeText((schema['items'] ?? {}) as Schema)}`;
  if (Array.isArray(type)) return type.map((one) => NAMES[String(one)] ?? String(one)).join(' or ');
  return FORMATS[textOf(schema['format'])] ?? NAMES[textOf(type)] ?? 'anything';
}

/** The named part that a schema leads to through lists and choices. */
function linkOf(schema: Schema): string | null {
  const own = partOf(schema);
  if (own) return own;
  if (schema['type'] === 'array') return linkOf((schema['items'] ?? {}) as Schema);
  return (
    choicesOf(schema)
      .map(linkOf)
      .find((part) => part !== null) ?? null
  );
}

/** The object that is inside a schema without a name of its own. */
function inner(schema: Schema): { suffix: string; schema: Schema } | null {
  if (schema['type'] === 'array') {
    const found = inner((schema['items'] ?? {}) as Schema);
    return found && { suffix: `[]${found.suffix}`, schema: found.schema };
  }
  if (propertiesOf(schema).length > 0) return { suffix: '', schema };
  const objects = choicesOf(schema).filter((one) => !isNull(one));
  return objects.length === 1 && objects[0] ? inner(objects[0]) : null;
}

/** The fields of an object, those of objects inside it by their whole name. */
export function fieldsOf(schema: Schema, prefix = '', depth = 0): FieldView[] {
  const variants = choicesOf(schema).filter((one) => propertiesOf(one).length > 0);
  if (variants.length > 1) return merged(variants.map((one) => fieldsOf(one, prefix, depth)));
  const required = new Set(Array.isArray(schema['required']) ? (schema['required'] as string[]) : []);
  return propertiesOf(schema).flatMap(([name, field]) => {
    const own: FieldView = {
      name: prefix + name,
      type: typeText(field),
      part: linkOf(field),
      required: required.has(name),
      text: textOf(field['description']),
    };
    const below = depth < DEEPEST ? inner(field) : null;
    return below
      ? [
          {
            ...own,
            type: below.suffix ? 'list of objects' : own.type.includes('null') ? 'object or null' : 'object',
          },
          ...fieldsOf(below.schema, `${prefix}${name}${below.suffix}.`, depth + 1),
        ]
      : [own];
  });
}

/** Either these fields or those: each once, required only where every variant wants it. */
function merged(variants: FieldView[][]): FieldView[] {
  const names = [...new Set(variants.flat().map(({ name }) => name))];
  return names.map((name) => {
    const found = variants
      .map((fields) => fields.find((field) => field.name === name))
      .filter((field) => field !== undefined);
    return {
      ...(found[0] as FieldView),
      required: found.length === variants.length && found.every(({ required }) => required),
    };
  });
}

/** Named parts that a group's calls lead to, with the parts that these lead to. */
export function partsOf(names: Iterable<string>, all: Readonly<Record<string, Schema>>): PartView[] {
  const found = new Map<string, PartView>();
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const schema = all[name];
    if (found.has(name) || !schema) continue;
    const fields = fieldsOf(schema);
    found.set(name, { name, fields });
    queue.push(...fields.flatMap(({ part }) => part ?? []));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
