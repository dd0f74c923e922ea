import { once } from 'node:events';
import net from 'node:net';

/** A line to a running program that a test can cut and mend: nothing passes while it is cut. */
export interface Relay {
  origin: string;
  cut(): Promise<void>;
  /** What the program answers from now on, on the connections of now, gets lost. */
  loseAnswers(): void;
  mend(): Promise<void>;
}

export async function startRelay(target: string): Promise<Relay> {
  const { port: targetPort } = new URL(target);
  const open = new Set<net.Socket>();
  const answers = new Map<net.Socket, net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(targetPort), 'localhost');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    answers.set(far, near);
    far.on('close', () => answers.delete(far));
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
      for (const [far, near] of answers) far.unpipe(near).resume();
    },
    mend: async () => void (await listen(port)),
  };
}
