import { findEquipment, lockCarrier } from '~/areas/equipment/data/equipment.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import { listChosenSources, saveChosenSource } from '~/areas/reconciliation/data/mileage-sources.server';
import { sourceChoiceSchema } from '~/areas/reconciliation/rules/added-miles.schema';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { parseInput } from '~/platform/parse-input';

/**
 * Decides which source of miles counts for a truck in a quarter, and writes down who, when and why. From then on the return
 * counts the trips of that source and those recorded to complete it, and no others. The same choice twice changes nothing.
 */
export async function chooseSource(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  equipmentId: number,
  raw: unknown,
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(sourceChoiceSchema, raw);
  if (!parsed.ok) return parsed;
  const key = quarterKey(quarter);
  return inTransaction(ctx.scope, async (scope): Promise<Result<null>> => {
    await lockCarrier(scope);
    const truck = await findEquipment(scope, equipmentId);
    if (!truck) return notFound('This truck was not found.');
    const filed = await refuseFiled(scope, [key]);
    if (filed) return filed;
    const [before] = await listChosenSources(scope, key, equipmentId);
    const { source, reason } = parsed.value;
    if (before?.source === source && before.reason === reason) return ok(null);
    const at = ctx.clock.now();
    await saveChosenSource(scope, { equipmentId, quarterKey: key }, { source, reason }, at);
    const logged = { unit: truck.unit, quarter: quarterLabel(quarter) };
    await noteChanges(
      scope,
      [
        {
          entity: 'equipment',
          recordId: truck.id,
          action: 'updated',
          before: {
            ...logged,
            mileageSource: before?.source ?? '',
            mileageSourceReason: before?.reason ?? '',
          },
          after: { ...logged, mileageSource: source, mileageSourceReason: reason },
        },
      ],
      at,
    );
    return ok(null);
  });
}
