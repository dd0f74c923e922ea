import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who holds a folder: what its lock file says. */
interface Holder {
  id: string;
  /** What the process does: the role of the program, or the name of a command. */
  task: string;
  pid: number;
  host: string;
  since: string;
  /** Where the pid means something: one boot of one machine, and on Linux one namespace of pids. */
  space: string;
  /** When the process began, in the kernel's ticks: a pid is given to another process in time. Empty where unknown. */
  begun: string;
}

export interface FolderLock {
  release(): void;
}

/** Someone else holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

const LOCK_FILE = 'stateline.lock';
/** The holder touches its file this often; where its process cannot be looked up, that is how it is known to live. */
const TOUCH_MS = 1000;
const WATCH_MS = 5000;

const readText = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const linkOf = (file: string): string => {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
};

const pidSpace = (): string =>
  process.platform === 'linux'
    ? `${readText('/proc/sys/kernel/random/boot_id').trim()} ${linkOf('/proc/self/ns/pid')}`
    : os.hostname();

/** State and begin of a process, by Linux's table of processes. Undefined where there is none of this pid. */
function processOf(pid: number): { state: string; begun: string } | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === '') return undefined;
  // The name in parentheses may hold anything; state is field 3, the begin field 22 (proc(5)).
  const fields = stat.replace(/^.*\) /s, '').split(' ');
  return { state: fields[0] ?? '', begun: fields[19] ?? '' };
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return typeof holder.id === 'string' && typeof holder.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the holder lives, or undefined where only its touching of the file can tell. */
function isAlive(holder: Holder): boolean | undefined {
  if (holder.space !== pidSpace()) return undefined;
  if (process.platform !== 'linux') return exists(holder.pid) ? undefined : false;
  const found = processOf(holder.pid);
  return found !== undefined && found.state !== 'Z' && found.begun === holder.begun;
}

const touchedAt = (file: string): number => {
  try {
    return fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};

async function isTouched(file: string): Promise<boolean> {
  const before = touchedAt(file);
  for (let waited = 0; waited < WATCH_MS; waited += 100) {
    await sleep(100);
    const now = touchedAt(file);
    if (now !== before) return now !== 0;
  }
  return false;
}

const inUse = (folder: string, holder: Holder | undefined): FolderInUse =>
  new FolderInUse(
    holder
      ? `DATA_DIR ${folder} is in use: process ${holder.pid} on ${holder.host} (${holder.task}) holds it since ${holder.since}. Nothing was touched. Stop that process first, or set DATA_DIR to another folder.`
      : `DATA_DIR ${folder} is in use by another process. Nothing was touched. Stop it first, or set DATA_DIR to another folder.`,
  );

/** Who holds the folder now, if someone does. */
export async function holderOf(folder: string): Promise<{ pid: number; task: string } | undefined> {
  const file = path.join(folder, LOCK_FILE);
  const holder = parseHolder(readText(file));
  if (!holder) return undefined;
  return (isAlive(holder) ?? (await isTouched(file))) ? holder : undefined;
}

/**
 * Holds a folder for this process until it releases it or ends, however it ends: a lock of a process that is gone, of a
 * machine that was switched off, or that was cut off while it was written does not count.
 * @throws FolderInUse that names the holder.
 */
export async function lockFolder(folder: string, task: string): Promise<FolderLock> {
  const file = path.join(folder, LOCK_FILE);
  const own: Holder = {
    id: randomUUID(),
    task,
    pid: process.pid,
    host: os.hostname(),
    since: new Date().toISOString(),
    space: pidSpace(),
    begun: processOf(process.pid)?.begun ?? '',
  };
  for (let attempt = 0; !create(file, own); attempt++) {
    const text = readText(file);
    const holder = parseHolder(text);
    const lives = (holder && isAlive(holder)) ?? (await isTouched(file));
    if (lives || attempt >= 20) throw inUse(folder, parseHolder(readText(file)));
    // Only the file that was looked at is taken away: another process may have replaced it since.
    const aside = `${file}.${own.id}`;
    try {
      fs.renameSync(file, aside);
    } catch {
      continue;
    }
    if (readText(aside) !== text) {
      try {
        fs.linkSync(aside, file);
      } catch {
        // A third process has it by now.
      }
    }
    fs.rmSync(aside, { force: true });
  }
  const isOwn = () => parseHolder(readText(file))?.id === own.id;
  await sleep(50);
  if (!isOwn()) throw inUse(folder, parseHolder(readText(file)));

  const timer = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => undefined);
  }, TOUCH_MS);
  timer.unref();
  const release = () => {
    clearInterval(timer);
    process.off('exit', release);
    if (isOwn()) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return { release };
}

/** Makes the lock file. False where there is one already. */
function create(file: string, holder: Holder): boolean {
  let handle: number;
  try {
    handle = fs.openSync(file, 'wx', 0o644);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new Error(`DATA_DIR ${path.dirname(file)} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  }
  try {
    fs.writeSync(handle, JSON.stringify(holder));
    return true;
  } catch (error) {
    fs.rmSync(file, { force: true });
    throw new Error(`DATA_DIR ${path.dirname(file)} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    fs.closeSync(handle);
  }
}
