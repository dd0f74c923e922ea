import type { FuelType } from '~/engine/ifta/fuel-types';

/**
 * What a check found in a rate file. `error` blocks the import; `confirm` blocks it until a person says that this is right;
 * `warning` is only shown.
 */
export interface Finding {
  readonly severity: 'error' | 'confirm' | 'warning';
  readonly code: FindingCode;
  readonly message: string;
  readonly jurisdiction?: string;
  readonly fuel?: FuelType;
  /** Line of the file, counted from 1. */
  readonly line?: number;
}

export type FindingCode =
  | 'unreadable-file'
  | 'title-missing'
  | 'quarter-mismatch'
  | 'header-missing'
  | 'unknown-column'
  | 'missing-column'
  | 'unreadable-line'
  | 'short-line'
  | 'line-pair'
  | 'unreadable-cell'
  | 'unknown-jurisdiction'
  | 'not-a-member'
  | 'duplicate-block'
  | 'dated-block'
  | 'date-outside-quarter'
  | 'jurisdiction-missing'
  | 'diesel-missing'
  | 'oregon-has-rate'
  | 'diesel-out-of-range'
  | 'wrong-line'
  | 'texas-rate'
  | 'currency-ratio'
  | 'not-per-gallon'
  | 'zero-rate'
  | 'surcharge-missing'
  | 'no-previous-quarter'
  | 'many-changes'
  | 'big-change'
  | 'not-final'
  | 'final-to-preliminary'
  | 'same-file';

/** The findings that stop an import: every error, and what needs a person's word unless it was given. */
export function blockingFindings(findings: readonly Finding[], confirmed: boolean): Finding[] {
  return findings.filter(
    (finding) => finding.severity === 'error' || (finding.severity === 'confirm' && !confirmed),
  );
}
