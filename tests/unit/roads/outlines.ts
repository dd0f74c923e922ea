import { JurisdictionMap } from '~/roads/borders/jurisdiction-map';
import type { BorderTables } from '~/roads/format/network-tables';

export const CODES = ['KS', 'MO', 'NE', 'RI'];

/** One shared line: the jurisdictions beside it and its points, [lon, lat]. */
export interface Outline {
  bounds: [string, string | null];
  points: [number, number][];
}

/** Outlines as the file has them, every point kept. */
export function outlineTables(lines: Outline[]): BorderTables {
  const lineStart = [0];
  for (const { points } of lines) lineStart.push(lineStart.at(-1)! + points.length);
  const points = lines.flatMap((line) => line.points);
  return {
    lineStart: Int32Array.from(lineStart),
    lat: Int32Array.from(points, ([, lat]) => Math.round(lat * 10_000)),
    lon: Int32Array.from(points, ([lon]) => Math.round(lon * 10_000)),
    left: Uint8Array.from(lines, ({ bounds }) => CODES.indexOf(bounds[0])),
    right: Uint8Array.from(lines, ({ bounds }) => (bounds[1] === null ? 255 : CODES.indexOf(bounds[1]))),
  };
}

export const mapOf = (lines: Outline[]) => new JurisdictionMap(outlineTables(lines), CODES);

/** A rectangle with water around it. */
export const box = (code: string, west: number, south: number, east: number, north: number): Outline => ({
  bounds: [code, null],
  points: [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
});
