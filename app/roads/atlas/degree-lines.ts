import { thin, type Point } from '~/engine/plane/shapes';
import { cosOfLatitude } from '../geometry';

/** A part of the earth in degrees, WGS 84. */
export interface AtlasBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Thinned as if degrees of longitude were as long as those of latitude where the line begins. */
export function thinDegrees(line: readonly Point[], tolerance: number): Point[] {
  if (tolerance <= 0 || line.length < 3) return [...line];
  const squeeze = cosOfLatitude(line[0]![1]);
  const flat = line.map(([lon, lat]): Point => [lon * squeeze, lat]);
  const kept = new Set(thin(flat, tolerance));
  return line.filter((_, index) => kept.has(flat[index]!));
}

export const areMeeting = (a: AtlasBox, b: AtlasBox): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
