import type net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** What the driver does not show: its line, and whether the server has answered what it was asked last. */
interface Inside {
  connection: { stream: net.Socket };
  readyForQuery: boolean | null;
}

const inside = (client: pg.ClientBase): Inside => client as unknown as Inside;

/**
 * Gives a connection up on which nothing has come back for `patienceMs`, though something was asked: its server has vanished
 * without a word, or a proxy between hangs. What was asked fails then, where it would wait for ever, with all that waits for
 * this connection. One that merely rests is asked something, so that it is found out there too.
 */
export function endWhenSilent(client: pg.ClientBase, patienceMs: number): void {
  const { stream } = inside(client).connection;
  stream.setTimeout(patienceMs);
  stream.on('timeout', () => {
    if (inside(client).readyForQuery) client.query('SELECT 1').catch(() => undefined);
    else stream.destroy(new Error(`the database has not answered for ${patienceMs / 1000} s`));
  });
}

const FAREWELL_MS = 1000;

/** Ends a connection, where the server does not take notice without its consent. */
export async function endSoon(client: pg.Client): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    client.end().catch(() => undefined),
    sleep(FAREWELL_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  inside(client).connection.stream.destroy();
}
