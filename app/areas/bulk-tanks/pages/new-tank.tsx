import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { FORM_TEXTS, tankFormFrom } from '~/areas/bulk-tanks/pages/tank-form.server';
import { TankForm } from '~/areas/bulk-tanks/parts/tank-form';
import { createTank } from '~/areas/bulk-tanks/save-tank.server';
import { emptyTankForm, type TankFormValues } from '~/areas/bulk-tanks/views/tank-view';
import { fuelTypeOptions, memberOptions } from '~/areas/equipment/views/equipment-form';
import { summaryOf } from '~/areas/support/parts/failed';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { readForm } from '~/platform/http/forms/form.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { carrier, ctx } = await requireCarrier(request, context);
  const unit = carrier.units === 'metric' ? 'litre' : 'gallon';
  return {
    values: emptyTankForm(unit, carrier.baseJurisdiction ?? ''),
    fuelTypes: fuelTypeOptions(),
    states: memberOptions(),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, ...FORM_TEXTS),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const values = tankFormFrom(await readForm(request));
  const made = await createTank(ctx, values);
  if (!made.ok) return failedForm(context, made.failure, values);
  return seeOther(paths.bulkTank(made.value.id), [
    SAVED,
    await flashHeader({ type: 'success', message: `Tank ${made.value.name} added.` }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Add tank`),
];

export default function NewTank() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const failed = again && 'errors' in again ? again : null;
  return (
    <DialogPage title={t`Add tank`} backHref={paths.bulkTanks()}>
      {loaded.mayWrite || failed ? (
        <TankForm
          {...loaded}
          values={(failed?.values as TankFormValues | undefined) ?? loaded.values}
          errors={failed?.errors ?? {}}
          summary={failed ? summaryOf(failed) : []}
          revision={null}
          backHref={paths.bulkTanks()}
          saveText={t`Add tank`}
        />
      ) : (
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      )}
    </DialogPage>
  );
}
