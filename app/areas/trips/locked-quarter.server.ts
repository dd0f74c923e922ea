import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { fail, type Result } from '~/engine/result';

/** "Q3 2026", of a key that may be none. */
export const quarterName = (key: number): string => {
  const quarter = parseQuarterKey(key);
  return quarter ? quarterLabel(quarter) : String(key);
};

/** What a person reads where a record is locked. */
export const lockedMessage = (key: number): string =>
  `${quarterName(key)} is filed: its trips and fuel are locked. Reopen the quarter on the Reports page to amend it.`;

/** Refuses a change that touches a filed quarter. Call inside the transaction of the change. */
export async function refuseFiled(
  scope: CarrierScope,
  quarterKeys: readonly number[],
): Promise<Result<never> | null> {
  const [filed] = await filedAmong(scope, quarterKeys);
  return filed === undefined ? null : fail({ kind: 'conflict', message: lockedMessage(filed) });
}
