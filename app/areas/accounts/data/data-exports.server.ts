import type { DataExportStatus } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export interface DataExportRecord {
  id: string;
  status: DataExportStatus;
  progress: number;
  error: string | null;
  sizeBytes: number | null;
  createdAt: Date;
  expiresAt: Date;
}

const RECORD = {
  id: true,
  status: true,
  progress: true,
  error: true,
  sizeBytes: true,
  createdAt: true,
  expiresAt: true,
} as const;

export const insertDataExport = async (
  scope: CarrierScope,
  input: { now: Date; expiresAt: Date },
): Promise<string> => {
  const { now: createdAt, expiresAt } = input;
  const { carrierId, userId } = scope;
  const { id } = await scope.db.dataExport.create({
    data: { carrierId, userId, createdAt, expiresAt },
    select: { id: true },
  });
  return id;
};

/** The person's own exports of this carrier, latest first. */
export const listDataExports = (scope: CarrierScope, now: Date): Promise<DataExportRecord[]> =>
  scope.db.dataExport.findMany({
    where: { carrierId: scope.carrierId, userId: scope.userId, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
    take: 10,
    select: RECORD,
  });

export const findDataExport = (
  scope: CarrierScope,
  id: string,
  now: Date,
): Promise<DataExportRecord | null> =>
  scope.db.dataExport.findFirst({
    where: { id, carrierId: scope.carrierId, userId: scope.userId, expiresAt: { gt: now } },
    select: RECORD,
  });

/** Who an export is made for; null where the export is gone. */
export const findExportOwner = (
  scope: SystemScope,
  id: string,
): Promise<{ userId: string; carrierId: string; status: DataExportStatus } | null> =>
  scope.db.dataExport.findUnique({ where: { id }, select: { userId: true, carrierId: true, status: true } });

export const updateDataExport = (
  scope: CarrierScope,
  id: string,
  data: {
    status?: DataExportStatus;
    progress?: number;
    error?: string | null;
    sizeBytes?: number;
    finishedAt?: Date;
  },
): Promise<unknown> => scope.db.dataExport.updateMany({ where: { id, carrierId: scope.carrierId }, data });

export async function replaceExportChunks(
  scope: CarrierScope,
  exportId: string,
  chunks: Uint8Array<ArrayBuffer>[],
): Promise<void> {
  await scope.db.dataExportChunk.deleteMany({ where: { exportId, export: { carrierId: scope.carrierId } } });
  for (const [position, bytes] of chunks.entries())
    await scope.db.dataExportChunk.create({ data: { exportId, position, bytes } });
}

/** One piece of the ZIP, or null after the last. */
export async function readExportChunk(
  scope: CarrierScope,
  exportId: string,
  position: number,
): Promise<Uint8Array | null> {
  const chunk = await scope.db.dataExportChunk.findFirst({
    where: { exportId, position, export: { carrierId: scope.carrierId, userId: scope.userId } },
    select: { bytes: true },
  });
  return chunk?.bytes ?? null;
}

export async function deleteOldExports(scope: SystemScope, now: Date): Promise<number> {
  const { count } = await scope.db.dataExport.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
