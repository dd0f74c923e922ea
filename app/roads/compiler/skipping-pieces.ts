import type { DraftSegment } from './draft-network';

/** A piece that was dropped, and the pieces of the same highway that run between its ends instead, in order. */
export type Replacement = { segment: DraftSegment; forward: boolean }[];

/** Between the longest and the shortest telling of one road. */
const LIKENESS = 0.1;
const LIKENESS_ESTIMATED = 0.3;
const SLACK_TENTHS = 8;

/**
 * Two texts may tell the same road with different places: `Sulphur; 10.7 Lake Charles` in one region,
 * `Sulphur; 7.5 Westlake; 3.2 Lake Charles` in the next. The piece that skips places is dropped: else the road would
 * be there twice, be counted twice, and routes would pick the shorter telling. Where the finer telling has
 * estimated pieces and the dropped one was measured, the estimates are stretched to the measured length.
 * Returns what replaces each dropped piece.
 */
export function dropSkippingPieces(
  segments: DraftSegment[],
  highwayOf: (segment: DraftSegment) => string,
): Map<DraftSegment, Replacement> {
  const groups = new Map<string, DraftSegment[]>();
  for (const segment of segments) {
    const key = highwayOf(segment);
    const group = groups.get(key);
    if (group) group.push(segment);
    else groups.set(key, [segment]);
  }
  const dropped = new Map<DraftSegment, Replacement>();
  for (const group of groups.values()) {
    const around = new Map<number, DraftSegment[]>();
    for (const segment of group) {
      for (const node of [segment.from, segment.to]) {
        const list = around.get(node);
        if (list) list.push(segment);
        else around.set(node, [segment]);
      }
    }
    const longestFirst = group.map((segment, i) => ({ segment, i }));
    longestFirst.sort((a, b) => b.segment.tenths - a.segment.tenths || a.i - b.i);
    for (const { segment } of longestFirst) {
      const path = findOtherWay(segment, around, dropped);
      if (!path) continue;
      const total = path.reduce((sum, step) => sum + step.segment.tenths, 0);
      const loose = path.filter((step) => !step.segment.measured);
      const estimated = !segment.measured || loose.length > 0;
      const likeness = (estimated ? LIKENESS_ESTIMATED : LIKENESS) * segment.tenths + SLACK_TENTHS;
      if (Math.abs(total - segment.tenths) > likeness) continue;
      if (segment.measured && loose.length)
        stretch(
          loose.map((step) => step.segment),
          segment.tenths - total,
        );
      dropped.set(segment, path);
    }
  }
  return dropped;
}

/** Shortest way between the ends of a piece over other pieces of the same highway, if it is of like length. */
function findOtherWay(
  segment: DraftSegment,
  around: Map<number, DraftSegment[]>,
  dropped: Map<DraftSegment, Replacement>,
): Replacement | null {
  const limit = segment.tenths * (1 + LIKENESS_ESTIMATED) + SLACK_TENTHS;
  const best = new Map<number, { tenths: number; via: DraftSegment | null }>([
    [segment.from, { tenths: 0, via: null }],
  ]);
  const open = [segment.from];
  while (open.length) {
    // Highways are thin: a list with a handful of open nodes needs no heap.
    let least = 0;
    for (let i = 1; i < open.length; i++)
      if (best.get(open[i]!)!.tenths < best.get(open[least]!)!.tenths) least = i;
    const node = open.splice(least, 1)[0]!;
    if (node === segment.to) break;
    const here = best.get(node)!.tenths;
    for (const next of around.get(node)!) {
      if (next === segment || dropped.has(next)) continue;
      const other = next.from === node ? next.to : next.from;
      const tenths = here + next.tenths;
      if (tenths > limit || tenths >= (best.get(other)?.tenths ?? Infinity)) continue;
      best.set(other, { tenths, via: next });
      if (!open.includes(other)) open.push(other);
    }
  }
  if (!best.has(segment.to)) return null;
  const path: Replacement = [];
  for (let node = segment.to; node !== segment.from;) {
    const via = best.get(node)!.via!;
    const forward = via.to === node;
    path.unshift({ segment: via, forward });
    node = forward ? via.from : via.to;
  }
  return path;
}

function stretch(pieces: DraftSegment[], missingTenths: number): void {
  const total = pieces.reduce((sum, piece) => sum + piece.tenths, 0);
  let left = missingTenths;
  pieces.forEach((piece, i) => {
    const part = i === pieces.length - 1 ? left : Math.round((missingTenths * piece.tenths) / (total || 1));
    const given = Math.max(1 - piece.tenths, part);
    piece.tenths += given;
    left -= given;
    // It is bound by a measured length now: it must not be stretched again.
    piece.measured = true;
  });
}
