import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end';

/** What a scanner of the tests does with a file: as ClamAV answers, or not at all. */
export type ScannerMood = 'well' | 'silent' | 'hangs up' | 'babbles' | 'too large';

export interface TestScanner {
  url: string;
  mood: ScannerMood;
  /** Sizes of the files that came, in bytes. */
  seen: number[];
  stop(): Promise<void>;
}

/** The harmless text that every scanner takes for a virus (EICAR), put together so that none finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(
  '',
);

/** A server that speaks clamd's INSTREAM: it reads the chunks by their lengths and finds the test text alone. */
export async function startScanner(): Promise<TestScanner> {
  const scanner: TestScanner = { url: '', mood: 'well', seen: [], stop: async () => undefined };
  const server: Server = createServer((socket) => {
    let rest = Buffer.alloc(0);
    let isBegun = false;
    const file: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      if (scanner.mood === 'silent') return;
      if (scanner.mood === 'hangs up') return void socket.end();
      if (scanner.mood === 'too large') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      rest = Buffer.concat([rest, piece]);
      if (!isBegun) {
        if (rest.length < 10) return;
        if (rest.subarray(0, 10).toString() !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
        rest = rest.subarray(10);
        isBegun = true;
      }
      while (rest.length >= 4) {
        const length = rest.readUInt32BE(0);
        if (length === 0) {
          const whole = Buffer.concat(file);
          scanner.seen.push(whole.length);
          if (scanner.mood === 'babbles') return void socket.end(`${'x'.repeat(10_000)}`);
          return void socket.end(
            whole.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
          );
        }
        if (rest.length < 4 + length) return;
        file.push(rest.subarray(4, 4 + length));
        rest = rest.subarray(4 + length);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  scanner.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  scanner.stop = () => new Promise((resolve) => server.close(() => resolve()));
  atEnd(() => new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve())));
  return scanner;
}
