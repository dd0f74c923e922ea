import { parseTenthMiles } from './odometer';

/** One line of a trip sheet: what was driven in one state, by the odometer. All as text. */
export interface OdometerRow {
  /** UUID of the row. */
  key: string;
  unit: string;
  date: string;
  state: string;
  start: string;
  end: string;
  from: string;
  to: string;
}

/** The rows that are one trip, each with the reading at which its state was entered. */
export interface OdometerTrip {
  rows: OdometerRow[];
  readings: string[];
  odometerEnd: string;
}

const isSameReading = (one: string, other: string): boolean => {
  const [a, b] = [parseTenthMiles(one), parseTenthMiles(other)];
  return typeof a === 'number' && a === b;
};

/** Whether a row continues with the trip of the row above: same truck and day, the next state, no gap on the odometer. */
function goesOn(above: OdometerRow, row: OdometerRow): boolean {
  const same = (name: 'unit' | 'date' | 'state') => above[name].toLowerCase() === row[name].toLowerCase();
  if (!same('unit') || !same('date') || same('state')) return false;
  if (above.to !== '' || row.from !== '') return false;
  return row.start === '' || above.end === '' || isSameReading(above.end, row.start);
}

/**
 * The trips of a sheet, in its order. Lines of one truck and day that follow each other are one trip; a line that names where
 * it began starts the next one, one that names where it ended closes it. An empty start is the reading of the line above.
 */
export function tripsOfRows(rows: readonly OdometerRow[]): OdometerTrip[] {
  const trips: OdometerTrip[] = [];
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const isSameTruck = above !== undefined && above.unit.toLowerCase() === row.unit.toLowerCase();
    const start = row.start === '' && isSameTruck ? above.end : row.start;
    const trip = trips.at(-1);
    if (above && trip && goesOn(above, row)) {
      trip.rows.push(row);
      trip.readings.push(start);
      trip.odometerEnd = row.end;
    } else trips.push({ rows: [row], readings: [start], odometerEnd: row.end });
  });
  return trips;
}
