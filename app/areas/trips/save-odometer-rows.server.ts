import { findTripByKey, type Trip, type TripFields } from '~/areas/trips/data/trips.server';
import { listEquipment, type Vehicle } from '~/areas/equipment/read-equipment.server';
import { NO_SUCH_UNIT, unitByName } from '~/areas/equipment/rules/unit-name';
import { errorsIn, failureIn, typedIn } from '~/areas/trips/rules/distance-text';
import { tripsOfRows, type OdometerRow, type OdometerTrip } from '~/areas/trips/rules/odometer-rows';
import { ok, type Failure, type FieldErrors, type Result } from '~/engine/result';
import type { DistanceUnit } from '~/engine/units/conversion';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { createTrip } from './create-trip.server';
import { prepareTrip } from './prepare-trip.server';

export interface SavedOdometerRows {
  saved: Trip[];
  /** What is wrong with the rows of the others: by key, then by column; an empty one only waits for its trip. */
  failed: Map<string, FieldErrors>;
  /** The limit of the plan that was met. */
  limit: string | undefined;
}

export const SAVED_BEFORE = 'This trip was saved before. Change it in the list, or clear the row here.';

/**
 * Records the trips of a sheet of odometer readings, each for itself: a wrong one keeps no other from being saved.
 * @param unit what the readings are in
 */
export async function saveOdometerRows(
  ctx: Ctx<CarrierScope>,
  { rows, unit }: { rows: readonly OdometerRow[]; unit: DistanceUnit },
): Promise<Result<SavedOdometerRows>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const units = (await listEquipment(ctx)).rows;
  const result: SavedOdometerRows = { saved: [], failed: new Map(), limit: undefined };
  for (const trip of tripsOfRows(rows)) {
    const made = await saveTrip(ctx, trip, { units, unit });
    if (made.ok) result.saved.push(made.value);
    else {
      if (made.failure.kind === 'limit') result.limit = made.failure.message;
      const errors = made.failure.kind === 'limit' ? trip.rows.map(() => ({})) : made.errors;
      trip.rows.forEach(({ key }, index) => result.failed.set(key, errors[index] ?? {}));
    }
  }
  return ok(result);
}

type SavedTrip = { ok: true; value: Trip } | { ok: false; failure: Failure; errors: FieldErrors[] };

async function saveTrip(
  ctx: Ctx<CarrierScope>,
  trip: OdometerTrip,
  { units, unit }: { units: readonly Vehicle[]; unit: DistanceUnit },
): Promise<SavedTrip> {
  const [first] = trip.rows;
  const vehicle = unitByName(units, first?.unit ?? '');
  const isUnknown = first !== undefined && first.unit !== '' && !vehicle;
  const input = {
    entry: 'odometer',
    // A number that no vehicle has is refused like one that another carrier's has.
    equipmentId: vehicle ? vehicle.id : null,
    date: first?.date,
    stops: stopsOf(trip),
    stateLines: trip.rows.map(({ state }, index) => ({
      state,
      odometer: typedIn(trip.readings[index], unit),
    })),
    odometerEnd: typedIn(trip.odometerEnd, unit),
    idempotencyKey: first?.key,
  };
  const prepared = await prepareTrip(ctx, input);
  if (!prepared.ok || isUnknown) {
    const failure: Failure = prepared.ok ? { kind: 'invalid', message: NO_SUCH_UNIT } : prepared.failure;
    const errors = byRow(trip, prepared.ok ? {} : errorsIn(unit, fieldsOf(failure)));
    if (isUnknown) errors[0] = { ...errors[0], unit: [NO_SUCH_UNIT] };
    return { ok: false, failure, errors };
  }
  const before = first ? await findTripByKey(ctx.scope, first.key) : null;
  if (before && !isSame(before, prepared.value.fields)) {
    const failure: Failure = { kind: 'conflict', message: SAVED_BEFORE };
    return { ok: false, failure, errors: [{ unit: [SAVED_BEFORE] }] };
  }
  const made = await createTrip(ctx, input);
  if (made.ok) return { ok: true, value: made.value };
  const failure = failureIn(unit, made.failure);
  const fields = fieldsOf(failure);
  const hasFields = Object.keys(fields).length > 0;
  // A filed quarter is closed to the date of the trip.
  return { ok: false, failure, errors: byRow(trip, hasFields ? fields : { date: [failure.message] }) };
}

const fieldsOf = (failure: Failure): FieldErrors =>
  failure.kind === 'invalid' ? (failure.fields ?? {}) : {};

/** Where the trip began and ended, as far as the sheet says. */
function stopsOf({ rows }: OdometerTrip): { city: string }[] {
  const from = rows.find((row) => row.from !== '')?.from ?? '';
  const to = rows.findLast((row) => row.to !== '')?.to ?? '';
  return [{ city: from }, { city: to }];
}

const isSame = (saved: Trip, typed: TripFields): boolean =>
  saved.equipmentId === typed.equipmentId &&
  saved.date === typed.date &&
  saved.odometerEndTenths === typed.odometerEndTenths &&
  saved.odometerEndTenthKilometers === typed.odometerEndTenthKilometers &&
  saved.stateLines.length === typed.stateLines.length &&
  saved.stateLines.every((line, index) => {
    const other = typed.stateLines[index];
    return (
      line.state === other?.state &&
      line.odometerTenths === other.odometerTenths &&
      line.odometerTenthKilometers === other.odometerTenthKilometers
    );
  });

/** What is wrong with a trip, beside the cells of its rows; what has no cell is in the first. */
function byRow({ rows }: OdometerTrip, fields: FieldErrors): FieldErrors[] {
  const errors: FieldErrors[] = rows.map(() => ({}));
  const last = rows.length - 1;
  const place = (name: string): [number, string] => {
    const [, at = '', part = ''] = /^stateLines\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (at !== '') return [Math.min(Number(at), last), part === 'state' ? 'state' : 'start'];
    if (name === 'odometerEnd') return [last, 'end'];
    if (name.startsWith('stops.')) return name.startsWith('stops.0') ? [0, 'from'] : [last, 'to'];
    return [0, name === 'date' || name === 'endDate' ? 'date' : 'unit'];
  };
  for (const [name, messages] of Object.entries(fields)) {
    const [row, column] = place(name);
    const cells = errors[row] ?? {};
    cells[column] = [...(cells[column] ?? []), ...messages];
  }
  return errors;
}
