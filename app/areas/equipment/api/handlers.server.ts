import type { CallArgs } from '~/platform/http/openapi/operation.server';
import * as z from 'zod';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { problem, readJson } from '~/platform/http/api.server';
import { momentAsked, resourceAnswer, revisionAsked } from '~/areas/ledger/api/api-records.server';
import { lengthToRead, listAnswer, readListQuery, rowAfter } from '~/platform/http/queries/list-query.server';
import {
  equipmentErrorName,
  equipmentInput,
  equipmentResource,
  EQUIPMENT_CHOICES,
  equipmentFieldNames,
  mergedEquipment,
  equipmentRelated,
} from '~/areas/equipment/views/equipment-resource';
import {
  listEquipment,
  withQualification,
  readEquipment,
  type Equipment,
} from '~/areas/equipment/read-equipment.server';
import { createEquipment, changeEquipment } from '~/areas/equipment/save-equipment.server';
import { mergedChange, refuseFields } from '~/areas/ledger/api/merged-change.server';
import { ok } from '~/engine/result';
import { idOf } from '~/platform/http/forms/record-key.server';
import { deleteEquipment } from '~/areas/equipment/delete-equipment.server';

const text = z.string().nullable();

const keySchema = z.object({ active: z.boolean(), unit: z.string(), make: text, model: text, vin: text });

const ORDERS = ['unit', 'make', 'model', 'vin'] as const;

/** GET /mileage/api/equipment: the vehicles, in the protocol of the data table. */
export async function answerListEquipment({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams, {
    orders: ORDERS,
    filters: ['updated_since'],
  });
  if (!query.ok) return problem(query.failure);
  const { search, start, order } = query.value;
  const after = rowAfter(query.value, keySchema);
  if (!after.ok) return problem(after.failure);
  const updatedSince = momentAsked(query.value, 'updated_since');
  const column = ORDERS.find((one) => one === order?.column);
  const list = await listEquipment(ctx, {
    search,
    start,
    length: lengthToRead(query.value),
    after: after.value,
    updatedSince,
    ...(column && order ? { order: column, direction: order.direction } : {}),
  });
  const body = listAnswer(request, query.value, list, {
    resource: equipmentResource,
    keyOf: ({ active, unit, make, model, vin }) => ({ active, unit, make, model, vin }),
  });
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST creates a vehicle; `active` is 1 unless it says otherwise. */
export async function answerCreateEquipment({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const result = await createEquipment(ctx, equipmentInput(await readJson(request)));
  return resourceAnswer(result, (equipment) => equipmentResource(withQualification(equipment)), {
    status: 201,
    nameOf: equipmentErrorName,
  });
}

export async function answerReadEquipment({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readEquipment(ctx, idOf(params['id'])), equipmentResource);
}

const current = (equipment: unknown) => equipmentResource(withQualification(equipment as Equipment));

/** PUT changes what its body names of a vehicle; 409 with the current version where `revision` is an older one. */
export async function answerChangeEquipment({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const id = idOf(params['id']);
  const result = await mergedChange(await readJson(request), {
    read: () => readEquipment(ctx, id),
    merge: (vehicle, body) => {
      refuseFields(body, equipmentFieldNames(vehicle), EQUIPMENT_CHOICES);
      return mergedEquipment(vehicle, body);
    },
    change: async (revision, merged) => {
      const changed = await changeEquipment(ctx, { id, revision, fields: equipmentInput(merged) });
      return changed.ok ? ok(withQualification(changed.value)) : changed;
    },
  });
  return resourceAnswer(result, current, { nameOf: equipmentErrorName, resourceOf: current });
}

/** DELETE deletes a vehicle without records. */
export async function answerDeleteEquipment({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await deleteEquipment(ctx, idOf(params['id']), revisionAsked(request)), () => null, {
    resourceOf: current,
  });
}

/** GET /mileage/api/equipment/{id}/edit: the vehicle and what its form needs. */
export async function answerEditEquipment({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readEquipment(ctx, idOf(params['id'])), (vehicle) => ({
    ...equipmentResource(vehicle),
    related: equipmentRelated(),
  }));
}

/** GET /mileage/api/equipment/create: a new vehicle's defaults and what its form needs. */
export async function answerReadNewEquipment({ request, context }: CallArgs) {
  await requireApiCarrier(request, context);
  return Response.json(
    { data: { active: 1, related: equipmentRelated() } },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
