import pg from 'pg';

/** How long a health page waits for the database. */
export const HEALTH_PATIENCE_MS = 5000;

const within = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => void setTimeout(() => resolve(false), milliseconds).unref());

/** Whether a server answers at an address within `milliseconds`. */
export async function databaseAnswers(url: string, milliseconds: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Whether this process reaches its database by the connections it has, within `milliseconds`. */
export const poolAnswers = (pool: pg.Pool, milliseconds = HEALTH_PATIENCE_MS): Promise<boolean> =>
  Promise.race([
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    within(milliseconds),
  ]);
