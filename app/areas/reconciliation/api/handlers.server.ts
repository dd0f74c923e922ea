import { apiProblem, resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { takeMissingDays } from '~/areas/reconciliation/add-miles.server';
import { chooseSource } from '~/areas/reconciliation/choose-source.server';
import { readReconciledTruck, readReconciliation } from '~/areas/reconciliation/read-reconciliation.server';
import {
  reconciledTruckResource,
  truckMilesResource,
} from '~/areas/reconciliation/views/reconciliation-resource';
import { apiFilingRequest } from '~/areas/returns/api/api-filing-request.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import type { Result } from '~/engine/result';
import { readJson } from '~/platform/http/api.server';
import { idOf } from '~/platform/http/forms/record-key.server';
import type { CallArgs } from '~/platform/http/openapi/operation.server';

/** GET /mileage/api/reports/reconciliation/{quarter}: every truck with records, its sources month by month. */
export async function answerListReconciliation({ request, context, params }: CallArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  const { ctx, carrier } = actor;
  const trucks = await readReconciliation(ctx, quarter, carrier.timeZone);
  const unit = unitOfCarrier(carrier);
  return Response.json(
    {
      data: trucks.map((truck) => truckMilesResource(quarter, truck, unit)),
      recordsTotal: trucks.length,
      recordsFiltered: trucks.length,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** GET /mileage/api/reports/reconciliation/{quarter}/{equipment}: one truck with its missing days and odometer gaps. */
export const answerReadReconciledTruck = (call: CallArgs) => changedTruck(call, null);

/** PUT {source, reason}: which source counts for the truck in the quarter. */
export const answerChooseMileageSource = (call: CallArgs) =>
  changedTruck(call, async ({ ctx, quarter, id }) =>
    chooseSource(ctx, quarter, id, await readJson(call.request)),
  );

/** POST: trips of the other source fill the missing days of the one that counts. */
export const answerTakeMissingDays = (call: CallArgs) =>
  changedTruck(call, ({ ctx, quarter, id }) => takeMissingDays(ctx, quarter, id));

type Asked = Awaited<ReturnType<typeof askedTruck>>;

async function askedTruck({ request, context, params }: CallArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  return { ctx: actor.ctx, carrier: actor.carrier, quarter, id: idOf(params['equipment']) };
}

/** Makes a change where there is one, and answers with the truck after it. */
async function changedTruck(
  call: CallArgs,
  change: ((asked: Asked) => Promise<Result<unknown>>) | null,
): Promise<Response> {
  const asked = await askedTruck(call);
  const { ctx, carrier, quarter, id } = asked;
  const changed = change && (await change(asked));
  if (changed && !changed.ok) return apiProblem(changed.failure);
  return resourceAnswer(await readReconciledTruck(ctx, quarter, carrier.timeZone, id), (found) =>
    reconciledTruckResource(quarter, found, unitOfCarrier(carrier)),
  );
}
