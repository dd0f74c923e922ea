import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { atEnd } from './at-end';

export interface MailServer {
  url: string;
  /** What arrived, parsed, in order; also what was taken over before the line broke. */
  received: Email[];
  /** Return addresses of what arrived, in the same order. */
  returnAddresses: string[];
  /** How it behaves: per recipient, and per message. */
  behavior: {
    recipient?: ((address: string) => Error | undefined) | undefined;
    /** A number is the milliseconds it takes to answer that it has the message. */
    message?: (() => Error | 'drop' | 'silent' | number | undefined) | undefined;
  };
  /** Breaks every line that is open. */
  dropAll(): void;
  stop(): Promise<void>;
}

/** An error as a mail server answers it. */
export const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/** A real mail server on a port of its own. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const returnAddresses: string[] = [];
  const behavior: MailServer['behavior'] = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(behavior.recipient?.(address)),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const request = behavior.message?.();
        if (request instanceof Error) return done(request);
        void PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          received.push(mail);
          returnAddresses.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
          if (request === 'silent') return;
          if (request === 'drop') {
            for (const connection of (
              server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }
            ).connections) {
              if (connection.id === session.id) connection._socket.destroy();
            }
            return;
          }
          if (typeof request === 'number') setTimeout(done, request);
          else done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const dropAll = () => {
    for (const { _socket } of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> })
      .connections)
      _socket.destroy();
  };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  atEnd(stop);
  return { url: `smtp://127.0.0.1:${port}`, received, returnAddresses, behavior, dropAll, stop };
}
