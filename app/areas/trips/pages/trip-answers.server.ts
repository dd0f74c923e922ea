import { data, type AppLoadContext } from '@remix-run/node';
import type { FieldChoices, FieldErrors, Result } from '~/engine/result';
import { paths } from '~/routes';
import { applyStep, type TripFormValues } from '~/areas/trips/views/trip-form';
import type { Trip } from '~/areas/trips/read-trip.server';
import { errorsIn, saidIn } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';
import type { Difference } from '~/areas/ledger/views/difference';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { keepDraft } from '~/areas/ledger/pages/form-draft.server';
import { formAgain, textOf } from '~/platform/http/forms/form.server';
import { savedRecord } from '~/areas/ledger/views/saved-record';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { plainReadings, tripFormFrom } from './trip-form.server';

/** The form again: after a step, or with what is wrong. */
export interface TripFormAgain {
  values: TripFormValues;
  errors: FieldErrors;
  /** Places that a stop may have meant, by stop: "stops.0". */
  choices: FieldChoices;
  message: string | undefined;
  /** A limit of the plan that was reached. */
  limit: string | undefined;
  focus: string | null;
  idempotencyKey: string;
  revision: number | null;
  theirs: Difference[] | null;
  /** Tells one answer from the next, so that the form begins anew. */
  turn: string;
}

interface TripFormPost {
  form: FormData;
  context: AppLoadContext;
  /** The form's own path. */
  path: string;
  extra: { revision: number | null; theirs: Difference[] | null };
  /** The quarter that the list shows; undefined for all. */
  shownQuarter: number | undefined;
  /** What the carrier writes distances in. */
  unit: DistanceUnit;
}

const clean = (form: FormData, extra: TripFormPost['extra']): TripFormAgain => ({
  values: tripFormFrom(form),
  errors: {},
  choices: {},
  message: undefined,
  limit: undefined,
  focus: null,
  idempotencyKey: textOf(form, 'idempotencyKey'),
  turn: crypto.randomUUID(),
  ...extra,
});

/** Answers one post of the trip form: a step of its lists, a way out that comes back, or a save. */
export async function answerTripForm(
  { form, context, path, extra, shownQuarter, unit }: TripFormPost,
  save: (values: TripFormValues) => Promise<Result<Trip>>,
  onConflict?: (current: Trip, values: TripFormValues) => TripFormPost['extra'],
) {
  const intent = textOf(form, 'intent');
  const again = clean(form, extra);
  if (intent === 'new-equipment') {
    return seeOther(`${paths.newEquipment()}?to=${encodeURIComponent(path)}`, [await keepDraft(path, form)]);
  }
  const step = applyStep(again.values, intent);
  if (step) return data({ ...again, ...step });

  const result = await save(plainReadings(form, again.values));
  if (result.ok) return seeOther(...(await afterSave(result.value, intent, shownQuarter)));
  const { failure } = result;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  if (failure.kind === 'conflict' && failure.current && onConflict) {
    return formAgain(
      context,
      {
        ...again,
        message: failure.message,
        ...onConflict(failure.current as Trip, plainReadings(form, again.values)),
      },
      { status: 409 },
    );
  }
  const errors = failure.kind === 'invalid' ? errorsIn(unit, failure.fields ?? {}) : {};
  const status = { conflict: 409, forbidden: 403 }[failure.kind as string] ?? 422;
  return formAgain(
    context,
    {
      ...again,
      errors,
      choices: failure.kind === 'invalid' ? (failure.choices ?? {}) : {},
      ...(failure.kind === 'limit' ? { limit: failure.message } : { message: saidIn(unit, failure.message) }),
    },
    { status },
  );
}

async function afterSave(
  trip: Trip,
  intent: string,
  shownQuarter: number | undefined,
): Promise<[string, [string, string][]]> {
  const failed = trip.routeStatus === 'error';
  const message = failed ? (trip.routeError ?? 'Sorry, route calculation error') : 'Success: trip saved.';
  const { where, link } = savedRecord({ quarterKey: trip.quarterKey, listId: `1${trip.id}`, shownQuarter });
  const flash = await flashHeader(
    failed ? { type: 'danger', message } : { type: 'success', message: message + where, link },
  );
  return [
    intent === 'save-next' && !failed ? `${paths.newTrip()}?next=${trip.id}` : paths.trip(trip.id),
    [flash, SAVED],
  ];
}
