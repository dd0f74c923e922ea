import { randomUUID } from 'node:crypto';
import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { addDays } from '~/engine/calendar/local-date';
import { requireCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { todayOf } from '~/areas/carriers/today.server';
import { fleetChoices, recordsOpen, unitToStartWith } from '~/areas/ledger/pages/fleet-form.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { answerTripForm, type TripFormAgain } from '~/areas/trips/pages/trip-answers.server';
import { tripFormFrom } from '~/areas/trips/pages/trip-form.server';
import tripStyles from '~/kit/styles/trips.css';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import {
  copyOf,
  emptyTripForm,
  fromLastStop,
  nextOf,
  type TripFormValues,
} from '~/areas/trips/views/trip-form';
import { startDay } from '~/areas/ledger/rules/start-day';
import { lastUnit, readLastEntries, type LastEntries } from '~/areas/ledger/last-entries.server';
import { readingsIn, unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { changeTrip } from '~/areas/trips/change-trip.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { DialogPage } from '~/kit/dialog';
import { LimitNotice } from '~/areas/ledger/parts/limit-notice';
import { TripForm } from '~/areas/trips/parts/trip-form';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const { form, headers } = await takeBackDraft(request, context);
  const last = await readLastEntries(actor.ctx);
  const values = form ? tripFormFrom(form) : await startOf(actor, request, query, last);
  const unit = query.get('unit');
  if (unit && idOf(unit) > 0) values.equipmentId = unit;
  const choices = await fleetChoices(actor, values.equipmentId);
  values.equipmentId = unitToStartWith(values.equipmentId, choices.equipment, lastUnit(last), !form);
  const { equipment, jurisdictions } = choices;
  // A form that came back keeps its key: the trip may have been made before the session was gone.
  const idempotencyKey = (form && textOf(form, 'idempotencyKey')) || randomUUID();
  return data(
    {
      values,
      equipment,
      jurisdictions,
      recent: last.places,
      idempotencyKey,
      distanceUnit: unitOfCarrier(actor.carrier),
      recordsOpen: form !== null || recordsOpen(request),
      mayWrite: actor.ctx.scope.mayWrite,
      texts: textsOf(request, 'frame', 'forms', 'places'),
    },
    { headers },
  );
}

async function startOf(
  actor: CarrierActor,
  request: Request,
  query: URLSearchParams,
  last: LastEntries,
): Promise<TripFormValues> {
  const [copied, followed] = [idOf(query.get('copy') ?? ''), idOf(query.get('next') ?? '')];
  const found = copied || followed ? await readTrip(actor.ctx, copied || followed) : null;
  if (found && !found.ok) throw data(null, { status: 404 });
  if (found?.ok)
    return copied
      ? copyOf(found.value.trip, unitOfCarrier(actor.carrier))
      : nextOf(found.value.trip, addDays(found.value.trip.endDate, 1), unitOfCarrier(actor.carrier));
  const today = todayOf(actor.ctx, actor.carrier);
  const start = emptyTripForm(startDay(today, await chosenQuarter(request, today), last.trip?.endDate));
  return last.trip ? fromLastStop(start, last.trip) : start;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  const unit = unitOfCarrier(carrier);
  return answerTripForm(
    { form, context, path: paths.newTrip(), extra: { revision: null, theirs: null }, shownQuarter, unit },
    async (typed) => {
      const values = readingsIn(typed, unit);
      const made = await createTrip(ctx, {
        ...values,
        idempotencyKey: textOf(form, 'idempotencyKey'),
        extractedDataId: textOf(form, 'extractedDataId'),
      });
      // Corrected in the outbox after a try whose answer was lost: that try may have made the trip.
      return made.ok && textOf(form, 'corrected') === '1'
        ? changeTrip(ctx, { id: made.value.id, revision: 1, fields: values })
        : made;
    },
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tripStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Add trip`),
];

export default function NewTripRoute() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<TripFormAgain>();
  return (
    <DialogPage title={t`Add trip`} backHref={paths.tripsFuel()} wide="map">
      {again?.limit ? <LimitNotice key={again.turn} message={again.limit} /> : null}
      {loaded.mayWrite || again ? (
        <TripForm
          key={again?.turn}
          {...loaded}
          values={again?.values ?? loaded.values}
          errors={again?.errors ?? {}}
          choices={again?.choices ?? {}}
          message={again?.message}
          focus={again?.focus ?? (loaded.values.stops[0]?.city ? 'stops.1.city' : 'stops.0.city')}
          idempotencyKey={again?.idempotencyKey || loaded.idempotencyKey}
          revision={null}
          backHref={paths.tripsFuel()}
          saveText="Save trip"
        />
      ) : (
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      )}
      <LanguageChoice />
    </DialogPage>
  );
}
