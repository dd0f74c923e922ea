import { json } from '~/platform/database/column-values.server';
import type { ReportFile as ReportFileRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';

export type ReportFileStatus = 'queued' | 'running' | 'ready' | 'failed';

export interface ReportFile {
  id: string;
  kind: string;
  quarterKey: number | null;
  params: Record<string, unknown>;
  status: ReportFileStatus;
  progress: number;
  stage: string;
  error: string | null;
  fileName: string;
  contentType: string;
  sizeBytes: number | null;
  sha256: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date;
}

const toFile = ({
  carrierId: _carrier,
  userId: _user,
  fingerprint: _fingerprint,
  params,
  sizeBytes,
  ...row
}: ReportFileRow): ReportFile => ({
  ...row,
  params: params as Record<string, unknown>,
  sizeBytes: sizeBytes === null ? null : Number(sizeBytes),
});

export interface NewReportFile {
  id: string;
  kind: string;
  quarterKey: number | null;
  params: Record<string, unknown>;
  fingerprint: string;
  fileName: string;
  contentType: string;
  expiresAt: Date;
}

/** The file of this content: the one there is, or a new one that nobody makes yet. */
export async function findOrInsertReportFile(
  scope: CarrierScope,
  file: NewReportFile,
  at: Date,
): Promise<{ file: ReportFile; isNew: boolean }> {
  const { count } = await scope.db.reportFile.createMany({
    data: [
      { ...file, params: json(file.params), carrierId: scope.carrierId, userId: scope.userId, createdAt: at },
    ],
    skipDuplicates: true,
  });
  const row = await scope.db.reportFile.findUniqueOrThrow({
    where: { carrierId_fingerprint: { carrierId: scope.carrierId, fingerprint: file.fingerprint } },
  });
  return { file: toFile(row), isNew: count === 1 };
}

export async function findReportFile(scope: CarrierScope, id: string): Promise<ReportFile | null> {
  const row = await scope.db.reportFile.findFirst({ where: { id, carrierId: scope.carrierId } });
  return row && toFile(row);
}

/** The latest files, newest first. */
export async function listReportFiles(
  scope: CarrierScope,
  filter: { kind?: string; quarterKey?: number },
  limit = 20,
): Promise<ReportFile[]> {
  const rows = await scope.db.reportFile.findMany({
    where: { carrierId: scope.carrierId, ...filter },
    orderBy: { createdAt: 'desc' },
    take: limit,
  });
  return rows.map(toFile);
}

/** Whose file it is, for the job that makes it; null where it is gone. A job of an earlier release does not name the carrier. */
export async function findReportFileOwner(
  scope: SystemScope,
  { carrierId, fileId: id }: JobPayload<'makeReportFile'>,
): Promise<{ userId: string; carrierId: string; status: ReportFileStatus } | null> {
  return scope.db.reportFile.findFirst({
    where: { ...(carrierId && { carrierId }), id },
    select: { userId: true, carrierId: true, status: true },
  });
}

export async function updateReportFile(
  scope: CarrierScope,
  id: string,
  data: Partial<
    Pick<
      ReportFile,
      'status' | 'progress' | 'stage' | 'error' | 'sizeBytes' | 'sha256' | 'finishedAt' | 'expiresAt'
    >
  >,
): Promise<void> {
  await scope.db.reportFile.updateMany({ where: { id, carrierId: scope.carrierId }, data });
}

/** Notes how far a file that is made in parts is. */
export async function updateReportFileState(
  scope: CarrierScope,
  id: string,
  params: Record<string, unknown>,
): Promise<void> {
  await scope.db.reportFile.updateMany({
    where: { id, carrierId: scope.carrierId },
    data: { params: json(params) },
  });
}

/** Files whose time has come, for the sweep. */
export async function listExpiredReportFiles(
  scope: SystemScope,
  now: Date,
  limit = 200,
): Promise<{ id: string; carrierId: string }[]> {
  return scope.db.reportFile.findMany({
    where: { expiresAt: { lt: now } },
    select: { id: true, carrierId: true },
    take: limit,
  });
}

export async function deleteReportFile(
  scope: SystemScope,
  { carrierId, id }: { carrierId: string; id: string },
): Promise<void> {
  await scope.db.reportFile.deleteMany({ where: { carrierId, id } });
}
