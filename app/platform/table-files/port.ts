/** Bytes of a file that someone handed in, as often as they are asked for. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

/**
 * json, markup, comdata, printed and eld are texts that are no tables yet: the answer of a report, a table of a web page or of a
 * workbook in XML, fixed records of 384 characters, a statement with blanks between its columns, and the output file of a logging device.
 */
export type TableFileType = 'csv' | 'xlsx' | 'gpx' | 'json' | 'markup' | 'comdata' | 'printed' | 'eld';
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** One line of a table: its number in the file, from 1, and its cells as text. */
export interface TableLine {
  number: number;
  cells: string[];
}

export interface SniffedFile {
  type: TableFileType;
  encoding: TextEncoding;
  /** Between the cells; '' for files that have none. */
  delimiter: string;
}

/** What a file cannot be read for, in words for a person. */
export interface UnreadableFile {
  message: string;
}

export interface SheetChoices {
  /** Whether a line is the header of a table: the sheet that has one goes before a cover or a summary. */
  isHead?: (cells: readonly string[]) => boolean;
  /** Called with each other sheet that has a table of its own, which is not read. */
  leaveOut?: (name: string) => void;
}

/** Tables as people and programs hand them in. A file is never whole in memory, and neither is what is read out of it. */
export interface TableFiles {
  /** What kind of file this is, by its bytes and not by its name. */
  sniff(open: OpenBytes, name: string): Promise<SniffedFile | UnreadableFile>;
  /** The lines of a text file. @throws TableFileError on a line that cannot be read. */
  lines(open: OpenBytes, file: SniffedFile): AsyncIterable<TableLine>;
  /**
   * The first sheet of a workbook that holds a table, line by line. Dates become ISO text, formulas their values.
   * @throws TableFileError where the workbook is damaged, or far larger inside than outside.
   */
  sheet(bytes: Uint8Array, choices?: SheetChoices): AsyncIterable<TableLine>;
}

export const MAX_COLUMNS = 250;
/** More lines than a fleet drives in a year; beyond, the file is to be split. */
export const MAX_LINES = 1_000_000;
