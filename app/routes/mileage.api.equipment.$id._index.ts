import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { resourceAnswer, revisionAsked, revisionIn } from '~/http/api/api-records.server';
import { idOf } from '~/http/forms/record-key.server';
import {
  equipmentErrorName,
  equipmentInput,
  equipmentResource,
} from '~/presenters/equipment/equipment-resource';
import { deleteEquipment } from '~/services/equipment/delete-equipment.server';
import { readEquipment, withQualification, type Equipment } from '~/services/equipment/read-equipment.server';
import { changeEquipment } from '~/services/equipment/save-equipment.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readEquipment(ctx, idOf(params['id'])), equipmentResource);
}

const current = (equipment: unknown) => equipmentResource(withQualification(equipment as Equipment));

/** PUT changes a vehicle (409 with the current version where `revision` is an older one); DELETE deletes one without records. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const id = idOf(params['id']);
  if (request.method === 'DELETE')
    return resourceAnswer(await deleteEquipment(ctx, id, revisionAsked(request)), () => null, {
      resourceOf: current,
    });
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT', 'DELETE');
  const body = await readJson(request);
  const result = await changeEquipment(ctx, { id, revision: revisionIn(body), fields: equipmentInput(body) });
  return resourceAnswer(result, current, { nameOf: equipmentErrorName, resourceOf: current });
}
