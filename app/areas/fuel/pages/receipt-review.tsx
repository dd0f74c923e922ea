import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireCarrier } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { fuelTypeOptions } from '~/areas/equipment/views/equipment-form';
import { answerFuelForm, type FuelFormAgain } from '~/areas/fuel/pages/fuel-answers.server';
import { fuelFormFrom } from '~/areas/fuel/pages/fuel-form.server';
import { FuelForm } from '~/areas/fuel/parts/fuel-form';
import { ReceiptMatches } from '~/areas/fuel/parts/receipt-matches';
import { ReceiptPicture } from '~/areas/fuel/parts/receipt-picture';
import {
  attachReceipt,
  listReceipts,
  openReceipt,
  recordReceipt,
} from '~/areas/fuel/uploaded-receipts.server';
import { fuelUnitOptions } from '~/areas/fuel/views/fuel-form';
import { proposedFuel, receiptReview } from '~/areas/fuel/views/receipt-view';
import { readLastEntries } from '~/areas/ledger/last-entries.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { CheckField } from '~/kit/field';
import { DialogPage } from '~/kit/dialog';
import { Notice } from '~/kit/notice';
import { documentTitle } from '~/kit/page-title';
import { translator, useTexts } from '~/kit/texts';
import documentStyles from '~/kit/styles/documents.css';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { paths } from '~/routes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await requireCarrier(request, context);
  const found = await openReceipt(actor.ctx, params['id'] ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const { form, headers } = await takeBackDraft(request, context);
  const values = form ? fuelFormFrom(form) : proposedFuel(found.value);
  const unit = new URL(request.url).searchParams.get('unit');
  if (unit && idOf(unit) > 0) values.equipmentId = unit;
  const { equipment, jurisdictions } = await fleetChoices(actor, values.equipmentId);
  const view = receiptReview(found.value, actor.carrier.units);
  if (values.equipmentId === '' && equipment.length === 1 && view.strangeUnit === '')
    values.equipmentId = equipment[0]?.value ?? '';
  return data(
    {
      view,
      values,
      equipment,
      jurisdictions,
      fuelTypes: fuelTypeOptions(),
      fuelUnits: fuelUnitOptions(),
      // A receipt is of a pump.
      tanks: [],
      recent: (await readLastEntries(actor.ctx)).places,
      mayWrite: actor.ctx.scope.mayWrite,
      texts: textsOf(request, 'frame', 'forms', 'records', 'list', 'receipts', 'places'),
    },
    { headers },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const id = params['id'] ?? '';
  const form = await readForm(request);
  const attachTo = /^attach:(\d{1,15})$/.exec(textOf(form, 'intent'))?.[1];
  if (attachTo !== undefined) {
    const attached = await attachReceipt(ctx, id, Number(attachTo));
    if (attached.ok)
      return seeOther(paths.fuel([attached.value.id]), [
        SAVED,
        await flashHeader({ type: 'success', message: 'Receipt attached.' }),
      ]);
    if (attached.failure.kind === 'not-found') throw data(null, { status: 404 });
    return formAgain(
      context,
      { refused: attached.failure.message },
      { status: attached.failure.kind === 'forbidden' ? 403 : 409 },
    );
  }
  const next = (await listReceipts(ctx)).find((one) => one.id !== id && one.status === 'read');
  return answerFuelForm(
    {
      form,
      context,
      ctx,
      shownQuarter: await chosenQuarter(request, todayOf(ctx, carrier)),
      path: paths.receiptReview(id),
      nextPath: next ? paths.receiptReview(next.id) : paths.receipts(),
      units: carrier.units,
    },
    (values) => recordReceipt(ctx, id, values, { isAnother: textOf(form, 'isAnother') === '1' }),
  );
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => [
  documentTitle(matches, translator(loaded?.texts).t`Review ${loaded?.view.name ?? ''}`),
  ...(loaded?.view.status === 'processing' ? [{ httpEquiv: 'refresh', content: '1' }] : []),
];

export default function ReceiptReviewRoute() {
  const { t, said, langOf } = useTexts();
  const { view, values, ...choices } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const again = answered && 'values' in answered ? (answered as FuelFormAgain) : null;
  const refused = answered && 'refused' in answered ? answered.refused : null;
  const matches = again?.recorded ?? view.matches;
  const isOpen = view.status === 'read' || view.status === 'failed';
  return (
    <DialogPage title={view.name} backHref={paths.receipts()} backText={t`Fuel receipts`}>
      {refused ? <Notice tone="bad" title={<span lang={langOf(refused)}>{said(refused)}</span>} /> : null}
      {view.status === 'failed' ? (
        <Notice tone="bad" title={said(view.problem ?? 'This receipt could not be read.')} />
      ) : null}
      {view.status === 'processing' ? <p role="status">{t`Reading...`}</p> : null}
      {view.status === 'used' ? (
        <Notice tone="good" title={t`A purchase was made from this receipt.`} />
      ) : null}
      {isOpen && choices.mayWrite ? <ReceiptMatches matches={matches} /> : null}
      {view.asides.length > 0 ? (
        <Notice title={t`Not counted as truck fuel`}>
          <ul>
            {view.asides.map((aside) => (
              <li key={aside.text}>{`${aside.text}: ${said(aside.why)}`}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <div className="review">
        {isOpen && choices.mayWrite ? (
          <FuelForm
            {...choices}
            values={again?.values ?? values}
            errors={again?.errors ?? {}}
            choices={again?.choices ?? []}
            message={again?.message}
            idempotencyKey={view.id}
            revision={null}
            count={1}
            receipt={null}
            held={null}
            hasPaper
            doubts={again ? {} : view.doubts}
            recordsOpen
            backHref={paths.receipts()}
            saveText="Save fuel"
            saveNextText="Save and open next"
            question={
              matches.length > 0 ? (
                <CheckField
                  id="isAnother"
                  name="isAnother"
                  value="1"
                  label={t`This is another purchase than the one recorded`}
                />
              ) : null
            }
          />
        ) : null}
        <ReceiptPicture view={view} />
      </div>
      <p>
        <a href={paths.receipt(view.id)}>{t`Open the file`}</a>
      </p>
    </DialogPage>
  );
}
