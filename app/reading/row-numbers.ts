import type { Cell, Line } from './cells';
import { isScanned } from './state-and-code';

/**
 * The numbers of the rows of a table on a scan: "8" between "2" and "4" is a three. A number is put right only between two that are in their
 * place, so that a row that was lost still leaves a gap.
 */
export function withRowNumbers(lines: readonly Line[]): readonly Line[] {
  const meant = new Map<Line, number>();
  for (const run of runsOf(lines))
    run.forEach((line, index) => {
      const fits = (at: number) => run[at] !== undefined && numberOf(run[at]) === at + 1;
      if (!fits(index) && fits(index - 1) && fits(index + 1)) meant.set(line, index + 1);
    });
  return meant.size === 0 ? lines : lines.map((line) => putRight(line, meant.get(line)));
}

/** Numbered lines under each other, from the first. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const number = numberOf(line);
    if (number === undefined) continue;
    const run = runs.at(-1);
    const [first] = run?.at(-1)?.cells ?? [];
    const [cell] = line.cells;
    const goesOn =
      first !== undefined &&
      number !== 1 &&
      Math.abs(first.x0 - cell!.x0) < cell!.size &&
      line.flow - first.flow < cell!.size * MOST_LINES_OF_ROW;
    if (goesOn) run!.push(line);
    else runs.push([line]);
  }
  return runs;
}

const MOST_LINES_OF_ROW = 10;

function numberOf({ cells: [first, ...others] }: Line): number | undefined {
  return first && others.length > 0 && isScanned(first) && /^\d{1,2}$/.test(first.text)
    ? Number(first.text)
    : undefined;
}

function putRight(line: Line, number: number | undefined): Line {
  if (number === undefined) return line;
  const copy: Line = { ...line, cells: [] };
  copy.cells.push(
    ...line.cells.map((cell, index): Cell => {
      const text = index === 0 ? String(number) : cell.text;
      const words = index === 0 ? cell.words.map((word) => ({ ...word, text })) : cell.words;
      return { ...cell, text, words, line: copy };
    }),
  );
  return copy;
}
