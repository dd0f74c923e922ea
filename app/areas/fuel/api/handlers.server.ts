import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { readJson } from '~/platform/http/api.server';
import {
  noSuchRecord,
  refsFrom,
  resourceAnswer,
  uiCommands,
  revisionAsked,
  revisionIn,
  wrongField,
} from '~/areas/ledger/api/api-records.server';
import { readForm, textOf } from '~/platform/http/forms/form.server';
import { receiptFrom } from '~/areas/fuel/pages/fuel-form.server';
import { ledgerAnswer } from '~/areas/ledger/api/ledger-api.server';
import {
  fuelBodyIn,
  fuelErrorName,
  fuelInput,
  fuelResource,
  FUEL_CHOICES,
  fuelEmptied,
  fuelFieldNames,
  fuelPatchInput,
  withOneUnit,
} from '~/areas/fuel/views/fuel-resource';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import { createFuel, changeFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords, type RecordRef } from '~/areas/ledger/change-records.server';
import { mergedChange, only, refuseFields } from '~/areas/ledger/api/merged-change.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { changeSeveralFuel } from '~/areas/fuel/change-several-fuel.server';
import { readFuel, type FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { fleetRelated } from '~/areas/ledger/pages/fleet-related.server';
import { todayOf } from '~/areas/carriers/today.server';

/** GET /mileage/api/fuel: the fuel purchases, in the protocol of the data table. */
export async function answerListFuel({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  return ledgerAnswer(request, ctx, carrier.units, 'fuel');
}

/** POST creates a purchase: JSON, or multipart with a `receipt` file. */
export async function answerCreateFuel({ request, context }: CallArgs) {
  const { ctx, carrier } = await requireApiCarrier(request, context);
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
  const form = isForm ? await readForm(request) : null;
  const body = form
    ? Object.fromEntries(
        [...form.keys()]
          .filter((name) => typeof form.get(name) === 'string')
          .map((name) => [name, textOf(form, name)]),
      )
    : await readJson(request);
  const inOneUnit = withOneUnit(body);
  if (typeof inOneUnit === 'string') return wrongField('volume_unit', inOneUnit);
  const result = await createFuel(ctx, {
    fields: fuelInput(fuelBodyIn(carrier.units, inOneUnit)),
    file: form ? await receiptFrom(form) : null,
  });
  const quarter = result.ok ? result.value.quarterKey : 0;
  const unit = result.ok ? await unitOf(ctx, result.value.equipmentId) : '';
  return resourceAnswer(result, (fuel) => ({ ...fuelResource(fuel, { unit }), current_quarter: quarter }), {
    status: 201,
    headers: uiCommands('SET_QUARTER'),
    nameOf: fuelErrorName,
  });
}

/** DELETE with {ids: ["2318"]}. */
export async function answerDeleteFuelList({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const body = await readJson(request);
  const refs = refsFrom(Array.isArray(body['ids']) ? body['ids'] : [body['ids']], 'fuel');
  return refs
    ? resourceAnswer(
        await deleteRecords(ctx, refs, revisionIn(body)),
        ({ trips, fuel }) => ({ trips, fuel }),
        {
          resourceOf: current,
        },
      )
    : noSuchRecord();
}

/** GET /mileage/api/fuel/{id}: the id carries the type digit (2318). */
export async function answerReadFuel({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const [ref, ...others] = refsFrom([params['id']], 'fuel') ?? [];
  if (!ref || others.length > 0) return noSuchRecord();
  const found = await readFuel(ctx, [ref.id]);
  const unit = found.ok ? await unitOf(ctx, found.value.purchases[0]?.equipmentId ?? null) : '';
  return resourceAnswer(
    found,
    ({ purchases: [fuel], locked }) => fuel && fuelResource(fuel, { locked, unit }),
  );
}

const current = (fuel: unknown) => fuelResource(fuel as FuelPurchase);

/** PUT changes what its body names, on one purchase or on several (/mileage/api/fuel/2318,2319). */
export async function answerChangeFuel({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const refs = refsFrom([params['id']], 'fuel');
  if (!refs) return noSuchRecord();
  const body = await readJson(request);
  if (refs.length > 1) return changeSeveral(ctx, refs, body);
  const id = refs[0]?.id ?? 0;
  const changed = await mergedChange(body, {
    read: async () => {
      const found = await readFuel(ctx, [id]);
      return found.ok ? only(found.value.purchases) : found;
    },
    merge: (fuel) => {
      refuseFields(body, fuelFieldNames(fuel), FUEL_CHOICES);
      const inOneUnit = withOneUnit(body, fuel.fuelUnit);
      if (typeof inOneUnit === 'string') throw wrongField('volume_unit', inOneUnit);
      refuseOtherReceipt(body, [fuel]);
      return { ...fuelResource(fuel), ...inOneUnit };
    },
    change: (revision, merged) =>
      changeFuel(ctx, { id, revision, fields: fuelInput(merged), removeReceipt: body['receipt'] === null }),
  });
  const unit = changed.ok ? await unitOf(ctx, changed.value.equipmentId) : '';
  return resourceAnswer(changed, (fuel) => fuelResource(fuel, { unit }), {
    nameOf: fuelErrorName,
    resourceOf: current,
  });
}

/** DELETE takes one purchase, or the same list. */
export async function answerDeleteFuel({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const refs = refsFrom([params['id']], 'fuel');
  if (!refs) return noSuchRecord();
  return resourceAnswer(
    await deleteRecords(ctx, refs, revisionAsked(request)),
    ({ trips, fuel }) => ({ trips, fuel }),
    {
      resourceOf: current,
    },
  );
}

/** What the body names, on several purchases at once: all or none. */
async function changeSeveral(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  body: Record<string, unknown>,
): Promise<Response> {
  if (revisionIn(body) !== null)
    return wrongField('revision', 'A revision is that of one record: change them one by one, or without it.');
  const inOneUnit = withOneUnit(body);
  if (typeof inOneUnit === 'string') return wrongField('volume_unit', inOneUnit);
  const ids = refs.map(({ id }) => id);
  const found = await readFuel(ctx, ids);
  if (!found.ok) return noSuchRecord();
  const [first] = found.value.purchases;
  if (first) refuseFields(body, fuelFieldNames(first), [...FUEL_CHOICES, ...NEEDED]);
  refuseOtherReceipt(body, found.value.purchases);
  const changed = await changeSeveralFuel(ctx, {
    ids,
    fields: fuelPatchInput(inOneUnit),
    emptied: fuelEmptied(body),
    removeReceipt: body['receipt'] === null,
  });
  const units = new Map<number | null, string>();
  for (const { equipmentId } of changed.ok ? changed.value : [])
    if (!units.has(equipmentId)) units.set(equipmentId, await unitOf(ctx, equipmentId));
  return resourceAnswer(
    changed,
    (purchases) => purchases.map((fuel) => fuelResource(fuel, { unit: units.get(fuel.equipmentId) })),
    { nameOf: fuelErrorName },
  );
}

/** A body may send back the receipt that was read, or take it off with null. @throws the 422 for any other */
function refuseOtherReceipt({ receipt }: Record<string, unknown>, purchases: readonly FuelPurchase[]): void {
  if (receipt === undefined || receipt === null) return;
  const id = typeof receipt === 'object' && 'id' in receipt ? receipt.id : null;
  if (purchases.some((fuel) => fuel.receipt?.id !== id))
    throw wrongField(
      'receipt',
      'receipt is null, which takes it off, or what was read. POST /receipts/{id}/attachment attaches another one.',
    );
}

/** A purchase without these is none. */
const NEEDED = ['equipment_id', 'date', 'state', 'fuel_units'] as const;

/** GET /mileage/api/fuel/{id}/edit: the purchase and what its form needs. */
export async function answerEditFuel({ request, params, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const [ref] = refsFrom([params['id']], 'fuel') ?? [];
  if (!ref) return noSuchRecord();
  const related = await fleetRelated(actor);
  return resourceAnswer(
    await readFuel(actor.ctx, [ref.id]),
    ({ purchases: [fuel], locked }) => fuel && { ...fuelResource(fuel, { locked }), related },
  );
}

/** GET /mileage/api/fuel/create: a new purchase's defaults and what its form needs. */
export async function answerReadNewFuel({ request, context }: CallArgs) {
  const actor = await requireApiCarrier(request, context);
  const body = { data: { date: todayOf(actor.ctx, actor.carrier), related: await fleetRelated(actor) } };
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
