import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CountedUses, Uses } from '~/platform/database/use-counts.server';
import { SharedCount } from '~/platform/http/edge/shared-count.server';

const WINDOW_MS = 60_000;

/** A counter that several processes share, as the database keeps it. */
function store(clock: { now: number }) {
  const windows = new Map<string, CountedUses>();
  const told: Uses[][] = [];
  let isAway = false;
  return {
    told,
    windows,
    goAway: (away: boolean) => (isAway = away),
    async record(uses: readonly Uses[]): Promise<CountedUses[]> {
      await sleep(1);
      if (isAway) throw new Error('away');
      told.push([...uses]);
      return uses.map(({ key, points }) => {
        const known = windows.get(key);
        const next =
          known && known.expire > clock.now
            ? { ...known, points: known.points + points }
            : { key, points, expire: clock.now + WINDOW_MS };
        windows.set(key, next);
        return next;
      });
    },
  };
}

function fleet(limit: number, processes: number) {
  const clock = { now: 1_000_000 };
  const shared = store(clock);
  const failures: unknown[] = [];
  const counters = Array.from(
    { length: processes },
    () =>
      new SharedCount({
        limit,
        windowMs: WINDOW_MS,
        record: (uses) => shared.record(uses),
        onFailure: (error) => failures.push(error),
        now: () => clock.now,
      }),
  );
  const passed = async (uses: number, key = 'a') => {
    const counted = await Promise.all(
      Array.from({ length: uses }, (_, index) => (counters[index % processes] as SharedCount).use(key)),
    );
    return counted.filter(({ used }) => used <= limit).length;
  };
  return { clock, shared, counters, failures, passed };
}

describe('uses counted by several processes', () => {
  it.each([1, 5, 40, 99])('are exact for a limit of %i', async (limit) => {
    expect(await fleet(limit, 3).passed(300)).toBe(limit);
  });

  it('are exact in one process, whatever the limit, and tell the database in batches', async () => {
    const { passed, shared } = fleet(600, 1);
    expect(await passed(1000)).toBe(600);
    expect(shared.told.length).toBeLessThan(40);
  });

  it('are exact in one process when they come one after the other', async () => {
    const { counters, shared } = fleet(600, 1);
    const [counter] = counters as [SharedCount];
    let last = 0;
    for (let index = 0; index < 650; index++) {
      const { used } = await counter.use('a');
      if (used <= 600) expect(used).toBe(++last);
    }
    expect(last).toBe(600);
    // Told one by one only near the limit: four shares of twelve.
    expect(shared.told.length).toBeLessThan(130);
  });

  it.each([2, 4, 8])(
    'let at most a share of each other process through too much (%i processes)',
    async (processes) => {
      const { passed } = fleet(600, processes);
      let through = 0;
      for (let round = 0; round < 20; round++) through += await passed(61);
      expect(through).toBeGreaterThanOrEqual(600);
      expect(through).toBeLessThanOrEqual(600 + (processes - 1) * 12);
    },
  );

  it('know of a process that used the limit up while this one slept, after one share at most', async () => {
    const { counters } = fleet(600, 2);
    const [awake, asleep] = counters as [SharedCount, SharedCount];
    await asleep.use('a');
    for (let index = 0; index < 599; index++) await awake.use('a');
    let more = 0;
    for (let index = 0; index < 50; index++) if ((await asleep.use('a')).used <= 600) more++;
    expect(more).toBeLessThanOrEqual(12);
  });

  it('are told a quarter of a second later when nothing else comes', async () => {
    const { counters, shared } = fleet(600, 1);
    await counters[0]?.use('a');
    await counters[0]?.use('a');
    await counters[0]?.use('b');
    await expect.poll(() => shared.windows.get('a')?.points).toBe(2);
  });

  it('begin anew with the next window', async () => {
    const { clock, passed } = fleet(40, 2);
    expect(await passed(60)).toBe(40);
    clock.now += WINDOW_MS + 1;
    expect(await passed(60)).toBe(40);
  });

  it('continue in each process while the database is away', async () => {
    const { shared, failures, passed } = fleet(600, 1);
    shared.goAway(true);
    expect(await passed(700)).toBe(600);
    expect(failures.length).toBeGreaterThan(0);
  });

  it('keep keys apart', async () => {
    const { passed } = fleet(5, 2);
    expect(await Promise.all([passed(20, 'a'), passed(20, 'b')])).toEqual([5, 5]);
  });
});
