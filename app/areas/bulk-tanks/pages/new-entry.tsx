import { randomUUID } from 'node:crypto';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { entryFormFrom, FORM_TEXTS } from '~/areas/bulk-tanks/pages/tank-form.server';
import { EntryForm } from '~/areas/bulk-tanks/parts/entry-form';
import { readTank } from '~/areas/bulk-tanks/read-tanks.server';
import { ENTRY_KINDS, ENTRY_NAMES, tankUnitName } from '~/areas/bulk-tanks/rules/tank';
import { createEntry } from '~/areas/bulk-tanks/save-entry.server';
import { emptyEntryForm, type EntryFormValues } from '~/areas/bulk-tanks/views/tank-view';
import { todayOf } from '~/areas/carriers/today.server';
import { summaryOf } from '~/areas/support/parts/failed';
import { MAY_ONLY_LOOK } from '~/engine/roles';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { textsOf } from '~/platform/http/languages/texts.server';
import { failedForm } from '~/platform/http/forms/failed-form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export const handle = { hydrate: false };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx, carrier } = await requireCarrier(request, context);
  const found = await readTank(ctx, idOf(params['id']));
  if (!found.ok) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = ENTRY_KINDS.find((one) => one === asked) ?? 'delivery';
  return {
    id: found.value.id,
    title: `${ENTRY_NAMES[kind]}, tank ${found.value.name}`,
    values: emptyEntryForm(kind, todayOf(ctx, carrier), found.value.taxPaid),
    unitName: tankUnitName(found.value.unit),
    idempotencyKey: randomUUID(),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, ...FORM_TEXTS),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const id = idOf(params['id']);
  const form = await readForm(request);
  const values = { ...entryFormFrom(form), idempotencyKey: textOf(form, 'idempotencyKey') };
  const made = await createEntry(ctx, id, values);
  if (!made.ok && made.failure.kind === 'not-found') throw data(null, { status: 404 });
  if (!made.ok) return failedForm(context, made.failure, values);
  const { kind, quarterKey } = made.value;
  return seeOther(paths.bulkTank(id, `q=${quarterKey}`), [
    SAVED,
    await flashHeader({ type: 'success', message: `${ENTRY_NAMES[kind]} saved.` }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).said(view?.title ?? '')),
];

export default function NewEntry() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const failed = again && 'errors' in again ? again : null;
  return (
    <DialogPage title={said(loaded.title)} backHref={paths.bulkTank(loaded.id)}>
      {loaded.mayWrite || failed ? (
        <EntryForm
          {...loaded}
          values={(failed?.values as EntryFormValues | undefined) ?? loaded.values}
          errors={failed?.errors ?? {}}
          summary={failed ? summaryOf(failed) : []}
          revision={null}
          idempotencyKey={failed?.values['idempotencyKey'] || loaded.idempotencyKey}
          backHref={paths.bulkTank(loaded.id)}
          saveText={t`Save`}
        />
      ) : (
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      )}
    </DialogPage>
  );
}
