import fs from 'node:fs';
import path from 'node:path';

/** The major release of the embedded PostgreSQL. The folder of its data carries it in its name. */
const MAJOR = '18';

/** What is in a data folder. */
export interface DataFolder {
  /** Where PostgreSQL keeps its data. It has this name only once it is complete. */
  database: string;
  /** Where a new database is made. Never holds anybody's data, so it may be removed. */
  unfinished: string;
  /** The password of the database. */
  secret: string;
  unfinishedSecret: string;
}

export const dataFolderAt = (root: string): DataFolder => ({
  database: path.join(root, `pg${MAJOR}`),
  unfinished: path.join(root, `pg${MAJOR}.unfinished`),
  secret: path.join(root, 'pg.secret'),
  unfinishedSecret: path.join(root, 'pg.secret.unfinished'),
});

/** Written once a database has been here, so that its disappearance is not taken for a first start. */
const markerAt = (home: string): string => path.join(home, 'installation.json');

/** Files and folders without which PostgreSQL 18 does not start, as initdb makes them. */
const DATABASE_FILES = [
  'PG_VERSION',
  'global/pg_control',
  'postgresql.conf',
  'pg_hba.conf',
  'pg_ident.conf',
] as const;
const DATABASE_FOLDERS = ['base', 'global', 'pg_multixact', 'pg_wal', 'pg_xact'] as const;
/** Folders that hold nothing between two runs of our database. Tools that copy folders often leave out empty ones. */
const EMPTY_FOLDERS = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
] as const;

const missingFrom = (database: string, names: readonly string[]): string[] =>
  names.filter((name) => !fs.existsSync(path.join(database, name)));

/**
 * Makes the empty folders of a database again that a copying tool left out.
 * @returns their names.
 */
export function restoreEmptyFolders(database: string, owner?: { uid: number; gid: number }): string[] {
  const missing = missingFrom(database, EMPTY_FOLDERS);
  for (const name of missing) {
    const made = fs.mkdirSync(path.join(database, name), { recursive: true, mode: 0o700 });
    for (let folder = path.join(database, name); owner && made; folder = path.dirname(folder)) {
      fs.chownSync(folder, owner.uid, owner.gid);
      if (folder === made) break;
    }
  }
  return missing;
}

/**
 * PostgreSQL starts only in a folder that is its own user's and closed to others, which a copy by another user, or by a tool
 * that keeps no rights, is not. Gives it back to `owner` and closes it.
 * @returns what was done: nothing where all is as it should be.
 */
export function closeDatabaseFolder(database: string, owner?: { uid: number; gid: number }): string[] {
  const { mode, uid } = fs.statSync(database);
  const done: string[] = [];
  if (owner && uid !== owner.uid) {
    const inside = fs.readdirSync(database, { recursive: true, encoding: 'utf8' });
    for (const name of ['', ...inside]) fs.lchownSync(path.join(database, name), owner.uid, owner.gid);
    done.push('owner');
  }
  // As a group may read it, so PostgreSQL lets it.
  if (process.platform !== 'win32' && (mode & 0o027) !== 0) {
    fs.chmodSync(database, 0o700);
    done.push('rights');
  }
  return done;
}

const listed = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);

const KEPT = 'Nothing was changed.';

/**
 * What has to be done before the database in `root` can start: `create` it, `finish` creating it (the last step was cut
 * off), or nothing (`start`). Deletes and changes nothing. `home` is DATA_DIR, which is the same folder unless the program
 * runs as root from a closed one.
 * @throws Error that says what is missing and what to do. A database that is there in part is never replaced.
 */
export function inspectDataFolder(root: string, home: string): 'create' | 'finish' | 'start' {
  const at = dataFolderAt(root);
  const has = {
    database: listed(at.database).length > 0,
    secret: fs.existsSync(at.secret),
    unfinished: listed(at.unfinished).length > 0,
  };
  const fail = (found: string, advice: string): never => {
    throw new Error(`DATA_DIR ${root}: ${found} ${KEPT} ${advice}`);
  };
  if (!has.database) {
    const others = listed(root).filter((name) => /^pg\d+$/.test(name) && name !== `pg${MAJOR}`);
    if (others.length > 0)
      fail(
        `it holds a database of another PostgreSQL release (${others.join(', ')}), and this program needs pg${MAJOR}.`,
        'Start the release of the program that made it and take a backup (npm run backup), then restore it here into a new folder.',
      );
    // The secret gets its name only when the database is complete: all that is left is the renaming.
    if (has.secret && has.unfinished) return 'finish';
    if (has.secret || fs.existsSync(markerAt(home)))
      fail(
        `the database folder pg${MAJOR} is ${fs.existsSync(at.database) ? 'empty' : 'missing'}, although there was a database here before.`,
        `Put the folder back, mount its disk, or restore a backup into a new folder (npm run restore). To begin with an empty database, choose another DATA_DIR, or move ${[has.secret ? 'pg.secret' : '', fs.existsSync(markerAt(home)) ? markerAt(home) : ''].filter(Boolean).join(' and ')} away.`,
      );
    return 'create';
  }
  const missing = missingFrom(at.database, [...DATABASE_FILES, ...DATABASE_FOLDERS]);
  if (missing.length > 0)
    fail(
      `${missing.map((name) => `pg${MAJOR}/${name}`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing from the database (${listed(at.database).length} other files and folders are there).`,
      'Put back what is missing, from a copy of the folder or a backup of the disk, or restore a backup into a new folder (npm run restore).',
    );
  const release = fs.readFileSync(path.join(at.database, 'PG_VERSION'), 'utf8').trim();
  if (release !== MAJOR)
    fail(
      `pg${MAJOR}/PG_VERSION says "${release.slice(0, 20)}", expected "${MAJOR}".`,
      'The folder may be of another release, or the file is damaged. Put it back from a copy.',
    );
  if (!has.secret)
    fail(
      'the file pg.secret (the password of the database) is missing. The database itself is there.',
      'Put the file back from a copy.',
    );
  if (fs.readFileSync(at.secret, 'utf8').trim() === '')
    fail(
      'the file pg.secret (the password of the database) is empty. The database itself is there.',
      'Put the file back from a copy.',
    );
  return 'start';
}

/** Makes a rename or a new file survive a power cut. Not every file system lets a folder be opened. */
export function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r');
    try {
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
  } catch {
    // Windows, and some network disks.
  }
}

/** Writes a file that is on the disk when this returns. */
export function writeSynced(file: string, text: string, mode: number): void {
  const handle = fs.openSync(file, 'w', mode);
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Notes that a database has been here. */
export function markInstallation(home: string): void {
  const file = markerAt(home);
  if (fs.existsSync(file)) return;
  writeSynced(
    file,
    `${JSON.stringify({ database: `pg${MAJOR}`, since: new Date().toISOString() })}\n`,
    0o600,
  );
  syncFolder(home);
}
