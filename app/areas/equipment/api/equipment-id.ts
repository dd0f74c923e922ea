import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { resourceAnswer, revisionAsked } from '~/areas/ledger/api/api-records.server';
import { mergedChange, refuseFields } from '~/areas/ledger/api/merged-change.server';
import { ok } from '~/engine/result';
import { idOf } from '~/platform/http/forms/record-key.server';
import {
  EQUIPMENT_CHOICES,
  equipmentErrorName,
  equipmentFieldNames,
  equipmentInput,
  equipmentResource,
  mergedEquipment,
} from '~/areas/equipment/views/equipment-resource';
import { deleteEquipment } from '~/areas/equipment/delete-equipment.server';
import { readEquipment, withQualification, type Equipment } from '~/areas/equipment/read-equipment.server';
import { changeEquipment } from '~/areas/equipment/save-equipment.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await readEquipment(ctx, idOf(params['id'])), equipmentResource);
}

const current = (equipment: unknown) => equipmentResource(withQualification(equipment as Equipment));

/** PUT changes what its body names of a vehicle (409 with the current version where `revision` is an older one); DELETE deletes one without records. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const id = idOf(params['id']);
  if (request.method === 'DELETE')
    return resourceAnswer(await deleteEquipment(ctx, id, revisionAsked(request)), () => null, {
      resourceOf: current,
    });
  if (request.method !== 'PUT') return methodNotAllowed('GET', 'PUT', 'DELETE');
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
