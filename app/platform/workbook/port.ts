/** A cell: text, an exact number, a formula with the value it has now, or a day. */
export type WorkbookCell =
  string | number | null | { formula: string; result: number | string } | { day: string };

/** How the numbers of a column look; text columns have none. */
export type NumberLook = 'whole' | 'tenths' | 'hundredths' | 'thousandths' | 'rate' | 'money' | 'day';

export interface WorkbookColumn {
  header: string;
  /** In characters. */
  width: number;
  look?: NumberLook;
}

export interface WorkbookRow {
  cells: readonly WorkbookCell[];
  /** `total` is set off by a line, `head` is a heading over the table, `note` small text. */
  kind?: 'total' | 'head' | 'note';
  /** Looks of single cells, where they differ from the column's. */
  looks?: readonly (NumberLook | undefined)[];
}

export interface WorkbookSheet {
  /** Up to 31 characters; what Excel does not take is replaced, a second one of a name is numbered. */
  name: string;
  columns: readonly WorkbookColumn[];
  /** Rows above the header. */
  intro?: readonly WorkbookRow[];
  /** All at once, or a page at a time. */
  rows: readonly WorkbookRow[] | AsyncIterable<readonly WorkbookRow[]>;
}

export interface WorkbookInput {
  title: string;
  creator: string;
  createdAt: Date;
  currencySymbol: string;
  sheets: Iterable<WorkbookSheet> | AsyncIterable<WorkbookSheet>;
}

export interface WorkbookMaker {
  /** The XLSX piece by piece: rows are written as they come and are not kept. */
  make(input: WorkbookInput): AsyncIterable<Uint8Array>;
}
