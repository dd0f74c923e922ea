import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject } from '~/config/project-root.server';
import type { ReadRefusal } from './port';

export type ChildAnswer<T> = { ok: true; value: T } | { ok: false; code: ReadRefusal; detail: string };

export interface ChildLimits {
  /** Wall clock in milliseconds. */
  milliseconds: number;
  /** Resident memory of the child in bytes. */
  residentBytes: number;
}

export const CHILD_LIMITS: ChildLimits = { milliseconds: 15_000, residentBytes: 600 * 1024 * 1024 };

const WATCH_MILLISECONDS = 20;
const PAGE_BYTES = 4096;
/** Less processor time than this share of the clock, and the machine was busy with something else. */
const STARVED_SHARE = 0.6;
/** What it then gets on top: all of it ends within twenty seconds. */
const MORE_SHARE = 0.2;
/** Detail of a child that was stopped without having had its turn: worth another try, later. */
export const STARVED = 'starved';
const TICK_MILLISECONDS = 10;

/**
 * Runs one request in a process of its own and ends that process, whatever the document does. The limits are watched from
 * outside, because neither heap flags nor worker limits hold array buffers. The child gets no secrets: its environment is
 * what a program needs to start and no more. Never rejects; `residentBytes` is the most that was seen.
 */
export function askChild<T>(
  request: { kind: string; file: string } & Record<string, unknown>,
  limits: ChildLimits = CHILD_LIMITS,
): Promise<ChildAnswer<T> & { residentBytes: number; milliseconds: number }> {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = fork(inProject('app/adapters/extraction/reader-child.mjs'), [], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...(process.env.TZ ? { TZ: process.env.TZ } : {}) },
      execArgv: ['--max-old-space-size=512', '--disallow-code-generation-from-strings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let most = 0;
    let settled = false;
    const settle = (answer: ChildAnswer<T>): void => {
      if (settled) return;
      settled = true;
      clearTimeout(clock);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve({ ...answer, residentBytes: most, milliseconds: Math.round(performance.now() - started) });
    };
    const stopForTime = (detail: string) => settle({ ok: false, code: 'too-slow', detail });
    let clock = setTimeout(() => {
      // On a busy machine the child may not have had its turn: it gets the rest of its time once, a greedy one nothing.
      const worked = child.pid === undefined ? 0 : processorMilliseconds(child.pid);
      if (worked === undefined || worked > limits.milliseconds * STARVED_SHARE) stopForTime('used its time');
      else clock = setTimeout(() => stopForTime(STARVED), limits.milliseconds * MORE_SHARE);
    }, limits.milliseconds);
    const watch = setInterval(() => {
      const bytes = child.pid === undefined ? 0 : residentBytesOf(child.pid);
      if (bytes > most) most = bytes;
      if (bytes > limits.residentBytes) settle({ ok: false, code: 'too-large', detail: `stopped at ${bytes} bytes` });
    }, WATCH_MILLISECONDS);
    child.on('message', (message) => settle(message as ChildAnswer<T>));
    child.on('error', (error) => settle({ ok: false, code: 'crashed', detail: error.message }));
    child.on('exit', (code, signal) => settle({ ok: false, code: 'crashed', detail: `ended with ${signal ?? code}` }));
    child.send(request, (error) => {
      if (error) settle({ ok: false, code: 'crashed', detail: error.message });
    });
  });
}

/** Resident bytes of a process, 0 where the system does not tell (then the wall clock alone guards). */
function residentBytesOf(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE_BYTES : 0;
  } catch {
    return 0;
  }
}

/** Processor time of a process and its threads so far; undefined where the system does not tell. */
function processorMilliseconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * TICK_MILLISECONDS : undefined;
  } catch {
    return undefined;
  }
}
