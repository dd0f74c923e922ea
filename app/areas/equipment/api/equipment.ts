import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, problem, readJson } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { lengthToRead, listAnswer, readListQuery, rowAfter } from '~/platform/http/queries/list-query.server';
import {
  equipmentErrorName,
  equipmentInput,
  equipmentResource,
} from '~/areas/equipment/views/equipment-resource';
import { listEquipment, withQualification } from '~/areas/equipment/read-equipment.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';

const text = z.string().nullable();
const keySchema = z.object({ active: z.boolean(), unit: z.string(), make: text, model: text, vin: text });
const ORDERS = ['unit', 'make', 'model', 'vin'] as const;

/** GET /mileage/api/equipment: the vehicles, in the protocol of the data table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const { search, start, order } = query.value;
  const after = rowAfter(query.value, keySchema);
  if (!after.ok) return problem(after.failure);
  const column = ORDERS.find((one) => one === order?.column);
  const list = await listEquipment(ctx, {
    search,
    start,
    length: lengthToRead(query.value),
    after: after.value,
    ...(column && order ? { order: column, direction: order.direction } : {}),
  });
  const body = listAnswer(request, query.value, list, {
    resource: equipmentResource,
    keyOf: ({ active, unit, make, model, vin }) => ({ active, unit, make, model, vin }),
  });
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST creates a vehicle; `active` is 1 unless it says otherwise. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  const result = await createEquipment(ctx, equipmentInput(await readJson(request)));
  return resourceAnswer(result, (equipment) => equipmentResource(withQualification(equipment)), {
    status: 201,
    nameOf: equipmentErrorName,
  });
}
