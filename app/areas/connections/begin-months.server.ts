import { randomUUID } from 'node:crypto';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import { findImports } from '~/areas/imports/data/imports.server';
import { beginMonth, COMPARABLE, listMonths } from './data/connections.server';
import { quarterKeyOfMonth } from './rules/months';

/**
 * Has months pulled from their beginning, but those at work. A month of a filed quarter is pulled to be compared with what was
 * recorded of it; one of which nothing was recorded, or whose import was undone, is left alone. @returns how many were begun
 */
export async function beginMonths(
  scope: CarrierScope,
  connectionId: string,
  monthKeys: readonly number[],
  at: Date,
): Promise<number> {
  let begun = 0;
  const filed = await filedAmong(scope, monthKeys.map(quarterKeyOfMonth));
  const compared = filed.length === 0 ? new Set<number>() : await comparedMonths(scope, connectionId);
  for (const monthKey of monthKeys) {
    if (filed.includes(quarterKeyOfMonth(monthKey)) && !compared.has(monthKey)) continue;
    const isBegun = await inTransaction(scope, async (own) => {
      const payload = await beginMonth(own, { id: randomUUID(), connectionId, monthKey }, at);
      if (payload) await enqueue(own, 'pullMiles', payload);
      return payload !== null;
    });
    if (isBegun) begun += 1;
  }
  return begun;
}

/** Months of which something is recorded that can be compared: none whose import was undone. */
async function comparedMonths(scope: CarrierScope, connectionId: string): Promise<Set<number>> {
  const months = (await listMonths(scope, connectionId)).filter(({ status }) => COMPARABLE.includes(status));
  const imports = await findImports(
    scope,
    months.flatMap(({ importId }) => importId ?? []),
  );
  return new Set(
    months
      .filter(({ importId }) => imports.get(importId ?? '')?.status !== 'undone')
      .map(({ monthKey }) => monthKey),
  );
}
