import type { CarrierScope } from '~/platform/database/scope.server';

/** Changes that are looked through: a record that was corrected ten times is one record. */
const MOST_CHANGES = 80;

/**
 * Ids of the trips or purchases that were written down last, newest first; those of one person before all others. Ids of records
 * that are gone may be among them.
 */
export async function lastRecordIds(
  scope: CarrierScope,
  entity: 'trip' | 'fuel',
  userId: string,
): Promise<number[]> {
  const rows = await scope.db.recordChange.findMany({
    where: { carrierId: scope.carrierId, entity },
    orderBy: [{ recordId: 'desc' }, { id: 'desc' }],
    take: MOST_CHANGES,
    select: { recordId: true, userId: true },
  });
  const own = rows.filter((row) => row.userId === userId);
  return [...new Set([...own, ...rows].map(({ recordId }) => Number(recordId)))];
}
