import { Prisma } from '~/platform/database/generated/prisma/client';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { FuelUnit } from '~/engine/units/conversion';
import type { FuelTexts } from '~/areas/fuel/fields';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { bigints, dateText, dateValue } from '~/platform/database/column-values.server';
import type {
  FuelPurchase as FuelRow,
  Receipt as ReceiptRow,
} from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

export interface FuelFields extends FuelTexts {
  equipmentId: number | null;
  date: string;
  /** Exact decimal text, in `fuelUnit`. */
  quantity: string;
  fuelUnit: FuelUnit;
  gallonsThousandths: number;
  fuelType: FuelType;
  city: string;
  state: string;
  zip: string;
  /** Exact decimal text. */
  pricePerUnit: string | null;
  totalCents: number | null;
  taxPaid: boolean;
  bulk: boolean;
  /** The carrier's own tank that it was drawn from; null for a pump, or a tank that is not named. */
  tankId: number | null;
}

export interface FuelPurchase extends FuelFields {
  id: number;
  /** Exact decimal text, in `fuelUnit`: the part that tax was not paid on, where it is a part. */
  untaxedQuantity: string | null;
  quarterKey: number;
  receipt: { id: string; name: string; contentType: string } | null;
  revision: number;
  updatedAt: Date;
}

const withReceipt = { include: { receipt: true } } as const;

function toFuel(row: FuelRow & { receipt: ReceiptRow | null }): FuelPurchase {
  const {
    carrierId: _carrier,
    idempotencyKey: _key,
    createdAt: _created,
    receiptId: _receipt,
    receipt,
    ...rest
  } = row;
  return {
    ...rest,
    id: Number(row.id),
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    tankId: row.tankId === null ? null : Number(row.tankId),
    untaxedQuantity: row.untaxedQuantity?.toString() ?? null,
    date: dateText(row.date),
    quantity: row.quantity.toString(),
    fuelUnit: row.fuelUnit as FuelUnit,
    fuelType: row.fuelType as FuelType,
    gallonsThousandths: Number(row.gallonsThousandths),
    pricePerUnit: row.pricePerUnit?.toString() ?? null,
    receipt: receipt && { id: receipt.id, name: receipt.name, contentType: receipt.contentType },
  };
}

const toColumns = ({ equipmentId, tankId, date, gallonsThousandths, ...fields }: FuelFields) => ({
  ...fields,
  tankId: tankId === null ? null : BigInt(tankId),
  equipmentId: equipmentId === null ? null : BigInt(equipmentId),
  date: dateValue(date),
  quarterKey: quarterKey(quarterOfDate(date)),
  gallonsThousandths: BigInt(gallonsThousandths),
});

/** The purchases of these ids that are this carrier's, in the order of the ids. */
export async function findFuelPurchases(
  scope: CarrierScope,
  ids: readonly number[],
): Promise<FuelPurchase[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db.fuelPurchase.findMany({
    where: { id: { in: bigints(ids) }, carrierId: scope.carrierId },
    ...withReceipt,
  });
  const found = new Map(rows.map((row) => [Number(row.id), toFuel(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export const findFuelPurchase = async (scope: CarrierScope, id: number): Promise<FuelPurchase | null> =>
  (await findFuelPurchases(scope, [id]))[0] ?? null;

/** The purchase that an earlier sending of the same form made. */
export async function findFuelByKey(
  scope: CarrierScope,
  idempotencyKey: string,
): Promise<FuelPurchase | null> {
  const row = await scope.db.fuelPurchase.findUnique({
    where: { carrierId_idempotencyKey: { carrierId: scope.carrierId, idempotencyKey } },
    ...withReceipt,
  });
  return row && toFuel(row);
}

export async function insertFuelPurchase(
  scope: CarrierScope,
  fields: FuelFields,
  extra: { idempotencyKey: string | null; receiptId: string | null },
): Promise<FuelPurchase> {
  const row = await scope.db.fuelPurchase.create({
    data: { ...toColumns(fields), ...extra, carrierId: scope.carrierId },
    ...withReceipt,
  });
  // Triggers have given fuel from a tank the tax status of its deliveries.
  if (fields.tankId !== null) return (await findFuelPurchase(scope, Number(row.id))) ?? toFuel(row);
  return toFuel(row);
}

/** The changed purchase; null where `revision` is no longer the one that was read. `receiptId` undefined keeps the receipt. */
export async function updateFuelPurchase(
  scope: CarrierScope,
  id: number,
  revision: number,
  fields: FuelFields,
  receiptId: string | null | undefined,
  at: Date,
): Promise<FuelPurchase | null> {
  const { count } = await scope.db.fuelPurchase.updateMany({
    where: { id: BigInt(id), carrierId: scope.carrierId, revision },
    data: {
      ...toColumns(fields),
      ...(receiptId === undefined ? {} : { receiptId }),
      revision: { increment: 1 },
      updatedAt: at,
    },
  });
  return count === 1 ? findFuelPurchase(scope, id) : null;
}

/** Holds purchases of the carrier as they are until the transaction ends. */
export async function lockFuelPurchases(scope: CarrierScope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await scope.db.$queryRaw(
      Prisma.sql`SELECT "id" FROM "fuel_purchase" WHERE "carrierId" = ${scope.carrierId}::uuid AND "id" = ANY(${bigints(ids)}::bigint[]) ORDER BY "id" FOR UPDATE`,
    );
}

export async function deleteFuelPurchases(scope: CarrierScope, ids: readonly number[]): Promise<number> {
  const { count } = await scope.db.fuelPurchase.deleteMany({
    where: { id: { in: bigints(ids) }, carrierId: scope.carrierId },
  });
  return count;
}

/** Purchases whose tax the database set anew in this transaction, because the book of their tank was counted again. */
export async function listRecountedFuel({ db, carrierId }: CarrierScope): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: bigint }[]>`
    SELECT "id" FROM "fuel_purchase"
     WHERE "carrierId" = ${carrierId}::uuid AND "tankId" IS NOT NULL AND "updatedAt" = now()::timestamptz(3) ORDER BY "id"`;
  return rows.map(({ id }) => Number(id));
}

/** Puts purchases on another unit. */
export async function moveFuelPurchases(
  scope: CarrierScope,
  ids: readonly number[],
  equipmentId: number,
  at: Date,
): Promise<void> {
  await scope.db.fuelPurchase.updateMany({
    where: { carrierId: scope.carrierId, id: { in: bigints(ids) } },
    data: { equipmentId: BigInt(equipmentId), revision: { increment: 1 }, updatedAt: at },
  });
}

/** Where a vehicle was filled on these days, oldest first. */
export async function listFuelOn(
  scope: CarrierScope,
  equipmentId: number,
  dates: readonly string[],
): Promise<{ date: string; state: string }[]> {
  const rows = await scope.db.fuelPurchase.findMany({
    where: {
      carrierId: scope.carrierId,
      equipmentId,
      date: { in: dates.map(dateValue) },
    },
    select: { date: true, state: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ date, state }) => ({ date: dateText(date), state }));
}
