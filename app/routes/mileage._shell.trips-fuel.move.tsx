import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/http/session/actor.server';
import { idOf } from '~/http/forms/record-key.server';
import { fleetChoices } from '~/http/forms/fleet-form.server';
import { flashHeader } from '~/http/session/flash.server';
import { formAgain, readForm, textOf } from '~/http/forms/form.server';
import { refsOf } from '~/http/forms/ledger-bulk.server';
import { seeOther } from '~/http/forms/see-other.server';
import { paths } from '~/paths';
import { countedRecords } from '~/presenters/trips/record-line';
import { moveRecords, readRecords } from '~/services/ledger/change-records.server';
import { Button, LinkButton } from '~/ui/button';
import { DialogPage } from '~/ui/dialog';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { documentTitle } from '~/ui/page-title';
import { SearchSelectField } from '~/ui/search-select-field';

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const refs = refsOf(new URL(request.url).searchParams);
  const found = refs ? await readRecords(actor.ctx, refs) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  const { equipment } = await fleetChoices(actor, '');
  const { trips, fuel, locked } = found.value;
  return { what: countedRecords(trips.length, fuel.length), locked, equipment };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireCarrier(request, context);
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

export const meta: MetaFunction = ({ matches }) => [documentTitle(matches, 'Move to another unit')];

export default function MoveRecordsRoute() {
  const { what, locked, equipment } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const message = answered && 'message' in answered ? answered.message : undefined;
  return (
    <DialogPage title={`Move ${what}`} backHref={paths.tripsFuel()}>
      {locked ? (
        <Notice tone="bad" title={locked}>
          <LinkButton href={paths.tripsFuel()}>Back to the list</LinkButton>
        </Notice>
      ) : (
        <form method="post" className="form-column">
          <ErrorSummary errors={message ? [{ fieldId: 'equipmentId', message }] : []} />
          <SearchSelectField
            id="equipmentId"
            name="equipmentId"
            label="To unit"
            options={equipment}
            empty="Choose"
            autoFocus
          />
          <div className="actions form-actions">
            <Button kind="primary">Move {what}</Button>
            <LinkButton href={paths.tripsFuel()} kind="quiet">
              Cancel
            </LinkButton>
          </div>
        </form>
      )}
    </DialogPage>
  );
}
