import { randomUUID } from 'node:crypto';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { requireCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import { listTanks, readTank, type BulkTank } from '~/areas/bulk-tanks/read-tanks.server';
import { tankOptions } from '~/areas/bulk-tanks/views/tank-view';
import { idOf } from '~/platform/http/forms/record-key.server';
import { todayOf } from '~/areas/carriers/today.server';
import { fleetChoices, recordsOpen, unitToStartWith } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { answerFuelForm, type FuelFormAgain } from '~/areas/fuel/pages/fuel-answers.server';
import { fuelFormFrom, heldReceiptFrom } from '~/areas/fuel/pages/fuel-form.server';
import { fileAgain } from '~/platform/http/forms/given-files.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { paths } from '~/routes';
import { fuelTypeOptions } from '~/areas/equipment/views/equipment-form';
import {
  emptyFuelForm,
  fuelUnitOptions,
  likeLastFuel,
  nextFuel,
  type FuelFormValues,
} from '~/areas/fuel/views/fuel-form';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { startDay } from '~/areas/ledger/rules/start-day';
import { lastUnit, readLastEntries, type LastEntries } from '~/areas/ledger/last-entries.server';
import { readFuel } from '~/areas/fuel/read-fuel.server';
import { changeFuel, createFuel } from '~/areas/fuel/save-fuel.server';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { DialogPage } from '~/kit/dialog';
import { FuelForm } from '~/areas/fuel/parts/fuel-form';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const { form, headers } = await takeBackDraft(request, context);
  const last = await readLastEntries(actor.ctx);
  const values = form ? fuelFormFrom(form) : await startOf(actor, request, query, last);
  const unit = query.get('unit');
  if (unit && idOf(unit) > 0) values.equipmentId = unit;
  const tank = idOf(query.get('tank') ?? '');
  if (tank > 0 && !form) {
    const found = await readTank(actor.ctx, tank);
    if (found.ok) Object.assign(values, atTank(found.value));
  }
  const choices = await fleetChoices(actor, values.equipmentId);
  values.equipmentId = unitToStartWith(values.equipmentId, choices.equipment, lastUnit(last), !form);
  const filled = choices.units.find((vehicle) => String(vehicle.id) === values.equipmentId);
  if (filled && !form && !query.get('next') && values.tankId === '') values.fuelType = filled.fuelType;
  const idempotencyKey = (form && textOf(form, 'idempotencyKey')) || randomUUID();
  const { equipment, jurisdictions } = choices;
  return data(
    {
      values,
      equipment,
      jurisdictions,
      recent: last.places,
      idempotencyKey,
      fuelTypes: fuelTypeOptions(),
      fuelUnits: fuelUnitOptions(),
      recordsOpen: form !== null || recordsOpen(request) || values.tankId !== '',
      tanks: tankOptions(await listTanks(actor.ctx), values.tankId),
      errors: form ? fileAgain(form, 'receipt') : {},
      held: form && heldReceiptFrom(form),
      mayWrite: actor.ctx.scope.mayWrite,
      texts: textsOf(request, 'frame', 'forms', 'places'),
    },
    { headers },
  );
}

/** A fill from an own tank: its place, its fuel, its unit; nothing of the last station. */
const atTank = (tank: BulkTank): Partial<FuelFormValues> => ({
  tankId: String(tank.id),
  bulk: '1',
  fuelType: tank.fuelType,
  fuelUnit: tank.unit,
  city: tank.city,
  state: tank.state,
  zip: '',
  seller: '',
});

async function startOf(
  actor: CarrierActor,
  request: Request,
  query: URLSearchParams,
  last: LastEntries,
): Promise<FuelFormValues> {
  const followed = idOf(query.get('next') ?? '');
  const before = followed > 0 ? await readFuel(actor.ctx, [followed]) : null;
  const [saved] = before?.ok ? before.value.purchases : [];
  if (saved) return nextFuel(saved);
  const today = todayOf(actor.ctx, actor.carrier);
  const start = emptyFuelForm(startDay(today, await chosenQuarter(request, today), last.fuel?.date));
  if (actor.carrier.units === 'metric') start.fuelUnit = 'litre';
  return last.fuel ? likeLastFuel(start, last.fuel) : start;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  const form = await readForm(request);
  return answerFuelForm({ form, context, ctx, shownQuarter, path: paths.newFuel() }, async (values, file) => {
    const made = await createFuel(ctx, {
      fields: { ...values, idempotencyKey: textOf(form, 'idempotencyKey') },
      file,
    });
    // Corrected in the outbox after a try whose answer was lost: that try may have made the purchase.
    return made.ok && textOf(form, 'corrected') === '1'
      ? changeFuel(ctx, { id: made.value.id, revision: 1, fields: values })
      : made;
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Add fuel`),
];

export default function NewFuelRoute() {
  const { t, nodes } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<FuelFormAgain>();
  return (
    <DialogPage title={t`Add fuel`} backHref={paths.tripsFuel()}>
      {loaded.mayWrite && !again ? (
        <p>
          {nodes`Have the receipt? ${(
            <a key="read" href={paths.receipts()}>
              {t`Read it from a photo or PDF`}
            </a>
          )}`}
        </p>
      ) : null}
      {loaded.mayWrite || again ? (
        <FuelForm
          {...loaded}
          values={again?.values ?? loaded.values}
          errors={again?.errors ?? loaded.errors}
          choices={again?.choices ?? []}
          message={again?.message}
          idempotencyKey={again?.idempotencyKey || loaded.idempotencyKey}
          revision={null}
          count={1}
          receipt={null}
          held={again ? again.held : loaded.held}
          backHref={paths.tripsFuel()}
          saveText="Save fuel"
        />
      ) : (
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      )}
      <LanguageChoice />
    </DialogPage>
  );
}
