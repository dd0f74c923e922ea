import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '~/data/database/embedded-postgres.server';

const root = path.resolve(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
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
    const child = spawn(process.execPath, ['build/index.js', this.role], { cwd: root, env: { NODE_ENV: 'production', PATH, HOME, ...this.env() }, stdio: ['ignore', 'pipe', 'pipe'] });
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

  async end(): Promise<void> {
    this.#ended = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

/** A database of its own that can be killed outright and comes back, with its rows on disk, behind the same address. */
export class Database {
  readonly url: string;
  #server: EmbeddedPostgres;
  readonly #line: net.Server;
  readonly #folder: string;

  private constructor(server: EmbeddedPostgres, folder: string, line: net.Server) {
    this.#server = server;
    this.#folder = folder;
    this.#line = line;
    const { port } = line.address() as net.AddressInfo;
    this.url = Object.assign(new URL(server.url), { port: String(port) }).href;
  }

  static async start(folder: string): Promise<Database> {
    const server = await startEmbeddedPostgres(folder, 'stateline');
    const line = net.createServer().listen(0, '127.0.0.1');
    await once(line, 'listening');
    const database = new Database(server, folder, line);
    line.on('connection', (near) => {
      const far = net.connect(Number(new URL(database.#server.url).port), '127.0.0.1');
      for (const [one, other] of [[near, far], [far, near]] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
      near.pipe(far).pipe(near);
    });
    return database;
  }

  /** kill -9 of one server process that serves the product: the server itself then restarts all of them. */
  async killBackend(): Promise<void> {
    const { rows } = await this.ask<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE datname = 'stateline' AND pid <> pg_backend_pid() AND backend_type = 'client backend' LIMIT 1");
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
  }

  /** kill -9 of the whole server, and its start a while later. */
  async killAll(awayMs: number): Promise<void> {
    const pid = Number(readFileSync(path.join(this.#folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await pause(awayMs);
    // Its children take a moment to notice that their parent is gone; until then no new one may begin.
    this.#server = (await insist(() => startEmbeddedPostgres(this.#folder, 'stateline'), 20_000)).value;
  }

  async ask<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>> {
    const client = new pg.Client({ connectionString: this.#server.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query<Row>(text);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    this.#line.close();
    await this.#server.stop();
  }
}

/** Does the work again until it succeeds, as a person who presses the button again. @returns how often it took. */
export async function insist<T>(work: () => Promise<T | null>, whileMs: number): Promise<{ value: T; tries: number }> {
  const until = Date.now() + whileMs;
  for (let tries = 1; ; tries++) {
    let reason = 'no answer';
    const value = await work().catch((error: Error) => ((reason = error.message), null));
    if (value !== null) return { value, tries };
    if (Date.now() > until) throw new Error(`not done within ${whileMs / 1000} s: ${reason}`);
    await pause(250);
  }
}
