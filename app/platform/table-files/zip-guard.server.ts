import { createInflateRaw } from 'node:zlib';
import { TableFileError } from '~/engine/text/table-file-error';

/** A table of a million lines is smaller; a bomb is larger. Texts and styles are kept in memory by every reader of the format. */
export const UNPACKED_LIMITS = { bytes: 400 * 1_048_576, textBytes: 64 * 1_048_576 };
const MOST_ENTRIES = 2_000;
const EXPLODES =
  'This workbook is far larger inside than outside, and is not opened. Save the table as CSV and upload that.';
const DAMAGED = 'This Excel file is damaged and cannot be opened. Save it again, or as CSV.';

/** A part of a ZIP, and where its packed bytes are. */
export interface Entry {
  name: string;
  method: number;
  packed: number;
  start: number;
  crc: number;
  /** Where its own header is, and where it stands in the list. */
  header: number;
  listed: number;
}

/**
 * Makes sure that a workbook may be opened: every part is listed once, the parts fill the file without anything hidden
 * between them, and what they unpack to, really unpacked and counted, is no larger than a table can be.
 * @throws TableFileError otherwise.
 */
export async function guardWorkbook(bytes: Uint8Array, limits = UNPACKED_LIMITS): Promise<void> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(view);
  if (!entries.some(({ name }) => /^xl\/workbook\.xml$/i.test(name))) {
    throw new TableFileError('This is an archive, not an Excel workbook. Upload an XLSX or CSV file.');
  }
  let total = 0;
  for (const entry of entries) {
    const most = Math.min(
      limits.bytes - total,
      /sharedStrings|styles/i.test(entry.name) ? limits.textBytes : limits.bytes,
    );
    total += await unpackedBytes(view.subarray(entry.start, entry.start + entry.packed), entry.method, most);
  }
}

const refuse = (message: string): never => {
  throw new TableFileError(message);
};

/** The parts that a ZIP lists, none of them hidden. @throws TableFileError for a damaged one, with the message. */
export function entriesOf(view: Buffer, mostEntries = MOST_ENTRIES, message = DAMAGED): Entry[] {
  const damaged = () => refuse(message);
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > view.length) damaged();
  const count = view.readUInt16LE(end + 10);
  const listAt = view.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries || listAt > end) damaged();
  const entries: Entry[] = [];
  let at = listAt;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.readUInt32LE(at) !== 0x02014b50) damaged();
    const nameLength = view.readUInt16LE(at + 28);
    const local = view.readUInt32LE(at + 42);
    if (local + 30 > listAt || view.readUInt32LE(local) !== 0x04034b50) damaged();
    const start = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
    const packed = view.readUInt32LE(at + 20);
    if (start + packed > listAt) damaged();
    entries.push({
      name: view.toString('utf8', at + 46, at + 46 + nameLength),
      method: view.readUInt16LE(at + 10),
      packed,
      start,
      crc: view.readUInt32LE(at + 16),
      header: local,
      listed: at,
    });
    at += 46 + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  refuseHidden(entries, listAt, view, damaged);
  return entries;
}

/** Readers that go through the file from its start see what lies between the listed parts: nothing may. */
function refuseHidden(entries: readonly Entry[], listAt: number, view: Buffer, damaged: () => never): void {
  const parts = [...entries].sort((a, b) => a.start - b.start);
  let reached = 0;
  for (const { start, packed } of parts) {
    if (start < reached) damaged();
    const between = view.subarray(reached, start);
    const headers = between.indexOf(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
    if (
      headers < 0 ||
      between.indexOf(Buffer.from([0x50, 0x4b, 0x03, 0x04]), headers + 4) >= 0 ||
      headers > 24
    )
      damaged();
    reached = start + packed;
  }
  if (listAt - reached > 24) damaged();
}

function unpackedBytes(packed: Buffer, method: number, most: number): Promise<number> {
  if (method === 0)
    return packed.length > most
      ? Promise.reject(new TableFileError(EXPLODES))
      : Promise.resolve(packed.length);
  if (method !== 8) return Promise.reject(new TableFileError(DAMAGED));
  return new Promise((resolve, reject) => {
    const inflate = createInflateRaw();
    let total = 0;
    inflate.on('data', (piece: Buffer) => {
      total += piece.length;
      if (total <= most) return;
      inflate.destroy();
      reject(new TableFileError(EXPLODES));
    });
    inflate.once('end', () => resolve(total));
    inflate.once('error', () => reject(new TableFileError(DAMAGED)));
    inflate.end(packed);
  });
}
