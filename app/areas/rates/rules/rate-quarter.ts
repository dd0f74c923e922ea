import { parseLocalDate, type LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, quarterOf, type Quarter } from '~/engine/calendar/quarter';
import { parseCsv } from './csv-text';
import { parseRateFigure } from './rate-figure';

/** What a quarter's table is worth as a whole. `official_flagged`: official, with a named doubt in its note. */
export const RATE_TIERS = ['official', 'official_flagged', 'reconstructed', 'preliminary'] as const;
export type RateTier = (typeof RATE_TIERS)[number];

export const MATRIX_STATUSES = ['final', 'preliminary'] as const;
export type MatrixStatus = (typeof MATRIX_STATUSES)[number];

/** `derived`: computed from the matrix itself, its last digit is uncertain. */
export const EXCHANGE_CONFIDENCES = ['published', 'two_source', 'derived', 'unknown'] as const;
export type ExchangeConfidence = (typeof EXCHANGE_CONFIDENCES)[number];

export interface RateQuarterInfo {
  readonly quarter: Quarter;
  readonly tier: RateTier;
  readonly matrixStatus: MatrixStatus;
  /** The day the official matrix became or becomes final, where known. */
  readonly finalOn: LocalDate | null;
  /** The day the figures were compared with their sources, or the file was fetched. */
  readonly checkedOn: LocalDate;
  /** C$ for one US$, and US$ for one C$, as the matrix prints them (P1020); ten-thousandths. */
  readonly usdToCadTenThousandths: number | null;
  readonly cadToUsdTenThousandths: number | null;
  readonly exchangeConfidence: ExchangeConfidence;
  readonly note: string;
}

const COLUMNS = [
  'year', 'quarter', 'tier', 'matrix_status', 'final_on', 'checked_on', 'usd_to_cad', 'cad_to_usd', 'exchange_confidence', 'note',
] as const; // prettier-ignore

/**
 * Reads prisma/seed/rates/reference/quarters.csv.
 * @throws SyntaxError naming the line and the cell that is wrong.
 */
export function parseSeedQuarters(text: string): RateQuarterInfo[] {
  const [header = [], ...lines] = parseCsv(text);
  if (header.join() !== COLUMNS.join()) throw new SyntaxError(`The columns must be ${COLUMNS.join()}`);
  const seen = new Set<number>();
  return lines.map((cells, at) => {
    const info = readQuarter(cells, at + 2);
    const key = quarterKey(info.quarter);
    if (seen.has(key)) throw new SyntaxError(`Line ${at + 2} repeats quarter ${key}`);
    seen.add(key);
    return info;
  });
}

function readQuarter(cells: readonly string[], line: number): RateQuarterInfo {
  const cell = (name: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(name)] ?? '';
  const demand = <T>(value: T | undefined, name: (typeof COLUMNS)[number]): T => {
    if (value === undefined) throw new SyntaxError(`Line ${line}: ${name} is "${cell(name)}"`);
    return value;
  };
  const figure = (name: 'usd_to_cad' | 'cad_to_usd') =>
    cell(name) === '' ? null : demand(parseRateFigure(cell(name)), name);
  return {
    quarter: demand(quarterOf(Number(cell('year')), Number(cell('quarter'))), 'quarter'),
    tier: demand(
      RATE_TIERS.find((tier) => tier === cell('tier')),
      'tier',
    ),
    matrixStatus: demand(
      MATRIX_STATUSES.find((status) => status === cell('matrix_status')),
      'matrix_status',
    ),
    finalOn: cell('final_on') === '' ? null : demand(parseLocalDate(cell('final_on')), 'final_on'),
    checkedOn: demand(parseLocalDate(cell('checked_on')), 'checked_on'),
    usdToCadTenThousandths: figure('usd_to_cad'),
    cadToUsdTenThousandths: figure('cad_to_usd'),
    exchangeConfidence: demand(
      EXCHANGE_CONFIDENCES.find((entry) => entry === cell('exchange_confidence')),
      'exchange_confidence',
    ),
    note: cell('note'),
  };
}
