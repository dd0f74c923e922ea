import { pino, type Logger } from 'pino';
import { env } from './env.server';
import { processSingleton } from './process-singleton.server';

export type { Logger };

/** What must never be read in a log, wherever it stands in the logged object. */
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

/** Structured log of this process: one JSON line an event, secrets replaced. */
export const logger = (): Logger =>
  processSingleton('logger', () =>
    pino({
      level: env().LOG_LEVEL,
      base: { service: 'stateline' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `headers["${name}"]`]),
        censor: '[redacted]',
      },
    }),
  );
