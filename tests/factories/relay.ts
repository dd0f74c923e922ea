import { once } from 'node:events';
import net from 'node:net';

/** A line to a running program that a test can cut and mend: nothing passes while it is cut. */
export interface Relay {
  origin: string;
  cut(): Promise<void>;
  /** What the program answers from now on, on the connections of now, gets lost. */
  loseAnswers(): void;
  /** The first answer that has this text in it gets lost, on whatever connection it comes, and all that the program answers after it on the connections of then. */
  loseAnswersFrom(text: string): void;
  /** From now on nothing passes in either direction, on no connection, though all stand and new ones are taken; neither side hears when the other ends one. */
  freeze(): void;
  /** Connections that are made from now on pass again; the frozen ones never. */
  thaw(): void;
  mend(): Promise<void>;
}

/** Both ends of a connection through the relay. */
interface Line {
  near: net.Socket;
  far: net.Socket;
}

export async function startRelay(target: string): Promise<Relay> {
  const { port: targetPort } = new URL(target);
  const open = new Set<net.Socket>();
  const lines = new Set<Line>();
  let isFrozen = false;
  /** Takes the answers of a new connection in its hands, while a text is looked for. */
  let watch: ((line: Line) => void) | undefined;
  const keep = (socket: net.Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  const server = net.createServer((near) => {
    keep(near);
    if (isFrozen) return void near.resume();
    const far = net.connect(Number(targetPort), 'localhost');
    keep(far);
    near.pipe(far).pipe(near);
    const line = { near, far };
    watch?.(line);
    lines.add(line);
    for (const socket of [near, far]) {
      socket.on('close', () => {
        if (!lines.delete(line)) return;
        near.destroy();
        far.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  };
  const port = await listen(0);
  return {
    origin: `http://localhost:${port}`,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    loseAnswers: () => {
      for (const { near, far } of lines) far.unpipe(near).resume();
    },
    loseAnswersFrom: (text) => {
      let isFound = false;
      watch = ({ near, far }) => {
        far.unpipe(near);
        far.on('data', (answer) => {
          if (answer.includes(text)) {
            isFound = true;
            watch = undefined;
          }
          if (!isFound) near.write(answer);
        });
        // What is unpiped rests until it is told to go on.
        far.resume();
      };
      lines.forEach(watch);
    },
    freeze: () => {
      isFrozen = true;
      for (const { near, far } of lines) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
      lines.clear();
    },
    thaw: () => void (isFrozen = false),
    mend: async () => void (await listen(port)),
  };
}
