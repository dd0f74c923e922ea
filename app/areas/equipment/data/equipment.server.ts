import type { EarlierWeights } from '~/areas/equipment/rules/dated-weights';
import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import type { Vehicle } from '~/areas/equipment/rules/vehicle';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { dateTextOrNull, dateValueOrNull } from '~/platform/database/column-values.server';
import { Prisma, type Equipment as EquipmentRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

export type Equipment = Vehicle;
export type EquipmentFields = Omit<Equipment, 'id' | 'revision' | 'updatedAt'>;

export const toEquipment = (row: EquipmentRow): Equipment => {
  const {
    id,
    carrierId: _carrier,
    createdAt: _created,
    fuelType,
    weightsFrom,
    earlierWeights,
    odometerReplacements,
    inServiceOn,
    outOfServiceOn,
    ...rest
  } = row;
  return {
    ...rest,
    id: Number(id),
    fuelType: fuelType as FuelType,
    weightsFrom: dateTextOrNull(weightsFrom),
    earlierWeights: earlierWeights as unknown as EarlierWeights[],
    odometerReplacements: odometerReplacements as unknown as OdometerReplacement[],
    inServiceOn: dateTextOrNull(inServiceOn),
    outOfServiceOn: dateTextOrNull(outOfServiceOn),
  };
};

const toColumns = ({
  weightsFrom,
  earlierWeights,
  odometerReplacements,
  inServiceOn,
  outOfServiceOn,
  ...fields
}: EquipmentFields) => ({
  ...fields,
  weightsFrom: dateValueOrNull(weightsFrom),
  earlierWeights: earlierWeights as unknown as Prisma.InputJsonValue,
  odometerReplacements: odometerReplacements as unknown as Prisma.InputJsonValue,
  inServiceOn: dateValueOrNull(inServiceOn),
  outOfServiceOn: dateValueOrNull(outOfServiceOn),
});

/** "T-2" before "T-10". */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** All vehicles, active ones first, by unit number. */
export async function listEquipment(scope: CarrierScope): Promise<Equipment[]> {
  const rows = await scope.db.equipment.findMany({ where: { carrierId: scope.carrierId } });
  return inListOrder(rows.map(toEquipment));
}

/** Active ones first, by unit number. */
export const inListOrder = (vehicles: readonly Equipment[]): Equipment[] =>
  [...vehicles].sort((a, b) => Number(b.active) - Number(a.active) || collator.compare(a.unit, b.unit));

export async function findEquipment(scope: CarrierScope, id: number): Promise<Equipment | null> {
  const row = await scope.db.equipment.findFirst({ where: { id: BigInt(id), carrierId: scope.carrierId } });
  return row && toEquipment(row);
}

/** Those of these vehicles that the carrier has. */
export async function findUnits(scope: CarrierScope, ids: readonly number[]): Promise<Equipment[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db.equipment.findMany({
    where: { carrierId: scope.carrierId, id: { in: ids.map((id) => BigInt(id)) } },
  });
  return rows.map(toEquipment);
}

/** The new vehicle, or 'taken' where the carrier has one of this number. */
export async function insertEquipment(
  scope: CarrierScope,
  fields: EquipmentFields,
): Promise<Equipment | 'taken'> {
  const [row] = await scope.db.equipment.createManyAndReturn({
    data: [{ ...toColumns(fields), carrierId: scope.carrierId }],
    skipDuplicates: true,
  });
  return row ? toEquipment(row) : 'taken';
}

/** The changed vehicle; null where `revision` is no longer the one that was read. The number must be free (unitHolder). */
export async function updateEquipment(
  scope: CarrierScope,
  id: number,
  revision: number,
  fields: EquipmentFields,
  at: Date,
): Promise<Equipment | null> {
  const [row] = await scope.db.equipment.updateManyAndReturn({
    where: { id: BigInt(id), carrierId: scope.carrierId, revision },
    data: { ...toColumns(fields), revision: { increment: 1 }, updatedAt: at },
  });
  return row ? toEquipment(row) : null;
}

/** The id of the vehicle with this number, if any. */
export async function unitHolder(scope: CarrierScope, unit: string): Promise<number | null> {
  const row = await scope.db.equipment.findFirst({
    where: { carrierId: scope.carrierId, unit },
    select: { id: true },
  });
  return row && Number(row.id);
}

/** Trips and purchases that hang on the vehicle. */
export async function countRecordsOf(scope: CarrierScope, id: number): Promise<number> {
  const where = { carrierId: scope.carrierId, equipmentId: BigInt(id) };
  const [trips, fuel] = [await scope.db.trip.count({ where }), await scope.db.fuelPurchase.count({ where })];
  return trips + fuel;
}

export async function deleteEquipment(scope: CarrierScope, id: number): Promise<boolean> {
  const { count } = await scope.db.equipment.deleteMany({
    where: { id: BigInt(id), carrierId: scope.carrierId },
  });
  return count === 1;
}

/** Serialises what must be counted or kept unique in a carrier, until the transaction ends. */
export async function lockCarrier(scope: CarrierScope): Promise<void> {
  await scope.db.$queryRaw(
    Prisma.sql`SELECT "id" FROM "carrier" WHERE "id" = ${scope.carrierId}::uuid FOR NO KEY UPDATE`,
  );
}

/** Those of these vehicles that the carrier does not have any more. */
export async function missingUnits(scope: CarrierScope, ids: readonly number[]): Promise<number[]> {
  const rows = await scope.db.equipment.findMany({
    where: { carrierId: scope.carrierId, id: { in: ids.map((id) => BigInt(id)) } },
    select: { id: true },
  });
  const there = new Set(rows.map(({ id }) => Number(id)));
  return ids.filter((id) => !there.has(id));
}
