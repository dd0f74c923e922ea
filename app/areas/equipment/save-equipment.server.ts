import {
  findEquipment,
  insertEquipment,
  lockCarrier,
  unitHolder,
  updateEquipment,
  type Equipment,
  type EquipmentFields,
} from '~/areas/equipment/data/equipment.server';
import { renameUnitInLedger } from '~/areas/ledger/data/ledger.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { followOdometers, NO_TRIPS, type FollowedTrips } from '~/areas/trips/follow-odometers.server';
import { keptEarlier } from '~/areas/equipment/rules/dated-weights';
import { keptCapacity } from '~/areas/equipment/rules/tank-capacity';
import { equipmentSchema, saysWeight, type EquipmentValues } from '~/areas/equipment/rules/equipment.schema';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';

const NO_SUCH_UNIT = 'This vehicle was not found. It may have been deleted.';

const taken = (unit: string): Result<never> =>
  invalid(INVALID_DATA, { unit: [`There is a unit ${unit} already. Every vehicle has its own number.`] });

const orNull = (text: string): string | null => (text === '' ? null : text);

const toFields = (
  { vinConfirmed: _confirmed, ...values }: EquipmentValues,
  before: Equipment | null = null,
): EquipmentFields => ({
  ...values,
  ...keptCapacity(before, values),
  earlierWeights: keptEarlier(before, {
    ...values,
    earlierWeights: values.earlierWeights.filter(saysWeight),
  }),
  make: orNull(values.make),
  model: orNull(values.model),
  vin: orNull(values.vin),
  plate: orNull(values.plate.toUpperCase()),
  baseJurisdiction: orNull(values.baseJurisdiction),
});

/** Adds a vehicle. */
export async function createEquipment(ctx: Ctx<CarrierScope>, input: unknown): Promise<Result<Equipment>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(equipmentSchema, input);
  if (!parsed.ok) return parsed;
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'equipment');
    const again = earlier === null ? null : await findEquipment(scope, Number(earlier));
    if (again) return ok(again);
    const made = await insertEquipment(scope, toFields(parsed.value));
    if (made === 'taken') return taken(parsed.value.unit);
    await madeNow(ctx, scope, 'equipment', made.id);
    await noteChanges(
      scope,
      [{ entity: 'equipment', recordId: made.id, action: 'created', before: null, after: made }],
      ctx.clock.now(),
    );
    return ok(made);
  });
}

/** A vehicle after a change, and what became of its trips where it has other odometers now. */
export interface ChangedEquipment extends Equipment {
  followed: FollowedTrips;
}

/** Changes a vehicle; a conflict where someone else has changed it since `revision` was read. */
export async function changeEquipment(
  ctx: Ctx<CarrierScope>,
  input: { id: number; revision: number | null; fields: unknown },
): Promise<Result<ChangedEquipment>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(equipmentSchema, input.fields);
  if (!parsed.ok) return parsed;
  const at = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<ChangedEquipment>> => {
    // The number is looked up and then written: nobody else may take it in between.
    await lockCarrier(scope);
    const before = await findEquipment(scope, input.id);
    if (!before) return notFound(NO_SUCH_UNIT);
    // The same request again, whose answer was lost: what it changed is there.
    if ((await madeBefore(ctx, scope, 'equipment-change')) !== null)
      return ok({ ...before, followed: NO_TRIPS });
    if (input.revision !== null && input.revision !== before.revision) return conflict(before);
    const fields = toFields(parsed.value, before);
    const holder = await unitHolder(scope, fields.unit);
    if (holder !== null && holder !== before.id) return taken(fields.unit);
    const after = await updateEquipment(scope, before.id, before.revision, fields, at);
    if (!after) return conflict(before);
    await madeNow(ctx, scope, 'equipment-change', after.id);
    if (after.unit !== before.unit) await renameUnitInLedger(scope, after.id);
    await noteChanges(
      scope,
      [{ entity: 'equipment', recordId: after.id, action: 'updated', before, after }],
      at,
    );
    return ok({ ...after, followed: await followTrips(ctx, scope, before, after) });
  });
}

/** Miles that are read off odometers follow those that the truck has now. */
async function followTrips(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  before: Equipment,
  after: Equipment,
): Promise<FollowedTrips> {
  const [were, are] = [before.odometerReplacements, after.odometerReplacements];
  if (JSON.stringify(were) === JSON.stringify(are)) return NO_TRIPS;
  const days = [...new Set([...were, ...are].map(({ on }) => on))];
  return followOdometers(ctx, scope, { equipmentId: after.id, days, odometerReplacements: are });
}

const conflict = (current: Equipment): Result<never> =>
  fail({
    kind: 'conflict',
    message: 'Someone else has changed this vehicle meanwhile. Look at both versions.',
    current,
  });
