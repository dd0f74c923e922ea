import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { entryFormFrom, FORM_TEXTS } from '~/areas/bulk-tanks/pages/tank-form.server';
import { EntryForm } from '~/areas/bulk-tanks/parts/entry-form';
import { readEntry, type TankEntry } from '~/areas/bulk-tanks/read-tanks.server';
import { ENTRY_NAMES, tankUnitName } from '~/areas/bulk-tanks/rules/tank';
import { changeEntry } from '~/areas/bulk-tanks/save-entry.server';
import { ENTRY_FIELDS, entryFormOf } from '~/areas/bulk-tanks/views/tank-view';
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
  const found = await readEntry(ctx, idOf(params['id']), idOf(params['entry']));
  if (!found.ok) throw data(null, { status: 404 });
  const { tank, entry } = found.value;
  return {
    tankId: tank.id,
    id: entry.id,
    quarterKey: entry.quarterKey,
    title: `${ENTRY_NAMES[entry.kind]}, tank ${tank.name}`,
    values: entryFormOf(entry),
    revision: entry.revision,
    unitName: tankUnitName(tank.unit),
    mayWrite: ctx.scope.mayWrite,
    texts: textsOf(request, ...FORM_TEXTS),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const [tankId, id] = [idOf(params['id']), idOf(params['entry'])];
  const form = await readForm(request);
  const values = entryFormFrom(form);
  const revision = revisionOf(form);
  const saved = await changeEntry(ctx, { tankId, id, revision, fields: values });
  if (saved.ok)
    return seeOther(paths.bulkTank(tankId, `q=${saved.value.quarterKey}`), [
      SAVED,
      await flashHeader({ type: 'success', message: `${ENTRY_NAMES[saved.value.kind]} saved.` }),
    ]);
  const { failure } = saved;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  if (failure.kind === 'conflict' && failure.current) {
    const current = failure.current as TankEntry;
    const theirs = differences(ENTRY_FIELDS, values, entryFormOf(current));
    return formAgain(
      context,
      { values, errors: {}, message: failure.message, revision: current.revision, theirs },
      { status: 409 },
    );
  }
  const errors = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  return formAgain(
    context,
    { values, errors, message: failure.message, revision, theirs: null },
    { status: { conflict: 409, forbidden: 403 }[failure.kind as string] ?? 422 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: view }) => [
  documentTitle(matches, translator(view?.texts).said(view?.title ?? '')),
];

export default function Entry() {
  const { t, said } = useTexts();
  const loaded = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const failed = again && 'errors' in again ? again : null;
  const back = paths.bulkTank(loaded.tankId, `q=${loaded.quarterKey}`);
  return (
    <DialogPage title={said(loaded.title)} backHref={back}>
      {failed?.theirs ? (
        <ConflictNotice
          message={failed.message}
          differences={failed.theirs}
          discardHref={paths.tankEntry(loaded.tankId, loaded.id)}
        />
      ) : null}
      {loaded.mayWrite || failed ? (
        <>
          <EntryForm
            {...loaded}
            values={failed?.values ?? loaded.values}
            errors={failed?.errors ?? {}}
            summary={failed && !failed.theirs ? summaryOf(failed) : []}
            revision={failed?.revision ?? loaded.revision}
            idempotencyKey=""
            backHref={back}
            saveText={failed?.theirs ? t`Save my version` : t`Save`}
          />
          <p className="form-foot">
            <LinkButton href={paths.deleteTankEntry(loaded.tankId, loaded.id)} data-asks kind="danger" small>
              {t`Delete this entry`}
            </LinkButton>
          </p>
        </>
      ) : (
        <Notice tone="warn" title={t(MAY_ONLY_LOOK)} />
      )}
    </DialogPage>
  );
}
