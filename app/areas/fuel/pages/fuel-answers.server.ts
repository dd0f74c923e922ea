import { data, type AppLoadContext } from '@remix-run/node';
import type { FieldErrors, Result } from '~/engine/result';
import { paths } from '~/routes';
import { FUEL_FIELDS, fuelFormOf, type FuelFormValues } from '~/areas/fuel/views/fuel-form';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { differences, type Difference } from '~/areas/returns/views/difference';
import { idOf, revisionOf } from '~/platform/http/forms/record-key.server';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { keepDraft } from '~/areas/ledger/pages/form-draft.server';
import { formAgain, textOf } from '~/platform/http/forms/form.server';
import { fuelFormFrom } from './fuel-form.server';
import { fileAgain } from '~/platform/http/forms/given-files.server';
import { seeOther } from '~/platform/http/forms/see-other.server';

/** The form again with what is wrong. */
export interface FuelFormAgain {
  values: FuelFormValues;
  errors: FieldErrors;
  message: string | undefined;
  idempotencyKey: string;
  revision: number | null;
  theirs: Difference[] | null;
}

/** Answers one post of the fuel form: a way out that comes back, or a save. */
export async function answerFuelForm(
  { form, context, path }: { form: FormData; context: AppLoadContext; path: string },
  save: (values: FuelFormValues) => Promise<Result<FuelPurchase | FuelPurchase[]>>,
) {
  const intent = textOf(form, 'intent');
  const values = fuelFormFrom(form);
  const unit = idOf(values.equipmentId);
  if (intent === 'new-equipment' || (intent === 'edit-equipment' && unit > 0)) {
    const to = intent === 'new-equipment' ? paths.newEquipment() : paths.equipmentUnit(unit);
    return seeOther(`${to}?to=${encodeURIComponent(path)}`, [await keepDraft(path, form)]);
  }
  const again: FuelFormAgain = {
    values,
    errors: {},
    message: undefined,
    idempotencyKey: textOf(form, 'idempotencyKey'),
    revision: revisionOf(form),
    theirs: null,
  };
  if (intent === 'edit-equipment') {
    return formAgain(context, {
      ...again,
      errors: { equipmentId: ['Choose the equipment to edit.'], ...fileAgain(form, 'receipt') },
    });
  }
  const result = await save(values);
  if (result.ok) {
    const count = Array.isArray(result.value) ? result.value.length : 1;
    const next = intent === 'save-next' ? `${paths.newFuel()}?unit=${unit}` : paths.tripsFuel();
    return seeOther(next, [
      await flashHeader({
        type: 'success',
        message: count > 1 ? `Success: ${count} fuel purchases saved.` : 'Success: fuel saved.',
      }),
    ]);
  }
  const { failure } = result;
  if (failure.kind === 'not-found') throw data(null, { status: 404 });
  if (failure.kind === 'conflict' && failure.current) {
    const current = failure.current as FuelPurchase;
    const theirs = differences(FUEL_FIELDS, values, fuelFormOf(current));
    return formAgain(
      context,
      {
        ...again,
        errors: fileAgain(form, 'receipt'),
        message: failure.message,
        revision: current.revision,
        theirs,
      },
      { status: 409 },
    );
  }
  const wrong = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  const errors =
    Object.keys(wrong).length > 0 && !wrong['receipt'] ? { ...wrong, ...fileAgain(form, 'receipt') } : wrong;
  return formAgain(
    context,
    { ...again, errors, message: failure.message },
    { status: { conflict: 409, forbidden: 403 }[failure.kind as string] ?? 422 },
  );
}
