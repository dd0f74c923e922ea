import { COUNTS_PAGES, type Cell, type Line } from './cells';
import type { PlaceLookup } from './gazetteer';
import { readAddress } from './read-address';
import { statesIn } from './state-and-code';
import { isNameOfPlace } from './town-in-name';

/** City, state and postal code wherever they are: in one cell, in columns, or broken over two lines of a narrow cell. */

export interface Address {
  readonly city: string;
  readonly state: string;
  /** ZIP, ZIP+4 cut to five, or a Canadian code; '' where none is printed. */
  readonly zip: string;
  readonly country: 'US' | 'CA';
  /** The cell with the state. */
  readonly cell: Cell;
  /** Where in its cell the city begins. */
  readonly from: number;
  /** Where the address ends in its cell. */
  readonly to: number;
  /** Left edge of the column it is in, and the cells that hold city and code, upper first. */
  readonly x0: number;
  readonly x1: number;
  readonly cells: readonly Cell[];
  /** The cell with the city: another one where columns part city and state. */
  readonly cityCell: Cell;
  /** Text before the city: street and name, where they are on the same line. */
  readonly before: string;
  /** What vouches for the city: its code, the list of the towns of its state, or nothing. */
  readonly known: 'zip' | 'town' | 'no';
  /** Something recognition got wrong was put right. */
  readonly corrected: boolean;
}

export function findAddresses(lines: readonly Line[], places: PlaceLookup): Address[] {
  const found: Address[] = [];
  for (const cell of lines.flatMap((line) => line.cells)) {
    let taken = 0;
    for (const match of statesIn(cell, lines, places)) {
      const address = readAddress(cell, match, taken, lines, places);
      if (!address) continue;
      taken = match.to;
      found.push(address);
    }
  }
  return found.filter((one) => !isInFoot(one, lines) && !isNameOfPlace(one, found, lines));
}

/** "LX Logistics, Memphis, TN 38103 | page 1/2" under everything else of a page: whose paper it is, and no stop. */
function isInFoot({ cell }: Address, lines: readonly Line[]): boolean {
  const { line } = cell;
  return (
    line.cells.some(({ text }) => COUNTS_PAGES.test(text)) &&
    !lines.slice(lines.indexOf(line) + 1).some((next) => next.page === line.page)
  );
}
