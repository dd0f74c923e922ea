import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { equipmentFormFrom } from '~/areas/equipment/pages/equipment-form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { formAgain, readForm } from '~/platform/http/forms/form.server';
import { SAVED, safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { emptyEquipmentForm, fuelTypeOptions, memberOptions } from '~/areas/equipment/views/equipment-form';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { DialogPage } from '~/kit/dialog';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { EquipmentForm } from '~/areas/equipment/parts/equipment-form';
import { Notice } from '~/kit/notice';

const backOf = (request: Request): string =>
  safeReturnPath(new URL(request.url).searchParams.get('to'), paths.equipment());

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, ctx } = await requireCarrier(request, context);
  const { form, headers } = await takeBackDraft(request, context);
  const values = form
    ? equipmentFormFrom(form)
    : { ...emptyEquipmentForm(), baseJurisdiction: carrier.baseJurisdiction ?? '' };
  return data(
    {
      values,
      backHref: backOf(request),
      fuelTypes: fuelTypeOptions(),
      members: memberOptions(),
      mayWrite: ctx.scope.mayWrite,
      units: carrier.units,
      texts: textsOf(request, 'frame', 'forms', 'records', 'list', 'equipment', 'places'),
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
    SAVED,
    await flashHeader({ type: 'success', message: `Unit ${result.value.unit} added.` }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Add equipment`),
];

export default function NewEquipmentRoute() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <DialogPage title={t`Add equipment`} backHref={loaded.backHref}>
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
        <Notice tone="warn" title={said(MAY_ONLY_LOOK)} />
      )}
      <LanguageChoice />
    </DialogPage>
  );
}
