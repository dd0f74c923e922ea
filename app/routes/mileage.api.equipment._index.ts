import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/actor.server';
import { methodNotAllowed, problem, readJson } from '~/http/api.server';
import { resourceAnswer } from '~/http/api-records.server';
import { listAnswer, readListQuery } from '~/http/list-query.server';
import { equipmentErrorName, equipmentInput, equipmentResource } from '~/presenters/equipment/equipment-resource';
import { listEquipment, withQualification } from '~/services/equipment/read-equipment.server';
import { createEquipment } from '~/services/equipment/save-equipment.server';

const ORDERS = ['unit', 'make', 'model', 'vin'] as const;

/** GET /mileage/api/equipment: the vehicles, in the protocol of the data table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const query = readListQuery(new URL(request.url).searchParams);
  if (!query.ok) return problem(query.failure);
  const { search, start, length, order } = query.value;
  const column = ORDERS.find((one) => one === order?.column);
  const list = await listEquipment(ctx, { search, start, length, ...(column && order ? { order: column, direction: order.direction } : {}) });
  return Response.json(listAnswer(query.value, { ...list, rows: list.rows.map(equipmentResource) }), { headers: { 'Cache-Control': 'no-store' } });
}

/** POST creates a vehicle; `active` is 1 unless it says otherwise. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  const result = await createEquipment(ctx, equipmentInput(await readJson(request)));
  return resourceAnswer(result, (equipment) => equipmentResource(withQualification(equipment)), { status: 201, nameOf: equipmentErrorName });
}
