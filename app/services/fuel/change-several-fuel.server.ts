import { findEquipment } from '~/data/records/equipment.server';
import {
  findFuelPurchases,
  updateFuelPurchase,
  type FuelFields,
  type FuelPurchase,
} from '~/data/records/fuel.server';
import { listFuelInLedger } from '~/data/records/ledger.server';
import { logChanges, type RecordChange } from '~/data/records/record-changes.server';
import { inTransaction, type CarrierScope } from '~/data/database/scope.server';
import { quarterKey, quarterOfDate } from '~/domain/calendar/quarter';
import { fuelPatchSchema, type FuelPatch } from '~/domain/fuel/fuel.schema';
import { gallonsThousandths } from '~/domain/fuel/gallons';
import { fail, invalid, notFound, ok, type Result } from '~/domain/result';
import { toCents } from '~/domain/units/decimal';
import { refuseReader } from '../authorize';
import type { Ctx } from '../context';
import { INVALID_DATA, parseInput } from '../parse-input';
import { refuseFiled } from '../trips/locked-quarter.server';
import { NO_SUCH_FUEL } from './save-fuel.server';

/** Writes the filled-in fields onto several purchases, all or none; empty fields leave what is there. */
export async function changeSeveralFuel(
  ctx: Ctx<CarrierScope>,
  input: { ids: readonly number[]; fields: unknown },
): Promise<Result<FuelPurchase[]>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(fuelPatchSchema, input.fields);
  if (!parsed.ok) return parsed;
  const patch = parsed.value;
  if (typeof patch.equipmentId === 'number' && !(await findEquipment(ctx.scope, patch.equipmentId))) {
    return invalid(INVALID_DATA, { equipmentId: ['This unit was not found. Choose another one.'] });
  }
  const at = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope): Promise<Result<FuelPurchase[]>> => {
    const before = await findFuelPurchases(scope, input.ids);
    if (before.length < input.ids.length || before.length === 0) return notFound(NO_SUCH_FUEL);
    const wanted = before.map((purchase) => merged(purchase, patch));
    const keys = [
      ...before.map((purchase) => purchase.quarterKey),
      ...wanted.map(({ date }) => quarterKey(quarterOfDate(date))),
    ];
    const filed = await refuseFiled(scope, keys);
    if (filed) return filed;
    const after: FuelPurchase[] = [];
    for (const [index, purchase] of before.entries()) {
      const saved = await updateFuelPurchase(
        scope,
        purchase.id,
        purchase.revision,
        wanted[index] as FuelFields,
        undefined,
        at,
      );
      if (!saved)
        return fail({
          kind: 'conflict',
          message: 'Somebody else has changed one of these purchases meanwhile. Open them again.',
        });
      after.push(saved);
    }
    await listFuelInLedger(scope, input.ids);
    const changes = after.map((saved, index): RecordChange => ({
      entity: 'fuel',
      recordId: saved.id,
      action: 'updated',
      before: before[index],
      after: saved,
    }));
    await logChanges(scope, changes, at);
    return ok(after);
  });
}

function merged(purchase: FuelPurchase, patch: FuelPatch): FuelFields {
  const { id: _id, quarterKey: _q, receipt: _receipt, revision: _r, updatedAt: _u, ...now } = purchase;
  const text = (value: string | undefined, before: string) => (value ? value : before);
  const quantity = patch.quantity && !patch.quantity.isZero() ? patch.quantity.toString() : now.quantity;
  const fuelUnit = patch.fuelUnit || now.fuelUnit;
  // A place is one thing: where a new state is given, the old town and zip do not stay with it.
  const moved = patch.state && patch.state !== now.state;
  return {
    ...now,
    equipmentId: patch.equipmentId ?? now.equipmentId,
    date: text(patch.date, now.date),
    quantity,
    fuelUnit,
    gallonsThousandths: gallonsThousandths(quantity, fuelUnit),
    fuelType: patch.fuelType || now.fuelType,
    city: moved ? (patch.city ?? '') : text(patch.city, now.city),
    state: text(patch.state, now.state),
    zip: moved ? (patch.zip ?? '') : text(patch.zip, now.zip),
    seller: text(patch.seller, now.seller),
    pricePerUnit: patch.pricePerUnit ? patch.pricePerUnit.toString() : now.pricePerUnit,
    totalCents: patch.total ? toCents(patch.total) : now.totalCents,
    taxPaid: patch.taxPaid ? patch.taxPaid === '1' : now.taxPaid,
    bulk: patch.bulk ? patch.bulk === '1' : now.bulk,
    notes: text(patch.notes, now.notes),
  };
}
