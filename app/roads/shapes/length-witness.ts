import type { NetworkTables } from '../format/network-tables';

/**
 * Simplified lines are shorter than their roads: half of both carriageways against the official Interstate miles of
 * the states has a median of 0.992.
 */
const LINE_SHORTENING = 0.992;
const APART_SHARE = 0.03;
const APART_MILES = 0.5;

export interface LengthsApart {
  /** Pieces whose two lengths agree; pieces that have no line. */
  agree: number;
  alone: number;
  /** Pieces whose lengths are too far apart, the worst first; the line's miles with its shortening made good. */
  apart: { edge: number; authoredMiles: number; lineMiles: number }[];
}

/**
 * The authored length of each numbered piece against that of its line (miles; NaN where it has none). Two lengths agree
 * within 3 % or, on short pieces, half a mile: points are no more exact than that.
 */
export function lengthsApart(
  { edgeTenths, edgeHighway }: Pick<NetworkTables, 'edgeTenths' | 'edgeHighway'>,
  lineMiles: ArrayLike<number>,
): LengthsApart {
  const found: LengthsApart = { agree: 0, alone: 0, apart: [] };
  for (let edge = 0; edge < edgeTenths.length; edge++) {
    if (edgeHighway[edge] === 0) continue;
    const authoredMiles = edgeTenths[edge]! / 10;
    const miles = lineMiles[edge]! / LINE_SHORTENING;
    if (Number.isNaN(miles)) found.alone++;
    else if (Math.abs(miles - authoredMiles) <= Math.max(APART_MILES, authoredMiles * APART_SHARE))
      found.agree++;
    else found.apart.push({ edge, authoredMiles, lineMiles: miles });
  }
  found.apart.sort(
    (p, q) =>
      Math.abs(q.lineMiles - q.authoredMiles) - Math.abs(p.lineMiles - p.authoredMiles) || p.edge - q.edge,
  );
  return found;
}
