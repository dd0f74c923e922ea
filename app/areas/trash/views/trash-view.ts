import type { TrashBatch } from '~/areas/trash/restore-from-trash.server';
import { daysLeft } from '~/areas/trash/rules/trash-days';

export interface TrashLine {
  id: string;
  /** "2 trips and 1 fuel purchase" */
  title: string;
  /** The file they came from; null where they were deleted one by one. */
  importName: string | null;
  /** The first records. */
  records: string[];
  /** How many there are besides them. */
  more: number;
  deletedBy: string;
  deletedAt: string;
  daysLeft: number;
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** How many of what: "2 trips and 1 fuel purchase". */
export function countedKinds(
  batch: Pick<
    TrashBatch,
    'trips' | 'fuel' | 'equipment' | 'documents' | 'receipts' | 'tanks' | 'tankEntries'
  >,
): string {
  const parts = [
    ...counted(batch.trips, 'trip', 'trips'),
    ...counted(batch.fuel, 'fuel purchase', 'fuel purchases'),
    ...counted(batch.equipment, 'unit', 'units'),
    ...counted(batch.documents, 'document', 'documents'),
    ...counted(batch.receipts, 'receipt', 'receipts'),
    ...counted(batch.tanks, 'tank', 'tanks'),
    ...counted(batch.tankEntries, 'tank entry', 'tank entries'),
  ];
  const last = parts.pop() ?? 'nothing';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** One thing that was deleted, as the trash shows it. */
export function trashLine(batch: TrashBatch, now: Date): TrashLine {
  const { id, labels, importName, deletedAt, deletedBy } = batch;
  const count =
    batch.trips +
    batch.fuel +
    batch.equipment +
    batch.documents +
    batch.receipts +
    batch.tanks +
    batch.tankEntries;
  const more = count - labels.length;
  return {
    id,
    title: countedKinds(batch),
    importName,
    records: labels,
    more,
    deletedBy: deletedBy ?? 'a former colleague',
    deletedAt: deletedAt.toISOString(),
    daysLeft: daysLeft(deletedAt, now),
  };
}
