/** A line of the log as JSON has it. */
export type LogLine = Record<string, unknown>;

const NAMES: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'WARNING',
  50: 'ERROR',
  60: 'FATAL',
};
/** What is at its own place in the line, or tells a person at a terminal nothing. */
const PLACED = new Set(['level', 'time', 'service', 'msg', 'err', 'requestId']);
const MOST_LETTERS = 160;

const clockTime = (time: unknown): string => {
  const date = new Date(String(time));
  return Number.isNaN(date.getTime()) ? '' : `${date.toTimeString().slice(0, 8)} `;
};

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** One event of the log as a person at a terminal reads it: a short line, and below an error its stack. */
export function readableLine(line: LogLine): string {
  const name = NAMES[Number(line['level'])] ?? '';
  const head = `${clockTime(line['time'])}${name === '' ? '' : `${name} `}`;
  const { err } = line as { err?: { message?: string; stack?: string } };
  if (line['msg'] === 'request' && line['status'] !== undefined)
    return `${head}${inWords(line['status'])} ${inWords(line['method'])} ${inWords(line['path'])} ${inWords(line['ms'])} ms\n`;
  const facts = Object.entries(line)
    .filter(([key, value]) => !PLACED.has(key) && value !== undefined)
    .map(([key, value]) => `${key}=${inWords(value)}`)
    .join(' ');
  const rest = facts.length > MOST_LETTERS ? `${facts.slice(0, MOST_LETTERS)}…` : facts;
  const words = [inWords(line['msg'] ?? ''), rest].filter(Boolean).join(' ');
  if (!err) return `${head}${words}\n`;
  const isFault = Number(line['level']) >= 50;
  const below = isFault && err.stack ? `\n${err.stack.replace(/^/gm, '  ')}` : `: ${err.message ?? ''}`;
  return `${head}${words}${below}\n`;
}
