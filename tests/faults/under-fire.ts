import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '~/platform/database/embedded-postgres.server';

const root = path.resolve(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

function childrenOf(parent: number | undefined): number[] {
  if (parent === undefined) return [];
  return readdirSync('/proc').flatMap((name) => {
    try {
      const [, ppid] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(ppid) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** A process that is started again a second after it has ended, as systemd or a container would. */
export class Kept {
  #child: ChildProcess | undefined;
  #ended = false;
  readonly output: string[] = [];
  starts = 0;

  constructor(
    readonly role: 'web' | 'worker',
    readonly env: () => Record<string, string>,
  ) {
    this.#start();
  }

  #start(): void {
    this.starts += 1;
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['build/index.js', this.role], {
      cwd: root,
      env: { NODE_ENV: 'production', PATH, HOME, ...this.env() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        this.output.push(piece.toString());
        this.output.splice(0, this.output.length - 400);
      });
    }
    child.once('exit', () => {
      if (!this.#ended) setTimeout(() => this.#ended || this.#start(), 1000);
    });
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** kill -9 of a process that this one has started, by a piece of its command line. @returns whether there was one. */
  killChild(word: string): boolean {
    const found = childrenOf(this.#child?.pid).find((pid) => commandOf(pid).includes(word));
    if (found !== undefined) process.kill(found, 'SIGKILL');
    return found !== undefined;
  }

  async end(): Promise<void> {
    this.#ended = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

/** A database server of its own. It is the product that starts it again where it was killed. */
export class Database {
  readonly url: string;
  readonly #server: EmbeddedPostgres;
  readonly #folder: string;

  private constructor(server: EmbeddedPostgres, folder: string) {
    this.#server = server;
    this.#folder = folder;
    this.url = server.url;
  }

  static async start(folder: string): Promise<Database> {
    return new Database(await startEmbeddedPostgres(folder, 'stateline'), folder);
  }

  /** kill -9 of one server process that serves the product: the server itself then restarts all of them. */
  async killBackend(): Promise<void> {
    const { rows } = await this.ask<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = 'stateline' AND pid <> pg_backend_pid() AND backend_type = 'client backend' LIMIT 1",
    );
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  }

  /** kill -9 of the whole server. */
  killAll(): void {
    process.kill(
      Number(readFileSync(path.join(this.#folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
  }

  async ask<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query<Row>(text);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

/** Does the work again until it succeeds, as a person who presses the button again, for so long by this clock. @returns how often it took. */
export async function insist<T>(
  work: () => Promise<T | null>,
  whileMs: number,
  clock: () => number = Date.now,
): Promise<{ value: T; tries: number }> {
  const until = clock() + whileMs;
  for (let tries = 1; ; tries++) {
    let reason = 'no answer';
    const value = await work().catch((error: Error) => ((reason = error.message), null));
    if (value !== null) return { value, tries };
    if (clock() > until) throw new Error(`not done within ${whileMs / 1000} s: ${reason}`);
    await pause(250);
  }
}
