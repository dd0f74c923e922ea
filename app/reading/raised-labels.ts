import { findAddresses } from './addresses';
import { blockOf } from './blocks';
import type { Cell, Line } from './cells';
import type { PlaceLookup } from './gazetteer';
import { labelsOf } from './label-cells';
import { cellAbove } from './neighbors';

/**
 * Cards that say who is there and where, and only under it what happens there: "Lehigh Coatings", "7001 Ambassador Dr, Allentown, PA
 * 18106", "Pickup". Each role is moved over its address, where the rules for forms look for it.
 */

/** The lines with every role over its address; undefined where one of them has no address right over it. */
export function raisedLabelLines(lines: readonly Line[], places: PlaceLookup): Line[] | undefined {
  const labels = labelsOf(lines, 'strong').filter(
    ({ kind, weak, heading }) => kind !== 'other' && !weak && heading === 'single',
  );
  const kinds = new Set(labels.map(({ kind }) => kind));
  if (kinds.size < 2 || labels.some(({ cell }) => cell.line.cells[0] !== cell)) return undefined;
  const addresses = findAddresses(lines, places);
  const taken = new Set<Cell>(addresses.flatMap((address) => [address.cityCell, ...address.cells]));
  const raised = new Map<Line, Cell>();
  for (const { cell } of labels) {
    const above = cellAbove(cell, lines);
    const address = addresses.find(({ cells }) => above !== undefined && cells.includes(above));
    if (!address) return undefined;
    const first = blockOf(address, lines, new Map(), taken).cells[0]!.line;
    if (raised.has(first)) return undefined;
    raised.set(first, cell);
  }
  const moved = new Set(raised.values());
  return lines.flatMap((line, index) => {
    const label = raised.get(line);
    const others = line.cells.filter((cell) => !moved.has(cell));
    return [
      ...(label ? [over(label, line, lines[index - 1])] : []),
      ...(others.length === line.cells.length ? [line] : others.length > 0 ? [withCells(line, others)] : []),
    ];
  });
}

/** A line of the label alone, between the first line of its block and the one before it. */
function over(label: Cell, { flow }: Line, before: Line | undefined): Line {
  const nearest = flow - label.size * 1.2;
  const line = {
    ...label.line,
    flow: before && before.flow > nearest ? (before.flow + flow) / 2 : nearest,
    cells: [],
  };
  return withCells(line, [label]);
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  const copy: Line = { ...line, cells: [] };
  copy.cells.push(...cells.map((cell, index) => ({ ...cell, flow: copy.flow, line: copy, index })));
  return copy;
}

/**
 * Forms that have their captions in small print under what they name: "PSL 55-7719" over "confirmation number". Each line of captions is
 * moved over its values, where captions are looked for; the same lines where there are fewer than two of them.
 */
export function withRaisedCaptions(lines: readonly Line[]): readonly Line[] {
  const captions = lines.flatMap((_, at) => (at > 0 && isCaptionLine(lines, at) ? [at] : []));
  if (captions.length < LEAST_CAPTIONS || !captions.some((at) => labelsOf([lines[at]!], 'strong').length > 0))
    return lines;
  const result = [...lines];
  for (const at of captions) {
    let first = at - 1;
    while (first > 0 && !captions.includes(first - 1) && areOfOneValue(lines[first - 1]!, lines[first]!))
      first--;
    const flows = lines.slice(first, at + 1).map(({ flow }) => flow);
    [lines[at]!, ...lines.slice(first, at)].forEach((line, index) => {
      result[first + index] = withCells({ ...line, flow: flows[index]! }, line.cells);
    });
  }
  return result;
}

const LEAST_CAPTIONS = 2;
const MOST_OF_SIZE = 0.86;
const LONGEST_CAPTION = 32;

/** Words in smaller print under values at their left edges, nearer to them than to what follows. */
function isCaptionLine(lines: readonly Line[], at: number): boolean {
  const [values, line, next] = [lines[at - 1]!, lines[at]!, lines[at + 1]];
  const below = line.flow - values.flow;
  return (
    line.page === values.page &&
    below < values.size * 1.6 &&
    (next === undefined || next.page !== line.page || next.flow - line.flow > below * 1.3) &&
    line.cells.every(
      (cell) =>
        /^\(?[A-Za-z][A-Za-z &/'-]*[:)]?$/.test(cell.text) &&
        cell.text.length <= LONGEST_CAPTION &&
        cell.words.every(({ sure }) => sure === undefined) &&
        values.cells.some(({ x0, size }) => Math.abs(x0 - cell.x0) < 3 && cell.size < size * MOST_OF_SIZE),
    )
  );
}

/** Lines of one value: in the same print, right under each other. */
const areOfOneValue = (upper: Line, lower: Line): boolean =>
  upper.page === lower.page &&
  Math.abs(upper.size - lower.size) < 0.5 &&
  lower.flow - upper.flow < lower.size * 1.5 &&
  Math.abs(upper.cells[0]!.x0 - lower.cells[0]!.x0) < 3;
