import { announce } from '~/areas/accounts/data/notifications.server';
import { findCalculation, saveCalculationRoute } from '~/areas/calculator/data/calculations.server';
import { ferryNotices, ruleNotices } from '~/areas/trips/stored-route';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import type { CalculatedRoute } from '~/areas/calculator/rules/calculation';
import type { RoutedTrip } from '~/platform/routing-engine/port';
import type { Ctx } from '~/platform/context';
import { calculationKey } from './calculation-key';

/** What a person reads when the fault is ours and not the stops'. */
const TROUBLE = 'Sorry, route calculation error';

/**
 * Routes one calculation and saves the miles, where its revision is still the one the job was started for. A place
 * that no road reaches ends it with a message that names the stop; a fault of ours is tried again, and the last attempt
 * says so on the calculation.
 */
export async function calculateDemoRoute(
  ctx: Ctx<SystemScope>,
  { uid, revision, isLastAttempt }: { uid: string; revision: number; isLastAttempt: boolean },
): Promise<void> {
  const calculation = await findCalculation(ctx.scope, uid, ctx.clock.now());
  if (!calculation || calculation.revision !== revision || calculation.status !== 'pending') return;
  try {
    const stops = calculation.stops.map(({ lat, lon, label, state }) => ({
      lat,
      lon,
      label,
      jurisdiction: state,
    }));
    const outcome = await ctx.routingEngine.route({
      stops,
      ...(calculation.routeOptions ? { options: calculation.routeOptions } : {}),
    });
    if (!outcome.ok && outcome.reason === 'engine-unavailable') throw new Error(outcome.message);
    const { distanceTenthMiles } = outcome.ok ? outcome : { distanceTenthMiles: 0 };
    await save(
      ctx,
      { uid, revision },
      outcome.ok ? { route: routeOf(outcome), distanceTenthMiles } : { routeError: outcome.message },
    );
  } catch (error) {
    if (isLastAttempt) await save(ctx, { uid, revision }, { routeError: TROUBLE });
    throw error;
  }
}

const routeOf = (trip: RoutedTrip): CalculatedRoute => ({
  jurisdictions: trip.jurisdictions.map(({ jurisdiction, distanceTenthMiles }) => ({
    code: jurisdiction,
    tenthMiles: distanceTenthMiles,
  })),
  legs: trip.legs.map(({ distanceTenthMiles, durationMinutes }) => ({
    tenthMiles: distanceTenthMiles,
    minutes: Math.round(durationMinutes),
  })),
  crossings: trip.crossings.map(({ from, to, place, atTenthMiles }) => ({ from, to, place, atTenthMiles })),
  highways: trip.highways.map(({ highway }) => highway),
  polyline: trip.polyline,
  engine: trip.engine,
  attribution: trip.attribution,
  notices: [
    ...(trip.fallback
      ? [
          `${trip.fallback.from} routing was unavailable (${trip.fallback.reason}), so these miles come from our own road network.`,
        ]
      : []),
    ...ruleNotices(trip),
    ...ferryNotices(trip),
  ],
});

type Outcome = Parameters<typeof saveCalculationRoute>[2];

const save = (
  ctx: Ctx<SystemScope>,
  key: { uid: string; revision: number },
  outcome: Outcome,
): Promise<void> =>
  inTransaction(ctx.scope, async (scope) => {
    await saveCalculationRoute(scope, key, outcome);
    await announce(scope, calculationKey(key.uid));
  });
