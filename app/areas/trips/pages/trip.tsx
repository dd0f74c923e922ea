import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { fleetChoices, recordsOpen } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { answerTripForm, type TripFormAgain } from '~/areas/trips/pages/trip-answers.server';
import {
  answerRoadForm,
  answerTripIntent,
  type RoadFormAgain,
} from '~/areas/trips/pages/trip-intents.server';
import { tripFormFrom } from '~/areas/trips/pages/trip-form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { nextWait } from '~/platform/http/forms/waiting.server';
import boardStyles from '~/kit/styles/boards.css';
import loadStyles from '~/kit/styles/load-sheet.css';
import tripStyles from '~/kit/styles/trips.css';
import { paths } from '~/routes';
import { differences } from '~/areas/ledger/views/difference';
import { TRIP_TEXT_FIELDS, tripFormOf, type TripFormValues } from '~/areas/trips/views/trip-form';
import { historyLines } from '~/areas/trips/views/trip-history';
import { readingsIn, unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { tripPageView } from '~/areas/trips/views/trip-page';
import { todayOf } from '~/areas/carriers/today.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { readLastEntries } from '~/areas/ledger/last-entries.server';
import { changeTrip } from '~/areas/trips/change-trip.server';
import { readTrip, readTripHistory } from '~/areas/trips/read-trip.server';
import { loadFacts } from '~/areas/documents/views/load-sheet';
import { readPaperOfTrip } from '~/areas/documents/read-document.server';
import { LoadSheet } from '~/areas/documents/parts/load-sheet';
import { Disclosure } from '~/kit/disclosure';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { DialogPage } from '~/kit/dialog';
import { ConflictNotice } from '~/areas/ledger/parts/conflict-notice';
import { RefreshWithoutScripts } from '~/areas/ledger/parts/refresh-without-scripts';
import { LimitNotice } from '~/areas/ledger/parts/limit-notice';
import { TripForm } from '~/areas/trips/parts/trip-form';
import { TripHistory } from '~/areas/trips/parts/trip-history';
import { titleIn, TripResult } from '~/areas/trips/parts/trip-result';
import { Icon } from '~/kit/icon';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const found = await readTrip(actor.ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { trip, route, locked, setAside } = found.value;
  const { form, headers } = await takeBackDraft(request, context);
  const distanceUnit = unitOfCarrier(actor.carrier);
  const values = form ? tripFormFrom(form) : tripFormOf(trip, distanceUnit);
  const query = new URL(request.url).searchParams;
  const unit = query.get('unit');
  if (unit && idOf(unit) > 0) values.equipmentId = unit;
  const { equipment, jurisdictions, units } = await fleetChoices(actor, values.equipmentId);
  const truck = units.find(({ id }) => id === trip.equipmentId) ?? null;
  const view = tripPageView(trip, route, locked, distanceUnit, truck);
  const paper = await readPaperOfTrip(actor.ctx, trip);
  const history = historyLines(await readTripHistory(actor.ctx, trip.id), actor.carrier.units);
  const wait = trip.routeStatus === 'pending' ? nextWait(query, paths.trip(trip.id)) : null;
  return data(
    {
      view,
      reconcileHref:
        setAside && trip.equipmentId !== null
          ? paths.reconciledTruck(trip.quarterKey, trip.equipmentId)
          : null,
      history,
      paper: paper && {
        id: paper.id,
        name: paper.name,
        facts: loadFacts(paper.reading).map(({ detail: _detail, ...fact }) => fact),
      },
      values,
      equipment,
      jurisdictions,
      recent: (await readLastEntries(actor.ctx)).places,
      wait,
      distanceUnit,
      mayWrite: actor.ctx.scope.mayWrite && !locked,
      recordsOpen: form !== null || recordsOpen(request),
      // The page shows the trip; its form comes on demand, and where there is something to do in it.
      editing:
        query.has('edit') ||
        form !== null ||
        (unit !== null && idOf(unit) > 0) ||
        trip.routeStatus === 'error',
      mapped: (route?.route.polyline.length ?? 0) > 0,
      texts: textsOf(request, 'frame', 'forms', 'records', 'places'),
    },
    { headers },
  );
}

/** Both versions of a form in one line each. */
const flat = (values: TripFormValues) => ({
  ...(Object.fromEntries(TRIP_TEXT_FIELDS.map((name) => [name, values[name]])) as Record<
    (typeof TRIP_TEXT_FIELDS)[number],
    string
  >),
  stops: values.stops
    .map((stop) => [stop.city, stop.state, stop.zip].filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' → '),
  stateLines: values.stateLines
    .map((line) => [line.state, line.odometer].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(' → '),
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const distanceUnit = unitOfCarrier(carrier);
  const id = idOf(params['id']);
  const form = await readForm(request);
  const revision = revisionOf(form);
  const road = await answerRoadForm(ctx, { id, revision, form, context, unit: distanceUnit });
  if (road) return road;
  const answered = await answerTripIntent(ctx, {
    id,
    revision,
    intent: textOf(form, 'intent'),
    unit: distanceUnit,
  });
  if (answered) return answered;
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  return answerTripForm(
    {
      form,
      context,
      path: paths.trip(id),
      extra: { revision, theirs: null },
      shownQuarter,
      unit: distanceUnit,
    },
    (typed) => changeTrip(ctx, { id, revision, fields: readingsIn(typed, distanceUnit) }),
    (current, mine) => ({
      revision: current.revision,
      theirs: differences(
        [...TRIP_TEXT_FIELDS, 'stops', 'stateLines'],
        flat(mine),
        flat(tripFormOf(current, distanceUnit)),
      ),
    }),
  );
}

export const links: LinksFunction = () =>
  [tripStyles, boardStyles, loadStyles].map((href) => ({ rel: 'stylesheet', href }));

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, loaded ? titleIn(translator(loaded.texts), loaded.view) : 'Trip'),
];

export default function TripRoute() {
  const texts = useTexts();
  const { t, langOf } = texts;
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<TripFormAgain | RoadFormAgain>();
  const again = answer && 'turn' in answer ? answer : undefined;
  const roadRequest = answer && 'road' in answer ? answer.road : loaded.view.roadRequest;
  const { view } = loaded;
  // The list of the trip's own quarter: the present one may be empty.
  const listHref = `${paths.tripsFuel()}?quarter=${view.quarterKey}`;
  return (
    <DialogPage title={titleIn(texts, view)} backHref={listHref} wide>
      <RefreshWithoutScripts content={loaded.wait?.refresh} />
      {loaded.reconcileHref ? (
        <Notice tone="warn" title={t`Not on the return`}>
          <p>
            {view.unitWord === 'miles'
              ? t`Other miles count for this truck and quarter.`
              : t`Other kilometers count for this truck and quarter.`}{' '}
            <a href={loaded.reconcileHref}>{t`Reconciliation`}</a>
          </p>
        </Notice>
      ) : null}
      <TripResult
        view={{ ...view, roadRequest }}
        wait={loaded.wait}
        mayWrite={loaded.mayWrite}
        mapped={loaded.mapped}
      />
      {again?.theirs ? (
        <ConflictNotice
          message={again.message ?? ''}
          differences={again.theirs}
          discardHref={paths.trip(view.id)}
          choices={{ equipmentId: loaded.equipment }}
        />
      ) : null}
      {again?.limit ? <LimitNotice key={again.turn} message={again.limit} /> : null}
      {loaded.mayWrite ? (
        <details
          className="trip-edit no-print"
          open={loaded.editing || again !== undefined}
          key={loaded.editing || again ? 'editing' : 'shown'}
        >
          <summary className="button" id="edit-title">
            <Icon name="edit" />
            {t`Edit trip`}
          </summary>
          <TripForm
            key={again?.turn ?? view.revision}
            {...loaded}
            values={again?.values ?? loaded.values}
            errors={again?.errors ?? {}}
            choices={again?.choices ?? {}}
            message={again && !again.theirs ? again.message : undefined}
            focus={again?.focus ?? null}
            idempotencyKey=""
            revision={again?.revision ?? view.revision}
            backHref={listHref}
            saveText={again?.theirs ? 'Save my version' : 'Save trip'}
          />
        </details>
      ) : null}
      {loaded.paper ? (
        <Disclosure summary={t`Rate confirmation: ${loaded.paper.name}`}>
          <div lang={langOf('Load')}>
            <LoadSheet
              facts={loaded.paper.facts}
              hrefOf={(id) => `${paths.document(loaded.paper?.id ?? '')}#${id}`}
            />
          </div>
          <p>
            <a href={paths.document(loaded.paper.id)}>{t`Open the document`}</a>
          </p>
        </Disclosure>
      ) : null}
      <TripHistory lines={loaded.history} />
      <LanguageChoice />
    </DialogPage>
  );
}
