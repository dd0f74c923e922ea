import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '~/platform/database/folder-lock.server';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stateline-lock-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'stateline.lock');
const stored = () => JSON.parse(fs.readFileSync(file(), 'utf8')) as Record<string, unknown>;

describe('lockFolder', () => {
  it('holds the folder until it is released, and says who holds it', async () => {
    const lock = await lockFolder(folder, 'npm start');
    const second = lockFolder(folder, 'npm run web');
    await expect(second).rejects.toThrow(FolderInUse);
    await expect(second).rejects.toThrow(
      new RegExp(`${folder} is in use: process ${process.pid} on ${os.hostname()} \\(npm start\\)`),
    );
    lock.release();
    (await lockFolder(folder, 'npm run web')).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('lets one of many have it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, 'many')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over from a process that is gone, also where its pid belongs to another one now', async () => {
    const lock = await lockFolder(folder, 'npm start');
    const own = stored();
    lock.release();
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    fs.writeFileSync(file(), JSON.stringify({ ...own, pid: child.pid }));
    (await lockFolder(folder, 'after')).release();
    if (process.platform !== 'linux') return;
    fs.writeFileSync(file(), JSON.stringify({ ...own, begun: '1' }));
    (await lockFolder(folder, 'after')).release();
  });

  it('takes over what a power cut left: a file without words, or of an earlier boot', async () => {
    fs.writeFileSync(file(), '');
    (await lockFolder(folder, 'after')).release();
    const lock = await lockFolder(folder, 'npm start');
    const own = stored();
    lock.release();
    fs.writeFileSync(file(), JSON.stringify({ ...own, space: 'another boot' }));
    (await lockFolder(folder, 'after')).release();
  }, 20_000);

  it('leaves the folder to a process of another container that continues touching the file', async () => {
    const lock = await lockFolder(folder, 'npm start');
    fs.writeFileSync(file(), JSON.stringify({ ...stored(), space: 'another container', host: 'box' }));
    await expect(lockFolder(folder, 'second')).rejects.toThrow(/on box/);
    lock.release();
  }, 20_000);
});
