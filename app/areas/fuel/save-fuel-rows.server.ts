import { findFuelByKey, type FuelFields, type FuelPurchase } from '~/areas/fuel/data/fuel.server';
import { listEquipment, type Vehicle } from '~/areas/equipment/read-equipment.server';
import { NO_SUCH_UNIT, unitByName } from '~/areas/equipment/rules/unit-name';
import { DEFAULT_FUEL_TYPE } from '~/engine/ifta/fuel-types';
import { invalid, ok, type Failure, type FieldErrors, type Result } from '~/engine/result';
import { FUEL_UNITS } from '~/areas/fuel/rules/fuel.schema';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { createFuel, prepareFuel } from './save-fuel.server';

export interface TypedFuelRow {
  /** UUID: the same row sent twice makes one purchase. */
  key: string;
  /** The truck by its number, as the carrier calls it. */
  unit: string;
  date: string;
  city: string;
  state: string;
  quantity: string;
  total: string;
  seller: string;
  reference: string;
}

export interface SavedFuelRows {
  saved: FuelPurchase[];
  /** What is wrong with the others: by key, then by column. */
  failed: Map<string, FieldErrors>;
}

export const SAVED_BEFORE = 'This row was saved before. Change it in the list, or clear it here.';

/**
 * Records purchases, each for itself: a wrong one keeps no other from being saved. Each takes the fuel of its truck.
 * @param fuelUnit what all quantities are measured in
 */
export async function saveFuelRows(
  ctx: Ctx<CarrierScope>,
  { rows, fuelUnit }: { rows: readonly TypedFuelRow[]; fuelUnit: string },
): Promise<Result<SavedFuelRows>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!FUEL_UNITS.some((known) => known === fuelUnit)) return invalid('Choose gallons or liters.');
  const units = (await listEquipment(ctx)).rows;
  const result: SavedFuelRows = { saved: [], failed: new Map() };
  for (const row of rows) {
    const made = await saveRow(ctx, row, { fuelUnit, units });
    if (made.ok) result.saved.push(made.value);
    else result.failed.set(row.key, made.errors);
  }
  return ok(result);
}

type SavedRow = { ok: true; value: FuelPurchase } | { ok: false; errors: FieldErrors };

async function saveRow(
  ctx: Ctx<CarrierScope>,
  { key, unit, ...typed }: TypedFuelRow,
  { fuelUnit, units }: { fuelUnit: string; units: readonly Vehicle[] },
): Promise<SavedRow> {
  const vehicle = unitByName(units, unit);
  const fields = {
    ...typed,
    equipmentId: vehicle ? String(vehicle.id) : '',
    fuelUnit,
    fuelType: vehicle?.fuelType ?? DEFAULT_FUEL_TYPE,
    idempotencyKey: key,
  };
  const before = await findFuelByKey(ctx.scope, key);
  if (before) {
    const prepared = await prepareFuel(ctx, fields);
    return prepared.ok && isSame(before, prepared.value.fields)
      ? { ok: true, value: before }
      : { ok: false, errors: { unit: [SAVED_BEFORE] } };
  }
  const made = await createFuel(ctx, { fields });
  if (made.ok) return { ok: true, value: made.value };
  const errors = byColumn(made.failure);
  return { ok: false, errors: unit !== '' && !vehicle ? { ...errors, unit: [NO_SUCH_UNIT] } : errors };
}

const COMPARED = ['equipmentId', 'date', 'state', 'city', 'totalCents', 'seller', 'reference'] as const;

/** Whether a purchase is what the row says, so that the row was only sent twice. */
const isSame = (saved: FuelPurchase, typed: FuelFields): boolean =>
  saved.gallonsThousandths === typed.gallonsThousandths &&
  COMPARED.every((name) => saved[name] === typed[name]);

const COLUMN_OF: Readonly<Record<string, string>> = {
  date: 'date',
  city: 'city',
  zip: 'city',
  state: 'state',
  quantity: 'quantity',
  total: 'total',
  seller: 'seller',
  reference: 'reference',
};

/** What is wrong, beside the cell where it can be mended; what has none is in the first. */
function byColumn(failure: Failure): FieldErrors {
  const fields = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  const errors: FieldErrors = {};
  for (const [name, messages] of Object.entries(fields)) {
    const column = COLUMN_OF[name] ?? 'unit';
    errors[column] = [...(errors[column] ?? []), ...messages];
  }
  if (Object.keys(errors).length > 0) return errors;
  // A filed quarter is closed to the date of the row.
  return { [failure.kind === 'conflict' ? 'date' : 'unit']: [failure.message] };
}
