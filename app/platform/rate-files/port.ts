import type { Quarter } from '~/engine/calendar/quarter';
import type { ParsedMatrix } from '~/areas/rates/rules/matrix-grid';

/** The layouts in which IFTA, Inc. offers a quarter's matrix. */
export type RateFileFormat = 'csv' | 'xml' | 'xls' | 'xlsx';

export interface ReadRateFile extends ParsedMatrix {
  readonly format: RateFileFormat | 'unknown';
}

/**
 * Reads an official rate file, whatever its layout: told apart by content, not by name. Never throws: what cannot be read is a
 * finding of severity error.
 */
export type RateFileReader = (bytes: Uint8Array, expected: Quarter) => ReadRateFile;
