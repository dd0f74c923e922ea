import fc from 'fast-check';

/** As much of JSON Schema as the description of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** What people and programs send where anything may stand: much of it means something to one field or another. */
const TEXTS = [
  '',
  '0',
  '1',
  '7',
  '142',
  '2318',
  '-3',
  '12.5',
  '1e3',
  'NaN',
  '12,345.6',
  '2026-07-14',
  '2026-08-31',
  '2024-02-29',
  '2026-02-30',
  '9999-12-31',
  '07/14/2026',
  '2026-07-14T12:00:00Z',
  '20263',
  '2026Q3',
  'TX',
  'OK',
  'ON',
  'ZZ',
  'Dallas',
  'Québec',
  '75201',
  'K1A 0B1',
  'T-101',
  'special_diesel',
  'gallon',
  'liter',
  'mile',
  'dana@example.com',
  'https://hooks.example.com/1',
  'http://127.0.0.1/',
  'ic_basic',
  'tok_visa',
  'true',
  'null',
  '__proto__',
  '<b>bold</b>',
  "' OR 1=1 --",
  '{"a":1}',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202eright to left',
  '🚚'.repeat(40),
  ' \t\n',
  'x'.repeat(5000),
];

const NUMBERS = [0, 1, -1, 7, 142, 0.1, 100.125, 1e9, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 5e-324];

const texts = fc.oneof({ arbitrary: fc.constantFrom(...TEXTS), weight: 4 }, fc.string({ maxLength: 40 }));

/** Any value of JSON, nested too. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom(...NUMBERS),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

function textOf({ pattern, format, minLength = 0, maxLength }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (pattern?.includes('@'))
    return fc.constantFrom('dana@example.com', 'clerk@example.com', 'a.b+c@d.example');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return texts.filter((text) => text.length >= minLength && text.length <= (maxLength ?? Infinity));
}

function ofType(type: string, schema: Schema, find: (ref: string) => Schema): fc.Arbitrary<unknown> {
  const { minimum, maximum } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer': {
      const range = { min: minimum ?? -(2 ** 31), max: maximum ?? 2 ** 31 };
      return fc.oneof(
        fc.integer({ min: Math.max(range.min, -(2 ** 31)), max: Math.min(range.max, 2 ** 31) }),
        fc.maxSafeInteger().filter((value) => value >= range.min && value <= range.max),
        fc.constantFrom(
          ...[1, 7, 142, 2318, 2026].filter((value) => value >= range.min && value <= range.max),
        ),
      );
    }
    case 'number':
      return fc.oneof(
        fc.constantFrom(
          ...NUMBERS.filter((value) => value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity)),
          minimum ?? 1,
        ),
        fc.double({ noNaN: true, noDefaultInfinity: true, min: minimum ?? -1e6, max: maximum ?? 1e6 }),
      );
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, find), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'object':
      return objectOf(schema, find);
    default:
      return textOf(schema);
  }
}

function objectOf(schema: Schema, find: (ref: string) => Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fromSchema(field, find)]),
  );
  const known = fc.record(fields, { requiredKeys: schema.required ?? [] });
  const { additionalProperties: rest } = schema;
  if (typeof rest !== 'object') return known;
  const names = schema.propertyNames ? fromSchema(schema.propertyNames, find) : fc.string({ maxLength: 12 });
  return fc
    .tuple(known, fc.array(fc.tuple(names, fromSchema(rest, find)), { maxLength: 3 }))
    .map(([object, more]) => ({
      ...(object as object),
      ...Object.fromEntries(more.map(([name, value]) => [String(name), value])),
    }));
}

/** Values that fit a schema. @param find the schema at a reference */
export function fromSchema(schema: Schema, find: (ref: string) => Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined)
    return fc.constant(null).chain(() => fromSchema(find(schema.$ref as string), find));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const cases = schema.anyOf ?? schema.oneOf;
  if (cases) return fc.oneof(...cases.map((each) => fromSchema(each, find)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((each) => fromSchema(each, find)))
      .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  if (schema.type === undefined) return anything;
  return fc.oneof(...[schema.type].flat().map((type) => ofType(type, schema, find)));
}

/** A value with one place in it, at any depth, changed into something else. */
export const withOneFault = (value: unknown): fc.Arbitrary<unknown> => {
  const places: (string | number)[][] = [];
  const walk = (inner: unknown, place: (string | number)[]) => {
    places.push(place);
    if (Array.isArray(inner)) inner.forEach((one, index) => walk(one, [...place, index]));
    else if (typeof inner === 'object' && inner !== null)
      for (const [name, one] of Object.entries(inner)) walk(one, [...place, name]);
  };
  walk(value, []);
  return fc.tuple(fc.constantFrom(...places), anything).map(([place, other]) => {
    if (place.length === 0) return other;
    const copy = structuredClone(value) as Record<string | number, unknown>;
    let at = copy;
    for (const step of place.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
    at[place.at(-1) as string | number] = other;
    return copy;
  });
};

export const anyText = texts;
export const anyValue = anything;
