import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { TigerLine } from './tiger-lines';

/** Lines end at state lines; where one road goes on in the next state both ends lie within this, about 150 feet. */
const SAME_POINT_MILES = 0.03;
/** Ends this near, about 25 feet, are one point, also of roads that change their number there. */
const VERY_POINT_MILES = 0.005;
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

  /**
   * Every point at which a line of one state ends where one of another begins, whatever their numbers, once for the two:
   * states in the order of the alphabet, points in that of their coordinates, in degrees.
   */
  all(): { states: [string, string]; lat: number; lon: number }[] {
    const found = new Map<string, { states: [string, string]; lat: number; lon: number }>();
    for (const ends of this.cells.values()) {
      for (const { state, lat, lon } of ends) {
        for (const beyond of this.endsNear({ lat, lon }, VERY_POINT_MILES)) {
          if (beyond.state <= state) continue;
          const key = `${state} ${beyond.state} ${lat.toFixed(3)} ${lon.toFixed(3)}`;
          if (!found.has(key)) found.set(key, { states: [state, beyond.state], lat, lon });
        }
      }
    }
    const order = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
    return [...found.values()].sort(
      (a, b) => order(a.states.join(), b.states.join()) || order(a.lat, b.lat) || order(a.lon, b.lon),
    );
  }

  private endsNear(at: { lat: number; lon: number }, reach: number, number?: string): LineEnd[] {
    const found: LineEnd[] = [];
    const rows = Math.ceil(reach / MILES_PER_DEGREE / CELL);
    const columns = Math.ceil(reach / MILES_PER_DEGREE / cosOfLatitude(at.lat) / CELL);
    const row = Math.floor(at.lat / CELL);
    const column = Math.floor(at.lon / CELL);
    for (let r = row - rows; r <= row + rows; r++) {
      for (let c = column - columns; c <= column + columns; c++) {
        for (const end of this.cells.get(cellOf(r, c)) ?? []) {
          if (
            (number === undefined || end.number === number) &&
            crowMiles(at.lat, at.lon, end.lat, end.lon) <= reach
          )
            found.push(end);
        }
      }
    }
    return found;
  }
}

const cellOf = (row: number, column: number): string => `${row} ${column}`;
