import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { IFTA_MEMBERS, requireJurisdiction } from '~/engine/jurisdictions/codes';
import { checkFigures } from './figure-checks';
import type { Finding } from './finding';
import { DEFAULT_FUEL_TYPE as DIESEL, fuelTypeName } from '~/engine/ifta/fuel-types';
import type { ParsedMatrix } from './matrix-grid';
import { quarterChanges, type QuarterChange } from './rate-changes';
import { formatRateFigure } from './rate-figure';
import type { MatrixRow, RateRow } from './rate-row';

/** More jurisdictions than this changing at once is either a July 1 or a wrong file: a person must say which. */
export const MAX_UNCONFIRMED_JURISDICTIONS = 15;
/** More states than this without a diesel rate is not a tax holiday but a broken file. */
const MAX_DIESEL_HOLIDAYS = 3;
const BIG_CHANGE_SHARE = 0.25;

export interface ImportCheckInput {
  readonly parsed: ParsedMatrix;
  readonly expected: Quarter;
  readonly matrixStatus: 'final' | 'preliminary';
  /** The quarter before, as published; empty when it is not known. */
  readonly previousRows: readonly RateRow[];
  /** What is published for this quarter now. */
  readonly published?:
    { readonly matrixStatus: 'final' | 'preliminary'; readonly sha256: string | null } | undefined;
  readonly sha256: string;
}

export interface ImportCheck {
  /** The parser's findings and those of the checks, errors first. */
  readonly findings: readonly Finding[];
  /** Every legislated cell that differs from the quarter before. */
  readonly changes: readonly QuarterChange[];
}

const SEVERITY_ORDER = { error: 0, confirm: 1, warning: 2 } as const;

/** Every check an official file must pass before a person is asked whether to publish it. */
export function checkImport(input: ImportCheckInput): ImportCheck {
  const { parsed, expected } = input;
  const findings: Finding[] = [...parsed.findings];
  if (parsed.quarter && quarterKey(parsed.quarter) !== quarterKey(expected)) {
    const message = `The file is for ${quarterLabel(parsed.quarter)}, not for ${quarterLabel(expected)}.`;
    findings.push({ severity: 'error', code: 'quarter-mismatch', message });
  }
  findings.push(...checkMembers(parsed.rows), ...checkDiesel(parsed.rows), ...checkSurcharges(parsed.rows));
  findings.push(...checkFigures(parsed.rows), ...checkStatus(input));
  const changes = input.previousRows.length === 0 ? [] : quarterChanges(input.previousRows, parsed.rows);
  findings.push(...checkChanges(changes, input.previousRows.length > 0));
  findings.sort((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
  return { findings, changes };
}

function checkMembers(rows: readonly MatrixRow[]): Finding[] {
  const present = new Set(rows.map((row) => row.jurisdiction));
  return IFTA_MEMBERS.filter((member) => !present.has(member.code)).map((member) => ({
    severity: 'error',
    code: 'jurisdiction-missing',
    message: `${member.name} is not in the file.`,
    jurisdiction: member.code,
  }));
}

function checkDiesel(rows: readonly MatrixRow[]): Finding[] {
  const diesel = rows.filter((row) => row.fuel === DIESEL);
  const without = diesel.filter((row) => row.usd.rateTenThousandths === null && row.jurisdiction !== 'OR');
  const severity = without.length > MAX_DIESEL_HOLIDAYS ? 'error' : 'confirm';
  const findings: Finding[] = without.map(({ jurisdiction }) => ({
    severity,
    code: 'diesel-missing',
    message: `${requireJurisdiction(jurisdiction).name} has no diesel rate. Only Oregon has none as a rule; a tax holiday is possible.`,
    jurisdiction,
    fuel: DIESEL,
  }));
  if (diesel.some((row) => row.jurisdiction === 'OR' && row.usd.rateTenThousandths !== null)) {
    const message = 'Oregon has a diesel rate. It never had one: it collects a weight-mile tax instead.';
    findings.push({
      severity: 'confirm',
      code: 'oregon-has-rate',
      message,
      jurisdiction: 'OR',
      fuel: DIESEL,
    });
  }
  return findings;
}

function checkSurcharges(rows: readonly MatrixRow[]): Finding[] {
  return ['KY', 'VA']
    .filter(
      (code) =>
        !rows.some(
          (row) =>
            row.jurisdiction === code && row.fuel === DIESEL && row.usd.surchargeTenThousandths !== null,
        ),
    )
    .map((jurisdiction) => ({
      severity: 'confirm',
      code: 'surcharge-missing',
      message: `${requireJurisdiction(jurisdiction).name} has no diesel surcharge. It always had one: is a block missing?`,
      jurisdiction,
      fuel: DIESEL,
    }));
}

function checkStatus({ matrixStatus, published, sha256 }: ImportCheckInput): Finding[] {
  const findings: Finding[] = [];
  if (matrixStatus === 'preliminary') {
    const message = 'The file is preliminary: returns made with it cannot be marked ready to file.';
    findings.push({ severity: 'warning', code: 'not-final', message });
    if (published?.matrixStatus === 'final') {
      const back = 'The published rates of this quarter are final; this file is preliminary.';
      findings.push({ severity: 'confirm', code: 'final-to-preliminary', message: back });
    }
  }
  if (published?.sha256 === sha256) {
    const message = 'These are the very bytes that are published now.';
    findings.push({ severity: 'warning', code: 'same-file', message });
  }
  return findings;
}

function checkChanges(changes: readonly QuarterChange[], hasPrevious: boolean): Finding[] {
  if (!hasPrevious) {
    const message = 'The quarter before is not in the table, so changes could not be compared.';
    return [{ severity: 'warning', code: 'no-previous-quarter', message }];
  }
  const findings: Finding[] = [];
  const jurisdictions = new Set(changes.map((change) => change.jurisdiction));
  if (jurisdictions.size > MAX_UNCONFIRMED_JURISDICTIONS) {
    const message = `${jurisdictions.size} jurisdictions changed ${changes.length} rates since the quarter before (usual are up to ${MAX_UNCONFIRMED_JURISDICTIONS}).`;
    findings.push({ severity: 'confirm', code: 'many-changes', message });
  }
  for (const { jurisdiction, fuel, before, after, rateDifferenceTenThousandths } of changes) {
    const was = before.rateTenThousandths;
    if (rateDifferenceTenThousandths === null || was === null || was === 0) continue;
    if (Math.abs(rateDifferenceTenThousandths) / was <= BIG_CHANGE_SHARE) continue;
    const message = `${requireJurisdiction(jurisdiction).name}, ${fuelTypeName(fuel)}: ${formatRateFigure(was)} becomes ${formatRateFigure(after.rateTenThousandths!)}.`;
    findings.push({ severity: 'warning', code: 'big-change', message, jurisdiction, fuel });
  }
  return findings;
}
