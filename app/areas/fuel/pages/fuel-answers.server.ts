import { data, type AppLoadContext } from '@remix-run/node';
import { placeOfText } from '~/engine/places/place-text';
import type { FieldErrors, Result } from '~/engine/result';
import { paths } from '~/routes';
import { FUEL_FIELDS, fuelFormOf, type FuelFormValues } from '~/areas/fuel/views/fuel-form';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { differences, type Difference } from '~/areas/ledger/views/difference';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { keepDraft } from '~/areas/ledger/pages/form-draft.server';
import { formAgain, textOf } from '~/platform/http/forms/form.server';
import { plainFigures } from '~/platform/http/languages/typed-numbers.server';
import { fuelFormFrom, heldReceiptFrom, receiptFrom } from './fuel-form.server';
import { holdReceipt, readHeldReceipt, type HeldReceipt } from '~/areas/fuel/hold-receipt.server';
import { isMaybeRecorded } from '~/areas/fuel/uploaded-receipts.server';
import { matchView, type MatchView } from '~/areas/fuel/views/receipt-view';
import type { UnitSystem } from '~/engine/units/conversion';
import type { UploadedFile } from '~/areas/fuel/keep-receipt.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';
import { savedRecord } from '~/areas/ledger/views/saved-record';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';

/** The form again with what is wrong. */
export interface FuelFormAgain {
  values: FuelFormValues;
  errors: FieldErrors;
  /** Places that the city may have meant. */
  choices: string[];
  message: string | undefined;
  idempotencyKey: string;
  revision: number | null;
  theirs: Difference[] | null;
  /** The file that was chosen, where another field is wrong. */
  held: HeldReceipt | null;
  /** Purchases that may be this one. */
  recorded?: MatchView[];
}

interface FuelFormPost {
  form: FormData;
  context: AppLoadContext;
  ctx: CarrierActor['ctx'];
  /** The quarter that the list shows; undefined for all. */
  shownQuarter: number | undefined;
  path: string;
  /** Where "save and next" leads; to an empty form without it. */
  nextPath?: string;
  /** What the carrier reads; gallons without it. */
  units?: UnitSystem;
}

/** Answers one post of the fuel form: a way out that comes back, or a save. A chosen receipt is held until the form is done. */
export async function answerFuelForm(
  { form, context, ctx, shownQuarter, path, nextPath, units = 'us' }: FuelFormPost,
  save: (
    values: FuelFormValues,
    receipt: UploadedFile | null,
  ) => Promise<Result<FuelPurchase | FuelPurchase[]>>,
) {
  const chosen = await receiptFrom(form);
  const before = heldReceiptFrom(form);
  const hold = async () => (chosen ? holdReceipt(ctx, chosen) : before);
  const intent = textOf(form, 'intent');
  const values = fuelFormFrom(form);
  const unit = idOf(values.equipmentId);
  if (intent === 'new-equipment' || (intent === 'edit-equipment' && unit > 0)) {
    const to = intent === 'new-equipment' ? paths.newEquipment() : paths.equipmentUnit(unit);
    const held = await hold();
    for (const name of ['receipt', 'heldReceipt', 'heldReceiptName']) form.delete(name);
    if (held) form.append('heldReceipt', held.id);
    if (held) form.append('heldReceiptName', held.name);
    return seeOther(`${to}?to=${encodeURIComponent(path)}`, [await keepDraft(path, form)]);
  }
  const again: FuelFormAgain = {
    values,
    errors: {},
    choices: [],
    message: undefined,
    idempotencyKey: textOf(form, 'idempotencyKey'),
    revision: revisionOf(form),
    theirs: null,
    held: null,
  };
  if (intent === 'edit-equipment') {
    return formAgain(context, {
      ...again,
      errors: { equipmentId: ['Choose the equipment to edit.'] },
      held: await hold(),
    });
  }
  const chosenPlace = /^choose-place:(.{1,120})$/.exec(intent)?.[1];
  if (chosenPlace !== undefined) {
    const { city, state, zip } = placeOfText(chosenPlace);
    return data({ ...again, values: { ...values, city, state, zip }, held: await hold() });
  }
  const figures = plainFigures(
    form,
    values,
    ['quantity', 'pricePerUnit', 'total'],
    ['quantity', 'pricePerUnit'],
  );
  const result = await save(figures, chosen ?? (await readHeldReceipt(ctx, before)));
  if (result.ok) {
    const saved = Array.isArray(result.value) ? result.value : [result.value];
    const [first] = saved;
    const message =
      saved.length > 1 ? `Success: ${saved.length} fuel purchases saved.` : 'Success: fuel saved.';
    const { where, list, link } = savedRecord({
      quarterKey: first?.quarterKey,
      listId: saved.length === 1 && first ? `2${first.id}` : null,
      shownQuarter,
    });
    const next = intent === 'save-next' && first ? (nextPath ?? `${paths.newFuel()}?next=${first.id}`) : list;
    return seeOther(next, [
      SAVED,
      await flashHeader({ type: 'success', message: message + where, ...(next === list ? {} : { link }) }),
    ]);
  }
  const { failure } = result;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  if (failure.kind === 'conflict' && isMaybeRecorded(failure.current))
    return formAgain(
      context,
      {
        ...again,
        message: failure.message,
        recorded: failure.current.matches.map((one) => matchView(one, units)),
      },
      { status: 409 },
    );
  if (failure.kind === 'conflict' && failure.current) {
    const current = failure.current as FuelPurchase;
    const theirs = differences(FUEL_FIELDS, figures, fuelFormOf(current));
    return formAgain(
      context,
      {
        ...again,
        message: failure.message,
        held: await hold(),
        revision: current.revision,
        theirs,
      },
      { status: 409 },
    );
  }
  const errors = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  return formAgain(
    context,
    {
      ...again,
      errors,
      choices: failure.kind === 'invalid' ? Object.values(failure.choices ?? {}).flat() : [],
      message: failure.message,
      held: errors['receipt'] ? null : await hold(),
    },
    { status: { conflict: 409, forbidden: 403 }[failure.kind as string] ?? 422 },
  );
}
