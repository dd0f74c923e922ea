import type { AppLoadContext } from '@remix-run/node';
import type { CarrierScope } from '~/data/database/scope.server';
import type { Result } from '~/domain/result';
import { paths } from '~/paths';
import type { Ctx } from '~/services/context';
import { askForRoad, recalculateTrip } from '~/services/trips/change-trip.server';
import { chooseRoute, discardMileCorrections } from '~/services/trips/correct-miles.server';
import { flashHeader } from '~/http/session/flash.server';
import { formAgain, textOf } from './form.server';
import { seeOther } from './see-other.server';

/** The form that asks for another road, with what is wrong in it. */
export interface RoadFormAgain {
  road: { via: string; avoidTolls: boolean; shortest: boolean; refused: string };
}

/** Answers the form that asks for another road: the trip's page, which says what came of it. Null: another form. */
export async function answerRoadForm(
  ctx: Ctx<CarrierScope>,
  {
    id,
    revision,
    form,
    context,
  }: { id: number; revision: number | null; form: FormData; context: AppLoadContext },
) {
  if (textOf(form, 'intent') !== 'ask-road') return null;
  const [via, avoidTolls, shortest] = [textOf(form, 'via'), form.has('avoidTolls'), form.has('shortest')];
  const result = await askForRoad(ctx, { id, revision, wish: { via, avoidTolls, shortest } });
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind === 'not-found') throw new Response(null, { status: 404 });
    if (failure.kind === 'invalid') {
      const refused =
        Object.values(failure.fields ?? {})
          .flat()
          .join(' ') || failure.message;
      return formAgain<RoadFormAgain>(
        context,
        { road: { via, avoidTolls, shortest, refused } },
        { status: 422 },
      );
    }
    return seeOther(paths.trip(id), [await flashHeader({ type: 'danger', message: failure.message })]);
  }
  const refused = result.value.roadWish?.asked?.refused;
  return seeOther(`${paths.trip(id)}${refused ? '#road' : ''}`, [
    await flashHeader(
      refused ? { type: 'danger', message: refused } : { type: 'success', message: 'Success' },
    ),
  ]);
}

/** The small buttons of the trip's page: recalculate, take another road, discard corrections. Null: another intent. */
export async function answerTripIntent(
  ctx: Ctx<CarrierScope>,
  { id, revision, intent }: { id: number; revision: number | null; intent: string },
): Promise<Response | null> {
  const [step = '', choice = ''] = intent.split(':');
  const work: Record<string, () => Promise<Result<unknown>>> = {
    recalculate: () => recalculateTrip(ctx, { id, revision, replaceMeasured: choice === 'measured' }),
    'discard-corrections': () => discardMileCorrections(ctx, { id, revision }),
    'choose-route': () =>
      chooseRoute(ctx, { id, revision, choice: /^[0-3]$/.test(choice) ? Number(choice) : -1 }),
  };
  const run = work[step];
  if (!run) return null;
  const result = await run();
  if (!result.ok && result.failure.kind === 'not-found') throw new Response(null, { status: 404 });
  const flash = result.ok
    ? ({ type: 'success', message: 'Success' } as const)
    : ({ type: 'danger', message: result.failure.message } as const);
  return seeOther(paths.trip(id), [await flashHeader(flash)]);
}
