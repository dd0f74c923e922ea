import * as z from 'zod';
import { problem } from '~/platform/http/api.server';
import type { Operation } from '~/platform/http/openapi/operation.server';

/** The names of an object, whatever it is wrapped in. */
function namesOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return [];
}

/** What the call answers with. */
const answeredIn = ({ answers }: Operation): (z.ZodType | undefined)[] =>
  Object.values(answers).map(({ schema }) =>
    schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)['data'] : undefined,
  );

/** What the call answers with may come back in its body: a client writes what it has read. */
const answeredNames = (operation: Operation): string[] => answeredIn(operation).flatMap(namesOf);

/** Whether a schema of an answer, or one of several that it may be, has a field of this name that is true or false. */
const hasFlag = (schema: z.ZodType | undefined, name: string): boolean =>
  schema instanceof z.ZodUnion
    ? (schema.options as z.ZodType[]).some((option) => hasFlag(option, name))
    : schema instanceof z.ZodObject &&
      (schema.shape as Record<string, z.ZodType>)[name] instanceof z.ZodBoolean;

/** The fields of a body that are true or false where they are answered: an empty text is neither, and would be read as a no. */
const emptyFlags = (operation: Operation, value: Record<string, unknown>): string[] =>
  Object.keys(value).filter(
    (name) => value[name] === '' && answeredIn(operation).some((schema) => hasFlag(schema, name)),
  );

/** Fields that calls of the specification send along and that say nothing to the server. */
const PASSED_OVER = ['display_fuel', 'display_amount', 'current_quarter', 'idempotency_key', 'vin_confirmed'];

/** What the address search answers with: a client sends a place on as it found it. */
const OF_PLACES = ['id', 'label', 'value', 'country', 'lat', 'lon'];

/** The names of the rows of each list in a body; a list whose rows are no objects has none. */
function rowNames(schema: z.ZodType | undefined): Map<string, string[]> {
  if (!(schema instanceof z.ZodObject)) return new Map();
  const shape = schema.shape as Record<string, z.ZodType>;
  return new Map(Object.keys(shape).map((name) => [name, namesOf(elementOf(shape[name]))]));
}

function elementOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return elementOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

/** `state_mileages.0.miles`: what a row of a list says and its call does not know. */
function othersInRows({ body, answers }: Operation, value: Record<string, unknown>): [string, string][] {
  const answered = Object.values(answers).map(({ schema }) =>
    rowNames(schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)['data'] : undefined),
  );
  return [...rowNames(body?.schema)].flatMap(([list, names]) => {
    const rows = value[list];
    if (names.length === 0 || !Array.isArray(rows)) return [];
    const known = new Set([...names, ...answered.flatMap((lists) => lists.get(list) ?? []), ...OF_PLACES]);
    return rows.flatMap((row: unknown, index) =>
      Object.keys(isObject(row) ? row : {})
        .filter((name) => !known.has(name))
        .map((name): [string, string] => [`${list}.${index}.${name}`, name]),
    );
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The 422 that names the fields of a body that the call does not have, those of the rows of its lists too; null where
 * there are none, and where the body is no JSON object and no form, which the call itself says.
 */
export async function refuseOtherFields(
  operation: Operation,
  request: Request,
  body: Buffer,
): Promise<Response | null> {
  // Of a call that takes no body, a field would be lost unseen: POST /reports/audit with q answered with another quarter.
  const isBodiless = operation.body === undefined && operation.method !== 'DELETE';
  const { refusesOthers = isBodiless && !operation.passesBody } = operation.body ?? {};
  if (!refusesOthers && !operation.takesPatch) return null;
  const type = request.headers.get('content-type') ?? '';
  const value = FORM.test(type) ? await formIn(type, body) : /\bjson\b/i.test(type) ? objectIn(body) : {};
  const known = new Set([
    ...namesOf(operation.body?.schema),
    ...Object.keys(operation.body?.files ?? {}),
    ...answeredNames(operation),
    ...PASSED_OVER,
  ]);
  // A call that keeps what its body does not name refuses other fields itself, in the words of its record.
  const top = refusesOthers ? Object.keys(value).filter((name) => !known.has(name)) : [];
  const others = [...top.map((name): [string, string] => [name, name]), ...othersInRows(operation, value)];
  const flags = FORM.test(type) ? [] : emptyFlags(operation, value);
  if (others.length === 0 && flags.length === 0) return null;
  return problem({
    kind: 'invalid',
    message: 'The given data was invalid.',
    fields: Object.fromEntries<string[]>([
      ...others.map(([field, name]): [string, string[]] => [field, [`There is no field ${name}.`]]),
      ...flags.map((name): [string, string[]] => [name, [`${name} must be true or false.`]]),
    ]),
  });
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

async function formIn(type: string, body: Buffer): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return {};
  }
}

function objectIn(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
