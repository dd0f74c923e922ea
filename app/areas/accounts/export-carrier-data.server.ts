import { createHash } from 'node:crypto';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MANIFEST_NAME,
  recordsName,
  recordsText,
  trashedRows,
  type ArchiveRow,
} from '~/areas/accounts/rules/archive';
import type { ArchiveManifest } from '~/areas/accounts/rules/archive.schema';
import { listCarrierTables, readCarrierRows } from '~/areas/carriers/data/carrier-tables.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import {
  findExportOwner,
  replaceExportChunks,
  updateDataExport,
} from '~/areas/accounts/data/data-exports.server';
import { findMembership } from '~/areas/carriers/data/memberships.server';
import {
  carrierScope,
  inLongTransaction,
  inTransaction,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import { findAccount, type AccountRecord } from '~/areas/accounts/data/users.server';
import { csvLine } from '~/engine/text/csv';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { storedFileOf } from './stored-files.server';
import { ZipArchive } from '~/platform/table-files/zip-archive.server';

const ROWS_AT_ONCE = 2000;
const CHUNK_BYTES = 1_048_576;

/** The job of "Download everything": one CSV for each table of the carrier, in a ZIP. Running it again starts over. */
export async function exportCarrierData(
  ctx: Ctx<SystemScope>,
  { exportId, isLastAttempt }: { exportId: string; isLastAttempt: boolean },
): Promise<void> {
  const owner = await findExportOwner(ctx.scope, exportId);
  if (!owner || owner.status === 'ready' || owner.status === 'failed') return;
  const membership = await findMembership(ctx.scope, owner.userId, owner.carrierId);
  const account = await findAccount(ctx.scope, owner.userId);
  if (!membership || !account) return;
  const scope = carrierScope(
    { carrierId: owner.carrierId, userId: owner.userId, role: membership.role },
    ctx.scope.db,
  );
  try {
    await updateDataExport(scope, exportId, { status: 'running', progress: 0 });
    await writeExport(ctx, scope, exportId, account);
  } catch (error) {
    if (isLastAttempt) {
      await updateDataExport(scope, exportId, {
        status: 'failed',
        error: 'The download could not be made. Try again, or write to support.',
      });
    }
    throw error;
  }
}

async function writeExport(
  ctx: Ctx<SystemScope>,
  scope: CarrierScope,
  exportId: string,
  account: AccountRecord,
): Promise<void> {
  const now = ctx.clock.now();
  const carrier = await readCarrier(scope);
  const zip = new ZipArchive(now);
  const copies: ArchiveManifest['copies'] = [];
  const addCopy = (name: string, text: string) => {
    zip.add(name, text);
    copies.push({ name, sha256: sha256Of(text) });
  };
  addCopy('READ ME.txt', readMe(ctx, carrier.legalName, now));
  addCopy(
    'account.csv',
    csvLine(['id', 'name', 'email', 'emailVerifiedAt']) +
      csvLine([
        account.id,
        account.name,
        account.claimedEmail ?? account.email,
        account.emailVerifiedAt?.toISOString(),
      ]),
  );
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    keepsKilometers: true,
    madeAt: now.toISOString(),
    carrier: carrier.legalName,
    tables: [],
    copies,
    files: [],
  };
  // Of one moment: a record that is made meanwhile would be there without what it hangs on, and the archive come in nowhere.
  await inLongTransaction(
    scope,
    async (reading) => {
      const tables = await listCarrierTables(reading);
      for (const [index, table] of tables.entries()) {
        let csv = csvLine(table.columns);
        const records: string[] = [];
        for (let offset = 0; ; offset += ROWS_AT_ONCE) {
          const rows = await readCarrierRows(reading, table, offset, ROWS_AT_ONCE);
          for (const row of rows) {
            csv += csvLine(table.columns.map((column) => row[column]));
            records.push(
              JSON.stringify(Object.fromEntries(table.columns.map((column) => [column, row[column]]))),
            );
            for (const [name, kept] of withTrashed(table.name, row)) {
              const file = storedFileOf({ name }, scope.carrierId, kept);
              const bytes = file && (await ctx.storage.get(file.key));
              if (!file || !bytes) continue;
              zip.add(file.name, bytes);
              manifest.files.push({
                name: file.name,
                table: name,
                id: String(kept['id']),
                sha256: sha256Of(bytes),
              });
            }
          }
          if (rows.length < ROWS_AT_ONCE) break;
        }
        addCopy(`${table.name}.csv`, csv);
        const text = recordsText(records);
        zip.add(recordsName(table.name), text);
        manifest.tables.push({ name: table.name, rows: records.length, sha256: sha256Of(text) });
        await updateDataExport(scope, exportId, { progress: Math.floor(((index + 1) / tables.length) * 95) });
      }
    },
    { isOneMoment: true },
  );
  zip.add(MANIFEST_NAME, JSON.stringify(manifest, null, 2));
  const chunks = zip.finish(CHUNK_BYTES);
  await inTransaction(scope, async (inside) => {
    await replaceExportChunks(inside, exportId, chunks);
    const sizeBytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    await updateDataExport(inside, exportId, {
      status: 'ready',
      progress: 100,
      sizeBytes,
      error: null,
      finishedAt: ctx.clock.now(),
    });
    await queueMail(inside, {
      kind: 'export-ready',
      to: { address: account.email, name: account.name },
      params: { name: account.name, carrier: carrier.legalName },
      userId: account.id,
      carrierId: scope.carrierId,
    });
  });
}

/** A row with those that it keeps, where it is an item of the trash: their files wait for them. */
const withTrashed = (table: string, row: ArchiveRow): [table: string, row: ArchiveRow][] => [
  [table, row],
  ...(table === 'trash_item'
    ? trashedRows(row).flatMap(([name, rows]) => rows.map((kept): [string, ArchiveRow] => [name, kept]))
    : []),
];

const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const readMe = (ctx: Ctx, carrier: string, now: Date): string =>
  [
    `${ctx.site.productName}: all records of ${carrier}, made on ${now.toISOString().slice(0, 10)} (UTC).`,
    '',
    'One CSV file (UTF-8, comma) for each kind of record; the first line names the columns. What was uploaded is under files.',
    'The same as JSON is under json. manifest.json counts the records and holds their hashes; under Imports, Archive, this program takes the whole of it in again.',
    'Amounts carry their unit in the name: TenthMiles are tenths of a mile, Cents cents, GallonsThousandths thousandths of a gallon.',
    'IFTA asks carriers to keep mileage and fuel records for four years from the due date of the return (P510).',
    '',
  ].join('\r\n');
