import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { largeChildren, offerFirst } from '~/config/large-children.server';
import { inProject } from '~/config/project-root.server';
import type { ReaderRequest, ReaderStage } from '~/reading/process/reader-types';
import type { ReadOutcome } from './port';

export type ChildAnswer<T> = ReadOutcome<T>;

export interface ChildLimits {
  /** Wall clock in milliseconds. */
  milliseconds: number;
  /** Resident memory of the child in bytes. */
  residentBytes: number;
}

export const CHILD_LIMITS: ChildLimits = { milliseconds: 15_000, residentBytes: 600 * 1024 * 1024 };

const WATCH_MILLISECONDS = 20;
const PAGE_BYTES = 4096;
/**
 * Less processor time than `starvedShare` of the clock, and the machine was busy with something else. A child without its turn
 * gets `mostClocks` times the clock to come to its share of work. Files made to hurt do so while they are opened and drawn,
 * and end in time all the same; recognizing is work whose amount is known and is done by two engines at a time, and may wait for
 * its turn much longer.
 */
const PATIENCE = {
  opening: { starvedShare: 0.4, mostClocks: 1.2 },
  recognizing: { starvedShare: 1, mostClocks: 3 },
} as const satisfies Record<ReaderStage, { starvedShare: number; mostClocks: number }>;
const TICK_MILLISECONDS = 10;
/** A spare child holds 160 to 200 MB: it is kept while one document comes after another, and not at rest. */
const SPARE_MILLISECONDS = 2 * 60_000;

export type ChildRequest = Exclude<ReaderRequest, { kind: 'prepare' }>;
type ChildReport<T> = ChildAnswer<T> & { residentBytes: number; milliseconds: number };

/**
 * Runs one request in a process of its own and ends that process, whatever the document does. The limits are watched from
 * outside, because neither heap flags nor worker limits hold array buffers. The child gets no secrets: its environment is
 * what a program needs to start and no more. Never rejects; `residentBytes` is the most that was seen.
 */
export async function askChild<T>(
  request: ChildRequest,
  limits: ChildLimits = CHILD_LIMITS,
  again?: Again<T>,
): Promise<ChildReport<T>> {
  const { painters, readers } = largeChildren();
  const places = request.kind === 'page-image' ? painters : readers;
  return places.during(() => runChild<T>(request, limits, again));
}

/** The next question to the child about the same document, within the same limits; undefined where its last answer is enough. */
type Again<T> = (value: T) => ChildRequest | undefined;

/** A child that has started what every document needs, and waits for its one document. */
let spare: ChildProcess | undefined;
let dismissal: NodeJS.Timeout | undefined;

/**
 * Starts a child ahead of the next document, which then is read about a second sooner. Without a document it ends after a while;
 * where memory is short none is started.
 */
export function prepareChild(): void {
  if (largeChildren().isShortOfMemory) return;
  clearTimeout(dismissal);
  dismissal = setTimeout(() => spare?.kill('SIGKILL'), SPARE_MILLISECONDS).unref();
  if (spare) return;
  const child = forkReader();
  spare = child;
  const forget = () => {
    if (spare === child) spare = undefined;
  };
  child.once('exit', forget).once('error', forget);
  child.send({ kind: 'prepare' } satisfies ReaderRequest, () => undefined);
  // Nothing waits for it: a program that ends does not stay for its sake, and it ends with the program.
  child.unref();
  child.channel?.unref();
}

function takeReader(): ChildProcess {
  const child = spare;
  if (!child?.connected) return forkReader();
  spare = undefined;
  child.removeAllListeners();
  child.ref();
  child.channel?.ref();
  return child;
}

function forkReader(): ChildProcess {
  const child = fork(inProject('build/reader/reader-child.js'), [], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      // A reserve of memory for each thread would add 50 MB to a scan.
      MALLOC_ARENA_MAX: '1',
      ...(largeChildren().isShortOfMemory ? { READER_ENGINES: '1' } : {}),
      ...(process.env.TZ ? { TZ: process.env.TZ } : {}),
    },
    execArgv: [
      '--max-old-space-size=512',
      '--disallow-code-generation-from-strings',
      // Threads that compile and collect beside the reading hold memory of their own.
      ...(largeChildren().isShortOfMemory ? ['--single-threaded', '--max-semi-space-size=1'] : []),
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  offerFirst(child.pid);
  return child;
}

function runChild<T>(request: ChildRequest, limits: ChildLimits, again?: Again<T>): Promise<ChildReport<T>> {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = request.kind === 'read' ? takeReader() : forkReader();
    const before = child.pid === undefined ? 0 : (processorMilliseconds(child.pid) ?? 0);
    let most = 0;
    let earlier: ChildAnswer<T> | undefined;
    let stage: ReaderStage = 'opening';
    let settled = false;
    const settle = (answer: ChildAnswer<T>): void => {
      if (settled) return;
      settled = true;
      clearTimeout(clock);
      clearInterval(watch);
      child.kill('SIGKILL');
      // What a further question costs the document is only the further answer.
      resolve({
        ...(answer.ok ? answer : (earlier ?? answer)),
        residentBytes: most,
        milliseconds: Math.round(performance.now() - started),
      });
    };
    const ask = (question: ChildRequest): void => {
      child.send(question, (error) => {
        if (error) settle({ ok: false, code: 'crashed', detail: error.message });
      });
    };
    // What is limited is work. On a busy machine a child may not have had its turn when the clock has run out.
    const outOfTime = (): void => {
      const worked = child.pid === undefined ? undefined : processorMilliseconds(child.pid);
      const waited = performance.now() - started;
      const { starvedShare, mostClocks } = PATIENCE[stage];
      if (worked === undefined || worked - before > limits.milliseconds * starvedShare)
        settle({ ok: false, code: 'too-slow', detail: 'used its time' });
      else if (waited > limits.milliseconds * mostClocks)
        settle({ ok: false, code: 'too-slow', circumstance: 'starved', detail: 'had no turn' });
      else clock = setTimeout(outOfTime, limits.milliseconds / 30);
    };
    let clock = setTimeout(outOfTime, limits.milliseconds);
    const watch = setInterval(() => {
      const bytes = child.pid === undefined ? 0 : residentBytesOf(child.pid);
      if (bytes > most) most = bytes;
      if (bytes > limits.residentBytes)
        settle({ ok: false, code: 'too-large', detail: `stopped at ${bytes} bytes` });
    }, WATCH_MILLISECONDS);
    child.on('message', (message) => {
      if (isStage(message)) return void (stage = message.stage);
      const answer = message as ChildAnswer<T>;
      const question = answer.ok ? again?.(answer.value) : undefined;
      if (question === undefined) return settle(answer);
      earlier = answer;
      ask(question);
    });
    child.on('error', (error) => settle({ ok: false, code: 'crashed', detail: error.message }));
    child.on('exit', (code, signal) =>
      settle({
        ok: false,
        code: 'crashed',
        ...(signal === 'SIGKILL' || signal === 'SIGTERM' ? { circumstance: 'killed' } : {}),
        detail: `ended with ${signal ?? code}`,
      }),
    );
    ask(request);
  });
}

const isStage = (message: unknown): message is { stage: ReaderStage } =>
  typeof message === 'object' && message !== null && 'stage' in message;

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
