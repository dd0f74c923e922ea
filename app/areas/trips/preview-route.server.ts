import { randomBytes } from 'node:crypto';
import type { RoadFor } from '~/areas/calculator/data/calculations.server';
import { samePlace, uidFrom, type CalculatedRoute } from '~/areas/calculator/rules/calculation';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { storeCalculation } from '~/areas/calculator/start-calculation.server';
import { findEquipment } from '~/areas/equipment/data/equipment.server';
import { drivenTruck } from '~/areas/trips/rules/truck-measures';
import { measuresOf } from './route-request';
import { resolveStop, type ResolvedStop } from '~/areas/places/resolve-stop.server';
import { publicScope, type CarrierScope } from '~/platform/database/scope.server';
import type { StopFields } from '~/engine/places/stop-fields';
import { ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';

/** What a form that is still being typed would give. */
export interface RoutePreview {
  /** The stops that were understood, in their order. */
  stops: ResolvedStop[];
  /** The way between them; null before there are two, while it is calculated, and where there is none. */
  route: CalculatedRoute | null;
  distanceTenthMiles: number | null;
  /** Why there is no way, for people. */
  problem: string | null;
}

/** What the form says beside its stops, as far as the road depends on it. */
export interface PreviewedTrip {
  equipmentId: number | null;
  /** Hazardous materials on board; null: as its truck. */
  hazmat: boolean | null;
  /** The day it begins, YYYY-MM-DD. */
  date: string | null;
}

/** As many as the largest plan allows. */
const MOST_STOPS = 100;
/** A preview is nobody's record: it goes with the next sweep. */
const KEPT_MS = 10 * 60_000;
/** It is looked at anew after each: a process that has just started may not hear the first job end. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000];

/**
 * The way between stops of a trip that is not saved: calculated as that of a visitor, by the worker, and kept for minutes. A stop that is not
 * understood yet is left out, because it is still being typed.
 */
export async function previewRoute(
  ctx: Ctx<CarrierScope>,
  typed: readonly StopFields[],
  driven: PreviewedTrip = { equipmentId: null, hazmat: null, date: null },
): Promise<Result<RoutePreview>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const stops: ResolvedStop[] = [];
  for (const stop of typed.slice(0, MOST_STOPS)) {
    const found = await resolveStop(ctx.scope, stop);
    const before = stops.at(-1);
    if (found.ok && !(before && samePlace(before, found.value))) stops.push(found.value);
  }
  const none = { stops, route: null, distanceTenthMiles: null, problem: null };
  if (stops.length < 2) return ok(none);
  const uid = uidFrom(randomBytes(6));
  const places = stops.map(({ city, state, zip, lat, lon, label }) => ({
    city,
    state,
    zip,
    lat,
    lon,
    label,
  }));
  const [first = 0, ...further] = WAITS_MS;
  const asGuest = { ...ctx, scope: publicScope(ctx.scope.db) };
  let record = await storeCalculation(asGuest, {
    uid,
    stops: places,
    routeOptions: await roadFor(ctx, driven),
    keptMs: KEPT_MS,
    waitMs: first,
  });
  for (const waitMs of further) {
    if (record?.status !== 'pending') break;
    const found = await checkCalculation(asGuest, uid, waitMs);
    record = found.ok ? found.value : null;
  }
  if (!record) return ok(none);
  const { route, distanceTenthMiles, routeError } = record;
  return ok({ stops, route, distanceTenthMiles, problem: routeError });
}

/** The same rules of the road as for the trip when it is saved. */
async function roadFor(
  ctx: Ctx<CarrierScope>,
  { equipmentId, hazmat, date }: PreviewedTrip,
): Promise<RoadFor> {
  const unit = equipmentId === null ? null : await findEquipment(ctx.scope, equipmentId);
  const truck = measuresOf(drivenTruck({ unit, hazmat }));
  return { ...(Object.keys(truck).length > 0 ? { truck } : {}), ...(date === null ? {} : { date }) };
}
