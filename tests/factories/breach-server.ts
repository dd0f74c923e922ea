import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end';

export interface BreachServer {
  /** For PASSWORD_BREACH_URL. */
  url: string;
  /** Passwords that it knows to have leaked. */
  leaked: Set<string>;
  /** Paths that were asked for, and what came with them. */
  asked: { path: string; headers: Record<string, unknown>; body: string }[];
  mood: 'well' | 'slow' | 'broken' | 'another form' | 'endless' | 'elsewhere';
}

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** A server of leaked passwords that answers by range, as Have I Been Pwned does, padding included. */
export async function startBreachServer(): Promise<BreachServer> {
  const state: BreachServer = { url: '', leaked: new Set(), asked: [], mood: 'well' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      state.asked.push({ path, headers: request.headers, body });
      if (state.mood === 'slow') return;
      if (state.mood === 'broken') return void response.writeHead(503).end();
      if (state.mood === 'another form') return void response.end('<html>a portal of some hotel</html>');
      if (state.mood === 'elsewhere') return void response.writeHead(302, { Location: '/range/other' }).end();
      if (state.mood === 'endless') {
        const more = (): void =>
          void (response.writable && response.write('A'.repeat(65_536), () => setImmediate(more)));
        return more();
      }
      const prefix = path.split('/').pop() ?? '';
      const hits = [...state.leaked]
        .map(sha1)
        .filter((hash) => hash.startsWith(prefix))
        .map((hash) => `${hash.slice(5)}:42`);
      // Lines that only hide how many there are: one of them is of the password that nobody leaked.
      const padding = [
        `${sha1('padded but never leaked').slice(5)}:0`,
        ...Array.from({ length: 20 }, (_, index) => `${sha1(`padding ${index}`).slice(5)}:0`),
      ];
      response.end([...hits, ...padding].sort().join('\r\n'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  atEnd(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return state;
}
