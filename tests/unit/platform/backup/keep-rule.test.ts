import { describe, expect, it } from 'vitest';
import { backupsToRemove, type KeepRule } from '~/platform/backup/keep-rule';
import { backupName, backupTime } from '~/platform/backup/newest-backup.server';

const RULE: KeepRule = { daily: 7, weekly: 4, monthly: 12, mostDays: 372 };

/** One every night up to and with `last`. */
function nights(count: number, last: string): Map<string, Date> {
  const end = Date.parse(`${last}T08:33:00Z`);
  return new Map(
    Array.from({ length: count }, (_, ago) => {
      const at = new Date(end - ago * 86_400_000);
      return [backupName(at), at];
    }),
  );
}

const stay = (backups: Map<string, Date>, rule: KeepRule, now: string): string[] => {
  const gone = new Set(backupsToRemove(backups, rule, new Date(`${now}T08:33:00Z`)));
  return [...backups.keys()]
    .filter((name) => !gone.has(name))
    .map((name) => name.slice(0, 10))
    .sort();
};

describe('the rule of backups', () => {
  it('keeps the newest of seven days, four weeks and twelve months', () => {
    expect(stay(nights(500, '2026-11-23'), RULE, '2026-11-23')).toEqual([
      // Ends of months, then Sundays, then days. The 23rd is a Monday: its week has begun.
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
      ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      ...['2026-11-08', '2026-11-15'],
      ...['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'],
    ]);
  });

  it('keeps the same when it runs every night as when it runs once', () => {
    const all = nights(400, '2026-11-23');
    const left = new Map<string, Date>();
    for (const [name, at] of [...all].reverse()) {
      left.set(name, at);
      for (const gone of backupsToRemove(left, RULE, at)) left.delete(gone);
    }
    expect(stay(left, RULE, '2026-11-23')).toEqual(stay(all, RULE, '2026-11-23'));
  });

  it('lets none grow older than the privacy page says, whatever else it would keep', () => {
    const kept = stay(nights(500, '2026-11-23'), { ...RULE, mostDays: 35 }, '2026-11-23');
    expect(kept[0]).toBe('2026-10-31');
    expect(kept).toHaveLength(10);
  });

  it('keeps the newest of all, whatever its age', () => {
    expect(stay(nights(3, '2026-01-05'), { ...RULE, mostDays: 35 }, '2026-11-23')).toEqual(['2026-01-05']);
  });

  it('keeps the newest of a day with several', () => {
    const times = ['2026-11-23T010000', '2026-11-23T083300', '2026-11-22T083300'];
    const backups = new Map(times.map((name) => [name, backupTime(name) as Date]));
    expect(
      backupsToRemove(
        backups,
        { daily: 2, weekly: 0, monthly: 0, mostDays: 35 },
        new Date('2026-11-23T09:00:00Z'),
      ),
    ).toEqual(['2026-11-23T010000']);
  });
});

describe('the name of a backup', () => {
  it('says when it was begun, and no other name does', () => {
    const at = new Date('2026-11-23T08:33:07Z');
    expect(backupTime(backupName(at))).toEqual(at);
    for (const other of ['2026-11-23T083307.part', '2026-11-23', 'x2026-11-23T083307', ''])
      expect(backupTime(other)).toBeNull();
  });
});
