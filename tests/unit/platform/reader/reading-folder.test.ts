import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepLeftBehind, withFile } from '~/platform/reader/reading-folder.server';

let folder: string;
let before: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'reading-folder-'));
  before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
});
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  rmSync(folder, { recursive: true, force: true });
});

/** A folder as a killed process leaves it, this many minutes ago. */
function left(name: string, minutesAgo: number): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  writeFileSync(path.join(made, 'document'), '%PDF-');
  const at = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(made, at, at);
  return made;
}

describe('the file a document is read from', () => {
  it('is its owner’s alone, and gone when the reading ends or fails', async () => {
    let seen = '';
    const content = await withFile(new TextEncoder().encode('%PDF-1.7'), async (file) => {
      seen = file;
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
      return readFileSync(file, 'utf8');
    });
    expect(content).toBe('%PDF-1.7');
    expect(existsSync(path.dirname(seen))).toBe(false);
    const failing = withFile(new Uint8Array(1), async (file) => {
      seen = file;
      throw new Error('no reader');
    });
    await expect(failing).rejects.toThrow('no reader');
    expect(existsSync(path.dirname(seen))).toBe(false);
  });

  it('is removed an hour later where a killed process left it, and nothing else is', async () => {
    const old = left('stateline-read-AAAAAA', 61);
    const atWork = left('stateline-read-BBBBBB', 59);
    const foreign = left('someone-elses-AAAAAA', 600);
    expect(await sweepLeftBehind()).toBe(1);
    expect([old, atWork, foreign].map(existsSync)).toEqual([false, true, true]);
    expect(await sweepLeftBehind()).toBe(0);
  });
});
