import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end';

export interface QueryCounter {
  /** The database's address, by way of the counter. */
  url: string;
  /** Statements that went through since the last call. */
  take(): number;
}

/** Messages of PostgreSQL's protocol by which a client has something executed: Query, and Execute of a prepared one. */
const EXECUTES = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);

/** Stands between a program and its database and counts the statements, transactions' BEGIN and COMMIT among them. */
export async function countQueries(databaseUrl: string): Promise<QueryCounter> {
  const target = new URL(databaseUrl);
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    let rest = Buffer.alloc(0);
    let isStarted = false;
    client.on('data', (piece: Buffer) => {
      database.write(piece);
      rest = Buffer.concat([rest, piece]);
      for (;;) {
        const head = isStarted ? 1 : 0;
        if (rest.length < head + 4) return;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) return;
        if (isStarted && EXECUTES.has(rest[0] ?? 0)) count++;
        isStarted = true;
        rest = rest.subarray(length);
      }
    });
    database.on('data', (piece: Buffer) => client.write(piece));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  });
  return {
    url: url.href,
    take: () => {
      const seen = count;
      count = 0;
      return seen;
    },
  };
}
