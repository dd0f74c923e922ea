import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { atEnd } from './at-end';

/**
 * A pooler as PgBouncer is in transaction mode: many connections share few of the server's, each for a transaction, and
 * nothing of a connection is reset between. Without a password; it logs in to the server by itself.
 */
export interface TransactionPooler {
  url: string;
  /** How many transactions and single statements it has passed on. */
  served: () => number;
}

interface Backend {
  socket: net.Socket;
  client: Client | undefined;
  unread: Buffer;
}

interface Client {
  socket: net.Socket;
  backend: Backend | undefined;
  /** What it has sent before it got a connection of the server. */
  waiting: Buffer[];
  /** How many answers to Query and Sync are to come. */
  open: number;
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const parameter = (name: string, value: string): Buffer => message('S', Buffer.from(`${name}\0${value}\0`));

const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  parameter('client_encoding', 'UTF8'),
  parameter('DateStyle', 'ISO, MDY'),
  parameter('integer_datetimes', 'on'),
  parameter('standard_conforming_strings', 'on'),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

/** Cuts what has come into whole messages. @returns what is left */
function eachMessage(
  bytes: Buffer,
  hasType: () => boolean,
  take: (type: string, whole: Buffer) => void,
): Buffer {
  let rest = bytes;
  for (;;) {
    const head = hasType() ? 1 : 0;
    if (rest.length < head + 4) return rest;
    const length = head + rest.readInt32BE(head);
    if (rest.length < length) return rest;
    const whole = rest.subarray(0, length);
    rest = rest.subarray(length);
    take(head === 1 ? String.fromCharCode(whole[0] as number) : '', whole);
  }
}

/** Starts a pooler before the database at `target` with so many connections to it. */
export async function startTransactionPooler(target: string, connections = 4): Promise<TransactionPooler> {
  const idle: Backend[] = [];
  const queue: Client[] = [];
  const open = new Set<net.Socket>();
  let served = 0;

  const hand = (backend: Backend): void => {
    const next = queue.shift();
    if (!next) return void idle.push(backend);
    backend.client = next;
    next.backend = backend;
    for (const bytes of next.waiting.splice(0)) backend.socket.write(bytes);
  };

  const openBackend = async (): Promise<void> => {
    const login = new pg.Client({ connectionString: target });
    login.on('error', () => undefined);
    await login.connect();
    const { stream: socket } = (login as unknown as { connection: { stream: net.Socket } }).connection;
    socket.removeAllListeners('data');
    open.add(socket);
    const backend: Backend = { socket, client: undefined, unread: Buffer.alloc(0) };
    socket.on('data', (bytes: Buffer) => {
      backend.unread = eachMessage(
        Buffer.concat([backend.unread, bytes]),
        () => true,
        (type, whole) => {
          const { client } = backend;
          // Nobody hears what is told to those who listen.
          if (!client) return;
          client.socket.write(whole);
          if (type !== 'Z') return;
          client.open -= 1;
          if (client.open > 0 || whole[5] !== 'I'.charCodeAt(0)) return;
          served += 1;
          client.backend = undefined;
          backend.client = undefined;
          hand(backend);
        },
      );
    });
    hand(backend);
  };

  const server = net.createServer((socket) => {
    open.add(socket);
    const client: Client = { socket, backend: undefined, waiting: [], open: 0 };
    let unread: Buffer = Buffer.alloc(0);
    let isIn = false;
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      unread = eachMessage(
        Buffer.concat([unread, bytes]),
        () => isIn,
        (type, whole) => {
          if (!isIn) {
            if (whole.readInt32BE(4) === 80877103) return void socket.write('N');
            isIn = true;
            socket.write(WELCOME);
            return;
          }
          if (type === 'X') return void socket.end();
          if (type === 'Q' || type === 'S') client.open += 1;
          if (client.backend) return void client.backend.socket.write(whole);
          client.waiting.push(Buffer.from(whole));
          if (queue.includes(client)) return;
          queue.push(client);
          const free = idle.pop();
          if (free) hand(free);
        },
      );
    });
    socket.on('close', () => {
      open.delete(socket);
      if (queue.includes(client)) queue.splice(queue.indexOf(client), 1);
      const { backend } = client;
      if (!backend) return;
      // It went in the middle of something: so does the connection it had.
      backend.client = undefined;
      backend.socket.destroy();
      open.delete(backend.socket);
      void openBackend().catch(() => undefined);
    });
  });
  for (let count = 0; count < connections; count++) await openBackend();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const { port } = server.address() as net.AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}`, password: '' }).href,
    served: () => served,
  };
}
