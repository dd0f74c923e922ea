import type { Address } from './addresses';
import type { Line } from './cells';
import { cellBelow, cellBelowInTable } from './neighbors';

/** Towns in the names of places: "Delta Foods - Pittsburgh, PA" need not be anywhere near Pittsburgh. */

/** What looks like an address without a code, but is the name over or beside another one. */
export const isNameOfPlace = (one: Address, all: readonly Address[], lines: readonly Line[]): boolean =>
  one.zip === '' &&
  ((isAfterName(one) && (isNearCode(one, all) || isOverTown(one, all, lines))) ||
    isOverStreet(one, all, lines));

/** Words before the town that are no key: "Origin:" is one. */
const isAfterName = ({ before }: Address): boolean => /[A-Za-z]{2}/.test(before) && !before.endsWith(':');

const MOST_LINES_TO_TOWN = 4.5;

/** Another town with its code is a few lines below in the same column, or to the right on the same line. */
const isNearCode = ({ city, state, cell }: Address, all: readonly Address[]): boolean =>
  all.some((other) => {
    if (other.zip === '' || (other.state === state && other.city === city)) return false;
    if (other.cell.line === cell.line) return other.cell.x0 > cell.x1;
    const below = other.cell.flow - cell.flow;
    return (
      below > 0 &&
      below < MOST_LINES_TO_TOWN * cell.size * 1.4 &&
      Math.abs(other.x0 - cell.x0) < cell.size * 4
    );
  });

const MOST_CELLS_TO_TOWN = 4;
const IS_STREET = /^\d{1,6}[A-Z]? \S/;

/** "United Grocers - Gregory, MI" over "3006 Washington St" over "Nokesville, VA", which begins its cell: codes or none, the upper line is a name. */
function isOverTown(one: Address, all: readonly Address[], lines: readonly Line[]): boolean {
  let hasStreet = false;
  let cell = cellBelow(one.cell, lines);
  for (let count = 0; cell && count < MOST_CELLS_TO_TOWN; count++, cell = cellBelow(cell, lines)) {
    const under = cell;
    const other = all.find((address) => address.cells.includes(under));
    if (other) return hasStreet && other.before === '';
    hasStreet ||= IS_STREET.test(cell.text);
  }
  return false;
}

/** "FRONTIER - WYOMING" right over "25715 Main St" and a town with its code: a name that looks like a town. */
function isOverStreet(one: Address, all: readonly Address[], lines: readonly Line[]): boolean {
  const street = one.from === 0 ? cellBelowInTable(one.cell, lines) : undefined;
  if (!street || !IS_STREET.test(street.text)) return false;
  const next = lines
    .filter((line) => line.flow > street.flow && line.flow - street.flow < MOST_LINES_TO_TOWN * street.size)
    .flatMap((line) => line.cells.filter((cell) => Math.abs(cell.x0 - street.x0) < 4))[0];
  return all.some((other) => other.cell === next && other.zip !== '');
}
