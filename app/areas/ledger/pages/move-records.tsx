import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { requireCarrierOfForm } from '~/areas/ledger/pages/form-draft.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { refsOf } from '~/areas/ledger/pages/ledger-bulk.server';
import { seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';
import { countedRecords } from '~/areas/ledger/views/record-line';
import { moveRecords, readRecords } from '~/areas/ledger/change-records.server';
import { Button, LinkButton } from '~/kit/button';
import { DialogPage } from '~/kit/dialog';
import { ErrorSummary } from '~/kit/error-summary';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import { SearchSelectField } from '~/kit/search-select-field';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const refs = refsOf(new URL(request.url).searchParams);
  const found = refs ? await readRecords(actor.ctx, refs) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  const { equipment } = await fleetChoices(actor, '');
  const { trips, fuel, locked } = found.value;
  return {
    what: countedRecords(trips.length, fuel.length),
    locked,
    equipment,
    texts: textsOf(request, 'frame', 'forms', 'records', 'places', 'list'),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrierOfForm(request, context);
  const refs = refsOf(new URL(request.url).searchParams);
  const unit = idOf(textOf(await readForm(request), 'equipmentId'));
  const result = refs ? await moveRecords(ctx, refs, unit === 0 ? null : unit) : null;
  if (!result || (!result.ok && result.failure.kind === 'not-found')) throw data(null, { status: 404 });
  if (!result.ok)
    return formAgain(
      context,
      { message: result.failure.message },
      { status: { conflict: 409, forbidden: 403 }[result.failure.kind as string] ?? 422 },
    );
  const { trips, fuel } = result.value;
  return seeOther(paths.tripsFuel(), [
    await flashHeader({ type: 'success', message: `${countedRecords(trips, fuel)} moved.` }),
  ]);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => [
  documentTitle(matches, translator(view?.texts).t`Move to another unit`),
];

export default function MoveRecordsRoute() {
  const { what, locked, equipment } = useLoaderData<typeof loader>();
  const { t, said, langOf } = useTexts();
  const answered = useActionData<typeof action>();
  const message = answered && 'message' in answered ? answered.message : undefined;
  return (
    <DialogPage title={t`Move ${said(what)}`} backHref={paths.tripsFuel()}>
      {locked ? (
        <Notice tone="bad" title={<span lang={langOf(locked)}>{said(locked)}</span>}>
          <LinkButton href={paths.tripsFuel()}>{t`Back to the list`}</LinkButton>
        </Notice>
      ) : (
        <form method="post" className="form-column">
          <ErrorSummary errors={message ? [{ fieldId: 'equipmentId', message }] : []} />
          <SearchSelectField
            id="equipmentId"
            name="equipmentId"
            label={t`To unit`}
            options={equipment}
            empty={t`Choose`}
            autoFocus
          />
          <div className="actions form-actions">
            <Button kind="primary">{t`Move ${said(what)}`}</Button>
            <LinkButton href={paths.tripsFuel()} kind="quiet">
              {t`Cancel`}
            </LinkButton>
          </div>
        </form>
      )}
    </DialogPage>
  );
}
