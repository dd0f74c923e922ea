import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { TigerLine } from './tiger-lines';

/** Lines end at state lines; where one road goes on in the next state both ends lie within this, about 150 feet. */
const SAME_POINT_MILES = 0.03;
/** Side of a cell of the index, in degrees. */
const CELL = 0.02;

interface LineEnd {
  number: string;
  state: string;
  lat: number;
  lon: number;
}

/** Where numbered roads cross from one state to the next, as their lines have it: each of them lies in one state. */
export class StateLinePoints {
  private readonly cells = new Map<string, LineEnd[]>();

  constructor(lines: readonly TigerLine[]) {
    for (const { number, state, lat, lon } of lines) {
      for (const i of [0, lat.length - 1]) {
        const end = { number, state, lat: lat[i]! / 1e5, lon: lon[i]! / 1e5 };
        const cell = cellOf(Math.floor(end.lat / CELL), Math.floor(end.lon / CELL));
        const known = this.cells.get(cell);
        if (known) known.push(end);
        else this.cells.set(cell, [end]);
      }
    }
  }

  /** Points within `reach` miles at which a road crosses between two states. */
  near(
    at: { lat: number; lon: number },
    reach: number,
    number: string,
    states: readonly [string, string],
  ): { lat: number; lon: number }[] {
    const own = this.endsNear(at, reach, number);
    const beyond = own.filter(({ state }) => state === states[1]);
    return own.filter(
      (end) =>
        end.state === states[0] &&
        beyond.some((other) => crowMiles(end.lat, end.lon, other.lat, other.lon) <= SAME_POINT_MILES),
    );
  }

  private endsNear(at: { lat: number; lon: number }, reach: number, number: string): LineEnd[] {
    const found: LineEnd[] = [];
    const rows = Math.ceil(reach / MILES_PER_DEGREE / CELL);
    const columns = Math.ceil(reach / MILES_PER_DEGREE / cosOfLatitude(at.lat) / CELL);
    const row = Math.floor(at.lat / CELL);
    const column = Math.floor(at.lon / CELL);
    for (let r = row - rows; r <= row + rows; r++) {
      for (let c = column - columns; c <= column + columns; c++) {
        for (const end of this.cells.get(cellOf(r, c)) ?? []) {
          if (end.number === number && crowMiles(at.lat, at.lon, end.lat, end.lon) <= reach) found.push(end);
        }
      }
    }
    return found;
  }
}

const cellOf = (row: number, column: number): string => `${row} ${column}`;
