import type { Ctx } from '~/platform/context';
import { enqueue, enqueueMany } from '~/platform/database/enqueue.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import {
  addToBacklog,
  laneOf,
  listForgottenLanes,
  type WaitingRoute,
} from '~/areas/ledger/data/route-backlog.server';

/** Asks for the routes of many trips of a carrier, behind what people wait for. Call in the transaction that makes them. */
export async function queueRoutes(scope: CarrierScope, routes: readonly WaitingRoute[]): Promise<void> {
  if (routes.length === 0) return;
  const { carrierId } = scope;
  await addToBacklog(scope, routes);
  const lanes = [...new Set(routes.map(({ tripId }) => laneOf(tripId)))].sort((a, b) => a - b);
  await enqueueMany(
    scope,
    'calculateRoutes',
    lanes.map((lane) => ({ carrierId, lane })),
    { keepTurn: true },
  );
}

/** Sees to it that no trip waits in the backlog without a job. */
export async function resumeRoutes({ scope, log }: Ctx<SystemScope>): Promise<void> {
  const lanes = await listForgottenLanes(scope);
  for (const lane of lanes) await enqueue(scope, 'calculateRoutes', lane);
  if (lanes.length > 0) log.warn({ lanes: lanes.length }, 'routes that no job was there for are taken up');
}
