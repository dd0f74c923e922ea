import type { Quarter } from '~/engine/calendar/quarter';
import type { RateFileReader } from '~/platform/rate-files/port';

export type FetchedRateFile =
  | { outcome: 'fetched'; bytes: Uint8Array; fileName: string; address: string }
  /** The source has no file of this quarter yet. */
  | { outcome: 'not-there'; address: string }
  /** It did not answer, or answered something else: in words for the administration. */
  | { outcome: 'failed'; address: string; reason: string };

/** Where the operator has official rate files fetched from. */
export interface RateSource {
  fetch(quarter: Quarter): Promise<FetchedRateFile>;
  /** Reads what was fetched. */
  readRateFile: RateFileReader;
}
