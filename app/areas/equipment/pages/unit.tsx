import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { equipmentFormFrom } from '~/areas/equipment/pages/equipment-form.server';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { flashHeader, type Flash } from '~/platform/http/forms/flash.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { formAgain, readForm } from '~/platform/http/forms/form.server';
import { SAVED, safeReturnPath, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { countedRecords } from '~/areas/ledger/views/record-line';
import { differences } from '~/areas/ledger/views/difference';
import {
  EQUIPMENT_BOXES,
  EQUIPMENT_FIELDS,
  comparedForm,
  equipmentFormOf,
  fuelTypeOptions,
  memberOptions,
} from '~/areas/equipment/views/equipment-form';
import { readEquipment, withQualification, type Equipment } from '~/areas/equipment/read-equipment.server';
import { changeEquipment, type ChangedEquipment } from '~/areas/equipment/save-equipment.server';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { LanguageChoice } from '~/areas/content/parts/language-choice';
import { ConflictNotice } from '~/areas/ledger/parts/conflict-notice';
import { EquipmentForm } from '~/areas/equipment/parts/equipment-form';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = await readEquipment(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const { form, headers } = await takeBackDraft(request, context);
  const { qualification, revision, id, unit } = found.value;
  const values = form ? equipmentFormFrom(form) : equipmentFormOf(found.value, carrier.units);
  const backHref = safeReturnPath(new URL(request.url).searchParams.get('to'), paths.equipment());
  return data(
    {
      id,
      unit,
      values,
      revision,
      qualification,
      backHref,
      fuelTypes: fuelTypeOptions(),
      members: memberOptions(),
      mayWrite: ctx.scope.mayWrite,
      units: carrier.units,
      texts: textsOf(request, 'frame', 'forms', 'records', 'list', 'equipment', 'places'),
    },
    { headers },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const values = equipmentFormFrom(form);
  const result = await changeEquipment(ctx, {
    id: idOf(params['id']),
    revision: revisionOf(form),
    fields: values,
  });
  if (result.ok) {
    const back = safeReturnPath(new URL(request.url).searchParams.get('to'), paths.equipment());
    return seeOther(back, [SAVED, await flashHeader(savedFlash(result.value))]);
  }
  const { failure } = result;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  if (failure.kind === 'conflict' && failure.current) {
    const current = withQualification(failure.current as Equipment);
    const theirs = differences(
      [...EQUIPMENT_FIELDS, 'earlierWeights', 'odometerReplacements'],
      comparedForm(values),
      comparedForm(equipmentFormOf(current, carrier.units)),
      EQUIPMENT_BOXES,
    );
    return formAgain(
      context,
      { values, errors: {}, message: failure.message, revision: current.revision, theirs },
      { status: 409 },
    );
  }
  const errors = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  return formAgain(context, {
    values,
    errors,
    message: failure.message,
    revision: revisionOf(form),
    theirs: null,
  });
}

/** What was saved, and which trips follow other odometers. A quarter that must be amended stays longer, with its link. */
function savedFlash({ unit, followed: { changed, filed, kept } }: ChangedEquipment): Flash {
  const parts = [
    `Unit ${unit} saved.`,
    changed > 0 ? `Miles read again off its odometers: ${countedRecords(changed, 0)}.` : '',
    filed > 0 ? `Left as filed until the quarter is reopened: ${countedRecords(filed, 0)}.` : '',
    kept > 0
      ? `Corrected by hand, or with readings that run back now, so left as it was: ${countedRecords(kept, 0)}.`
      : '',
  ];
  return {
    type: filed + kept > 0 ? 'warning' : 'success',
    message: parts.filter(Boolean).join(' '),
    ...(filed > 0 ? { link: { href: paths.reportFilings(), text: 'Filings' } } : {}),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Unit ${view?.unit ?? ''}`),
];

export default function EquipmentRoute() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const failed = answered && 'errors' in answered ? answered : null;
  return (
    <DialogPage title={t`Unit ${loaded.unit}`} backHref={loaded.backHref}>
      {failed?.theirs ? (
        <ConflictNotice
          message={failed.message}
          differences={failed.theirs}
          discardHref={paths.equipmentUnit(loaded.id)}
          choices={{ fuelType: loaded.fuelTypes }}
        />
      ) : null}
      {loaded.mayWrite ? null : <Notice tone="warn" title={said(MAY_ONLY_LOOK)} />}
      <fieldset disabled={!loaded.mayWrite && !failed}>
        <legend className="visually-hidden">{t`Unit ${loaded.unit}`}</legend>
        <EquipmentForm
          {...loaded}
          values={failed?.values ?? loaded.values}
          errors={failed?.errors ?? {}}
          message={failed && !failed.theirs ? failed.message : undefined}
          revision={failed?.revision ?? loaded.revision}
          saveText={failed?.theirs ? 'Save my version' : 'Save equipment'}
        />
      </fieldset>
      {loaded.mayWrite ? (
        <p className="form-foot">
          <LinkButton href={paths.deleteEquipment(loaded.id)} data-asks kind="danger" small>
            {t`Delete unit ${loaded.unit}`}
          </LinkButton>
        </p>
      ) : null}
      <LanguageChoice />
    </DialogPage>
  );
}
