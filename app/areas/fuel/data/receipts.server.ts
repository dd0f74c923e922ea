import type { ReadFuelReceipt } from '~/reading/fuel-receipt';
import type { FuelUnit } from '~/engine/units/conversion';
import { dateText, dateValue, json } from '~/platform/database/column-values.server';
import { Prisma, type Receipt as ReceiptRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';

export interface Receipt {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

export async function insertReceipt(scope: CarrierScope, receipt: Receipt): Promise<void> {
  await scope.db.receipt.create({
    data: { ...receipt, carrierId: scope.carrierId, createdBy: scope.userId },
  });
}

/** A receipt of this carrier. */
export async function findReceipt(scope: CarrierScope, id: string): Promise<Receipt | null> {
  return scope.db.receipt.findFirst({
    where: { id, carrierId: scope.carrierId },
    select: { id: true, name: true, contentType: true, sizeBytes: true, sha256: true },
  });
}

/** used: its purchase was made, or the one that was there before was found. */
export type ReceiptStatus = 'processing' | 'read' | 'failed' | 'used';

/** Width and height of a page in points, upright; `quarters` and `skew` as of a document's page. */
export interface ReceiptPage {
  width: number;
  height: number;
  quarters?: number;
  skew?: number;
}

/** A receipt that was uploaded to be read. */
export interface UploadedReceipt extends Receipt {
  carrierId: string;
  status: ReceiptStatus;
  revision: number;
  reading: ReadFuelReceipt | null;
  problem: string | null;
  pages: ReceiptPage[];
  createdAt: Date;
}

const toUploaded = (row: ReceiptRow): UploadedReceipt => ({
  id: row.id,
  carrierId: row.carrierId,
  name: row.name,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  sha256: row.sha256,
  status: row.readStatus as ReceiptStatus,
  revision: row.readRevision,
  reading: row.reading as unknown as ReadFuelReceipt | null,
  problem: row.problem,
  pages: row.pageSizes as unknown as ReceiptPage[],
  createdAt: row.createdAt,
});

/** Keeps a receipt that is to be read. @returns the run that reads it */
export async function insertUploadedReceipt(scope: CarrierScope, receipt: Receipt): Promise<number> {
  const { readRevision } = await scope.db.receipt.create({
    data: {
      ...receipt,
      carrierId: scope.carrierId,
      createdBy: scope.userId,
      readStatus: 'processing',
      readRevision: 1,
    },
  });
  return readRevision;
}

/** A receipt of this carrier that was uploaded to be read. */
export async function findUploadedReceipt(scope: CarrierScope, id: string): Promise<UploadedReceipt | null> {
  const row = await scope.db.receipt.findFirst({
    where: { id, carrierId: scope.carrierId, readStatus: { not: null } },
  });
  return row && toUploaded(row);
}

/** Those that wait for a person, newest first. */
export async function listWaitingReceipts(scope: CarrierScope, limit: number): Promise<UploadedReceipt[]> {
  const rows = await scope.db.receipt.findMany({
    where: { carrierId: scope.carrierId, readStatus: { in: ['processing', 'read', 'failed'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.map(toUploaded);
}

/** What the carrier has of these very bytes: a receipt that waits, or the purchase that has it. */
export async function findSameReceipt(
  scope: CarrierScope,
  sha256: string,
): Promise<{ id: string; isWaiting: boolean; fuelId: number | null } | null> {
  const rows = await scope.db.receipt.findMany({
    where: { carrierId: scope.carrierId, sha256 },
    select: { id: true, readStatus: true, fuelPurchases: { select: { id: true }, take: 1 } },
    orderBy: { createdAt: 'desc' },
  });
  for (const { id, readStatus, fuelPurchases } of rows) {
    const isWaiting = readStatus !== null && readStatus !== 'used';
    const fuelId = fuelPurchases[0] ? Number(fuelPurchases[0].id) : null;
    if (isWaiting || fuelId !== null) return { id, isWaiting, fuelId };
  }
  return null;
}

/** Begins another reading of one that failed or was not finished. @returns its run, null where there is nothing to read */
export async function beginReading(scope: CarrierScope, id: string): Promise<number | null> {
  const rows = await scope.db.receipt.updateManyAndReturn({
    where: { id, carrierId: scope.carrierId, readStatus: { in: ['processing', 'failed'] } },
    data: { readStatus: 'processing', problem: null, readRevision: { increment: 1 } },
  });
  return rows[0]?.readRevision ?? null;
}

/** Claims a receipt for its purchase: false where it has one already. Call in the transaction that makes or changes that one. */
export async function useReceipt(scope: CarrierScope, id: string): Promise<boolean> {
  const { count } = await scope.db.receipt.updateMany({
    where: { id, carrierId: scope.carrierId, readStatus: { in: ['processing', 'read', 'failed'] } },
    data: { readStatus: 'used' },
  });
  return count === 1;
}

/** Removes the row of a receipt that waits. @returns its name; null where there is none such */
export async function deleteWaitingReceipt(scope: CarrierScope, id: string): Promise<string | null> {
  const found = await findUploadedReceipt(scope, id);
  if (!found || found.status === 'used') return null;
  await scope.db.receipt.deleteMany({ where: { id, carrierId: scope.carrierId } });
  return found.name;
}

/** For the job that reads. A job of an earlier release does not say whose receipt it is. */
export async function findReceiptToRead(
  scope: SystemScope,
  { carrierId, receiptId: id }: JobPayload<'readReceipt'>,
): Promise<UploadedReceipt | null> {
  const row = await scope.db.receipt.findFirst({ where: { ...(carrierId && { carrierId }), id } });
  return row && row.readStatus !== null ? toUploaded(row) : null;
}

/** Saves what was read, where no newer run has begun and the receipt still waits. @returns false for a stale run */
export async function saveReceiptReading(
  scope: SystemScope,
  { carrierId, id, revision }: Pick<UploadedReceipt, 'carrierId' | 'id' | 'revision'>,
  outcome: Pick<UploadedReceipt, 'reading' | 'problem' | 'pages'> & { status: 'read' | 'failed' },
): Promise<boolean> {
  const { count } = await scope.db.receipt.updateMany({
    where: { carrierId, id, readRevision: revision, readStatus: 'processing' },
    data: {
      readStatus: outcome.status,
      reading: outcome.reading === null ? Prisma.DbNull : json(outcome.reading),
      problem: outcome.problem,
      pageSizes: json(outcome.pages),
    },
  });
  return count === 1;
}

/** A purchase that a receipt may be the paper of. */
export interface LikePurchase {
  id: number;
  equipmentId: number | null;
  unit: string;
  date: string;
  state: string;
  city: string;
  seller: string;
  fuelType: string;
  /** As entered, in `fuelUnit`: "118.402". */
  quantity: string;
  fuelUnit: FuelUnit;
  /** Of a unit that is no volume its own thousandths. */
  gallonsThousandths: number;
  hasReceipt: boolean;
}

/** Purchases of these days with about these gallons, nearest in gallons first. */
export async function listPurchasesLike(
  scope: CarrierScope,
  like: { from: string; to: string; leastThousandths: number; mostThousandths: number },
): Promise<LikePurchase[]> {
  const rows = await scope.db.fuelPurchase.findMany({
    where: {
      carrierId: scope.carrierId,
      date: { gte: dateValue(like.from), lte: dateValue(like.to) },
      gallonsThousandths: { gte: BigInt(like.leastThousandths), lte: BigInt(like.mostThousandths) },
    },
    include: { equipment: { select: { unit: true } } },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    take: 20,
  });
  return rows.map((row) => ({
    id: Number(row.id),
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    unit: row.equipment?.unit ?? '',
    date: dateText(row.date),
    state: row.state,
    city: row.city,
    seller: row.seller,
    fuelType: row.fuelType,
    quantity: row.quantity.toString(),
    fuelUnit: row.fuelUnit as FuelUnit,
    gallonsThousandths: Number(row.gallonsThousandths),
    hasReceipt: row.receiptId !== null,
  }));
}
