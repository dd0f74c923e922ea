import { localDateInZone } from '~/engine/calendar/local-date';
import { enqueue } from '~/platform/database/enqueue.server';
import { carrierScope, type SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { beginMonths } from './begin-months.server';
import { listMonths, listPullable, listWorkingMonths } from './data/connections.server';
import { nightlyMonths } from './rules/months';

/**
 * Every night: the running month and the one before of each connection, and whatever was begun and is not through. A month that
 * waits for a person, or whose import a person has undone, is left alone.
 */
export async function pullConnections(ctx: Ctx<SystemScope>): Promise<void> {
  const at = ctx.clock.now();
  for (const { id, carrierId, createdBy, timeZone } of await listPullable(ctx.scope)) {
    // Months are only begun here. Whether who connected the system may still record miles is asked by the job of each month.
    const scope = carrierScope({ carrierId, userId: createdBy, role: 'viewer' }, ctx.scope.db);
    for (const { id: monthId, revision } of await listWorkingMonths(scope, id))
      await enqueue(scope, 'pullMiles', { monthId, revision });
    const alone = new Set(
      (await listMonths(scope, id))
        .filter(({ status }) => status === 'held' || status === 'asks' || status === 'undone')
        .map(({ monthKey }) => monthKey),
    );
    const months = nightlyMonths(localDateInZone(at.getTime(), timeZone));
    await beginMonths(
      scope,
      id,
      months.filter((key) => !alone.has(key)),
      at,
    );
  }
}
