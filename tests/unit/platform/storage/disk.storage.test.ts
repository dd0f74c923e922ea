import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { diskStorage, memoryStorage } from '~/platform/storage/disk.server';
import type { FileStorage } from '~/platform/storage/port';
import { s3Storage } from '~/platform/storage/s3.server';
import { signAws } from '~/platform/storage/sign-aws';
import { startS3Server } from '../../../factories/s3-server';

const folder = await mkdtemp(path.join(tmpdir(), 'stateline-storage-'));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const kinds: [string, FileStorage][] = [
  ['a folder', diskStorage(folder)],
  ['the memory', memoryStorage()],
  ['a bucket', s3Storage(s3)],
];

async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};

beforeEach(() => void s3.failures.splice(0));

describe.each(kinds)('files in %s', (_name, storage) => {
  it('come back as they were put', async () => {
    const bytes = randomBytes(70_000);
    await storage.put('receipts/carrier-1/a', bytes);
    expect(Buffer.from((await storage.get('receipts/carrier-1/a')) as Uint8Array).equals(bytes)).toBe(true);
    expect(await storage.sizeOf('receipts/carrier-1/a')).toBe(70_000);
    await storage.put('receipts/carrier-1/a', new Uint8Array());
    expect(await storage.sizeOf('receipts/carrier-1/a')).toBe(0);
  });

  it('come and go piece by piece, with their size and fingerprint', async () => {
    const bytes = randomBytes(3_000_001);
    const stored = await storage.putStream('reports/carrier-1/big', inPieces(bytes, 65_536));
    expect(stored).toEqual({
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const opened = await storage.open('reports/carrier-1/big');
    expect(opened?.sizeBytes).toBe(bytes.length);
    expect(Buffer.concat(await all(opened?.pieces ?? inPieces(bytes, 1))).equals(bytes)).toBe(true);
  });

  it('are not there in part when the stream breaks', async () => {
    const broken = (async function* () {
      yield randomBytes(1000);
      throw new Error('the line broke');
    })();
    await expect(storage.putStream('reports/carrier-1/broken', broken)).rejects.toThrow('the line broke');
    expect(await storage.sizeOf('reports/carrier-1/broken')).toBeNull();
    expect(await storage.open('reports/carrier-1/broken')).toBeNull();
    expect(await storage.get('reports/carrier-1/broken')).toBeNull();
  });

  it('are listed, and gone when removed, twice as well', async () => {
    await storage.put('documents/carrier-2/d', randomBytes(10));
    expect((await all(storage.listKeys())).sort()).toEqual([
      'documents/carrier-2/d',
      'receipts/carrier-1/a',
      'reports/carrier-1/big',
    ]);
    await storage.remove('documents/carrier-2/d');
    await storage.remove('documents/carrier-2/d');
    expect(await storage.get('documents/carrier-2/d')).toBeNull();
    expect(await storage.removeDrafts(new Date('2100-01-01'))).toBe(0);
    expect(await storage.sizeOf('reports/carrier-1/big')).toBe(3_000_001);
  });

  it.each([
    '../secret',
    'receipts/../../etc/passwd',
    '/receipts/a',
    'receipts',
    'receipts/a b',
    'receipts/a?x=1',
  ])('have no key like %s', async (key) => {
    await expect(storage.put(key, new Uint8Array([1]))).rejects.toThrow('Not a storage key');
  });
});

describe('a folder', () => {
  it('lists no drafts of writes that were cut off, and takes old ones away', async () => {
    const storage = diskStorage(folder);
    const draft = (name: string) =>
      path.join(folder, 'receipts', 'carrier-1', `${name}.${randomUUID()}.part`);
    const [old, fresh] = [draft('x'), draft('y')];
    for (const file of [old, fresh]) await writeFile(file, 'half');
    await utimes(old, new Date('2026-11-01'), new Date('2026-11-01'));
    const files = await all(storage.listKeys());
    expect(files.filter((key) => key.includes('part'))).toEqual([]);

    expect(await storage.removeDrafts(new Date('2026-11-02'))).toBe(1);
    expect((await readdir(path.dirname(old))).filter((name) => name.endsWith('.part'))).toEqual([
      path.basename(fresh),
    ]);
    expect(await all(storage.listKeys())).toEqual(files);
    await rm(fresh);
  });

  it('is empty before the first file', async () => {
    expect(await all(diskStorage(path.join(folder, 'none')).listKeys())).toEqual([]);
  });
});

describe('a bucket', () => {
  const storage = s3Storage(s3);

  it('is asked again after busy answers and broken lines', async () => {
    s3.failures.push(503, 'hang up', 429);
    await storage.putStream('receipts/carrier-1/again', inPieces(randomBytes(100_000), 10_000));
    expect(s3.objects.get('receipts/carrier-1/again')?.length).toBe(100_000);
    s3.failures.push('hang up', 500);
    expect((await storage.get('receipts/carrier-1/again'))?.length).toBe(100_000);
  });

  it('that stays away is an error, and leaves no draft behind', async () => {
    // A folder of its own: other tests draft files at the same time.
    const drafts = await mkdtemp(path.join(folder, 'drafts-'));
    vi.stubEnv('TMPDIR', drafts);
    s3.failures.push(503, 503, 503, 503);
    await expect(storage.putStream('receipts/carrier-1/away', inPieces(randomBytes(10), 10))).rejects.toThrow(
      /^File storage: PUT receipts\/carrier-1\/away: 503/,
    );
    expect(await readdir(drafts)).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('refuses a wrong secret at once, and the error says why but not the secret', async () => {
    const wrong = s3Storage({ ...s3, secretAccessKey: 'wrong-secret' });
    await expect(wrong.put('receipts/carrier-1/w', new Uint8Array([1]))).rejects.toThrow(
      /403.*SignatureDoesNotMatch/,
    );
    await expect(wrong.put('receipts/carrier-1/w', new Uint8Array([1]))).rejects.not.toThrow(/wrong-secret/);
    await expect(
      s3Storage({ ...s3, bucket: 'nobodys' }).put('receipts/a/w', new Uint8Array([1])),
    ).rejects.toThrow('there is no bucket nobodys');
  });
});

describe('the signature', () => {
  // The examples of Amazon's own documentation, "Signature Calculations for the Authorization Header".
  const example = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const empty = createHash('sha256').digest('hex');
  const request = {
    method: 'GET',
    host: 'examplebucket.s3.amazonaws.com',
    path: '/',
    query: '',
    bodySha256: empty,
    now: new Date('2013-05-24T00:00:00Z'),
  };
  const signatureOf = (headers: Record<string, string>) =>
    /Signature=(\w+)$/.exec(headers['authorization'] ?? '')?.[1];

  it.each([
    [
      'GET an object',
      { ...request, path: '/test.txt', headers: { range: 'bytes=0-9' } },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT an object',
      {
        ...request,
        method: 'PUT',
        path: '/test%24file.text',
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        bodySha256: createHash('sha256').update('Welcome to Amazon S3.').digest('hex'),
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'list objects',
      { ...request, query: 'max-keys=2&prefix=J' },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('of the example "%s" is the documented one', (_name, given, signature) => {
    expect(signatureOf(signAws(given, example))).toBe(signature);
  });
});

describe('files of a data folder', () => {
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  const local = (dataFolder: string) =>
    storageFrom({
      dataFolder,
      S3_ENDPOINT: undefined,
      S3_BUCKET: undefined,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: undefined,
      S3_SECRET_ACCESS_KEY: undefined,
    });

  it('are for the user of the program alone, those of earlier releases too', async () => {
    const home = await mkdtemp(path.join(folder, 'home-'));
    await local(home).put('receipts/carrier-1/a', randomBytes(3));
    await local(home).putStream('reports/carrier-1/b', inPieces(randomBytes(9), 4));
    for (const name of ['', 'receipts', 'receipts/carrier-1', 'reports'])
      expect(await modeOf(path.join(home, 'files', name)), name).toBe('700');
    for (const name of ['receipts/carrier-1/a', 'reports/carrier-1/b'])
      expect(await modeOf(path.join(home, 'files', name)), name).toBe('600');

    const older = await mkdtemp(path.join(folder, 'older-'));
    await mkdir(path.join(older, 'files'));
    await chmod(path.join(older, 'files'), 0o755);
    local(older);
    expect(await modeOf(path.join(older, 'files'))).toBe('700');
  });
});
