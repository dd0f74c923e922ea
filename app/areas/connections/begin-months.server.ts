import { randomUUID } from 'node:crypto';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import { beginMonth } from './data/connections.server';
import { quarterKeyOfMonth } from './rules/months';

/** Has months pulled from their beginning, but those of filed quarters and those at work. @returns how many were begun */
export async function beginMonths(
  scope: CarrierScope,
  connectionId: string,
  monthKeys: readonly number[],
  at: Date,
): Promise<number> {
  let begun = 0;
  const filed = await filedAmong(scope, monthKeys.map(quarterKeyOfMonth));
  for (const monthKey of monthKeys) {
    if (filed.includes(quarterKeyOfMonth(monthKey))) continue;
    const isBegun = await inTransaction(scope, async (own) => {
      const payload = await beginMonth(own, { id: randomUUID(), connectionId, monthKey }, at);
      if (payload) await enqueue(own, 'pullMiles', payload);
      return payload !== null;
    });
    if (isBegun) begun += 1;
  }
  return begun;
}
