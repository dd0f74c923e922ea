import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import { equipmentRelated, equipmentResource } from '~/areas/equipment/views/equipment-resource';
import { readEquipment } from '~/areas/equipment/read-equipment.server';

/** GET /mileage/api/equipment/{id}/edit: the vehicle and what its form needs. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readEquipment(ctx, idOf(params['id'])), (vehicle) => ({
    ...equipmentResource(vehicle),
    related: equipmentRelated(),
  }));
}
