import type { CarrierScope } from '~/data/database/scope.server';
import type { Result } from '~/domain/result';
import { paths } from '~/paths';
import type { Ctx } from '~/services/context';
import { recalculateTrip } from '~/services/trips/change-trip.server';
import { chooseRoute, discardMileCorrections } from '~/services/trips/correct-miles.server';
import { flashHeader } from '~/http/session/flash.server';
import { seeOther } from './see-other.server';

/** The small buttons of the trip's page: recalculate, take another road, discard corrections. Null: another intent. */
export async function answerTripIntent(
  ctx: Ctx<CarrierScope>,
  { id, revision, intent }: { id: number; revision: number | null; intent: string },
): Promise<Response | null> {
  const [step = '', choice = ''] = intent.split(':');
  const work: Record<string, () => Promise<Result<unknown>>> = {
    recalculate: () => recalculateTrip(ctx, { id, revision, replaceMeasured: choice === 'measured' }),
    'discard-corrections': () => discardMileCorrections(ctx, { id, revision }),
    'choose-route': () => chooseRoute(ctx, { id, revision, choice: /^[0-3]$/.test(choice) ? Number(choice) : -1 }),
  };
  const run = work[step];
  if (!run) return null;
  const result = await run();
  if (!result.ok && result.failure.kind === 'not-found') throw new Response(null, { status: 404 });
  const flash = result.ok ? ({ type: 'success', message: 'Success' } as const) : ({ type: 'danger', message: result.failure.message } as const);
  return seeOther(paths.trip(id), [await flashHeader(flash)]);
}
