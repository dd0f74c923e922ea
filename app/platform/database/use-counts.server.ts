import type { SystemScope } from './scope.server';

/** Uses of one key since they were last recorded in the database. */
export interface Uses {
  key: string;
  points: number;
}

export interface CountedUses {
  key: string;
  /** All uses of this window, by every process. */
  points: number;
  /** When the window ends, in milliseconds since 1970. */
  expire: number;
}

/**
 * Adds uses to their windows, all keys by one statement; a window that is over begins anew. Keys are sorted, so that two
 * processes never wait for each other crosswise. Counters may be lost with the machine: nothing waits for the disk.
 */
export async function addUses(
  { db }: SystemScope,
  uses: readonly Uses[],
  now: number,
  windowMs: number,
): Promise<CountedUses[]> {
  const sorted = [...uses].sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sorted.map(({ key }) => key);
  const points = sorted.map((use) => use.points);
  const rows = await db.$queryRaw<{ key: string; points: number; expire: bigint }[]>`/* prepared */
    WITH unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO "rate_limit" AS counted ("key", "points", "expire")
    SELECT used."key", used."points", ${now + windowMs}::bigint FROM unhurried, unnest(${keys}::text[], ${points}::int[]) AS used("key", "points")
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN counted."expire" <= ${now}::bigint THEN excluded."points" ELSE counted."points" + excluded."points" END,
      "expire" = CASE WHEN counted."expire" <= ${now}::bigint THEN excluded."expire" ELSE counted."expire" END
    RETURNING "key", "points", "expire"`;
  return rows.map(({ key, points: total, expire }) => ({ key, points: total, expire: Number(expire) }));
}

/** Forgets windows that ended before `before` (milliseconds since 1970). @returns how many */
export const deleteEndedUses = ({ db }: SystemScope, before: number): Promise<number> =>
  db.$executeRaw`DELETE FROM "rate_limit" WHERE "expire" < ${before}::bigint`;
