/** When to try again what was refused because the rows or the connections were taken. */
export const RETRY_AFTER_SECONDS = 3;

/** No connection was free for this carrier in time: nothing was done, and it may be tried again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * lock_not_available, deadlock_detected, serialization_failure, too_many_connections, query_canceled (a statement's own time limit),
 * idle_in_transaction_session_timeout; the client's no free connection, expired transaction and write conflict: nothing was written.
 */
const BUSY_CODES: ReadonlySet<unknown> = new Set([
  '55P03',
  '40P01',
  '40001',
  '53300',
  '57014',
  '25P03',
  'P2024',
  'P2028',
  'P2034',
]);
const NO_CONNECTION =
  /timeout exceeded when trying to connect|Unable to start a transaction in the given time/;
/** Where the client keeps the error that the driver threw. */
const INSIDE = ['cause', 'meta', 'driverAdapterError'] as const;

/** Whether an error says only that others hold what was wanted: the same request may be sent again. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof BusyError) return true;
  const { code, originalCode, message } = error as Record<string, unknown>;
  if (BUSY_CODES.has(code) || BUSY_CODES.has(originalCode)) return true;
  if (typeof message === 'string' && NO_CONNECTION.test(message)) return true;
  return INSIDE.some((name) => isBusy((error as Record<string, unknown>)[name]));
}

/** disk_full of PostgreSQL, and of a file that this process writes. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error says that a disk is full, the database's or this machine's: nothing was saved. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode } = error as Record<string, unknown>;
  if (FULL_CODES.has(code) || FULL_CODES.has(originalCode)) return true;
  return INSIDE.some((name) => isDiskFull((error as Record<string, unknown>)[name]));
}

/** A value that a column cannot hold, or a rule of the tables: a key, a check, a trigger. */
const UNFIT_CODES = /^(2[23][0-9A-Z]{3}|P0001)$/;

/** Whether the database refused rows for what is in them. */
export function isUnfit(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode } = error as Record<string, unknown>;
  if ([code, originalCode].some((one) => typeof one === 'string' && UNFIT_CODES.test(one))) return true;
  return INSIDE.some((name) => isUnfit((error as Record<string, unknown>)[name]));
}

/** The server ended the connection, starts or stops, or the line is gone. */
const GONE_CODES: ReadonlySet<unknown> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'P1001',
  'P1017',
]);
const GONE =
  /Connection terminated unexpectedly|ConnectionClosed|the database system is (starting up|shutting down)/;

/** out_of_memory and configuration_limit_exceeded of PostgreSQL; a disk of our own files that may only be read. */
const NO_ROOM_CODES: ReadonlySet<unknown> = new Set(['53200', '53400', 'EROFS']);
const SILENT_CODES: ReadonlySet<unknown> = new Set([
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the client, or `silent-connection.server.ts`, says of a server that takes everything and answers nothing. */
const SILENT =
  /Query read timeout|the database has not answered for|Connection terminated due to connection timeout|Can't reach database server/;

/** Whether an error says that the database or the disk is away: nothing is wrong with the request, and later it will be answered. */
export function isUnavailable(error: unknown): boolean {
  if (isRestart(error) || isDiskFull(error)) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, message } = error as Record<string, unknown>;
  if ([code, originalCode].some((one) => NO_ROOM_CODES.has(one) || SILENT_CODES.has(one))) return true;
  if (typeof message === 'string' && SILENT.test(message)) return true;
  return INSIDE.some((name) => isUnavailable((error as Record<string, unknown>)[name]));
}

/** Whether an error says that the database was restarted under a statement: a read may be asked once more. */
export function isRestart(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, kind, message } = error as Record<string, unknown>;
  if (GONE_CODES.has(code) || GONE_CODES.has(originalCode)) return true;
  if (kind === 'ConnectionClosed' || kind === 'DatabaseNotReachable') return true;
  if (typeof message === 'string' && GONE.test(message)) return true;
  return INSIDE.some((name) => isRestart((error as Record<string, unknown>)[name]));
}
