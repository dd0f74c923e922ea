import type { AppLoadContext } from '@remix-run/node';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Result } from '~/engine/result';
import type { DistanceUnit } from '~/engine/units/conversion';
import { saidIn } from '~/areas/trips/rules/distance-text';
import { paths } from '~/routes';
import type { Ctx } from '~/platform/context';
import { askForRoad, recalculateTrip } from '~/areas/trips/change-trip.server';
import { offerRoads } from '~/areas/trips/other-roads.server';
import { chooseRoute, discardMileCorrections } from '~/areas/trips/correct-miles.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain, textOf } from '~/platform/http/forms/form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';

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
    unit,
  }: {
    id: number;
    revision: number | null;
    form: FormData;
    context: AppLoadContext;
    unit: DistanceUnit;
  },
) {
  if (textOf(form, 'intent') !== 'ask-road') return null;
  const [via, avoidTolls, shortest] = [textOf(form, 'via'), form.has('avoidTolls'), form.has('shortest')];
  const result = await askForRoad(ctx, { id, revision, roadRequest: { via, avoidTolls, shortest } });
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
    const message = saidIn(unit, failure.message);
    return seeOther(paths.trip(id), [await flashHeader({ type: 'danger', message })]);
  }
  const refused = result.value.roadRequest?.asked?.refused;
  return seeOther(`${paths.trip(id)}${refused ? '#road' : ''}`, [
    await flashHeader(
      refused ? { type: 'danger', message: refused } : { type: 'success', message: 'Success' },
    ),
  ]);
}

/** The small buttons of the trip's page: recalculate, take another road, discard corrections. Null: another intent. */
export async function answerTripIntent(
  ctx: Ctx<CarrierScope>,
  { id, revision, intent, unit }: { id: number; revision: number | null; intent: string; unit: DistanceUnit },
): Promise<Response | null> {
  const [step = '', choice = ''] = intent.split(':');
  if (step === 'offer-roads') return answerOffer(ctx, id, unit);
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
    : ({ type: 'danger', message: saidIn(unit, result.failure.message) } as const);
  return seeOther(paths.trip(id), [await flashHeader(flash)]);
}

/** The trip's page with the roads to choose from, or with the word that there are none. */
async function answerOffer(ctx: Ctx<CarrierScope>, id: number, unit: DistanceUnit): Promise<Response> {
  const result = await offerRoads(ctx, id);
  if (result.ok) return seeOther(`${paths.trip(id)}?roads=1#road`);
  if (result.failure.kind === 'not-found') throw new Response(null, { status: 404 });
  const message = saidIn(unit, result.failure.message);
  return seeOther(paths.trip(id), [await flashHeader({ type: 'danger', message })]);
}
