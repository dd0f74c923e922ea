import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { FORM_TEXTS, tankFormFrom } from '~/areas/bulk-tanks/pages/tank-form.server';
import { TankForm } from '~/areas/bulk-tanks/parts/tank-form';
import { readTank, type BulkTank } from '~/areas/bulk-tanks/read-tanks.server';
import { changeTank } from '~/areas/bulk-tanks/save-tank.server';
import { TANK_FIELDS, tankFormOf } from '~/areas/bulk-tanks/views/tank-view';
import { fuelTypeOptions, memberOptions } from '~/areas/equipment/views/equipment-form';
import { ConflictNotice } from '~/areas/ledger/parts/conflict-notice';
import { differences } from '~/areas/ledger/views/difference';
import { summaryOf } from '~/areas/support/parts/failed';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain, readForm } from '~/platform/http/forms/form.server';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
  const found = await readTank(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  return {
    id: found.value.id,
    name: found.value.name,
    values: tankFormOf(found.value),
    revision: found.value.revision,
    fuelTypes: fuelTypeOptions(),
    states: memberOptions(),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, ...FORM_TEXTS),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const id = idOf(params['id']);
  const form = await readForm(request);
  const values = tankFormFrom(form);
  const saved = await changeTank(ctx, { id, revision: revisionOf(form), fields: values });
  if (saved.ok)
    return seeOther(paths.bulkTank(id), [
      SAVED,
      await flashHeader({ type: 'success', message: `Tank ${saved.value.name} saved.` }),
    ]);
  const { failure } = saved;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  if (failure.kind === 'conflict' && failure.current) {
    const current = failure.current as BulkTank;
    const theirs = differences(TANK_FIELDS, values, tankFormOf(current));
    return formAgain(
      context,
      { values, errors: {}, message: failure.message, revision: current.revision, theirs },
      { status: 409 },
    );
  }
  const errors = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  const again = { values, errors, message: failure.message, revision: revisionOf(form), theirs: null };
  return formAgain(context, again, { status: failure.kind === 'forbidden' ? 403 : 422 });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).t`Edit tank ${view?.name ?? ''}`),
];

export default function EditTank() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const failed = again && 'errors' in again ? again : null;
  return (
    <DialogPage title={t`Edit tank ${loaded.name}`} backHref={paths.bulkTank(loaded.id)}>
      {failed?.theirs ? (
        <ConflictNotice
          message={failed.message}
          differences={failed.theirs}
          discardHref={paths.editBulkTank(loaded.id)}
          choices={{ fuelType: loaded.fuelTypes }}
        />
      ) : null}
      {loaded.mayWrite || failed ? (
        <>
          <TankForm
            {...loaded}
            values={failed?.values ?? loaded.values}
            errors={failed?.errors ?? {}}
            summary={failed && !failed.theirs ? summaryOf(failed) : []}
            revision={failed?.revision ?? loaded.revision}
            backHref={paths.bulkTank(loaded.id)}
            saveText={failed?.theirs ? t`Save my version` : t`Save tank`}
          />
          <p className="form-foot">
            <LinkButton href={paths.deleteBulkTank(loaded.id)} data-asks kind="danger" small>
              {t`Delete tank ${loaded.name}`}
            </LinkButton>
          </p>
        </>
      ) : (
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      )}
    </DialogPage>
  );
}
