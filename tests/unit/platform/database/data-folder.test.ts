import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  closeDatabaseFolder,
  inspectDataFolder,
  markInstallation,
  restoreEmptyFolders,
} from '~/platform/database/data-folder.server';

let root = '';
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'stateline-folder-'))));
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};
const inspect = () => inspectDataFolder(root, root);
const listing = () => fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

function wholeDatabase(): void {
  write('pg18/PG_VERSION', '18\n');
  for (const name of ['global/pg_control', 'postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'])
    write(`pg18/${name}`, 'x');
  for (const name of ['base', 'pg_wal', 'pg_xact', 'pg_multixact']) write(`pg18/${name}/0`, 'x');
  write('pg.secret', 'secret');
}

describe('inspectDataFolder', () => {
  it('creates a database in an empty folder, and after a first start that was cut off', () => {
    expect(inspect()).toBe('create');
    write('pg18.unfinished/PG_VERSION', '18\n');
    expect(inspect()).toBe('create');
    write('pg.secret.unfinished', 'secret');
    fs.mkdirSync(path.join(root, 'pg18'));
    expect(inspect()).toBe('create');
  });

  it('finishes a first start of which only the last renaming was cut off', () => {
    write('pg18.unfinished/PG_VERSION', '18\n');
    write('pg.secret', 'secret');
    expect(inspect()).toBe('finish');
  });

  it('starts a database that is complete', () => {
    wholeDatabase();
    expect(inspect()).toBe('start');
  });

  it.each([
    'pg18/PG_VERSION',
    'pg18/global/pg_control',
    'pg18/postgresql.conf',
    'pg18/pg_wal',
    'pg18/base',
    'pg18/pg_xact',
    'pg.secret',
    'pg18',
  ])('refuses, names it and changes nothing when %s is missing', (name) => {
    wholeDatabase();
    fs.rmSync(path.join(root, name), { recursive: true });
    const before = listing();
    expect(inspect).toThrow(
      new RegExp(`${name.replaceAll('.', '\\.')} .*missing.*Nothing was changed\\. \\w+`),
    );
    expect(listing()).toEqual(before);
  });

  it('refuses an empty folder that held a database before: its disk may not be mounted', () => {
    markInstallation(root);
    expect(inspect).toThrow(/pg18 is missing, although there was a database here before/);
    fs.mkdirSync(path.join(root, 'pg18'));
    expect(inspect).toThrow(/pg18 is empty/);
  });

  it('refuses a database of another release, and a damaged or empty file', () => {
    write('pg17/PG_VERSION', '17\n');
    expect(inspect).toThrow(/another PostgreSQL release \(pg17\)/);
    wholeDatabase();
    expect(inspect()).toBe('start');
    write('pg18/PG_VERSION', '');
    expect(inspect).toThrow(/PG_VERSION says "", expected "18"/);
    write('pg18/PG_VERSION', '18\n');
    write('pg.secret', '\n');
    expect(inspect).toThrow(/pg\.secret .*is empty/);
  });
});

describe('restoreEmptyFolders', () => {
  it('makes only folders that hold nothing, once', () => {
    wholeDatabase();
    expect(restoreEmptyFolders(path.join(root, 'pg18'))).toContain('pg_notify');
    expect(restoreEmptyFolders(path.join(root, 'pg18'))).toEqual([]);
    expect(fs.statSync(path.join(root, 'pg18/pg_logical/snapshots')).isDirectory()).toBe(true);
  });
});

describe.skipIf(process.platform === 'win32')('closeDatabaseFolder', () => {
  const database = () => path.join(root, 'pg18');
  const modeOf = () => fs.statSync(database()).mode & 0o777;

  it('closes a folder that a copy left open, once, and leaves one that a group may read', () => {
    wholeDatabase();
    fs.chmodSync(database(), 0o755);
    expect([closeDatabaseFolder(database()), modeOf()]).toEqual([['rights'], 0o700]);
    expect(closeDatabaseFolder(database())).toEqual([]);
    fs.chmodSync(database(), 0o750);
    expect([closeDatabaseFolder(database()), modeOf()]).toEqual([[], 0o750]);
  });

  it.runIf(process.getuid?.() === 0)('gives a copy of another user back, with all that is in it', () => {
    wholeDatabase();
    fs.chmodSync(database(), 0o700);
    expect(closeDatabaseFolder(database(), { uid: 65534, gid: 65534 })).toEqual(['owner']);
    for (const name of ['', 'PG_VERSION', 'global', 'global/pg_control'])
      expect(fs.statSync(path.join(database(), name)).uid).toBe(65534);
  });
});
