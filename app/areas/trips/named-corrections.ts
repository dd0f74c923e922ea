import type { RouteState } from '~/areas/trips/data/trips.server';
import {
  correctNamed,
  totalTenthMiles,
  type Correction,
  type JurisdictionRow,
} from '~/areas/trips/rules/jurisdiction-miles';
import { correctionsSchema } from '~/areas/trips/rules/trip.schema';
import { invalid, ok, type FieldErrors, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseInput } from '~/platform/parse-input';

/** Corrections of the states they name; none where nothing is given. */
export function parseCorrections(input: unknown): Result<Correction[]> {
  if (input === undefined || (Array.isArray(input) && input.length === 0)) return ok([]);
  const parsed = parseInput(correctionsSchema, input);
  if (parsed.ok || parsed.failure.kind !== 'invalid') return parsed;
  const fields = Object.entries(parsed.failure.fields ?? {}).map(([field, messages]) => [
    `corrections.${field}`,
    messages,
  ]);
  return invalid(parsed.failure.message, Object.fromEntries(fields) as FieldErrors);
}

/** Miles and state of the route after corrections of single states. */
export function withCorrections<R extends RouteState | undefined>(
  ctx: Ctx<CarrierScope>,
  { route, rows }: { route: R; rows: JurisdictionRow[] },
  corrections: readonly Correction[],
  before?: RouteState,
): { route: RouteState | R; rows: JurisdictionRow[] } {
  const state = route ?? before;
  if (corrections.length === 0 || !state) return { route, rows };
  const corrected = correctNamed(rows, corrections, { userId: ctx.scope.userId, at: ctx.clock.now() });
  const { routeStatus, routeError } = state;
  return {
    route: { routeStatus, routeError, distanceTenthMiles: totalTenthMiles(corrected) },
    rows: corrected,
  };
}
