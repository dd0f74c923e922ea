import { writeSync } from 'node:fs';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { env } from './env.server';
import { logForm, readableOutput } from './log-output.server';
import { processSingleton } from './process-singleton.server';

export type { Logger };

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** What must never be read in a log, wherever it is in the logged object. */
const secrets = [
  'password',
  'password_confirmation',
  'passwordConfirmation',
  'token',
  'access_token',
  'code',
  'authorization',
  'cookie',
  'email',
  'stripe_token',
];

function create(): Logger {
  const options: LoggerOptions = {
    level: env().LOG_LEVEL,
    base: { service: 'stateline' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `headers["${name}"]`]),
      censor: '[redacted]',
    },
  };
  // Named outright: where standard output is caught (log-output), pino would write to what catches it, which writes to the log.
  return pino(options, logForm() === 'text' ? readableOutput : pino.destination(STANDARD_OUTPUT));
}

/** Structured log of this process: one event a line, secrets replaced. */
export const logger = (): Logger => processSingleton('logger', create);

/** Says what whoever started the program waits for, whatever LOG_LEVEL leaves out. */
export function announce(words: string): void {
  if (logForm() === 'text') console.log(words);
  else logger().child({}, { level: 'info' }).info(words);
}

/** Says why the program does not start. By itself: the settings, by which a log is made, may be what is wrong. */
export function refuseStart(error: Error, words: string): void {
  const stack = process.env['LOG_LEVEL'] === 'debug' ? error.stack : undefined;
  if (logForm(process.stderr.isTTY) === 'text') {
    writeSync(STANDARD_ERROR, `${stack === undefined ? words : `${words}\n${stack}`}\n`);
    return;
  }
  for (const msg of words.split('\n').filter((line) => line.trim() !== '')) {
    const line = { level: 60, time: new Date().toISOString(), service: 'stateline', msg, stack };
    writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  }
}
