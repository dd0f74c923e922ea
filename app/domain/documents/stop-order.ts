import type { OrderedStop } from './reading';
import { rowNumber } from './assign';
import { isScanned } from './state-and-code';

/** Stops in the order of the trip: by their printed numbers where these are one series, else as they stand on the page. */
export function inOrder(stops: readonly OrderedStop[]): OrderedStop[] {
  const standing = [...stops].sort(asRead(stops));
  const numbers = standing.map((one) => one.assigned.label.number ?? rowNumber(one.assigned));
  // "Stop 61" of two stops on a scan is a misread 01.
  const isLegible = numbers.every((number) => (number ?? 0) <= standing.length) || !standing.some((one) => isScanned(one.assigned.block.address.cell));
  if (isLegible && numbers.every((number) => number !== undefined) && new Set(numbers).size === numbers.length) {
    return standing.map((one, index) => ({ one, number: numbers[index] ?? 0 })).sort((a, b) => a.number - b.number).map(({ one }) => one);
  }
  return [...standing.filter((one) => !one.assigned.label.last), ...standing.filter((one) => one.assigned.label.last)];
}

/** Down the page; where two stand side by side, columns that hold one role each are read one after the other. */
function asRead(stops: readonly OrderedStop[]) {
  const lefts = [...stops].map((one) => one.zone.left);
  const columns = stops.some((one) => one.zone.right !== Infinity) && lefts.length > 0;
  const middle = columns ? Math.min(...stops.filter((one) => one.zone.right !== Infinity).map((one) => one.zone.right)) : Infinity;
  const leftColumn = stops.filter((one) => one.assigned.block.x0 < middle);
  const rightColumn = stops.filter((one) => one.assigned.block.x0 >= middle);
  const byColumn =
    columns &&
    leftColumn.length > 0 &&
    rightColumn.length > 0 &&
    new Set(leftColumn.map((one) => one.stop.role)).size === 1 &&
    new Set(rightColumn.map((one) => one.stop.role)).size === 1 &&
    leftColumn[0]?.stop.role !== rightColumn[0]?.stop.role;
  return (a: OrderedStop, b: OrderedStop): number => {
    const columnOf = (one: OrderedStop) => (one.assigned.block.x0 < middle ? 0 : 1);
    if (byColumn && columnOf(a) !== columnOf(b)) {
      const pickupColumn = leftColumn[0]?.stop.role === 'pickup' ? 0 : 1;
      return columnOf(a) === pickupColumn ? -1 : 1;
    }
    return besideEachOther(a, b) ? a.assigned.block.x0 - b.assigned.block.x0 : a.zone.top - b.zone.top;
  };
}

/** Whether most of the smaller one stands at the height of the other. */
function besideEachOther(a: OrderedStop, b: OrderedStop): boolean {
  const height = (one: OrderedStop) => one.assigned.block.bottom - one.zone.top;
  const shared = Math.min(a.assigned.block.bottom, b.assigned.block.bottom) - Math.max(a.zone.top, b.zone.top);
  return shared > Math.min(height(a), height(b)) / 2;
}
