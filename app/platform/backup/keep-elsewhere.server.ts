import type { Env } from '~/config/env.server';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { backupBox, backupPlaces, type BackupPlace } from './backup-places.server';
import { connected } from './connected.server';
import { backupsToRemove } from './keep-rule';
import { backupName, backupTime } from './newest-backup.server';
import { archiveWriter, listArchives, removeArchive, type WholeBackup } from './sealed-archive.server';
import { writeBackup } from './take-backup.server';

/** Held while backups are taken or tried: two at once would take each other's pieces for leftovers. */
const BACKUP_LOCK = 7276;

export interface KeptElsewhere {
  place: BackupPlace;
  name: string;
  whole: WholeBackup;
  /** How many older ones were removed by the rule. */
  removed: number;
}

/**
 * Runs `work` while nobody else works on the backups of this database. The lock ends with its connection, so a killed
 * program does not hold it.
 * @throws Error where someone else does
 */
export const whileAlone = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.mine) throw new Error('Another backup of this database is at work');
    return work();
  });

/** Collects what failed of several, so that the others are done first. @throws Error with the reasons, one a line */
async function eachPlace(
  places: readonly BackupPlace[],
  work: (place: BackupPlace) => Promise<void>,
): Promise<void> {
  const reasons: string[] = [];
  for (const place of places)
    await work(place).catch((error: Error) => reasons.push(`${place.title}: ${error.message}`));
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

/**
 * Keeps a sealed backup at every place of the settings and removes older ones by the rule. A place that fails does not keep
 * the others from theirs.
 * @param tell hears of each backup that is whole
 * @throws Error naming each place that failed
 */
export async function keepElsewhere(
  url: string,
  config: Env,
  now: () => Date,
  tell: (kept: KeptElsewhere) => Promise<void>,
): Promise<void> {
  const files = storageFrom(config);
  const box = backupBox(config);
  await whileAlone(url, () =>
    eachPlace(backupPlaces(config), async (place) => {
      await place.assertThere();
      const begun = now();
      await removeLeftovers(place, begun);
      const name = backupName(begun);
      const output = archiveWriter(place.storage, box, name);
      const whole = await output.finish(await writeBackup(url, files, output));
      await tell({ place, name, whole, removed: await removeOld(place, config, begun) });
    }),
  );
}

/** What writes and removals that were cut off have left. */
async function removeLeftovers({ storage }: BackupPlace, now: Date): Promise<void> {
  await storage.removeDrafts(now);
  for (const name of (await listArchives(storage)).begun) await removeArchive(storage, name);
}

async function removeOld({ storage }: BackupPlace, config: Env, now: Date): Promise<number> {
  const { whole } = await listArchives(storage);
  const times = new Map<string, Date>();
  for (const name of whole) {
    const time = backupTime(name);
    if (time) times.set(name, time);
  }
  const { BACKUP_KEEP: keep, BACKUPS_KEPT_DAYS: mostDays } = config;
  const old = backupsToRemove(times, { ...keep, mostDays }, now);
  for (const name of old) await removeArchive(storage, name);
  return old.length;
}
