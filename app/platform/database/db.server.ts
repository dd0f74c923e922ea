import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import { shareConnections } from './connection-share.server';
import { countQueriesOf, oneAtATime } from './query-count.server';
import { endWhenSilent } from './silent-connection.server';
import { PrismaClient, type Prisma } from './generated/prisma/client';

/** A Prisma client, or the one of a transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  close(): Promise<void>;
}

const MOST_PREPARED = 200;
const preparedNames = new Map<string, string>();

/**
 * The name of a statement that each connection keeps prepared: what is asked all the time begins with the remark
 * "prepared" and is then read and planned once. All others are planned for the values they come with.
 */
function preparedName(sql: string): string | undefined {
  if (!/^\s*\/\* prepared \*\//.test(sql)) return undefined;
  const known = preparedNames.get(sql);
  if (known !== undefined || preparedNames.size >= MOST_PREPARED) return known;
  const name = `kept-${preparedNames.size}`;
  preparedNames.set(sql, name);
  return name;
}

/** The pools under the clients: see `readRows`. */
const pools = new WeakMap<object, pg.Pool>();

/** Those that lead to a pooler which gives each transaction another connection: nothing may be left on one. */
const pooled = new WeakSet<pg.Pool>();

/**
 * The rows of a statement that is asked all the time, straight from the connection: on its way through the client a row costs
 * more than in the database. Values come as the driver reads them: bigint and decimal columns as text, dates of day as
 * Date in local time, so such columns are cast or written as JSON. Inside a transaction the client is asked, as ever.
 */
export async function readRows<T>({ db }: { db: Db }, sql: Prisma.Sql): Promise<T[]> {
  const pool = pools.get(db);
  if (!pool) return db.$queryRaw<T[]>(sql);
  const { text } = sql;
  const name = pooled.has(pool) ? undefined : preparedName(text);
  const { rows } = await pool.query<T & pg.QueryResultRow>({
    text,
    values: sql.values,
    ...(name === undefined ? {} : { name }),
  });
  return rows;
}

/** A statement waits so long for a row that another one holds; then it fails, and the request may be sent again. */
const LOCK_WAIT_MS = 2000;
/** A transaction in which nothing comes any more, because its process is frozen or gone, keeps its rows so long. */
const IDLE_IN_TRANSACTION_MS = 10_000;

const limits = (patienceMs: number, isLocal: boolean): string => {
  const set = isLocal ? 'SET LOCAL' : 'SET';
  const idleMs = Math.min(patienceMs, IDLE_IN_TRANSACTION_MS);
  return `${set} idle_in_transaction_session_timeout = ${idleMs}; ${set} lock_timeout = ${LOCK_WAIT_MS}`;
};

/** Behind a pooler the limits are a part of each transaction; sent with its BEGIN they cost no way to the server. */
function limitEachTransaction(client: pg.PoolClient, patienceMs: number): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const begin = `BEGIN; ${limits(patienceMs, true)}`;
  client.query = ((...args: unknown[]) => {
    const [first, ...rest] = args;
    if (first === 'BEGIN') return send(begin, ...rest);
    const { text } = (first ?? {}) as { text?: unknown };
    return text === 'BEGIN' ? send({ ...(first as object), text: begin }, ...rest) : send(...args);
  }) as typeof client.query;
}

/**
 * The client of the database writes a moment without its zone, as UTC, and reads one without looking at it: on a server that
 * was set up with the zone of its machine every moment would be hours away from the server's own now().
 */
const STEADY = "SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'";

/** What a new connection of a pool begins with. The pool waits for it; its type does not know that. */
const prepared = (patienceMs: number | undefined) =>
  (async (client: pg.ClientBase) => {
    if (patienceMs !== undefined) endWhenSilent(client, patienceMs);
    // Not asked for at the start of the connection: a pooler between would refuse that.
    await client.query(patienceMs === undefined ? STEADY : `${STEADY}; ${limits(patienceMs, false)}`);
  }) as (client: pg.ClientBase) => void;

/**
 * Opens a connection pool and a Prisma client on it. A lost connection is logged and replaced, never thrown; with `patienceMs`,
 * so is one that has been silent for so long, on either side: a transaction in which nothing comes any more keeps its locks no longer.
 * With `isPooled` no statement stays prepared and no setting outlives its transaction.
 */
export function openDatabase(
  connectionString: string,
  maxConnections: number,
  patienceMs?: number,
  { isPooled = false } = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    ...(isPooled ? {} : { onConnect: prepared(patienceMs) }),
  });
  if (isPooled) pooled.add(pool);
  shareConnections(pool, maxConnections);
  const onLost = (error: Error) => logger().warn({ reason: error.message }, 'database connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    if (isPooled && patienceMs !== undefined) {
      endWhenSilent(client, patienceMs);
      limitEachTransaction(client, patienceMs);
    }
    oneAtATime(client);
    countQueriesOf(client);
  });
  // The driver takes no name for an unprepared statement; the type of the adapter does not know that.
  const statementNameGenerator = (({ sql }: { sql: string }) =>
    isPooled ? undefined : preparedName(sql)) as NonNullable<
    ConstructorParameters<typeof PrismaPg>[1]
  >['statementNameGenerator'];
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator }) });
  pools.set(prisma, pool);
  return {
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}

/** The database of this process. DATABASE_URL is set by the launcher where the embedded server runs. */
export const database = (): Database =>
  processSingleton('database', () => {
    const url = process.env['DATABASE_URL'];
    if (!url) throw new Error('Environment: DATABASE_URL is missing');
    const { DATABASE_POOL, DATABASE_DIRECT_URL, databasePatienceMs } = env();
    return openDatabase(url, DATABASE_POOL, databasePatienceMs, {
      isPooled: DATABASE_DIRECT_URL !== undefined,
    });
  });

/** The connections by which a worker takes its jobs where the queue is in the main database: those of this process, or past the pooler ones of their own. */
export function queuePool(): { pool: pg.Pool; close(): Promise<void> } {
  const { DATABASE_DIRECT_URL, DATABASE_POOL, databasePatienceMs } = env();
  if (DATABASE_DIRECT_URL === undefined) return { pool: database().pool, close: () => Promise.resolve() };
  const own = openDatabase(DATABASE_DIRECT_URL, DATABASE_POOL, databasePatienceMs);
  return { pool: own.pool, close: () => own.close() };
}
