import { type BarrierTables, COORDINATE_SCALE } from '../format/network-tables';
import type { Statement } from '../text/network-statements';

/** The lines of water among the statements -> the tables of the file, in the order of the texts. */
export function barrierTables(statements: readonly Statement[]): BarrierTables {
  const starts = [0];
  const lat: number[] = [];
  const lon: number[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'barrier') continue;
    for (const point of statement.points) {
      lat.push(Math.round(point.lat * COORDINATE_SCALE));
      lon.push(Math.round(point.lon * COORDINATE_SCALE));
    }
    starts.push(lat.length);
  }
  return { lineStart: Int32Array.from(starts), lat: Int32Array.from(lat), lon: Int32Array.from(lon) };
}
