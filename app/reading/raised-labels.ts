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
