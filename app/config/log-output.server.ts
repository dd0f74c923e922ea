import { writeSync } from 'node:fs';
import type { DestinationStream, Logger } from 'pino';
import { readableLine, type LogLine } from './readable-log';

/** Short lines for a person at a terminal; elsewhere JSON, which programs read. LOG_FORMAT says otherwise. */
export function logForm(isTerminal: boolean = process.stdout.isTTY): 'text' | 'json' {
  const asked = process.env['LOG_FORMAT'];
  return asked === 'text' || asked === 'json' ? asked : isTerminal ? 'text' : 'json';
}

const STANDARD_OUTPUT = 1;

/** Where the log goes, as readable lines. */
export const readableOutput: DestinationStream = {
  write(line: string) {
    try {
      writeSync(STANDARD_OUTPUT, readableLine(JSON.parse(line) as LogLine));
    } catch {
      // The terminal is gone or slow: the program continues.
    }
  },
};

type Write = typeof process.stdout.write;

/**
 * Where the log is JSON, whatever a library writes to the two outputs becomes a line of it too, warnings of Node and the last words of a
 * process included. The log itself writes past these streams.
 */
export function catchLibraryOutput(log: () => Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log().warn({ source: 'node', err: warning }, warning.message));
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'uncaught exception: the program ends');
    process.exit(1);
  });
  if (logForm() === 'text') return;
  for (const [name, stream] of [
    ['stdout', process.stdout],
    ['stderr', process.stderr],
  ] as const) {
    stream.write = ((chunk: string | Uint8Array, encoding?: unknown, done?: unknown): boolean => {
      const text = (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()).trimEnd();
      if (text !== '') log().warn({ source: name }, text);
      const told = typeof encoding === 'function' ? encoding : done;
      if (typeof told === 'function') (told as () => void)();
      return true;
    }) as Write;
  }
}
