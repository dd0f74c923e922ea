import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { atEnd } from './at-end';

export interface CutLine {
  /** The database's address, by way of the line. */
  url: string;
  /** From now on it lets so many statements pass; before the next one it is dead, as it is for a process that was killed there. */
  cutAfter(statements: number): void;
  /** Lets everything pass again. @returns whether it was cut meanwhile */
  mend(): boolean;
}

/** Messages of PostgreSQL's protocol by which a client has something executed: Query, and Execute of a prepared one. */
const EXECUTES = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);

/** Stands between a program and its database and dies before the statement of the test's choice: whatever is open there is rolled back. */
export async function cutLine(databaseUrl: string): Promise<CutLine> {
  const target = new URL(databaseUrl);
  let left = Infinity;
  let isCut = false;
  const sockets = new Set<Socket>();
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
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
        if (isCut || rest.length < head + 4) return;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) return;
        if (isStarted && EXECUTES.has(rest[0] ?? 0)) {
          if (left === 0) return cut();
          left -= 1;
        }
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
    for (const socket of sockets) socket.destroy();
  });
  const url = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  });
  return {
    url: url.href,
    cutAfter: (statements) => void (left = statements),
    mend: () => {
      const was = isCut;
      isCut = false;
      left = Infinity;
      return was;
    },
  };
}
