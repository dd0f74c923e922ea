import type ExcelJS from 'exceljs';

/**
 * An independent reading of a workbook's formulas, in binary numbers as a spreadsheet computes them: ROUND, SUM, SUMIF,
 * references and the four operations. Values that are in the file beside a formula are never looked at.
 */
export function recomputed(
  workbook: ExcelJS.Workbook,
): (sheet: string, cell: string) => number | string | null {
  const seen = new Map<string, number | string | null>();
  const valueOf = (sheet: string, cell: string): number | string | null => {
    const key = `${sheet}!${cell}`;
    if (seen.has(key)) return seen.get(key) ?? null;
    const worksheet = workbook.getWorksheet(sheet);
    if (!worksheet) throw new Error(`no sheet ${sheet}`);
    const raw = worksheet.getCell(cell).value;
    const formula = raw !== null && typeof raw === 'object' && 'formula' in raw ? String(raw.formula) : null;
    const value =
      formula === null
        ? typeof raw === 'number' || typeof raw === 'string'
          ? raw
          : null
        : evaluate(formula, sheet, valueOf);
    seen.set(key, value);
    return value;
  };
  return valueOf;
}

type ValueOf = (sheet: string, cell: string) => number | string | null;

/** A spreadsheet's ROUND: half away from zero on the number as it is. */
const round = (value: number, places: number): number => {
  const factor = 10 ** places;
  return (Math.sign(value) * Math.floor(Math.abs(value) * factor + 0.5)) / factor;
};

function evaluate(formula: string, sheet: string, valueOf: ValueOf): number {
  const tokens =
    formula.match(
      /'[^']+'!\$?[A-Z]+\$?\d+|\$?[A-Z]+\$?\d+:\$?[A-Z]+\$?\d+|\$?[A-Z]+\$?\d+|[A-Z]+(?=\()|"[^"]*"|\d+(?:\.\d+)?|[-+*/(),]/g,
    ) ?? [];
  if (tokens.join('') !== formula) throw new Error(`cannot read ${formula}`);
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const expect = (token: string) => {
    if (next() !== token) throw new Error(`${token} expected in ${formula}`);
  };
  const cellsOf = (range: string): string[] => {
    const [, from = '', first = '', to = '', last = ''] =
      /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(range) ?? [];
    if (from !== to) throw new Error(`only columns are summed: ${range}`);
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${from}${Number(first) + index}`,
    );
  };
  const numberOf = (cell: string, on = sheet): number => {
    const value = valueOf(on, cell.replaceAll('$', ''));
    return typeof value === 'number' ? value : 0;
  };
  const call = (name: string): number => {
    expect('(');
    if (name === 'ROUND') {
      const value = sum();
      expect(',');
      const places = sum();
      expect(')');
      return round(value, places);
    }
    if (name === 'SUM') {
      const cells = cellsOf(next());
      expect(')');
      return cells.reduce((total, cell) => total + numberOf(cell), 0);
    }
    if (name === 'SUMIF') {
      const where = cellsOf(next());
      expect(',');
      const wanted = next().slice(1, -1);
      expect(',');
      const cells = cellsOf(next());
      expect(')');
      return cells.reduce(
        (total, cell, index) =>
          valueOf(sheet, where[index] ?? '') === wanted ? total + numberOf(cell) : total,
        0,
      );
    }
    throw new Error(`no function ${name}`);
  };
  const factor = (): number => {
    const token = next();
    if (token === '-') return -factor();
    if (token === '(') {
      const value = sum();
      expect(')');
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (token.startsWith("'")) {
      const [, on = '', cell = ''] = /^'([^']+)'!(.+)$/.exec(token) ?? [];
      return numberOf(cell, on);
    }
    return tokens[at] === '(' ? call(token) : numberOf(token);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = next() === '*' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = next() === '+' ? value + product() : value - product();
    return value;
  };
  const result = sum();
  if (at !== tokens.length) throw new Error(`left over in ${formula}: ${tokens.slice(at).join('')}`);
  return result;
}
