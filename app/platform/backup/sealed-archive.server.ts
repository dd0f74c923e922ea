import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SecretBox } from '~/platform/secrets/port';
import { counting } from '~/platform/storage/counting';
import type { FileStorage } from '~/platform/storage/port';
import { countsOf, type BackupCounts, type BackupManifest, type BackupOutput } from './manifest.server';

/**
 * A backup somewhere else: `backups/<name>/000001` and on, parts of at most 4 MB that are sealed each for its place, and
 * last `backups/<name>/whole`, sealed too, which says how many parts there are. Without that last one it is no backup, so a
 * program that is killed leaves nothing that counts as one. Inside the parts is one stream of frames.
 */

const FOLDER = 'backups';
const WHOLE = 'whole';
const PART_BYTES = 4 << 20;

/** What a frame of the stream is: kind (one byte), length (four), content. */
const FRAME = { begin: 1, bytes: 2, end: 3 } as const;
const HEAD_BYTES = 5;

const partKey = (name: string, number: number): string =>
  `${FOLDER}/${name}/${String(number).padStart(6, '0')}`;
const wholeKey = (name: string): string => `${FOLDER}/${name}/${WHOLE}`;

/** What a sealed piece is bound to: put in another place or another backup, it does not open. */
const ownerOf = (name: string, place: number | typeof WHOLE): string => `backup ${name} ${place}`;

/** What is in the last piece. */
export interface WholeBackup {
  format: 1;
  takenAt: string;
  parts: number;
  sizeBytes: number;
  counts: BackupCounts;
}

export interface ArchiveWriter extends BackupOutput {
  /** Writes what is left, and that it is whole. */
  finish(manifest: BackupManifest): Promise<WholeBackup>;
}

export function archiveWriter(storage: FileStorage, box: SecretBox, name: string): ArchiveWriter {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let parts = 0;
  let sizeBytes = 0;

  const flush = async () => {
    parts += 1;
    const sealed = box.seal(Buffer.concat(waiting), ownerOf(name, parts));
    waiting = [];
    waitingBytes = 0;
    sizeBytes += sealed.length;
    await storage.put(partKey(name, parts), sealed);
  };
  const push = async (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.length;) {
      const piece = bytes.subarray(from, from + PART_BYTES - waitingBytes);
      // A copy: streams use their memory again.
      waiting.push(Uint8Array.from(piece));
      waitingBytes += piece.length;
      from += piece.length;
      if (waitingBytes === PART_BYTES) await flush();
    }
  };
  const frame = async (kind: number, content: Uint8Array) => {
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt8(kind);
    head.writeUInt32BE(content.length, 1);
    await push(head);
    await push(content);
  };

  return {
    async write(file, pieces) {
      const counted = counting();
      await frame(FRAME.begin, Buffer.from(file));
      for await (const piece of pieces) {
        counted.add(piece);
        await frame(FRAME.bytes, piece);
      }
      await frame(FRAME.end, new Uint8Array());
      return counted.result();
    },
    async finish(manifest) {
      if (waitingBytes > 0) await flush();
      const whole: WholeBackup = {
        format: 1,
        takenAt: manifest.takenAt,
        parts,
        sizeBytes,
        counts: countsOf(manifest),
      };
      const text = Buffer.from(JSON.stringify(whole));
      await storage.put(wholeKey(name), box.seal(text, ownerOf(name, WHOLE)));
      return whole;
    },
  };
}

async function openPiece(
  storage: FileStorage,
  box: SecretBox,
  key: string,
  owner: string,
): Promise<Uint8Array> {
  const sealed = await storage.get(key);
  if (!sealed) throw new Error(`The backup is damaged: ${key} is missing`);
  const opened = box.open(sealed, owner);
  if (!opened)
    throw new Error(`${key} does not open: it was sealed with another BACKUP_KEY, or someone changed it`);
  return opened;
}

/** @throws Error where no key of the installation opens it. */
export async function readWhole(storage: FileStorage, box: SecretBox, name: string): Promise<WholeBackup> {
  const text = await openPiece(storage, box, wholeKey(name), ownerOf(name, WHOLE));
  return JSON.parse(Buffer.from(text).toString()) as WholeBackup;
}

async function* openParts(storage: FileStorage, box: SecretBox, name: string): AsyncGenerator<Uint8Array> {
  const { parts } = await readWhole(storage, box, name);
  for (let number = 1; number <= parts; number += 1)
    yield await openPiece(storage, box, partKey(name, number), ownerOf(name, number));
}

interface Frame {
  kind: number;
  content: Uint8Array;
}

async function* framesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Frame, void> {
  let rest = new Uint8Array();
  for await (const part of parts) {
    const bytes = Buffer.concat([rest, part]);
    let at = 0;
    while (bytes.length - at >= HEAD_BYTES) {
      const to = at + HEAD_BYTES + bytes.readUInt32BE(at + 1);
      if (to > bytes.length) break;
      yield { kind: bytes.readUInt8(at), content: bytes.subarray(at + HEAD_BYTES, to) };
      at = to;
    }
    rest = Uint8Array.from(bytes.subarray(at));
  }
  if (rest.length > 0) throw new Error('The backup is damaged: it ends in the middle of a file');
}

/** Writes the files of a sealed backup into a new folder that only its owner can enter. */
export async function unpackArchive(
  storage: FileStorage,
  box: SecretBox,
  name: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const frames = framesOf(openParts(storage, box, name));
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    if (next.value.kind !== FRAME.begin) throw new Error('The backup is damaged: a file has no beginning');
    const inside = Buffer.from(next.value.content).toString();
    const file = path.resolve(folder, inside);
    if (!file.startsWith(folder + path.sep))
      throw new Error(`The backup is damaged: ${inside} is no name of a file in it`);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(contentOf(frames), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  }
}

/** The bytes up to the end of the file that has begun. */
async function* contentOf(frames: AsyncGenerator<Frame, void>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { value } = await frames.next();
    if (!value || value.kind === FRAME.begin)
      throw new Error('The backup is damaged: it ends in the middle of a file');
    if (value.kind === FRAME.end) return;
    yield value.content;
  }
}

/** What is at a place: whole backups, oldest first, and what writes that were cut off have left. */
export async function listArchives(storage: FileStorage): Promise<{ whole: string[]; begun: string[] }> {
  const found = new Map<string, boolean>();
  for await (const key of storage.listKeys()) {
    const [folder, name, piece, ...more] = key.split('/');
    if (folder !== FOLDER || name === undefined || piece === undefined || more.length > 0) continue;
    found.set(name, (found.get(name) ?? false) || piece === WHOLE);
  }
  const names = [...found.keys()].sort();
  return {
    whole: names.filter((name) => found.get(name) === true),
    begun: names.filter((name) => found.get(name) === false),
  };
}

/** What says that it is whole goes first, so that a removal that is cut off leaves no half backup. */
export async function removeArchive(storage: FileStorage, name: string): Promise<void> {
  await storage.remove(wholeKey(name));
  await storage.removeFolder(`${FOLDER}/${name}`);
}
