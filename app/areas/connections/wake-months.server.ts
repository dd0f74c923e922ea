import { enqueue } from '~/platform/database/enqueue.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';
import { listWaitingMonths } from './data/connections.server';

/** An import has come to the end of a step: the months that wait for it go on. */
export async function wakeMonths(
  scope: SystemScope,
  job: Pick<JobPayload<'runImport'>, 'carrierId' | 'importId'>,
): Promise<void> {
  for (const { id, carrierId, revision } of await listWaitingMonths(scope, job))
    await enqueue(scope, 'pullMiles', { monthId: id, revision }, { carrierId });
}
