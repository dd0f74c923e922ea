import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/domain/accounts/roles';
import { requireCarrier } from '~/http/session/actor.server';
import { equipmentFormFrom } from '~/http/forms/equipment-form.server';
import { flashHeader } from '~/http/session/flash.server';
import { requireCarrierOfForm, takeBackDraft } from '~/http/forms/form-draft.server';
import { formAgain, readForm } from '~/http/forms/form.server';
import { safeReturnPath, seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { emptyEquipmentForm, fuelTypeOptions, memberOptions } from '~/presenters/equipment/equipment-form';
import { createEquipment } from '~/services/equipment/save-equipment.server';
import { documentTitle } from '~/ui/page-title';
import { DialogPage } from '~/ui/dialog';
import { EquipmentForm } from '~/ui/fleet/equipment-form';
import { Notice } from '~/ui/notice';

const backOf = (request: Request): string =>
  safeReturnPath(new URL(request.url).searchParams.get('to'), paths.equipment());

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, ctx } = await requireCarrier(request, context);
  const { form, restored, headers } = await takeBackDraft(request);
  const values = form
    ? equipmentFormFrom(form)
    : { ...emptyEquipmentForm(), baseJurisdiction: carrier.baseJurisdiction ?? '' };
  return data(
    {
      values,
      backHref: backOf(request),
      fuelTypes: fuelTypeOptions(),
      members: memberOptions(),
      restored,
      mayWrite: ctx.scope.mayWrite,
    },
    { headers },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = equipmentFormFrom(form);
  const result = await createEquipment(ctx, values);
  if (!result.ok) {
    const errors = result.failure.kind === 'invalid' ? (result.failure.fields ?? {}) : {};
    return formAgain(context, { values, errors, message: result.failure.message });
  }
  // A form that was left to come here gets its new vehicle chosen.
  const back = new URL(backOf(request), 'http://inside.invalid');
  if (back.pathname !== paths.equipment()) back.searchParams.set('unit', String(result.value.id));
  return seeOther(back.pathname + back.search, [
    await flashHeader({ type: 'success', message: `Unit ${result.value.unit} added.` }),
  ]);
}

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Add equipment')];

export default function NewEquipmentRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <DialogPage title="Add equipment" backHref={loaded.backHref} restored={loaded.restored && !answered}>
      {loaded.mayWrite || failed ? (
        <EquipmentForm
          {...loaded}
          values={failed?.values ?? loaded.values}
          errors={failed?.errors ?? {}}
          message={failed?.message}
          revision={null}
          saveText="Add equipment"
        />
      ) : (
        <Notice tone="warn" title={MAY_ONLY_LOOK} />
      )}
    </DialogPage>
  );
}
