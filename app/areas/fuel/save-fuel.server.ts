import { findTank } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { drawnFuelProblems, NO_TANK_TO_DRAW_FROM } from '~/areas/bulk-tanks/rules/drawn-fuel';
import { findEquipment, lockCarrier } from '~/areas/equipment/data/equipment.server';
import {
  findFuelByKey,
  findFuelPurchase,
  insertFuelPurchase,
  updateFuelPurchase,
  type FuelFields,
  type FuelPurchase,
} from '~/areas/fuel/data/fuel.server';
import { listFuelInLedger } from '~/areas/ledger/data/ledger.server';
import { insertReceipt, type Receipt } from '~/areas/fuel/data/receipts.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { farDateProblem } from '~/areas/trips/rules/far-date';
import { fuelSchema } from '~/areas/fuel/rules/fuel.schema';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import { fail, invalid, notFound, ok, type Failure, type FieldErrors, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { fillStop } from '~/areas/places/resolve-stop.server';
import { madeBefore, madeNow } from '~/areas/api/once';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { keepReceipt, type UploadedFile } from './keep-receipt.server';

export const NO_SUCH_FUEL = 'This fuel purchase was not found. It may have been deleted.';

interface PreparedFuel {
  fields: FuelFields;
  idempotencyKey: string | null;
}

/** Checks what was typed and completes the place. A town we do not know stays as it was written: the state decides the tax. */
export async function prepareFuel(ctx: Ctx<CarrierScope>, input: unknown): Promise<Result<PreparedFuel>> {
  const place = await completePlace(ctx, await atTank(ctx, input));
  const parsed = parseInput(fuelSchema, place.input);
  if (!parsed.ok) return withPlaceProblem(parsed, place.failure);
  const { idempotencyKey, quantity, pricePerUnit, equipmentId, ...values } = parsed.value;
  const fields: FieldErrors = {};
  if (equipmentId !== null && !(await findEquipment(ctx.scope, equipmentId)))
    fields['equipmentId'] = ['This unit was not found. Choose another one.'];
  const far = farDateProblem(values.date, ctx.clock.now());
  if (far) fields['date'] = [far];
  if (values.tankId !== null) {
    const tank = await findTank(ctx.scope, values.tankId);
    if (tank) Object.assign(fields, drawnFuelProblems(tank, values));
    else fields['tankId'] = [NO_TANK_TO_DRAW_FROM];
  }
  if (Object.keys(fields).length > 0) return invalid(INVALID_DATA, fields);
  const amount = quantity?.toString() ?? '0';
  return ok({
    idempotencyKey,
    fields: {
      ...values,
      bulk: values.bulk || values.tankId !== null,
      equipmentId,
      quantity: amount,
      gallonsThousandths: gallonsThousandths(amount, values.fuelUnit),
      pricePerUnit: pricePerUnit?.toString() ?? null,
    },
  });
}

/** Fuel from an own tank is where the tank is, and of its kind, unless the form says another. */
async function atTank(ctx: Ctx<CarrierScope>, input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input;
  const typed = input as Record<string, unknown>;
  const given = typed['tankId'];
  const id = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  const tank = /^[1-9]\d{0,14}$/.test(id) ? await findTank(ctx.scope, Number(id)) : null;
  if (!tank) return input;
  const isEmpty = (name: string) => typed[name] === undefined || typed[name] === null || typed[name] === '';
  const isPlaceless = isEmpty('state') && isEmpty('city') && isEmpty('zip');
  return {
    ...typed,
    ...(isPlaceless ? { state: tank.state, city: tank.city } : {}),
    ...(isEmpty('fuelType') ? { fuelType: tank.fuelType } : {}),
  };
}

/** City, state and zip, each filled in from the others where it is missing. */
async function completePlace(
  ctx: Ctx<CarrierScope>,
  input: unknown,
): Promise<{ input: unknown; failure?: Failure }> {
  if (typeof input !== 'object' || input === null) return { input };
  const typed = input as Record<string, unknown>;
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].trim() : '');
  const place = { city: text('city'), state: text('state'), zip: text('zip') };
  // A whole address in the city's field ("Tulsa, OK 74103", "74103") is taken apart.
  const isComplete = place.city !== '' && place.state !== '' && !/[,\d]/.test(place.city);
  if (isComplete || (place.city === '' && place.zip === '')) return { input };
  const found = await fillStop(ctx.scope, place);
  if (!found.ok) return { input, failure: found.failure };
  return {
    input: { ...typed, city: found.value.city, state: found.value.state, zip: place.zip || found.value.zip },
  };
}

/** A state that is missing because its town has several meanings, or none that we know: that is said, with choices. */
function withPlaceProblem(parsed: Result<never>, place: Failure | undefined): Result<never> {
  if (parsed.ok || parsed.failure.kind !== 'invalid' || place?.kind !== 'invalid') return parsed;
  const { fields } = parsed.failure;
  if (!fields?.['state']) return parsed;
  const choices = Object.values(place.choices ?? {}).flat();
  if (choices.length === 0) return parsed;
  return fail({
    ...parsed.failure,
    fields: { ...fields, state: [place.message] },
    choices: { city: choices },
  });
}

/** What a purchase is made of that was read from an uploaded receipt. */
export interface FromReceipt {
  receiptId: string;
  /** In the transaction, before anything is written: why it is not to be. */
  refuse: (scope: CarrierScope, fields: FuelFields) => Promise<Result<never> | null>;
}

/** Records a purchase, with its receipt where there is one. The same form sent twice makes one purchase. */
export async function createFuel(
  ctx: Ctx<CarrierScope>,
  input: { fields: unknown; file?: UploadedFile | null; from?: FromReceipt },
): Promise<Result<FuelPurchase>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const prepared = await prepareFuel(ctx, input.fields);
  const receipt = await keepReceipt(ctx, input.file ?? null);
  const failed = bothErrors(prepared, receipt);
  if (failed) return failed;
  if (!prepared.ok || !receipt.ok) return prepared.ok ? (receipt as Result<never>) : prepared;
  const { fields } = prepared.value;
  const idempotencyKey = prepared.value.idempotencyKey ?? ctx.recordKey ?? null;
  return inTransaction(ctx.scope, async (scope): Promise<Result<FuelPurchase>> => {
    await lockCarrier(scope);
    const again = idempotencyKey === null ? null : await findFuelByKey(scope, idempotencyKey);
    if (again) return ok(again);
    const filed = await refuseFiled(scope, [quarterKey(quarterOfDate(fields.date))]);
    if (filed) return filed;
    const notNow = await input.from?.refuse(scope, fields);
    if (notNow) return notNow;
    if (receipt.value) await insertReceipt(scope, receipt.value);
    const made = await insertFuelPurchase(scope, fields, {
      idempotencyKey,
      receiptId: input.from?.receiptId ?? receipt.value?.id ?? null,
    });
    await listFuelInLedger(scope, [made.id]);
    await noteChanges(
      scope,
      [{ entity: 'fuel', recordId: made.id, action: 'created', before: null, after: made }],
      ctx.clock.now(),
    );
    return ok(made);
  });
}

/** Changes a purchase. `removeReceipt` takes the paper off; a new file replaces it. */
export async function changeFuel(
  ctx: Ctx<CarrierScope>,
  input: {
    id: number;
    revision: number | null;
    fields: unknown;
    file?: UploadedFile | null;
    removeReceipt?: boolean;
  },
): Promise<Result<FuelPurchase>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const prepared = await prepareFuel(ctx, input.fields);
  const receipt = await keepReceipt(ctx, input.file ?? null);
  const failed = bothErrors(prepared, receipt);
  if (failed) return failed;
  if (!prepared.ok || !receipt.ok) return prepared.ok ? (receipt as Result<never>) : prepared;
  const { fields } = prepared.value;
  const at = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<FuelPurchase>> => {
    const before = await findFuelPurchase(scope, input.id);
    if (!before) return notFound(NO_SUCH_FUEL);
    // The same request again, whose answer was lost: what it changed is there.
    if ((await madeBefore(ctx, scope, 'fuel-change')) !== null) return ok(before);
    if (input.revision !== null && input.revision !== before.revision) return conflict(before);
    const filed = await refuseFiled(scope, [before.quarterKey, quarterKey(quarterOfDate(fields.date))]);
    if (filed) return filed;
    if (receipt.value) await insertReceipt(scope, receipt.value);
    const after = await updateFuelPurchase(
      scope,
      before.id,
      before.revision,
      fields,
      receiptChange(receipt.value, input.removeReceipt),
      at,
    );
    if (!after) return conflict(before);
    await madeNow(ctx, scope, 'fuel-change', after.id);
    await listFuelInLedger(scope, [after.id]);
    await noteChanges(scope, [{ entity: 'fuel', recordId: after.id, action: 'updated', before, after }], at);
    return ok(after);
  });
}

const receiptChange = (receipt: Receipt | null, remove: boolean | undefined): string | null | undefined =>
  receipt ? receipt.id : remove ? null : undefined;

/** Every error at once: of the fields and of the file. */
function bothErrors(prepared: Result<unknown>, receipt: Result<unknown>): Result<never> | null {
  if (prepared.ok || receipt.ok || prepared.failure.kind !== 'invalid' || receipt.failure.kind !== 'invalid')
    return null;
  return invalid(prepared.failure.message, { ...prepared.failure.fields, ...receipt.failure.fields });
}

const conflict = (current: FuelPurchase): Result<never> =>
  fail({
    kind: 'conflict',
    message: 'Someone else changed this purchase. Both versions are below; nothing is lost.',
    current,
  });
