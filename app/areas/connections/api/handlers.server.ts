import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import {
  addConnection,
  chooseUnits,
  openConnection,
  pullQuarter,
  readConnections,
  removeConnection,
} from '~/areas/connections/manage-connections.server';
import { vehicleChoicesSchema } from '~/areas/connections/rules/connection.schema';
import {
  accessFromBody,
  connectionFieldName,
  connectionResource,
  openConnectionResource,
} from '~/areas/connections/views/connection-resource';
import { apiProblem, resourceAnswer } from '~/areas/ledger/api/api-records.server';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Result } from '~/engine/result';
import { readJson } from '~/platform/http/api.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';
import { parseInput } from '~/platform/parse-input';

/** GET /mileage/api/connections: the telematics systems that are connected. */
export async function answerListConnections({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const data = (await readConnections(ctx)).map(connectionResource);
  return Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST {system, key} or {system, database, user_name, password}: tries the access and keeps it sealed. */
export async function answerCreateConnection({ request, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(
    await addConnection(ctx, accessFromBody(await readJson(request))),
    connectionResource,
    { status: 201, nameOf: connectionFieldName },
  );
}

/** GET /mileage/api/connections/{id}: with its months and vehicles. */
export const answerReadConnection = (call: CallArgs) => opened(call);

/** POST {quarter} pulls the months of a quarter, again where they were pulled before. */
export const answerPullConnection = (call: CallArgs) =>
  opened(
    call,
    async (ctx, id) => {
      const { quarter } = await readJson(call.request);
      return pullQuarter(ctx, id, typeof quarter === 'number' ? String(quarter) : '');
    },
    202,
  );

/** PUT {vehicles}: which unit each of them is. */
export const answerMatchVehicles = (call: CallArgs) =>
  opened(call, async (ctx, id) => {
    const parsed = parseInput(vehicleChoicesSchema, await readJson(call.request));
    if (!parsed.ok) return parsed;
    const choices = parsed.value.vehicles.map(({ vehicle_id, equipment_id, left_out }): [string, string] => [
      vehicle_id,
      left_out ? 'out' : String(equipment_id ?? ''),
    ]);
    return chooseUnits(ctx, id, new Map(choices));
  });

/** DELETE forgets the access. What was recorded stays. */
export async function answerDeleteConnection({ request, params, context }: CallArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  return resourceAnswer(await removeConnection(ctx, params['id'] ?? ''), connectionResource);
}

/** Makes a change where there is one, and answers with the connection after it. */
async function opened(
  { request, params, context }: CallArgs,
  change?: (ctx: Ctx<CarrierScope>, id: string) => Promise<Result<unknown>>,
  status = 200,
): Promise<Response> {
  const { ctx } = await requireApiCarrier(request, context);
  const id = params['id'] ?? '';
  const changed = await change?.(ctx, id);
  if (changed && !changed.ok) return apiProblem(changed.failure);
  return resourceAnswer(await openConnection(ctx, id), openConnectionResource, { status });
}
