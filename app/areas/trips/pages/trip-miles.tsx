import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  correctionsIn,
  distanceText,
  errorsIn,
  saidIn,
  unitOfCarrier,
  unitWord,
} from '~/areas/trips/rules/distance-text';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { milesFormFrom } from '~/areas/trips/pages/miles-form.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import type { MilesFormRow } from '~/areas/trips/views/miles-form';
import { endsOf } from '~/areas/trips/views/trip-page';
import type { JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import { correctMiles } from '~/areas/trips/correct-miles.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import { DialogPage } from '~/kit/dialog';
import { MilesForm } from '~/areas/trips/parts/miles-form';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts, type Translator } from '~/kit/texts';
import { plainFigures } from '~/platform/http/languages/typed-numbers.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import tripStyles from '~/kit/styles/trips.css';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const unit = unitOfCarrier(carrier);
  const found = await readTrip(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { trip, locked } = found.value;
  if (locked) throw seeOther(paths.trip(trip.id));
  const { form, headers } = await takeBackDraft(request, context);
  const rows = form
    ? milesFormFrom(form)
    : trip.jurisdictions.map((row): MilesFormRow => ({
        jurisdiction: row.jurisdiction,
        miles: distanceText(row.tenthMiles, unit, row.tenthKilometers),
        routed: distanceText(row.routedTenthMiles, unit),
        exemptMiles:
          row.exemptTenthMiles === 0
            ? ''
            : distanceText(row.exemptTenthMiles, unit, row.exemptTenthKilometers),
        exemptReason: row.exemptReason,
      }));
  return data(
    {
      id: trip.id,
      revision: trip.revision,
      rows,
      reason: form ? textOf(form, 'reason') : sharedReason(trip.jurisdictions),
      jurisdictions: jurisdictionOptions(),
      unit: unitWord(unit),
      ends: endsOf(trip),
      texts: textsOf(request, 'frame', 'forms', 'list', 'records', 'places'),
    },
    { headers },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const id = idOf(params['id']);
  const form = await readForm(request);
  const rows = milesFormFrom(form);
  const reason = textOf(form, 'reason');
  const blank = { jurisdiction: '', miles: '', routed: '', exemptMiles: '', exemptReason: '' };
  if (textOf(form, 'intent') === 'add-row')
    return data({ rows: [...rows, blank], reason, errors: {}, message: undefined });
  const unit = unitOfCarrier(carrier);
  const written = rows.filter((row) => row.jurisdiction !== '');
  const result = await correctMiles(ctx, {
    id,
    revision: revisionOf(form),
    rows: correctionsIn(
      written.map((row) => plainFigures(form, row, ['miles', 'exemptMiles'])),
      unit,
    ),
    reason,
  });
  if (result.ok)
    return seeOther(paths.trip(id), [
      await flashHeader({ type: 'success', message: `Success: ${unitWord(unit)} corrected.` }),
    ]);
  if (result.failure.kind === 'not-found') throw data(null, { status: 404 });
  const errors = result.failure.kind === 'invalid' ? errorsIn(unit, result.failure.fields ?? {}) : {};
  return formAgain(
    context,
    { rows: written, reason, errors, message: saidIn(unit, result.failure.message) },
    { status: result.failure.kind === 'conflict' ? 409 : 422 },
  );
}

/** What all corrected states of the trip say; '' where they say different things. */
function sharedReason(rows: readonly JurisdictionRow[]): string {
  const said = new Set(
    rows.filter((row) => row.manualTenthMiles !== null).map((row) => row.correctionReason),
  );
  return said.size === 1 ? [...said].join('') : '';
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tripStyles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) => [
  documentTitle(matches, correctText(loaded?.unit, translator(loaded?.texts).t)),
];

const correctText = (unit: string | undefined, t: Translator['t']): string =>
  unit === 'kilometers' ? t`Correct kilometers` : t`Correct miles`;

export default function CorrectMilesRoute() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const again = answered && 'rows' in answered ? answered : null;
  return (
    <DialogPage
      title={correctText(loaded.unit, t)}
      backHref={paths.trip(loaded.id)}
      backText={loaded.ends ? t`${said(loaded.ends[0])} to ${said(loaded.ends[1])}` : t`Trip`}
    >
      <p className="lede">
        {loaded.unit === 'kilometers'
          ? t`Your kilometers replace ours on the report. The routed kilometers stay beside them, with your name and the date.`
          : t`Your miles replace ours on the report. The routed miles stay beside them, with your name and the date.`}
      </p>
      <MilesForm
        {...loaded}
        rows={again?.rows ?? loaded.rows}
        reason={again?.reason ?? loaded.reason}
        errors={again?.errors ?? {}}
        message={again?.message}
        backHref={paths.trip(loaded.id)}
      />
    </DialogPage>
  );
}
