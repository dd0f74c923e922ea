import type { CarrierTable } from '~/areas/carriers/data/carrier-tables.server';

/** Folder of the storage in which the files of a table's rows lie: `<folder>/<carrier>/<row's id>`. */
export const FILE_FOLDERS: Readonly<Record<string, string>> = {
  receipt: 'receipts',
  report_file: 'reports',
  attachment: 'attachments',
  document: 'documents',
  data_import: 'imports',
};

export interface StoredFile {
  key: string;
  /** What the person called it, fit for a file system. */
  name: string;
}

const safeName = (name: unknown): string =>
  (typeof name === 'string' ? name : '')
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[/\\:*?"<>|\u0000-\u001f\u007f]/g, '_')
    .replace(/^\.+/, '')
    .slice(-120);

/** Where the file of a row lies, for a table whose rows have one. */
export function storedFileOf(
  table: Pick<CarrierTable, 'name'>,
  carrierId: string,
  row: Record<string, unknown>,
): StoredFile | null {
  const folder = FILE_FOLDERS[table.name];
  const id = typeof row['id'] === 'string' || typeof row['id'] === 'number' ? String(row['id']) : '';
  if (folder === undefined || !/^[a-z0-9-]+$/i.test(id)) return null;
  const given = safeName(row['name'] ?? row['fileName'] ?? row['title']);
  return { key: `${folder}/${carrierId}/${id}`, name: `files/${folder}/${id}${given ? `-${given}` : ''}` };
}
