import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import { database, openDatabase, type Database } from './db.server';
import { requestWork } from './query-count.server';
import type { CarrierScope } from './scope.server';

/** So long a replica has to say how far it is. */
const ANSWER_MS = 1000;
/** So long one that did not answer is not asked again. */
const REST_MS = 5000;
/** PostgreSQL's word for a write where only reading is allowed. */
const READ_ONLY = '25006';

interface ReplicaState {
  /** Not asked before. */
  restsUntil: number;
  /** Carriers whose last write here could not be noted: they are read where it was made. */
  unnoted: Set<string>;
}

const state = (): ReplicaState =>
  processSingleton('replica-state', () => ({ restsUntil: 0, unnoted: new Set<string>() }));

/** The connections to the replica; null where none is configured. */
export function replicaDatabase(): Database | null {
  const { DATABASE_REPLICA_URL, DATABASE_POOL, databasePatienceMs } = env();
  if (DATABASE_REPLICA_URL === undefined) return null;
  return processSingleton('replica-database', () =>
    openDatabase(DATABASE_REPLICA_URL, DATABASE_POOL, databasePatienceMs),
  );
}

/**
 * Reads a list or report at the replica, where one is configured, answers and has all that the carrier's people have written;
 * else in the scope's own database, as in jobs and in requests that write. There too goes a read that failed at the replica, and one
 * that wants to keep what it has summed up.
 * @param read may be called twice
 */
export async function onReplica<S extends CarrierScope, T>(
  scope: S,
  read: (scope: S) => Promise<T>,
): Promise<T> {
  const replica = requestWork()?.onlyReads ? replicaDatabase() : null;
  if (!replica || !('$transaction' in scope.db) || !(await hasAllOf(scope, replica))) return read(scope);
  try {
    return await read({ ...scope, db: replica.prisma });
  } catch (error) {
    if (!String((error as Error).message).includes(READ_ONLY))
      logger().warn({ reason: (error as Error).message }, 'a read failed at the replica and is done again');
    return read(scope);
  }
}

/** Whether the replica is as far as the carrier's last write. */
async function hasAllOf(scope: CarrierScope, { pool }: Database): Promise<boolean> {
  const { unnoted, restsUntil } = state();
  if (unnoted.has(scope.carrierId) || Date.now() < restsUntil) return false;
  const replayed = Promise.race([
    pool.query<{ position: string | null }>(
      `SELECT (pg_last_wal_replay_lsn() - '0/0')::text AS position WHERE pg_is_in_recovery()`,
    ),
    sleep(ANSWER_MS, undefined, { ref: false }),
  ]).then(
    (answer) => answer?.rows[0]?.position,
    () => undefined,
  );
  // A position ahead of the log is from before the database was restored.
  const [written] = await scope.db.$queryRaw<{ position: string }[]>`
    SELECT least("position", pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS "position"
      FROM "carrier_write" WHERE "carrierId" = ${scope.carrierId}::uuid`;
  const there = await replayed;
  if (there === undefined || there === null) {
    state().restsUntil = Date.now() + REST_MS;
    logger().warn('the replica does not answer, or is none: lists and reports are read in the main database');
    return false;
  }
  return BigInt(there) >= BigInt(written?.position ?? 0);
}

/**
 * Notes how far the log of the database was when a carrier's people had written, for all processes. Call when the write is
 * committed and before it is answered.
 */
export async function noteWrite(): Promise<void> {
  const carrierId = requestWork()?.carrierId;
  if (carrierId === undefined || !replicaDatabase()) return;
  try {
    await database().prisma.$executeRaw`
      INSERT INTO "carrier_write" ("carrierId", "position")
      SELECT id, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint FROM carrier WHERE id = ${carrierId}::uuid
      ON CONFLICT ("carrierId") DO UPDATE SET "position" = greatest("carrier_write"."position", EXCLUDED."position")`;
    state().unnoted.delete(carrierId);
  } catch (error) {
    state().unnoted.add(carrierId);
    logger().warn({ reason: (error as Error).message }, 'a write could not be noted for the replica');
  }
}
