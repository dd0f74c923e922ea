import type { TableFileType, TableLine } from '~/platform/table-files/port';
import type { DataImport } from '~/areas/imports/data/imports.server';
import type { ImportKind } from '~/areas/imports/rules/fields';
import type { ImportOptions } from '~/areas/imports/rules/import-options';

/** How a file is written, as it is kept with its import. */
export interface TableFormat {
  type: TableFileType;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  delimiter: string;
  /** Number of the line that names the columns; 0 where none does. */
  headerLine: number;
  headers: string[];
  /** The first lines of the file, the header among them. */
  first: TableLine[];
  /** Lines with anything in them. */
  lineCount: number;
  /** The known system whose report this is; '' or missing where a person matches the columns. */
  layout?: string;
  /** Other sheets of a workbook, with other columns, by their names: they are not read. */
  sheetsLeftOut?: string[];
}

/** Files without columns: nothing in them is matched by a person. */
export const hasColumns = ({ type }: Pick<TableFormat, 'type'>): boolean => type !== 'gpx' && type !== 'eld';

/** An import whose file was read. */
export interface ReadImport extends Omit<DataImport, 'format' | 'options' | 'kind'> {
  kind: ImportKind;
  format: TableFormat;
  options: ImportOptions;
}

export const asRead = (found: DataImport): ReadImport => found as unknown as ReadImport;

/** Where the bytes of a file lie. */
export const importFileKey = (carrierId: string, id: string): string => `imports/${carrierId}/${id}`;
/** The table of a workbook, as text: its line numbers are in the first column. */
export const importTableKey = (carrierId: string, id: string): string => `imports/${carrierId}/${id}-table`;

/** What the announcement of a finished step is called. */
export const importKey = (id: string): string => `import:${id}`;

/** The first so many lines are kept with the import, for its pages. */
export const FIRST_LINES = 30;

/** What a batch of lines came to: how many were settled, and the last of them. Lines before it need not be looked at again. */
export interface Settled {
  count: number;
  last: number;
}
