import { z } from 'zod';
import { updateTrip, writeJurisdictions, type Trip } from '~/areas/trips/data/trips.server';
import { saveTripRoutes, findTripRoute, type StoredRoute } from '~/areas/trips/data/trip-routes.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fail, ok, type Result } from '~/engine/result';
import {
  applyCorrections,
  applyRoutedMiles,
  changedCorrections,
  correctNamed,
  discardCorrections,
  hasMilesBefore,
  totalTenthMiles,
  type JurisdictionRow,
} from '~/areas/trips/rules/jurisdiction-miles';
import { correctionReason, correctionsSchema } from '~/areas/trips/rules/trip.schema';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';
import { highwaysText, routedMiles } from './stored-route';
import { changeAndWait, conflict, finish } from './change-trip.server';
import { parseCorrections } from './named-corrections';
import { refuseFiled } from './locked-quarter.server';

interface TripKey {
  id: number;
  revision: number | null;
}

/** Replaces the miles by state with what a person wrote, and why; the routed value stays beside each. An empty reason keeps the one before. */
export async function correctMiles(
  ctx: Ctx<CarrierScope>,
  input: TripKey & { rows: unknown; reason?: string },
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(correctionsSchema, input.rows);
  if (!parsed.ok) return parsed;
  const reason = parseInput(z.object({ reason: correctionReason }), { reason: input.reason ?? '' });
  if (!reason.ok) return reason;
  return changeRows(ctx, input, (before) =>
    applyCorrections(before.jurisdictions, parsed.value, {
      userId: ctx.scope.userId,
      at: ctx.clock.now(),
      ...reason.value,
    }),
  );
}

/** Corrects the miles of the states that are named; the others keep theirs. */
export async function correctNamedMiles(
  ctx: Ctx<CarrierScope>,
  input: TripKey & { rows: unknown },
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseCorrections(input.rows);
  if (!parsed.ok) return parsed;
  return changeRows(ctx, input, (before) =>
    correctNamed(before.jurisdictions, changedCorrections(before.jurisdictions, parsed.value), {
      userId: ctx.scope.userId,
      at: ctx.clock.now(),
    }),
  );
}

const NOTHING_BEFORE =
  'This trip was imported with its miles, so there are no routed miles to restore. Correct them, or delete the trip.';

/** Goes back to the routed miles; a conflict where the miles came with the trip and there are none. */
export async function discardMileCorrections(ctx: Ctx<CarrierScope>, input: TripKey): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return changeRows(ctx, input, (before) => discardCorrections(before.jurisdictions), {
    refuse: ({ jurisdictions }) => (hasMilesBefore(jurisdictions) ? null : NOTHING_BEFORE),
  });
}

function changeRows(
  ctx: Ctx<CarrierScope>,
  key: TripKey,
  change: (before: Trip) => JurisdictionRow[],
  { refuse }: { refuse?: (before: Trip) => string | null } = {},
): Promise<Result<Trip>> {
  return changeAndWait(ctx, key, async (scope, before) => {
    const filed = await refuseFiled(scope, [before.quarterKey]);
    if (filed) return filed;
    const message = refuse?.(before) ?? null;
    if (message !== null) return fail({ kind: 'conflict', message });
    const rows = change(before);
    const route = {
      routeStatus: before.routeStatus,
      routeError: before.routeError,
      distanceTenthMiles: totalTenthMiles(rows),
    };
    const saved = await updateTrip(scope, before.id, before.revision, { route }, ctx.clock.now());
    if (!saved) return conflict(before);
    await writeJurisdictions(scope, saved, rows);
    const after = { ...saved, jurisdictions: rows };
    await finish(ctx, scope, 'corrected', before, after);
    return ok(after);
  });
}

/** Takes another of the offered roads. `choice` counts the roads as they are shown: 0 is the one in force. */
export async function chooseRoute(
  ctx: Ctx<CarrierScope>,
  input: TripKey & { choice: number },
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return changeAndWait(ctx, input, async (scope, before) => {
    const filed = await refuseFiled(scope, [before.quarterKey]);
    if (filed) return filed;
    const stored = await findTripRoute(scope, before.id);
    const chosen = stored?.alternatives[input.choice - 1];
    if (!stored || (input.choice !== 0 && !chosen)) {
      return fail({ kind: 'conflict', message: 'This route is no longer available. Choose again.' });
    }
    if (!chosen) return ok(before);
    const others = stored.alternatives.map((road, index) =>
      index === input.choice - 1 ? stored.route : road,
    );
    return takeRoad(ctx, scope, before, { ...stored, route: chosen, alternatives: others });
  });
}

async function takeRoad(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  before: Trip,
  answer: {
    route: StoredRoute;
    alternatives: StoredRoute[];
    engine: string;
    attribution: string;
    notices: string[];
  },
): Promise<Result<Trip>> {
  const at = ctx.clock.now();
  const rows = applyRoutedMiles(before.jurisdictions, routedMiles(answer.route));
  const {
    id: _id,
    quarterKey: _q,
    routeStatus: _s,
    routeRevision: _rr,
    routeError: _e,
    distanceTenthMiles: _d,
    revision: _r,
    updatedAt: _u,
    jurisdictions: _j,
    roadRequest: _w,
    ...fields
  } = before;
  const saved = await updateTrip(
    scope,
    before.id,
    before.revision,
    {
      fields: { ...fields, highways: highwaysText(answer.route) },
      route: { routeStatus: 'ok', routeError: null, distanceTenthMiles: totalTenthMiles(rows) },
    },
    at,
  );
  if (!saved) return conflict(before);
  await writeJurisdictions(scope, saved, rows);
  await saveTripRoutes(scope, [{ tripId: before.id, answer }], at);
  const after = { ...saved, jurisdictions: rows };
  await finish(ctx, scope, 'updated', before, after);
  return ok(after);
}
