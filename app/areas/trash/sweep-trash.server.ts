import { emptyTrash } from '~/areas/trash/data/trash.server';
import type { Ctx } from '~/platform/context';
import type { SystemScope } from '~/platform/database/scope.server';
import { TRASH_DAYS } from './rules/trash-days';

const DAY_MS = 86_400_000;

/** Empties what has been in the trash for its days. Files of documents go with the sweep of files without a row. */
export async function sweepTrash({ scope, clock, log }: Ctx<SystemScope>): Promise<void> {
  const gone = await emptyTrash(scope, new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS));
  if (gone > 0) log.info({ gone }, 'records left the trash for good');
}
