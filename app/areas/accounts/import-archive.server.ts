import { createHash, randomUUID } from 'node:crypto';
import {
  columnsOf,
  hasNoRecords,
  insertArchivedRows,
  reserveNumbers,
  writeArchivedProfile,
} from '~/areas/carriers/data/archive-rows.server';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { TableFileError } from '~/engine/text/table-file-error';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inLongTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { ZipParts } from '~/platform/table-files/zip-reader.server';
import {
  archivedTables,
  MANIFEST_NAME,
  PROFILE_COLUMNS,
  recordsName,
  rewritten,
  type ArchiveRow,
  type ArchivedTable,
  type NewId,
} from './rules/archive';
import { archiveManifestSchema, archiveRowsSchema, type ArchiveManifest } from './rules/archive.schema';
import { FILE_FOLDERS } from './stored-files.server';

export const MOST_ARCHIVE_BYTES = 20 * 1_048_576;
const ROWS_AT_ONCE = 1_000;

export interface ArchiveOutcome {
  /** Whose records they were, and when they were put together. */
  carrier: string;
  madeAt: string;
  records: number;
  files: number;
}

interface OpenedArchive {
  manifest: ArchiveManifest;
  rows: ReadonlyMap<string, ArchiveRow[]>;
  files: { table: string; id: string; bytes: Buffer }[];
}

/**
 * Takes an archive that "Download everything" made into a carrier without records. Everything in it is counted and its
 * hashes are compared before a line is written; it comes in whole or not at all.
 */
export async function importArchive(
  ctx: Ctx<CarrierScope>,
  file: { name: string; bytes: Uint8Array } | null,
): Promise<Result<ArchiveOutcome>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const wrong = (message: string) => invalid(message, { file: [message] });
  if (!file || file.bytes.length === 0) return wrong('File is required');
  if (file.bytes.length > MOST_ARCHIVE_BYTES) return wrong('This archive is larger than 20 MB.');
  const infected = await refuseInfected(ctx, [file], 'file');
  if (infected) return infected;
  let archive: OpenedArchive;
  try {
    archive = openArchive(file.bytes);
  } catch (error) {
    if (error instanceof TableFileError) return wrong(error.message);
    throw error;
  }
  return inLongTransaction(ctx.scope, async (scope) => {
    await lockCarrier(scope);
    if (!(await hasNoRecords(scope)))
      return fail({
        kind: 'conflict',
        message: 'This carrier has records already. An archive comes into a carrier without any.',
      });
    const newId = await numbersFor(scope, archive);
    const records = await writeRecords(scope, archive, newId);
    for (const { table, id, bytes } of archive.files)
      await ctx.storage.put(`${FILE_FOLDERS[table]}/${scope.carrierId}/${newId(table, id)}`, bytes);
    return ok({
      carrier: archive.manifest.carrier,
      madeAt: archive.manifest.madeAt,
      records,
      files: archive.files.length,
    });
  });
}

const NO_ARCHIVE = 'This is not an archive from this program. Choose the ZIP from "Download everything".';
const CHANGED = 'This archive was changed after it was made, or is not whole:';

/** @throws TableFileError for what is no archive, or not as it was made. */
function openArchive(bytes: Uint8Array): OpenedArchive {
  const parts = new ZipParts(bytes);
  const manifest = archiveManifestSchema.safeParse(jsonOf(parts.read(MANIFEST_NAME)));
  if (!manifest.success) throw new TableFileError(NO_ARCHIVE);
  const whole = (name: string, sha256: string): Buffer => {
    const content = parts.read(name);
    if (!content || createHash('sha256').update(content).digest('hex') !== sha256)
      throw new TableFileError(`${CHANGED} ${name}.`);
    return content;
  };
  const rows = new Map<string, ArchiveRow[]>();
  for (const { name, sha256, rows: count } of manifest.data.tables) {
    const read = archiveRowsSchema.safeParse(jsonOf(whole(recordsName(name), sha256)));
    if (!read.success || read.data.length !== count)
      throw new TableFileError(`${CHANGED} ${recordsName(name)}.`);
    rows.set(name, read.data);
  }
  const taken = new Set(archivedTables(rows).map(({ name }) => name));
  const files = manifest.data.files
    .filter(({ table }) => taken.has(table) && FILE_FOLDERS[table] !== undefined)
    .map(({ name, table, id, sha256 }) => ({ table, id, bytes: whole(name, sha256) }));
  return { manifest: manifest.data, rows, files };
}

function jsonOf(content: Buffer | null): unknown {
  try {
    return content === null ? null : (JSON.parse(content.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}

/** New numbers for all records, before the first is written: records name each other both ways. */
async function numbersFor(scope: CarrierScope, { rows }: OpenedArchive): Promise<NewId> {
  const numbers = new Map<string, Map<string, string | number>>();
  for (const { name, id } of archivedTables(rows)) {
    const own = rows.get(name) ?? [];
    if (id === undefined) continue;
    const fresh: (string | number)[] =
      id === 'uuid' ? own.map(() => randomUUID()) : await reserveNumbers(scope, name, own.length);
    numbers.set(name, new Map(own.map((row, index) => [String(row['id']), fresh[index] ?? ''])));
  }
  return (table, id) =>
    typeof id === 'string' || typeof id === 'number' ? (numbers.get(table)?.get(String(id)) ?? null) : null;
}

/** @returns how many records were written: exactly those of the archive, or everything is taken back. */
async function writeRecords(scope: CarrierScope, { rows }: OpenedArchive, newId: NewId): Promise<number> {
  const profile = rows.get('carrier')?.[0];
  if (profile) await writeArchivedProfile(scope, PROFILE_COLUMNS, profile);
  let written = 0;
  for (const table of archivedTables(rows)) {
    const own = rows.get(table.name) ?? [];
    const count = await writeTable(scope, table, own, newId);
    if (count !== own.length)
      throw new Error(`archive: ${count} of ${own.length} rows of ${table.name} were written`);
    written += count;
  }
  return written;
}

async function writeTable(
  scope: CarrierScope,
  table: ArchivedTable,
  rows: readonly ArchiveRow[],
  newId: NewId,
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  // Columns that only one of the two programs has are left to their defaults.
  const columns = (await columnsOf(scope, table.name)).filter((column) => column in first);
  let count = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const batch = rows.slice(from, from + ROWS_AT_ONCE);
    count += await insertArchivedRows(
      scope,
      table.name,
      columns,
      batch.map((row) => rewritten(table, row, scope.carrierId, newId)),
    );
  }
  return count;
}
