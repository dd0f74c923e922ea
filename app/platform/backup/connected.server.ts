import pg from 'pg';

/** Dates, numbers and bytes are written in one way, whatever the server or the database prefers: their text is fingerprinted. */
const STEADY = `SET TIME ZONE 'UTC'; SET datestyle = 'ISO, MDY'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1`;

/** A connection of its own for `work`, closed afterwards. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // What was asked fails by itself; without this a lost connection would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(STEADY);
    return await work(client);
  } finally {
    await client.end();
  }
}
