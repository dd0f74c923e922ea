import type * as z from 'zod';
import { invalid, ok, type FieldErrors, type Result } from '~/domain/result';

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

/** What a schema makes of an input, or which fields are wrong. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(input);
  return parsed.success ? ok(parsed.data) : invalid(INVALID_DATA, fieldErrors(parsed.error));
}
