import type { Env } from '~/config/env.server';
import type { Logger } from '~/config/logger.server';
import type { Clock } from '~/platform/clock/clock';
import type { SystemScope } from '~/platform/database/scope.server';
import { backupPlaces } from './backup-places.server';
import { keepElsewhere, whileAlone } from './keep-elsewhere.server';
import { noteKept, noteTried, readPlaceState } from './place-states.server';
import { rehearseRestore } from './rehearse-restore.server';
import { backupTime } from './newest-backup.server';

interface BackupWork {
  scope: SystemScope;
  clock: Clock;
  log: Logger;
  url: string;
  config: Env;
}

/** Keeps a backup at every place elsewhere that the settings name. @throws Error naming each place that failed */
export async function keepBackups({ scope, clock, log, url, config }: BackupWork): Promise<void> {
  if (backupPlaces(config).length === 0) return;
  await keepElsewhere(
    url,
    config,
    () => clock.now(),
    async ({ place, name, whole, removed }) => {
      await noteKept(scope, place.name, name, backupTime(name) ?? clock.now());
      log.info({ place: place.name, backup: name, ...whole.counts, removed }, 'backup kept elsewhere');
    },
  );
}

/** Less than a week, so that a try does not wander through the day from week to week. */
const TRY_AFTER_MS = 6.5 * 86_400_000;

/**
 * Brings the newest backup of each place back into a scratch database, where the last try that ended well is a week ago.
 * What failed is tried again the next day.
 * @throws Error naming each place whose backup did not come back
 */
export async function tryRestores({ scope, clock, log, url, config }: BackupWork): Promise<void> {
  const reasons: string[] = [];
  for (const place of backupPlaces(config)) {
    const { restoredAt, triedError } = await readPlaceState(scope, place.name);
    const isDue =
      triedError !== null || !restoredAt || clock.now().getTime() - restoredAt.getTime() > TRY_AFTER_MS;
    if (!isDue) continue;
    try {
      const { name, counts } = await whileAlone(url, () => rehearseRestore(url, config, place));
      await noteTried(scope, place.name, clock.now(), null);
      log.info({ place: place.name, backup: name, ...counts }, 'backup restored by test');
    } catch (error) {
      const { message } = error as Error;
      await noteTried(scope, place.name, clock.now(), message);
      reasons.push(`${place.title}: ${message}`);
    }
  }
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}
