import { createHash, randomUUID } from 'node:crypto';
import {
  dateRows,
  fillKilometersOfBefore,
  hasNoRows,
  insertArchivedRows,
  reserveNumbers,
  writeArchivedProfile,
} from '~/areas/carriers/data/archive-rows.server';
import { listCarrierTables, type CarrierTable } from '~/areas/carriers/data/carrier-tables.server';
import { carrierProfileSchema } from '~/areas/carriers/rules/carrier.schema';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import type { PublishedEntity } from '~/areas/ledger/data/record-changes.server';
import { tellOfMade } from '~/areas/ledger/note-changes.server';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { TableFileError } from '~/engine/text/table-file-error';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { isUnfit } from '~/platform/database/busy.server';
import { inLongTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { ZipParts } from '~/platform/table-files/zip-reader.server';
import {
  ARCHIVED_TABLES,
  archivedTables,
  goneFrom,
  inHistory,
  MANIFEST_NAME,
  PROFILE_COLUMNS,
  recordsName,
  rewritten,
  trashedRows,
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
  const taken = inLongTransaction(ctx.scope, async (scope) => {
    await lockCarrier(scope);
    const tables = await tablesFor(scope, archive);
    if (!tables) return wrong(NO_ARCHIVE);
    if (!(await hasNoRows(scope, ownTables(tables))))
      return fail({
        kind: 'conflict',
        message: 'This carrier has records already. An archive comes into a carrier without any.',
      });
    const newId = await numbersFor(scope, archive);
    const records = await writeRecords(scope, archive, tables, newId);
    await tellOfMade(scope, publishedRecords(archive, newId), ctx.clock.now());
    await queueRoutes(scope, waitingTrips(archive, newId));
    for (const { table, id, bytes } of archive.files)
      await ctx.storage.put(`${FILE_FOLDERS[table]}/${scope.carrierId}/${newId(table, id)}`, bytes);
    // A large archive takes minutes. Programs that keep a copy ask two minutes back: what they could not see then is dated last.
    for (const table of Object.keys(PUBLISHED)) await dateRows(scope, table, ctx.clock.now());
    return ok({
      carrier: archive.manifest.carrier,
      madeAt: archive.manifest.madeAt,
      records,
      files: archive.files.length,
    });
  });
  return taken.catch((error: unknown) => {
    if (isUnfit(error)) return wrong(UNFIT);
    throw error;
  });
}

const NO_ARCHIVE = 'This is not an archive from this program. Choose the ZIP from "Download everything".';
const UNFIT = 'This archive has records that do not fit together. Nothing of it was taken in.';
const CHANGED = 'This archive was changed after it was made, or is not whole:';

/** @throws TableFileError for what is no archive, or not as it was made. */
function openArchive(bytes: Uint8Array): OpenedArchive {
  // Every ZIP begins so.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new TableFileError(NO_ARCHIVE);
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
  const files = manifest.data.files.flatMap(({ name, table, id, sha256 }) => {
    const bytes = whole(name, sha256);
    return taken.has(table) && FILE_FOLDERS[table] !== undefined ? [{ table, id, bytes }] : [];
  });
  for (const { name, sha256 } of manifest.data.copies) whole(name, sha256);
  const listed = new Set([
    ...manifest.data.tables.map(({ name }) => recordsName(name)),
    ...manifest.data.files.map(({ name }) => name),
  ]);
  const foreign = parts.names.find((name) => /^(json|files)\//.test(name) && !listed.has(name));
  if (foreign !== undefined) throw new TableFileError(`${CHANGED} ${foreign}.`);
  parts.refuseDamage();
  return { manifest: manifest.data, rows, files };
}

function jsonOf(content: Buffer | null): unknown {
  try {
    return content === null ? null : (JSON.parse(content.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}

/** A table that comes in again, as the archive and as the database of this program have it. */
type OpenTable = ArchivedTable & Pick<CarrierTable, 'columns'> & { hasCarrier: boolean };

/**
 * The tables to write, in their order. What an archive says is said by whoever made it: rows go only into tables that hold a
 * carrier's records, each under this carrier or under a record of this archive.
 * @returns null where it holds rows of another table
 */
async function tablesFor(scope: CarrierScope, { rows }: OpenedArchive): Promise<OpenTable[] | null> {
  const there = new Map((await listCarrierTables(scope)).map((table) => [table.name, table]));
  const known = new Set(ARCHIVED_TABLES.map(({ name }) => name));
  const tables: OpenTable[] = [];
  for (const table of archivedTables(rows)) {
    const columns = there.get(table.name)?.columns ?? [];
    const hasCarrier = columns.includes('carrierId');
    if (hasCarrier || (columns.length > 0 && known.has(table.name)))
      tables.push({ ...table, columns, hasCarrier });
    else if ((rows.get(table.name) ?? []).length > 0) return null;
  }
  return tables;
}

const ownTables = (tables: readonly OpenTable[]): string[] =>
  tables.filter(({ hasCarrier }) => hasCarrier).map(({ name }) => name);

/** New numbers for all records, those of the trash too, before the first is written: records name each other both ways. */
async function numbersFor(scope: CarrierScope, { rows }: OpenedArchive): Promise<NewId> {
  const trashed = (rows.get('trash_item') ?? []).flatMap(trashedRows);
  const numbers = new Map<string, Map<string, string | number>>();
  for (const { name, id } of archivedTables(rows)) {
    if (id === undefined) continue;
    const own = [
      ...(rows.get(name) ?? []),
      ...trashed.flatMap(([table, kept]) => (table === name ? kept : [])),
    ];
    const fresh: (string | number)[] =
      id === 'uuid' ? own.map(() => randomUUID()) : await reserveNumbers(scope, name, own.length);
    numbers.set(name, new Map(own.map((row, index) => [String(row['id']), fresh[index] ?? ''])));
  }
  for (const [table, ids] of inHistory(rows.get('record_change') ?? [])) {
    const gone = [...ids].filter((id) => !numbers.get(table)?.has(id));
    const fresh = await reserveNumbers(scope, table, gone.length);
    numbers.set(goneFrom(table), new Map(gone.map((id, index) => [id, fresh[index] ?? ''])));
  }
  return (table, id) =>
    typeof id === 'string' || typeof id === 'number' ? (numbers.get(table)?.get(String(id)) ?? null) : null;
}

/** The other program still looked for the roads of these trips: this one has to begin. */
const waitingTrips = ({ rows }: OpenedArchive, newId: NewId) =>
  (rows.get('trip') ?? [])
    .filter((trip) => trip['routeStatus'] === 'pending')
    .map((trip) => ({
      tripId: Number(newId('trip', trip['id'])),
      routeRevision: Number(trip['routeRevision'] ?? 1),
    }));

/** Records that programs keep copies of. */
const PUBLISHED: Readonly<Record<string, PublishedEntity>> = {
  equipment: 'equipment',
  trip: 'trip',
  fuel_purchase: 'fuel',
};

const publishedRecords = ({ rows }: OpenedArchive, newId: NewId) =>
  Object.entries(PUBLISHED).flatMap(([table, entity]) =>
    (rows.get(table) ?? []).map(({ id }) => ({ entity, recordId: Number(newId(table, id)) })),
  );

/** What of an archived profile a person could have written; what is none leaves the field as it is. */
function profileIn(row: ArchiveRow): ArchiveRow {
  const fields = PROFILE_COLUMNS.flatMap((column): [string, unknown][] => {
    if (!(column in row)) return [];
    const read = carrierProfileSchema.shape[column].safeParse(row[column]);
    return read.success ? [[column, read.data]] : [];
  });
  return Object.fromEntries(fields);
}

/** @returns how many records were written: exactly those of the archive, or everything is taken back. */
async function writeRecords(
  scope: CarrierScope,
  { rows, manifest }: OpenedArchive,
  tables: readonly OpenTable[],
  newId: NewId,
): Promise<number> {
  const profile = profileIn(rows.get('carrier')?.[0] ?? {});
  const columns = Object.keys(profile);
  if (columns.length > 0) await writeArchivedProfile(scope, columns, profile);
  let written = 0;
  for (const table of tables) {
    const own = rows.get(table.name) ?? [];
    const count = await writeTable(scope, table, own, newId);
    if (count !== own.length)
      throw new Error(`archive: ${count} of ${own.length} rows of ${table.name} were written`);
    written += count;
  }
  if (profile['units'] === 'metric' && !manifest.keepsKilometers) await fillKilometersOfBefore(scope);
  return written;
}

async function writeTable(
  scope: CarrierScope,
  table: OpenTable,
  rows: readonly ArchiveRow[],
  newId: NewId,
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { carrierId } = scope;
  const owner = table.hasCarrier ? { carrierId } : {};
  // Columns that only one of the two programs has are left to their defaults.
  const columns = table.columns.filter((column) => column in first || column in owner);
  let count = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const batch = rows.slice(from, from + ROWS_AT_ONCE);
    count += await insertArchivedRows(
      scope,
      table.name,
      columns,
      batch.map((row) => ({ ...rewritten(table, row, carrierId, newId), ...owner })),
    );
  }
  return count;
}
