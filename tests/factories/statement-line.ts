import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { atEnd } from './at-end';

export interface StatementLine {
  /** The database's address, by way of the line. */
  url: string;
}

/** Messages of PostgreSQL's protocol by which a client has something executed: Query, and Execute of a prepared one. */
const EXECUTES = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);

/**
 * Stands between a program and its database. Before each statement, transactions' BEGIN and COMMIT among them, `mayPass` is asked; once
 * it says no, every connection is cut, and `isOpen` says when there are connections again.
 */
export async function statementLine(
  databaseUrl: string,
  mayPass: () => boolean,
  isOpen: () => boolean = () => true,
): Promise<StatementLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (!isOpen()) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    let rest = Buffer.alloc(0);
    let isStarted = false;
    client.on('data', (piece: Buffer) => {
      rest = Buffer.concat([rest, piece]);
      for (;;) {
        const head = isStarted ? 1 : 0;
        if (!isOpen() || rest.length < head + 4) return;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) return;
        if (isStarted && EXECUTES.has(rest[0] ?? 0) && !mayPass()) return cut();
        isStarted = true;
        database.write(rest.subarray(0, length));
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
    cut();
  });
  const url = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  });
  return { url: url.href };
}
