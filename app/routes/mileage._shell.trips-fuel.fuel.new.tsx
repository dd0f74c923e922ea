import { randomUUID } from 'node:crypto';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/domain/accounts/roles';
import { requireCarrier } from '~/http/session/actor.server';
import { idOf } from '~/http/forms/record-key.server';
import { fleetChoices, recordsOpen, todayOf } from '~/http/forms/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/http/forms/form-draft.server';
import { readForm, textOf } from '~/http/forms/form.server';
import { answerFuelForm, type FuelFormAgain } from '~/http/forms/fuel-answers.server';
import { fuelFormFrom, receiptFrom } from '~/http/forms/fuel-form.server';
import { fileAgain } from '~/http/forms/given-files.server';
import { paths } from '~/paths';
import { fuelTypeOptions } from '~/presenters/equipment/equipment-form';
import { emptyFuelForm, fuelUnitOptions } from '~/presenters/fuel/fuel-form';
import { createFuel } from '~/services/fuel/save-fuel.server';
import { DialogPage } from '~/ui/dialog';
import { FuelForm } from '~/ui/fleet/fuel-form';
import { Notice } from '~/ui/notice';
import { documentTitle } from '~/ui/page-title';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const query = new URL(request.url).searchParams;
  const { form, restored, headers } = await takeBackDraft(request);
  const values = form ? fuelFormFrom(form) : emptyFuelForm(todayOf(request, actor));
  if (actor.carrier.units === 'metric' && !form) values.fuelUnit = 'litre';
  const unit = query.get('unit');
  if (unit && idOf(unit) > 0) values.equipmentId = unit;
  const choices = await fleetChoices(actor, values.equipmentId);
  if (values.equipmentId === '' && choices.equipment.length === 1)
    values.equipmentId = choices.equipment[0]?.value ?? '';
  const filled = choices.units.find((vehicle) => String(vehicle.id) === values.equipmentId);
  if (filled && !form) values.fuelType = filled.fuelType;
  const idempotencyKey = (form && textOf(form, 'idempotencyKey')) || randomUUID();
  const { equipment, jurisdictions } = choices;
  return data(
    {
      values,
      equipment,
      jurisdictions,
      idempotencyKey,
      fuelTypes: fuelTypeOptions(),
      fuelUnits: fuelUnitOptions(),
      recordsOpen: recordsOpen(request),
      restored,
      errors: form ? fileAgain(form, 'receipt') : {},
      mayWrite: actor.ctx.scope.mayWrite,
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  return answerFuelForm({ form, context, path: paths.newFuel() }, async (values) =>
    createFuel(ctx, {
      fields: { ...values, idempotencyKey: textOf(form, 'idempotencyKey') },
      file: await receiptFrom(form),
    }),
  );
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Add fuel')];

export default function NewFuelRoute() {
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<FuelFormAgain>();
  return (
    <DialogPage title="Add fuel" backHref={paths.tripsFuel()} restored={loaded.restored && !again}>
      {loaded.mayWrite || again ? (
        <FuelForm
          {...loaded}
          values={again?.values ?? loaded.values}
          errors={again?.errors ?? loaded.errors}
          message={again?.message}
          idempotencyKey={again?.idempotencyKey || loaded.idempotencyKey}
          revision={null}
          count={1}
          receipt={null}
          backHref={paths.tripsFuel()}
          saveText="Save fuel"
        />
      ) : (
        <Notice tone="warn" title={MAY_ONLY_LOOK} />
      )}
    </DialogPage>
  );
}
