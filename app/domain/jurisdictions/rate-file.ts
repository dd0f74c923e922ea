/**
 * The project's own rate files, one CSV per quarter (prisma/seed/rates/2026Q3.csv), as published rates.
 *
 * Columns by heading, in any order: year, quarter, jurisdiction, fuel_type, rate_usd_gal, surcharge_usd_gal,
 * rate_cad_l, surcharge_cad_l; optional: status, confidence, unit, effective_from. A blank number is "no rate",
 * unless the status is `missing`: there is a rate, we do not know it.
 */
import { parseLocalDate } from '../calendar/local-date';
import { parseFuelType } from '../ifta/fuel-types';
import { invalid, ok, type Result } from '../result';
import { findJurisdiction } from './codes';
import { rateUnitOf, type PublishedRate, type RateStatus, type RateUnit } from './published-rate';
import type { RateCell } from './rate-table';

const REQUIRED = [
  'jurisdiction',
  'fuel_type',
  'rate_usd_gal',
  'surcharge_usd_gal',
  'rate_cad_l',
  'surcharge_cad_l',
];
const UNITS: readonly RateUnit[] = ['gallon', 'gge', 'dge', 'kwh', 'kg', 'm3', 'mile'];

export interface RateFile {
  readonly rates: readonly PublishedRate[];
  /** Cells listed with status `missing`. */
  readonly missing: readonly RateCell[];
}

/** Parses a rate file; a failure names the line and what is wrong with it. */
export function parseRateFile(text: string): Result<RateFile> {
  const [header, ...rows] = parseCsv(text.replace(/^\uFEFF/, ''));
  if (!header) return invalid('The rate file is empty.');
  const columns = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  const absent = REQUIRED.filter((name) => !columns.has(name));
  if (absent.length > 0) return invalid(`The rate file has no column ${absent.join(', ')}.`);

  const rates: PublishedRate[] = [];
  const missing: RateCell[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const read = (name: string) => (row[columns.get(name) ?? -1] ?? '').trim();
    const rate = parseRow(read);
    if (typeof rate === 'string') return invalid(`Rate file line ${index + 2}: ${rate}`);
    const { jurisdiction, fuelType } = rate;
    if (read('status').toLowerCase() === 'missing') missing.push({ jurisdiction, fuelType });
    else rates.push(rate);
  }
  return ok({ rates, missing });
}

function parseRow(read: (name: string) => string): PublishedRate | string {
  const jurisdiction = findJurisdiction(read('jurisdiction'));
  if (!jurisdiction) return `unknown jurisdiction "${read('jurisdiction')}"`;
  const fuelType = parseFuelType(read('fuel_type'));
  if (!fuelType) return `unknown fuel type "${read('fuel_type')}"`;
  const numbers = ['rate_usd_gal', 'surcharge_usd_gal', 'rate_cad_l', 'surcharge_cad_l'].map(read);
  const unreadable = numbers.find((cell) => cell !== '' && !/^\d+(\.\d+)?$/.test(cell));
  if (unreadable !== undefined) return `"${unreadable}" is not a rate`;
  const [rateUsdPerGallon, surchargeUsdPerGallon, rateCadPerLitre, surchargeCadPerLitre] = numbers.map(
    (cell) => (cell === '' ? null : cell),
  ) as [string | null, string | null, string | null, string | null];
  const start = read('effective_from');
  const effectiveFrom = start === '' ? null : (parseLocalDate(start) ?? undefined);
  if (effectiveFrom === undefined) return `"${start}" is not a date`;
  const unit = read('unit').toLowerCase();
  if (unit !== '' && !UNITS.includes(unit as RateUnit)) return `unknown unit "${unit}"`;
  return {
    jurisdiction: jurisdiction.code,
    fuelType,
    rateUsdPerGallon,
    surchargeUsdPerGallon,
    rateCadPerLitre,
    surchargeCadPerLitre,
    status: statusOf(read('status'), read('confidence')),
    effectiveFrom,
    unit: unit === '' ? rateUnitOf(jurisdiction.code, fuelType) : (unit as RateUnit),
  };
}

/** An explicit status wins; otherwise a number without an official copy or a second source is reconstructed. */
function statusOf(status: string, confidence: string): RateStatus {
  const word = (status === '' ? confidence : status).toLowerCase();
  if (word.includes('preliminary')) return 'preliminary';
  return word === '' ||
    ['final', 'official', 'official_single', 'two_source_agreed', 'two_source'].includes(word)
    ? 'final'
    : 'reconstructed';
}

/** RFC 4180 rows: quoted cells, doubled quotes, CRLF or LF. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else if (char !== '\r') cell += char;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
