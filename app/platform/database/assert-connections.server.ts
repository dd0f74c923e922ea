import { randomInt } from 'node:crypto';
import pg from 'pg';

/** Class of the advisory lock by which two addresses are seen to be of one database. */
const MEETING_CLASS = 7277;

async function withTwo<T>(
  [first, second]: readonly [string, string],
  work: (a: pg.Client, b: pg.Client) => Promise<T>,
): Promise<T> {
  const clients = [first, second].map((connectionString) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
    // What was asked fails by itself; without this a lost connection would end the process besides.
    client.on('error', () => undefined);
    return client;
  });
  const [a, b] = clients as [pg.Client, pg.Client];
  try {
    await a.connect();
    await b.connect();
    return await work(a, b);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/**
 * Whether an address leads to a pooler that gives each transaction another connection: the server's processes of two
 * connections that are open at once are then not two, or not the same ones all the time.
 */
export function sharesConnections(url: string): Promise<boolean> {
  return withTwo([url, url], async (a, b) => {
    const pid = async (client: pg.Client): Promise<number | undefined> =>
      (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const seen = { a: new Set<number | undefined>(), b: new Set<number | undefined>() };
    // A pooler that takes its connections in turn would give both their own again if they asked in turn.
    for (const name of ['a', 'b', 'b', 'a', 'a', 'b'] as const)
      seen[name].add(await pid(name === 'a' ? a : b));
    return seen.a.size > 1 || seen.b.size > 1 || [...seen.a].some((each) => seen.b.has(each));
  });
}

/** Whether a lock that is taken at one address is seen at the other. */
export const isSameDatabase = (url: string, other: string): Promise<boolean> =>
  withTwo([url, other], async (pooled, direct) => {
    const meeting = randomInt(1, 2 ** 31 - 1);
    await direct.query('SELECT pg_advisory_lock($1, $2)', [MEETING_CLASS, meeting]);
    const { rows } = await pooled.query<{ isSeen: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${MEETING_CLASS} AND objid = ${meeting} AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isSeen"`,
    );
    return rows[0]?.isSeen === true;
  });

async function takesTransactions(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT 1');
    await client.query('COMMIT');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws Error naming the setting whose address leads to no database. */
async function assertLeadsThere(name: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client
    .connect()
    .catch((error: Error) => {
      throw new Error(`Environment: the database of ${name} does not answer (${error.message})`, {
        cause: error,
      });
    })
    .finally(() => client.end().catch(() => undefined));
}

/**
 * Refuses to work where a connection does not keep what is put on it: LISTEN, advisory locks and limits would go to
 * strangers, and a job would run twice.
 * @throws Error naming the setting, and what to set
 */
export async function assertConnections(url: string, directUrl: string | undefined): Promise<void> {
  await assertLeadsThere('DATABASE_URL', url);
  if (directUrl !== undefined) await assertLeadsThere('DATABASE_DIRECT_URL', directUrl);
  if (!(await takesTransactions(url)))
    throw new Error(
      'Environment: DATABASE_URL leads to a pooler that takes no transactions (statement mode); nothing works there. Set it to transaction or session mode',
    );
  if (directUrl === undefined) {
    if (await sharesConnections(url))
      throw new Error(
        "Environment: DATABASE_URL leads to a pooler in transaction mode, where LISTEN and advisory locks are lost: set DATABASE_DIRECT_URL to the database's own address, or the pooler to session mode",
      );
    return;
  }
  if (await sharesConnections(directUrl))
    throw new Error(
      "Environment: DATABASE_DIRECT_URL leads to a pooler in transaction mode: it must be the database's own address",
    );
  if (!(await isSameDatabase(url, directUrl)))
    throw new Error('Environment: DATABASE_URL and DATABASE_DIRECT_URL lead to different databases');
  await assertZoneOfPooled(url);
}

/**
 * What a connection is set to does not stay with it behind such a pooler: there the database itself has to give moments in UTC.
 * @throws Error with the statement that sets it
 */
async function assertZoneOfPooled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ zone: string; isUtc: boolean; name: string }>(
      `SELECT current_setting('TimeZone') AS zone, quote_ident(current_database()) AS name,
              to_char(timestamptz '2026-07-01 12:00Z', 'HH24') || to_char(timestamptz '2026-01-01 12:00Z', 'HH24') = '1212'
                AND current_setting('DateStyle') LIKE 'ISO%' AS "isUtc"`,
    );
    const [found] = rows;
    if (found && !found.isUtc)
      throw new Error(
        `Environment: the database of DATABASE_URL gives times in ${found.zone}, and behind a pooler in transaction mode no connection can be set otherwise. Run there: ALTER DATABASE ${found.name} SET TimeZone = 'UTC'; ALTER DATABASE ${found.name} SET DateStyle = 'ISO, MDY' and let the pooler connect anew`,
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}
