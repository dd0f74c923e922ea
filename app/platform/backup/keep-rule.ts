const DAY_MS = 86_400_000;

/** How many days, weeks and months keep their newest backup. */
export interface KeepRule {
  daily: number;
  weekly: number;
  monthly: number;
  /** Nothing older stays, so that what someone had erased is gone from the backups too. */
  mostDays: number;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
/** Weeks begin on Monday (the first day of 1970 was a Thursday). */
const weekOf = (at: Date): string => String(Math.floor((at.getTime() / DAY_MS + 3) / 7));

/**
 * Which backups go. The newest of each of the last days, weeks and months that have one stay; the newest of all stays
 * whatever its age.
 * @param backups by name, with the moment each was begun (UTC)
 */
export function backupsToRemove(backups: ReadonlyMap<string, Date>, rule: KeepRule, now: Date): string[] {
  const newestFirst = [...backups].sort(([, a], [, b]) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1).map(([name]) => name));
  const keepNewest = (count: number, periodOf: (at: Date) => string) => {
    const seen = new Set<string>();
    for (const [name, at] of newestFirst) {
      if (seen.has(periodOf(at))) continue;
      if (seen.size === count) return;
      seen.add(periodOf(at));
      if (now.getTime() - at.getTime() <= rule.mostDays * DAY_MS) kept.add(name);
    }
  };
  keepNewest(rule.daily, dayOf);
  keepNewest(rule.weekly, weekOf);
  keepNewest(rule.monthly, monthOf);
  return newestFirst.map(([name]) => name).filter((name) => !kept.has(name));
}
