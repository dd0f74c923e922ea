import { firstDayOfQuarter, quarterOf, type Quarter } from '~/engine/calendar/quarter';
import { parseLocalDate, type LocalDate } from '~/engine/calendar/local-date';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import type { RateUnit } from '~/engine/jurisdictions/published-rate';
import { csvLine, parseCsv } from './csv-text';
import { isFuelType } from '~/engine/ifta/fuel-types';
import { parseRateFigure, rateFigureText } from './rate-figure';
import { RATE_CONFIDENCES, RATE_STATUSES, rateRowKey, type RateRow } from './rate-row';

/** Columns of our own rate files and of the CSV that people download. */
export const RATE_FILE_COLUMNS = [
  'year', 'quarter', 'country', 'jurisdiction', 'fuel_type', 'rate_usd_gal', 'surcharge_usd_gal', 'rate_cad_l',
  'surcharge_cad_l', 'unit', 'status', 'confidence', 'source', 'effective_from',
] as const; // prettier-ignore

const UNITS: readonly RateUnit[] = ['gallon', 'gge', 'dge', 'kwh', 'kg', 'm3', 'mile'];

type RateFileColumn = (typeof RATE_FILE_COLUMNS)[number];

export interface SeedRow extends RateRow {
  readonly quarter: Quarter;
}

/**
 * Reads a rate file in our own layout (prisma/seed/rates). Columns are found by name; `effective_from` may be left out.
 * @throws SyntaxError naming the line and the cell that is wrong: these files are ours, so nothing is guessed.
 */
export function parseSeedRates(text: string): SeedRow[] {
  const [header = [], ...lines] = parseCsv(text);
  const index = new Map(header.map((name, at) => [name.trim(), at]));
  for (const name of RATE_FILE_COLUMNS.filter((column) => column !== 'effective_from'))
    if (!index.has(name)) throw new SyntaxError(`The column ${name} is missing`);
  const seen = new Set<string>();
  return lines.map((cells, at) => {
    const line = at + 2;
    const cell = (name: RateFileColumn) => cells[index.get(name) ?? -1]?.trim() ?? '';
    if (cells.length !== header.length) throw new SyntaxError(`Line ${line} has ${cells.length} cells`);
    const row = readSeedRow(cell, line);
    const key = `${row.quarter.year}/${row.quarter.quarter}/${rateRowKey(row)}`;
    if (seen.has(key)) throw new SyntaxError(`Line ${line} repeats ${key}`);
    seen.add(key);
    return row;
  });
}

function readSeedRow(cell: (name: RateFileColumn) => string, line: number): SeedRow {
  const wrong = (name: RateFileColumn) => new SyntaxError(`Line ${line}: ${name} is "${cell(name)}"`);
  const figure = (name: RateFileColumn) => {
    if (cell(name) === '') return null;
    const value = parseRateFigure(cell(name));
    if (value === undefined) throw wrong(name);
    return value;
  };
  const choice = <T extends string>(name: RateFileColumn, choices: readonly T[]) => {
    const found = choices.find((entry) => entry === cell(name));
    if (found === undefined) throw wrong(name);
    return found;
  };
  const quarter = quarterOf(Number(cell('year')), Number(cell('quarter')));
  const fuel = cell('fuel_type');
  if (!quarter) throw wrong('quarter');
  if (!isFuelType(fuel)) throw wrong('fuel_type');
  if (!isIftaMember(cell('jurisdiction'))) throw wrong('jurisdiction');
  return {
    quarter,
    jurisdiction: cell('jurisdiction'),
    fuel,
    effectiveFrom: dayOf(cell('effective_from'), quarter, () => wrong('effective_from')),
    usd: { rateTenThousandths: figure('rate_usd_gal'), surchargeTenThousandths: figure('surcharge_usd_gal') },
    cad: { rateTenThousandths: figure('rate_cad_l'), surchargeTenThousandths: figure('surcharge_cad_l') },
    unit: choice('unit', UNITS),
    status: choice('status', RATE_STATUSES),
    confidence: cell('confidence') === '' ? null : choice('confidence', RATE_CONFIDENCES),
    source: cell('source'),
  };
}

function dayOf(text: string, quarter: Quarter, wrong: () => Error): LocalDate {
  if (text === '') return firstDayOfQuarter(quarter);
  const day = parseLocalDate(text);
  if (day === undefined) throw wrong();
  return day;
}

/** The rows as a CSV text in the same layout, with the day each rate is in force from. */
export function rateFileText(
  quarter: Quarter,
  rows: readonly RateRow[],
  countryOf: (code: string) => string,
): string {
  const lines = rows.map((row) =>
    csvLine([
      quarter.year,
      quarter.quarter,
      countryOf(row.jurisdiction),
      row.jurisdiction,
      row.fuel,
      rateFigureText(row.usd.rateTenThousandths),
      rateFigureText(row.usd.surchargeTenThousandths),
      rateFigureText(row.cad.rateTenThousandths),
      rateFigureText(row.cad.surchargeTenThousandths),
      row.unit,
      row.status,
      row.confidence,
      row.source,
      row.effectiveFrom,
    ]),
  );
  return [RATE_FILE_COLUMNS.join(','), ...lines, ''].join('\r\n');
}
