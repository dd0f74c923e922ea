import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { BackupManifest } from '~/platform/backup/manifest.server';
import {
  archiveWriter,
  listArchives,
  readWhole,
  removeArchive,
  unpackArchive,
} from '~/platform/backup/sealed-archive.server';
import { secretBox } from '~/platform/secrets/secret-box.server';
import { memoryStorage } from '~/platform/storage/disk.server';

const folder = await mkdtemp(path.join(os.tmpdir(), 'stateline-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const KEY = 'the key of this installation, long enough';
const box = secretBox(() => [KEY]);
const NAME = '2026-11-23T083300';
const MANIFEST: BackupManifest = {
  format: 1,
  takenAt: '2026-11-23T08:33:10.000Z',
  migrations: [],
  queueEdition: 1,
  tables: [{ name: 'public.trip', columns: ['id'], rows: 3, file: 'tables/trip', sha256: '' }],
  sequences: [],
  files: [{ key: 'receipts/a/b', sizeBytes: 5, sha256: '' }],
};
const FILES = {
  'tables/trip.copy.gz': randomBytes(9_500_000),
  'files/receipts/a/b': Buffer.from('plain words of a customer'),
  'files/receipts/a/empty': Buffer.alloc(0),
  'manifest.json': Buffer.from('{}'),
};

async function* piecesOf(bytes: Buffer) {
  // One memory for all pieces, as streams do it.
  const memory = Buffer.alloc(64_000);
  for (let from = 0; from < bytes.length; from += memory.length) {
    const length = bytes.copy(memory, 0, from, from + memory.length);
    yield memory.subarray(0, length);
  }
}

async function archive(name = NAME) {
  const storage = memoryStorage();
  const writer = archiveWriter(storage, box, name);
  for (const [file, bytes] of Object.entries(FILES)) await writer.write(file, piecesOf(bytes));
  const whole = await writer.finish(MANIFEST);
  return { storage, whole };
}

let folders = 0;
const unpack = async (storage: ReturnType<typeof memoryStorage>, keys = [KEY], name = NAME) => {
  const target = path.join(folder, String((folders += 1)));
  await unpackArchive(
    storage,
    secretBox(() => keys),
    name,
    target,
  );
  return target;
};

const part = (number: number, name = NAME) => `backups/${name}/${String(number).padStart(6, '0')}`;
const moved = async (storage: ReturnType<typeof memoryStorage>, from: string, to: string) =>
  storage.put(to, (await storage.get(from)) as Uint8Array);

describe('a sealed backup', () => {
  it('comes back byte for byte, in files that only their owner reads', async () => {
    const { storage, whole } = await archive();
    expect(storage.keys()).toEqual([part(1), part(2), part(3), `backups/${NAME}/whole`]);
    expect(whole).toMatchObject({ parts: 3, counts: { tables: 1, rows: 3, files: 1, fileBytes: 5 } });
    expect(await readWhole(storage, box, NAME)).toEqual(whole);
    const target = await unpack(storage);
    for (const [file, bytes] of Object.entries(FILES))
      expect((await readFile(path.join(target, file))).equals(bytes), file).toBe(true);
    expect(await readdir(target, { recursive: true })).toHaveLength(8);
    expect((await stat(path.join(target, 'manifest.json'))).mode & 0o077).toBe(0);
    expect((await stat(target)).mode & 0o077).toBe(0);
  });

  it('shows nothing of what is in it, and takes no more room than a part needs', async () => {
    const { storage } = await archive();
    for (const key of storage.keys()) {
      const bytes = Buffer.from((await storage.get(key)) as Uint8Array);
      expect(bytes.includes('customer')).toBe(false);
      expect(bytes.includes('receipts')).toBe(false);
      expect(bytes.length).toBeLessThan((4 << 20) + 100);
    }
  });

  it('opens with the key it was sealed with, also behind a newer one, and with no other', async () => {
    const { storage } = await archive();
    const other = 'another key, which is long enough too';
    await unpack(storage, [other, KEY]);
    await expect(unpack(storage, [other])).rejects.toThrow(
      `backups/${NAME}/whole does not open: it was sealed with another BACKUP_KEY, or someone changed it`,
    );
  });

  it.each<[string, (storage: ReturnType<typeof memoryStorage>) => Promise<unknown>, RegExp]>([
    [
      'a changed byte',
      async (storage) => {
        const bytes = (await storage.get(part(2))) as Uint8Array;
        bytes[5000] = (bytes[5000] as number) ^ 1;
        await storage.put(part(2), bytes);
      },
      /000002 does not open/,
    ],
    ['a missing part', (storage) => storage.remove(part(2)), /000002 is missing/],
    ['a missing last part', (storage) => storage.remove(part(3)), /000003 is missing/],
    ['a part in the place of another', (storage) => moved(storage, part(1), part(2)), /000002 does not open/],
    [
      'a part of another backup',
      async (storage) => {
        const other = await archive('2026-11-22T083300');
        await storage.put(part(2), (await other.storage.get(part(2, '2026-11-22T083300'))) as Uint8Array);
      },
      /000002 does not open/,
    ],
  ])('does not come back with %s', async (_what, damage, message) => {
    const { storage } = await archive();
    await damage(storage);
    await expect(unpack(storage)).rejects.toThrow(message);
  });

  it('is none before it is finished', async () => {
    const { storage } = await archive();
    const writer = archiveWriter(storage, box, '2026-11-24T083300');
    await writer.write('tables/trip.copy.gz', piecesOf(FILES['tables/trip.copy.gz']));
    expect(await listArchives(storage)).toEqual({ whole: [NAME], begun: ['2026-11-24T083300'] });
    await expect(unpack(storage, [KEY], '2026-11-24T083300')).rejects.toThrow(/whole is missing/);
    await removeArchive(storage, '2026-11-24T083300');
    expect(await listArchives(storage)).toEqual({ whole: [NAME], begun: [] });
  });

  it('is none from the first moment of its removal', async () => {
    const { storage } = await archive();
    const cutOff = { ...storage, removeFolder: () => Promise.reject(new Error('killed')) };
    await expect(removeArchive(cutOff, NAME)).rejects.toThrow('killed');
    expect(await listArchives(storage)).toEqual({ whole: [], begun: [NAME] });
  });
});
