import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { fleetChoices, recordsOpen } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { answerFuelForm, type FuelFormAgain } from '~/areas/fuel/pages/fuel-answers.server';
import { fuelFormFrom, heldReceiptFrom } from '~/areas/fuel/pages/fuel-form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { fileAgain } from '~/platform/http/forms/given-files.server';
import { paths } from '~/routes';
import { listTanks } from '~/areas/bulk-tanks/read-tanks.server';
import { tankOptions } from '~/areas/bulk-tanks/views/tank-view';
import { fuelTypeOptions } from '~/areas/equipment/views/equipment-form';
import { fuelFormOf, fuelUnitOptions, patchFuelForm } from '~/areas/fuel/views/fuel-form';
import { changeSeveralFuel } from '~/areas/fuel/change-several-fuel.server';
import { todayOf } from '~/areas/carriers/today.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { readLastEntries } from '~/areas/ledger/last-entries.server';
import { readFuel } from '~/areas/fuel/read-fuel.server';
import { changeFuel } from '~/areas/fuel/save-fuel.server';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ConflictNotice } from '~/areas/ledger/parts/conflict-notice';
import { FuelForm } from '~/areas/fuel/parts/fuel-form';
import { FuelFacts } from '~/areas/fuel/parts/fuel-facts';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts, type Translator } from '~/kit/texts';

const MOST_IDS = 1000;

const idsOf = (text: string | undefined): number[] =>
  [...new Set((text ?? '').split(','))].slice(0, MOST_IDS).map(idOf);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const ids = idsOf(params['ids']);
  const found = await readFuel(actor.ctx, ids);
  if (!found.ok) throw data(null, { status: 404 });
  const { purchases, locked } = found.value;
  const [only] = purchases;
  const { form, headers } = await takeBackDraft(request, context);
  const values = form
    ? fuelFormFrom(form)
    : purchases.length === 1 && only
      ? fuelFormOf(only)
      : patchFuelForm();
  const unit = new URL(request.url).searchParams.get('unit');
  if (unit && idOf(unit) > 0) values.equipmentId = unit;
  const { equipment, jurisdictions } = await fleetChoices(actor, values.equipmentId);
  const mayWrite = actor.ctx.scope.mayWrite && !locked;
  const shown = {
    values,
    equipment,
    jurisdictions,
    fuelTypes: fuelTypeOptions(),
    fuelUnits: fuelUnitOptions(),
    recordsOpen: form !== null || recordsOpen(request) || values.tankId !== '',
    tanks: tankOptions(await listTanks(actor.ctx), values.tankId),
    recent: (await readLastEntries(actor.ctx)).places,
  };
  const receipt = purchases.length === 1 ? (only?.receipt ?? null) : null;
  return data(
    {
      ...shown,
      ids,
      count: ids.length,
      revision: ids.length === 1 ? (only?.revision ?? null) : null,
      receipt,
      locked,
      mayWrite,
      errors: form ? fileAgain(form, 'receipt') : {},
      held: form && heldReceiptFrom(form),
      texts: textsOf(request, 'frame', 'forms', 'records', 'places'),
    },
    { headers },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  const ids = idsOf(params['ids']);
  const form = await readForm(request);
  return answerFuelForm({ form, context, ctx, shownQuarter, path: paths.fuel(ids) }, async (fields, file) => {
    if (ids.length > 1) return changeSeveralFuel(ctx, { ids, fields });
    const removeReceipt = textOf(form, 'removeReceipt') === '1';
    return changeFuel(ctx, {
      id: ids[0] ?? 0,
      revision: revisionOf(form),
      fields,
      file,
      removeReceipt,
    });
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, view ? titleIn(translator(view.texts), view) : 'Edit fuel'),
];

const titleIn = ({ t }: Translator, { count, mayWrite }: { count: number; mayWrite: boolean }): string =>
  count > 1 ? t`Edit ${count} fuel purchases` : mayWrite ? t`Edit fuel` : t`Fuel`;

export default function FuelRoute() {
  const texts = useTexts();
  const { t } = texts;
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<FuelFormAgain>();
  const { ids, count, mayWrite, locked } = loaded;
  return (
    <DialogPage title={titleIn(texts, loaded)} backHref={paths.tripsFuel()}>
      {again?.theirs ? (
        <ConflictNotice
          message={again.message ?? ''}
          differences={again.theirs}
          discardHref={paths.fuel(ids)}
          choices={{
            equipmentId: loaded.equipment,
            fuelType: loaded.fuelTypes,
            fuelUnit: loaded.fuelUnits,
            tankId: loaded.tanks,
          }}
        />
      ) : null}
      {mayWrite ? (
        <FuelForm
          {...loaded}
          values={again?.values ?? loaded.values}
          errors={again?.errors ?? loaded.errors}
          choices={again?.choices ?? []}
          message={again && !again.theirs ? again.message : undefined}
          idempotencyKey=""
          held={again ? again.held : loaded.held}
          revision={count > 1 ? null : (again?.revision ?? loaded.revision)}
          backHref={paths.tripsFuel()}
          saveText={
            again?.theirs ? t`Save my version` : count > 1 ? t`Save ${count} purchases` : t`Save fuel`
          }
        />
      ) : (
        <FuelFacts
          values={loaded.values}
          receipt={loaded.receipt}
          locked={locked}
          equipment={loaded.equipment}
        />
      )}
      {mayWrite && count === 1 ? (
        <p className="form-foot">
          <LinkButton href={paths.deleteRecords([`2${ids[0]}`])} kind="danger" small>
            {t`Delete this purchase`}
          </LinkButton>
        </p>
      ) : null}
      <LanguageChoice />
    </DialogPage>
  );
}
