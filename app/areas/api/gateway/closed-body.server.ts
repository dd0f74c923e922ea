import * as z from 'zod';
import { problem } from '~/platform/http/api.server';
import type { Operation } from '~/platform/http/openapi/operation.server';

/** The names of an object, whatever it is wrapped in. */
function namesOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return [];
}

/** What the call answers with may come back in its body: a client writes what it has read. */
function answeredNames({ answers }: Operation): string[] {
  return Object.values(answers).flatMap(({ schema }) =>
    schema instanceof z.ZodObject ? namesOf((schema.shape as Record<string, z.ZodType>)['data']) : [],
  );
}

/** Fields that calls of the specification send along and that say nothing to the server. */
const PASSED_OVER = ['display_fuel', 'display_amount', 'current_quarter', 'idempotency_key', 'vin_confirmed'];

/**
 * The 422 that names the fields of a JSON body that the call does not have; null where there are none, and where the body is
 * no JSON object, which the call itself says.
 */
export function refuseOtherFields(operation: Operation, request: Request, body: Buffer): Response | null {
  if (!operation.body?.refusesOthers || !/\bjson\b/i.test(request.headers.get('content-type') ?? ''))
    return null;
  const known = new Set([...namesOf(operation.body.schema), ...answeredNames(operation), ...PASSED_OVER]);
  const others = topNames(body).filter((name) => !known.has(name));
  if (others.length === 0) return null;
  return problem({
    kind: 'invalid',
    message: 'The given data was invalid.',
    fields: Object.fromEntries(others.map((name) => [name, [`There is no field ${name}.`]])),
  });
}

function topNames(body: Buffer): string[] {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  } catch {
    return [];
  }
}
