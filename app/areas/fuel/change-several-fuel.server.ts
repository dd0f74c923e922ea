import { findTank } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { drawnFuelProblems, NO_TANK_TO_DRAW_FROM } from '~/areas/bulk-tanks/rules/drawn-fuel';
import { findEquipment } from '~/areas/equipment/data/equipment.server';
import {
  findFuelPurchases,
  updateFuelPurchase,
  type FuelFields,
  type FuelPurchase,
} from '~/areas/fuel/data/fuel.server';
import { listFuelInLedger } from '~/areas/ledger/data/ledger.server';
import { noteChanges, type RecordChange } from '~/areas/ledger/note-changes.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { farDateProblem } from '~/areas/trips/rules/far-date';
import { fuelPatchSchema, type FuelPatch } from '~/areas/fuel/rules/fuel.schema';
import { gallonsThousandths } from '~/areas/fuel/rules/gallons';
import { fail, invalid, notFound, ok, type FieldErrors, type Result } from '~/engine/result';
import { eachText, noTexts } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { toCents } from '~/engine/units/decimal';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { NO_SUCH_FUEL } from './save-fuel.server';

/** Fields that may be emptied. */
const EMPTIED = {
  city: '',
  zip: '',
  ...noTexts(FUEL_TEXTS),
  pricePerUnit: null,
  totalCents: null,
} as const satisfies Partial<FuelFields>;

/**
 * Writes the filled-in fields onto several purchases, all or none; empty fields leave what is there, unless `emptied` names
 * them.
 */
export async function changeSeveralFuel(
  ctx: Ctx<CarrierScope>,
  input: { ids: readonly number[]; fields: unknown; emptied?: readonly string[]; removeReceipt?: boolean },
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
  const far = farDateProblem(patch.date ?? '', at);
  if (far) return invalid(INVALID_DATA, { date: [far] });
  const emptied = Object.fromEntries(
    Object.entries(EMPTIED).filter(([name]) =>
      (input.emptied ?? []).includes(name === 'totalCents' ? 'total' : name),
    ),
  );
  return inTransaction(ctx.scope, async (scope): Promise<Result<FuelPurchase[]>> => {
    const before = await findFuelPurchases(scope, input.ids);
    if (before.length < input.ids.length || before.length === 0) return notFound(NO_SUCH_FUEL);
    const wanted = before.map((purchase) => ({ ...merged(purchase, patch), ...emptied }));
    const misfits = await tankProblems(scope, wanted, patch.tankId != null);
    if (misfits) return invalid(INVALID_DATA, misfits);
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
        input.removeReceipt ? null : undefined,
        at,
      );
      if (!saved)
        return fail({
          kind: 'conflict',
          message: 'Someone else has changed one of these purchases meanwhile. Open them again.',
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
    await noteChanges(scope, changes, at);
    return ok(after);
  });
}

/** What does not fit the tanks that the purchases would name; the tank's own field where only it was given. */
async function tankProblems(
  scope: CarrierScope,
  wanted: readonly FuelFields[],
  isGiven: boolean,
): Promise<FieldErrors | null> {
  const named = [...new Set(wanted.flatMap(({ tankId }) => (tankId === null ? [] : [tankId])))];
  for (const id of named) {
    const tank = await findTank(scope, id);
    if (!tank) return { tankId: [NO_TANK_TO_DRAW_FROM] };
    for (const fuel of wanted.filter(({ tankId }) => tankId === id)) {
      const problems = drawnFuelProblems(tank, fuel);
      if (Object.keys(problems).length > 0)
        return isGiven ? { tankId: Object.values(problems).flat() } : problems;
    }
  }
  return null;
}

function merged(purchase: FuelPurchase, patch: FuelPatch): FuelFields {
  const {
    id: _id,
    quarterKey: _q,
    receipt: _receipt,
    revision: _r,
    updatedAt: _u,
    untaxedQuantity: _part,
    ...now
  } = purchase;
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
    ...eachText(FUEL_TEXTS, (name) => text(patch[name], now[name])),
    pricePerUnit: patch.pricePerUnit ? patch.pricePerUnit.toString() : now.pricePerUnit,
    totalCents: patch.total ? toCents(patch.total) : now.totalCents,
    taxPaid: patch.taxPaid ? patch.taxPaid === '1' : now.taxPaid,
    bulk: patch.bulk ? patch.bulk === '1' : now.bulk || patch.tankId != null,
    // Fuel that came from no tank of the carrier's names none.
    tankId: patch.bulk === '0' ? null : (patch.tankId ?? now.tankId),
  };
}
