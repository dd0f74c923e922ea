import type * as z from 'zod';
import { invalid, ok, type FieldErrors, type Result } from '~/engine/result';

/** What the specification says where no better word is at hand. */
export const INVALID_DATA = 'The given data was invalid';

/** Errors by field, the path joined with dots: "stops.1.city". */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const list = (fields[issue.path.join('.')] ??= []);
    if (!list.includes(issue.message)) list.push(issue.message);
  }
  return fields;
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What is wrong with a value whose schema has no words of its own: only programs send such. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'This field is required.'
      : `This must be ${KINDS[issue.expected] ?? 'something else'}.`;
  if (issue.code === 'invalid_value') return `This must be ${issue.values.map(String).join(' or ')}.`;
  if (issue.code === 'invalid_format' && issue.format === 'uuid') return 'This must be a UUID.';
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
  return 'This value cannot be read.';
};

/** What a schema makes of an input, or which fields are wrong. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(input, { error: inWords });
  return parsed.success ? ok(parsed.data) : invalid(INVALID_DATA, fieldErrors(parsed.error));
}
