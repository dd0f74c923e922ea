import type { PaperLayout, PaperLine } from '~/reading/reading';
import { json } from '~/platform/database/column-values.server';
import type { PaperLayout as LayoutRow } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export interface StoredLayout extends PaperLayout {
  /** Papers that were read by it. */
  papers: number;
  createdAt: Date;
  usedAt: Date | null;
}

const toLayout = ({
  marks,
  places,
  stops,
  carrierId: _carrier,
  createdBy: _by,
  ...row
}: LayoutRow): StoredLayout => ({
  ...row,
  marks: marks as unknown as StoredLayout['marks'],
  places: places as unknown as StoredLayout['places'],
  stops: stops as unknown as StoredLayout['stops'],
});

const OLDEST_FIRST = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];

export async function listLayouts(scope: CarrierScope): Promise<StoredLayout[]> {
  const rows = await scope.db.paperLayout.findMany({
    where: { carrierId: scope.carrierId },
    orderBy: OLDEST_FIRST,
  });
  return rows.map(toLayout);
}

/** For the job that reads. */
export async function listLayoutsOf(scope: SystemScope, carrierId: string): Promise<StoredLayout[]> {
  const rows = await scope.db.paperLayout.findMany({ where: { carrierId }, orderBy: OLDEST_FIRST });
  return rows.map(toLayout);
}

export async function insertLayout(
  scope: CarrierScope,
  { name, marks, places, stops }: Omit<PaperLayout, 'id'>,
  at: Date,
): Promise<string> {
  const row = await scope.db.paperLayout.create({
    data: {
      carrierId: scope.carrierId,
      createdBy: scope.userId,
      name,
      marks: json(marks),
      places: json(places),
      ...(stops ? { stops: json(stops) } : {}),
      createdAt: at,
    },
  });
  return row.id;
}

export async function updateLayout(
  scope: CarrierScope,
  id: string,
  { marks, places, stops }: Pick<PaperLayout, 'marks' | 'places' | 'stops'>,
): Promise<void> {
  await scope.db.paperLayout.updateMany({
    where: { id, carrierId: scope.carrierId },
    data: { marks: json(marks), places: json(places), ...(stops ? { stops: json(stops) } : {}) },
  });
}

/** @returns false where the carrier has no such layout */
export async function renameLayout(scope: CarrierScope, id: string, name: string): Promise<boolean> {
  const { count } = await scope.db.paperLayout.updateMany({
    where: { id, carrierId: scope.carrierId },
    data: { name },
  });
  return count === 1;
}

/** @returns false where the carrier has no such layout */
export async function deleteLayout(scope: CarrierScope, id: string): Promise<boolean> {
  const { count } = await scope.db.paperLayout.deleteMany({ where: { id, carrierId: scope.carrierId } });
  return count === 1;
}

/** A paper was read by the layout. */
export async function noteUse(scope: SystemScope, carrierId: string, id: string, at: Date): Promise<void> {
  await scope.db.paperLayout.updateMany({
    where: { id, carrierId },
    data: { papers: { increment: 1 }, usedAt: at },
  });
}

/** Keeps the print of a document beside its reading. */
export async function saveText(
  scope: SystemScope,
  { id: documentId, carrierId }: { id: string; carrierId: string },
  lines: readonly PaperLine[],
): Promise<void> {
  const text = { lines: json(lines) };
  await scope.db.documentText.upsert({
    where: { carrierId_documentId: { carrierId, documentId } },
    create: { carrierId, documentId, ...text },
    update: text,
  });
}

/** The print of a document; null where it was read before print was kept. */
export async function findText(scope: CarrierScope, documentId: string): Promise<PaperLine[] | null> {
  const row = await scope.db.documentText.findFirst({ where: { documentId, carrierId: scope.carrierId } });
  return row && (row.lines as unknown as PaperLine[]);
}
