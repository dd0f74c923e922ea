import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { unitOf } from '~/areas/equipment/read-equipment.server';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';
import { uploadReceipts } from '~/areas/fuel/upload-receipts.server';
import {
  attachReceipt,
  isMaybeRecorded,
  listReceipts,
  openReceipt,
  readReceiptAgain,
  recordReceipt,
  removeReceipt,
} from '~/areas/fuel/uploaded-receipts.server';
import {
  fuelBodyIn,
  fuelErrorName,
  fuelInput,
  fuelResource,
  withOneUnit,
} from '~/areas/fuel/views/fuel-resource';
import {
  likePurchaseResource,
  receiptProposalResource,
  receiptResource,
} from '~/areas/fuel/views/receipt-resource';
import { refsFrom, resourceAnswer, wrongField } from '~/areas/ledger/api/api-records.server';
import { listId } from '~/areas/trips/rules/list-id';
import type { Result } from '~/engine/result';
import { readJson } from '~/platform/http/api.server';
import { readForm } from '~/platform/http/forms/form.server';
import { filesOf } from '~/platform/http/forms/given-files.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';

const asked = async ({ request, params, context }: CallArgs) => ({
  ...(await requireApiCarrier(request, context)),
  id: params['id'] ?? '',
});

/** GET /mileage/api/receipts: those that wait for a person, newest first. */
export async function answerListReceipts(call: CallArgs) {
  const { ctx } = await asked(call);
  const receipts = await listReceipts(ctx);
  return Response.json(
    { data: receipts.map(receiptResource), recordsTotal: receipts.length, recordsFiltered: receipts.length },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** POST multipart: one or more files named `receipt`. */
export async function answerUploadReceipts(call: CallArgs) {
  const { ctx } = await asked(call);
  const files = await filesOf(await readForm(call.request), 'receipt', 'receipt[]');
  return resourceAnswer(
    await uploadReceipts(ctx, files),
    (taken) =>
      taken.map(({ id, name, seenBefore, fuelId }) => ({
        id,
        name,
        seen_before: seenBefore,
        fuel_id: fuelId === null ? null : listId('fuel', fuelId),
      })),
    { status: 201 },
  );
}

/** GET /mileage/api/receipts/{id}: what was read, what is doubtful, and what may be the same fill. */
export async function answerReadReceipt(call: CallArgs) {
  const { ctx, id } = await asked(call);
  return resourceAnswer(await openReceipt(ctx, id), receiptProposalResource);
}

/** POST /mileage/api/receipts/{id}/reading: reads it once more where reading failed. */
export async function answerReadReceiptAgain(call: CallArgs) {
  const { ctx, id } = await asked(call);
  const begun = await readReceiptAgain(ctx, id);
  return resourceAnswer(begun.ok ? await openReceipt(ctx, id) : begun, receiptProposalResource, {
    status: 202,
  });
}

/** DELETE /mileage/api/receipts/{id}: into the trash. */
export async function answerRemoveReceipt(call: CallArgs) {
  const { ctx, id } = await asked(call);
  return resourceAnswer(await removeReceipt(ctx, id), ({ name }) => ({ name }));
}

/** POST /mileage/api/receipts/{id}/purchase: the purchase as confirmed; 409 with `matches` where it may be recorded. */
export async function answerRecordReceipt(call: CallArgs) {
  const { ctx, carrier, id } = await asked(call);
  const { another = false, ...body } = await readJson(call.request);
  if (typeof another !== 'boolean') return wrongField('another', 'another must be true or false.');
  const inOneUnit = withOneUnit(body);
  if (typeof inOneUnit === 'string') return wrongField('volume_unit', inOneUnit);
  const made = await recordReceipt(ctx, id, fuelInput(fuelBodyIn(carrier.units, inOneUnit)), {
    isAnother: another,
  });
  return purchaseAnswer(made, made.ok ? await unitOf(ctx, made.value.equipmentId) : '', 201);
}

/** POST /mileage/api/receipts/{id}/attachment {fuel_id}: the paper of a purchase that is recorded. */
export async function answerAttachReceipt(call: CallArgs) {
  const { ctx, id } = await asked(call);
  const [ref] = refsFrom([(await readJson(call.request))['fuel_id']], 'fuel') ?? [];
  if (!ref) return wrongField('fuel_id', 'fuel_id must be the id of a purchase, such as 2318.');
  const attached = await attachReceipt(ctx, id, ref.id);
  return purchaseAnswer(attached, attached.ok ? await unitOf(ctx, attached.value.equipmentId) : '', 200);
}

const purchaseAnswer = (result: Result<FuelPurchase>, unit: string, status: number): Response =>
  resourceAnswer(result, (fuel) => fuelResource(fuel, { unit }), {
    status,
    nameOf: fuelErrorName,
    resourceOf: (current) =>
      isMaybeRecorded(current) ? { matches: current.matches.map(likePurchaseResource) } : null,
  });
