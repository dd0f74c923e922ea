import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where backups go that name no other folder. */
export const backupsIn = (dataFolder: string): string => path.join(dataFolder, 'backups');

/** The name of a backup that is taken now: "2026-11-22T083000", UTC. */
export const backupName = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '');

/** When a backup of this name was begun; null where it is no name of one. */
export function backupTime(name: string): Date | null {
  const [, hour, minute, second] = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)$/.exec(name) ?? [];
  return hour === undefined ? null : new Date(`${hour}:${minute}:${second}Z`);
}

/** When the newest whole backup of a folder was begun; null where there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = names.map(backupTime).filter((time) => time !== null);
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}
