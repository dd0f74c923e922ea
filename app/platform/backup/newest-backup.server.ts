import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where backups go that name no other folder. */
export const backupsIn = (dataFolder: string): string => path.join(dataFolder, 'backups');

/** The name of a backup that is taken now: "2026-11-22T083000", UTC. */
export const backupName = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '');

/** When the newest whole backup of a folder was begun; null where there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = names
    .map((name) => /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)$/.exec(name))
    .filter((match) => match !== null)
    .map(([, hour, minute, second]) => Date.parse(`${hour}:${minute}:${second}Z`));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
