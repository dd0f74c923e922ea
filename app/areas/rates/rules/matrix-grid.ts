import { firstDayOfQuarter, isInQuarter, parseQuarter, type Quarter } from '~/engine/calendar/quarter';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import type { Finding, FindingCode } from './finding';
import { FUEL_TYPES, parseFuelType, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { rowsOfBlocks, type MatrixBlock } from './matrix-blocks';
import { readMatrixLabel, type MatrixLabel } from './matrix-label';
import { readRateCell } from './rate-figure';
import type { MatrixRow } from './rate-row';

/** What a reader makes of an official file. Rows are usable only when no finding is an error. */
export interface ParsedMatrix {
  /** The quarter in the file's title, undefined when there is none. */
  readonly quarter: Quarter | undefined;
  readonly rows: readonly MatrixRow[];
  readonly findings: readonly Finding[];
}

interface Column {
  readonly index: number;
  readonly fuel: FuelType;
}

interface HalfBlock {
  readonly label: MatrixLabel;
  readonly line: number;
  readonly usd: Map<FuelType, number | null>;
}

/**
 * Reads the official matrix as a grid of text cells, as its CSV, XLS and TXT downloads have it: a title line, a heading that
 * wraps over two lines and repeats in the middle, and two lines per jurisdiction, `U.S.` and then `Can`.
 * Every line that is not understood is an error: nothing is skipped in silence.
 * @param expected the quarter asked for; undated blocks start on its first day.
 */
export function readMatrixGrid(grid: readonly (readonly string[])[], expected: Quarter): ParsedMatrix {
  return new GridReader(expected).read(grid.map((line) => line.map(cleanCell)));
}

const cleanCell = (cell: string) => cell.replace(/[\ufeff\u00a0]/g, ' ').trim();

/** `us`, `can` or undefined: what the second cell of a line says. */
function lineKind(cell: string | undefined): 'us' | 'can' | undefined {
  const letters = (cell ?? '').toUpperCase().replace(/[^A-Z]/g, '');
  if (letters === 'US' || letters === 'USA') return 'us';
  return letters === 'CAN' || letters === 'CANADA' ? 'can' : undefined;
}

class GridReader {
  private readonly findings: Finding[] = [];
  private readonly blocks: MatrixBlock[] = [];
  private readonly seen = new Set<string>();
  private columns: Column[] | undefined;
  private width = 0;
  private title: Quarter | undefined;
  private half: HalfBlock | undefined;

  constructor(private readonly expected: Quarter) {}

  read(grid: readonly (readonly string[])[]): ParsedMatrix {
    for (let index = 0; index < grid.length; index += 1) {
      const cells = grid[index]!;
      if (cells.every((cell) => cell === '')) continue;
      if (this.isHeading(cells)) {
        const next = grid[index + 1];
        const wraps = next !== undefined && isSecondHeadingLine(next);
        this.readHeading(cells, wraps ? next : [], index + 1);
        if (wraps) index += 1;
        continue;
      }
      this.readLine(cells, index + 1);
    }
    this.closeHalf();
    if (!this.title)
      this.report('title-missing', 'The file does not say which quarter it is for ("3rd Quarter 2026").');
    if (!this.columns) this.report('header-missing', 'The heading with the fuel types was not found.');
    return { quarter: this.title, rows: rowsOfBlocks(this.blocks), findings: this.findings };
  }

  private isHeading(cells: readonly string[]): boolean {
    return cells.some((cell, index) => index >= 2 && parseFuelType(cell) === 'gasoline');
  }

  private readHeading(first: readonly string[], second: readonly string[], line: number): void {
    const columns: Column[] = [];
    const width = Math.max(first.length, second.length);
    for (let index = 2; index < width; index += 1) {
      const label = [first[index], second[index]].filter(Boolean).join(' ');
      if (label === '') continue;
      const fuel = parseFuelType(label);
      if (!fuel)
        this.report('unknown-column', `Line ${line}: "${label}" is not a known fuel type.`, { line });
      else if (columns.some((column) => column.fuel === fuel))
        this.report('unknown-column', `Line ${line}: the column ${label} appears twice.`, { line });
      else columns.push({ index, fuel });
    }
    if (!this.columns) {
      for (const id of FUEL_TYPES) {
        if (columns.some((column) => column.fuel === id)) continue;
        // Files before mid-2023 have no Hythane column; every other fuel has always been there.
        const severity = id === 'hythane' ? 'warning' : 'error';
        this.report('missing-column', `The file has no column ${fuelTypeName(id)}.`, {
          line,
          fuel: id,
          severity,
        });
      }
    }
    this.columns = columns;
    this.width = width;
  }

  private readLine(cells: readonly string[], line: number): void {
    const kind = lineKind(cells[1]);
    if (kind === undefined) {
      this.readText(cells, line);
    } else if (!this.columns) {
      if (this.findings.every((finding) => finding.code !== 'header-missing'))
        this.report('header-missing', `Line ${line}: rates come before any heading.`, { line });
    } else if (kind === 'us') {
      this.closeHalf();
      this.half = { label: readMatrixLabel(cells[0]!), line, usd: this.readCells(cells, line) };
    } else {
      this.readCanadianLine(cells, line);
    }
  }

  /** A line without U.S. or Can: the title, or a note of one cell. Anything else is not understood. */
  private readText(cells: readonly string[], line: number): void {
    const filled = cells.filter((cell) => cell !== '');
    const title = parseQuarter(filled[0]);
    if (title && filled.length === 1) {
      this.title ??= title;
      if (this.title.year !== title.year || this.title.quarter !== title.quarter)
        this.report('quarter-mismatch', `Line ${line}: the file names a second quarter, "${filled[0]}".`, {
          line,
        });
      return;
    }
    const looksLikeBlock = readMatrixLabel(filled[0]!).jurisdiction !== undefined;
    const isNote = filled.length === 1 && cells[0] !== '' && !looksLikeBlock && this.half === undefined;
    if (!isNote)
      this.report(
        'unreadable-line',
        `Line ${line} was not understood: "${filled.join(' | ').slice(0, 80)}".`,
        { line },
      );
  }

  private readCanadianLine(cells: readonly string[], line: number): void {
    const half = this.half;
    this.half = undefined;
    const named = cells[0] === '' ? undefined : readMatrixLabel(cells[0]!);
    if (!half || (named && named.jurisdiction !== half.label.jurisdiction)) {
      this.report('line-pair', `Line ${line}: a Can line without its U.S. line above it.`, { line });
      return;
    }
    const cad = this.readCells(cells, line);
    const { jurisdiction, name, isSurcharge, effectiveFrom } = half.label;
    if (!jurisdiction) {
      this.report('unknown-jurisdiction', `Line ${half.line}: "${name}" is not a known jurisdiction.`, {
        line: half.line,
      });
      return;
    }
    if (!isIftaMember(jurisdiction)) {
      this.report('not-a-member', `Line ${half.line}: ${name} is not a member of IFTA.`, {
        line: half.line,
        jurisdiction,
      });
      return;
    }
    const dated = this.checkDate(half, jurisdiction);
    const key = `${jurisdiction}/${isSurcharge}/${effectiveFrom ?? ''}`;
    if (this.seen.has(key)) {
      this.report('duplicate-block', `Line ${half.line}: ${name} appears twice.`, {
        line: half.line,
        jurisdiction,
      });
      return;
    }
    this.seen.add(key);
    if (!dated) return;
    this.blocks.push({
      jurisdiction,
      isSurcharge,
      effectiveFrom: effectiveFrom ?? firstDayOfQuarter(this.expected),
      usd: half.usd,
      cad,
    });
  }

  private checkDate({ label, line }: HalfBlock, jurisdiction: string): boolean {
    if (label.effectiveFrom === undefined) return true;
    if (!isInQuarter(label.effectiveFrom, this.expected)) {
      const message = `Line ${line}: ${label.name} changes on ${label.effectiveFrom}, outside the quarter.`;
      this.report('date-outside-quarter', message, { line, jurisdiction });
      return false;
    }
    if (label.effectiveFrom !== firstDayOfQuarter(this.expected)) {
      const message = `Line ${line}: ${label.name} changes inside the quarter, on ${label.effectiveFrom}.`;
      this.report('dated-block', message, { line, jurisdiction, severity: 'confirm' });
    }
    return true;
  }

  private readCells(cells: readonly string[], line: number): Map<FuelType, number | null> {
    const values = new Map<FuelType, number | null>();
    if (cells.length < this.width) {
      const message = `Line ${line} has ${cells.length} cells instead of ${this.width}: the file is cut off or broken.`;
      this.report('short-line', message, { line });
      return values;
    }
    if (cells.length > this.width && cells.slice(this.width).some((cell) => cell !== ''))
      this.report('unreadable-line', `Line ${line} has more cells than the heading.`, { line });
    for (const { index, fuel } of this.columns!) {
      const value = readRateCell(cells[index]!);
      if (value === undefined) {
        const message = `Line ${line}, ${fuelTypeName(fuel)}: "${cells[index]!.slice(0, 30)}" is not a rate.`;
        this.report('unreadable-cell', message, { line, fuel });
      } else {
        values.set(fuel, value);
      }
    }
    return values;
  }

  private closeHalf(): void {
    if (!this.half) return;
    const { label, line } = this.half;
    this.half = undefined;
    this.report('line-pair', `Line ${line}: ${label.name} has a U.S. line but no Can line.`, { line });
  }

  private report(
    code: FindingCode,
    message: string,
    more: Partial<Omit<Finding, 'code' | 'message'>> = {},
  ): void {
    this.findings.push({ severity: 'error', code, message, ...more });
  }
}

/** The second half of a wrapped heading: words only, no name and no country, none of them a rate. */
function isSecondHeadingLine(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 0 &&
    (cells[0] ?? '') === '' &&
    (cells[1] ?? '') === '' &&
    filled.every((cell) => /^[A-Za-z]/.test(cell))
  );
}
