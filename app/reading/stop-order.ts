import type { OrderedStop } from './reading';
import { rowNumber } from './assign';
import { isScanned } from './state-and-code';

/** Stops in the order of the trip: by their printed numbers where these are one series, else as they are on the page. */
export function inOrder(stops: readonly OrderedStop[]): OrderedStop[] {
  const standing = [...stops].sort(asRead(stops));
  const numbers = standing.map(numberOf);
  // "Stop 61" of two stops on a scan is a misread 01.
  const isMisread =
    numbers.some((number) => number > standing.length) &&
    standing.some((one) => isScanned(one.assigned.block.address.cell));
  if (!isMisread && !numbers.includes(NaN) && new Set(numbers).size === numbers.length)
    return standing.sort((a, b) => numberOf(a) - numberOf(b));
  return [
    ...standing.filter((one) => !one.assigned.label.last),
    ...standing.filter((one) => one.assigned.label.last),
  ];
}

const numberOf = ({ assigned }: OrderedStop): number => assigned.label.number ?? rowNumber(assigned) ?? NaN;

/** Down the page; where two are side by side, columns that hold one role each are read one after the other. */
function asRead(stops: readonly OrderedStop[]) {
  const middle = Math.min(...stops.map((one) => one.zone.right));
  const roles = (isLeft: boolean) =>
    [
      ...new Set(
        stops.filter((one) => one.assigned.block.x0 < middle === isLeft).map((one) => one.stop.role),
      ),
    ].join();
  const byColumn = [roles(true), roles(false)].sort().join(' | ') === 'delivery | pickup';
  return (a: OrderedStop, b: OrderedStop): number => {
    if (byColumn && a.stop.role !== b.stop.role) return a.stop.role === 'pickup' ? -1 : 1;
    return besideEachOther(a, b) ? a.assigned.block.x0 - b.assigned.block.x0 : a.zone.top - b.zone.top;
  };
}

/** Whether most of the smaller one is at the height of the other. */
function besideEachOther(a: OrderedStop, b: OrderedStop): boolean {
  const height = (one: OrderedStop) => one.assigned.block.bottom - one.zone.top;
  const shared =
    Math.min(a.assigned.block.bottom, b.assigned.block.bottom) - Math.max(a.zone.top, b.zone.top);
  return shared > Math.min(height(a), height(b)) / 2;
}
