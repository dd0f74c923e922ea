import type { Crossing, CrossingSide, StateRiver, TextPosition, TollPart } from '../text/network-statements';
import type { DraftNetwork, DraftSegment } from './draft-network';
import type { Replacement } from './skipping-pieces';

/** How a crossing finds what it names: the node of a highway at a place, and the piece between two nodes. */
export interface DraftedPieces {
  nodeOf(name: string, jurisdiction: string, highway: string): number | undefined;
  /** Also a piece that was dropped: `replacements` has those that tell its road. */
  between(a: number, b: number): DraftSegment | undefined;
  replacements: ReadonlyMap<DraftSegment, Replacement>;
  /** Rivers along state lines: the roads on their banks do not meet. */
  rivers: readonly StateRiver[];
}

/** A point of a piece, in tenths of a mile from its `from`. */
interface PieceStation {
  segment: DraftSegment;
  tenths: number;
}

/**
 * Two corridors meet between places: both pieces are cut at one node, or at two with a road of the ramps' miles between
 * them. Changes the draft; a side that names no piece is a warning, and the crossing is left out.
 */
export function addCrossing(draft: DraftNetwork, crossing: Crossing, pieces: DraftedPieces): void {
  const [first, second] = crossing.sides.map((side) => {
    const found = sideOf(side, pieces);
    if (!found) draft.warnings.push(nowhere(side));
    return found;
  });
  if (!first || !second) return;
  const river = pieces.rivers.find((candidate) => liesBetween(draft, candidate, first, second));
  if (river && crossing.rampTenths === 0 && !isOneRoad(crossing)) {
    const [one, other] = crossing.sides.map(({ before }) => before);
    const message = `"${one}" and "${other}" do not meet: the ${river.river} lies between them`;
    draft.warnings.push({ ...crossing.position, message });
    return;
  }
  draft.crossings++;
  const firstEnd = endOf(first);
  const secondEnd = endOf(second);
  if (crossing.rampTenths > 0) {
    const from = firstEnd ?? cutPiece(draft, first);
    const to = secondEnd ?? cutPiece(draft, second);
    join(draft, from, to, crossing.rampTenths, first);
  } else if (firstEnd !== null && secondEnd !== null) {
    join(draft, firstEnd, secondEnd, 0, first);
  } else if (firstEnd === null && secondEnd !== null) {
    first.segment.cuts.push({ tenths: first.tenths, node: secondEnd });
  } else {
    second.segment.cuts.push({ tenths: second.tenths, node: firstEnd ?? cutPiece(draft, first) });
  }
}

/** A highway that goes on under its own number meets itself, over the river too. */
const isOneRoad = ({ sides }: Crossing): boolean =>
  new Set(sides.map(({ before }) => before.split(' ')[0])).size === 1;

/** Whether two pieces run on the two banks of a river: one all in one state, the other all in the other. */
function liesBetween(
  draft: DraftNetwork,
  { between, corners: [southwest, northeast] }: StateRiver,
  first: PieceStation,
  second: PieceStation,
): boolean {
  const [one, other] = [first, second].map(({ segment }) => stateOf(draft, segment));
  if (one === other || !between.includes(one!) || !between.includes(other!)) return false;
  const { lat, lon } = draft.nodes[first.segment.from]!;
  return lat >= southwest.lat && lat <= northeast.lat && lon >= southwest.lon && lon <= northeast.lon;
}

/** The state that a piece lies in; null where it crosses a line. */
function stateOf({ nodes, places }: DraftNetwork, { from, to, shares }: DraftSegment): string | null {
  const [code, end] = [from, to].map((node) => places[nodes[node]!.place]!.jurisdiction);
  return code === end && (shares ?? []).every(({ jurisdiction }) => jurisdiction === code) ? code! : null;
}

/**
 * A toll bridge or tunnel on a piece that is longer: its miles alone will be toll. Changes the draft; one that names no
 * piece, does not fit on it, or lies on a road that another corridor lays is a warning, and is left out.
 */
export function addTollPart(
  draft: DraftNetwork,
  { side, tenths, facility }: TollPart,
  pieces: DraftedPieces,
): void {
  const part = partOf(draft, { side, tenths, facility }, pieces);
  if (part) part.segment.tollParts.push({ begin: part.begin, end: part.end });
}

/** A bridge or tunnel that is shorter than its piece; null, with a warning, where it is not on one piece of its own. */
export function partOf(
  draft: DraftNetwork,
  { side, tenths, facility }: Pick<TollPart, 'side' | 'tenths' | 'facility'>,
  pieces: DraftedPieces,
): { segment: DraftSegment; begin: number; end: number } | null {
  const begin = sideOf(side, pieces);
  const end = sideOf({ ...side, tenths: side.tenths + tenths }, pieces);
  if (!begin || !end) {
    draft.warnings.push(nowhere(side));
  } else if (begin.segment !== end.segment || Math.abs(begin.tenths - end.tenths) !== tenths) {
    draft.warnings.push({ ...side.position, message: `${facility} does not fit on its piece` });
  } else if (begin.segment.along) {
    draft.warnings.push({ ...side.position, message: `another corridor lays the road of ${facility}` });
  } else {
    const [first, last] = [begin.tenths, end.tenths].sort((p, q) => p - q) as [number, number];
    return { segment: begin.segment, begin: first, end: last };
  }
  return null;
}

const nowhere = ({
  position,
  before,
  beforeJurisdiction,
  after,
  afterJurisdiction,
}: CrossingSide): TextPosition & { message: string } => ({
  ...position,
  message: `no corridor runs from "${before} ${beforeJurisdiction}" straight to "${after} ${afterJurisdiction}"`,
});

/** The piece that one side of a crossing names, and the tenths from the piece's own `from`. */
function sideOf(side: CrossingSide, pieces: DraftedPieces): PieceStation | null {
  const words = side.before.split(' ');
  for (let k = 1; k < words.length; k++) {
    const highway = words.slice(0, k).join(' ');
    const a = pieces.nodeOf(words.slice(k).join(' '), side.beforeJurisdiction, highway);
    const b = pieces.nodeOf(side.after, side.afterJurisdiction, highway);
    if (a === undefined || b === undefined) continue;
    const segment = pieces.between(a, b);
    if (!segment) continue;
    const along = Math.min(side.tenths, segment.tenths);
    return standing(segment, segment.from === a ? along : segment.tenths - along, pieces.replacements);
  }
  return null;
}

/** A point of a piece; of one that was dropped, the same point on the pieces that tell its road. */
function standing(
  segment: DraftSegment,
  tenths: number,
  replacements: DraftedPieces['replacements'],
): PieceStation {
  const instead = replacements.get(segment);
  if (!instead) return { segment, tenths };
  const total = instead.reduce((sum, step) => sum + step.segment.tenths, 0);
  let along = segment.tenths ? Math.round((tenths / segment.tenths) * total) : 0;
  let at = 0;
  for (; along > instead[at]!.segment.tenths; at++) along -= instead[at]!.segment.tenths;
  const { segment: piece, forward } = instead[at]!;
  return standing(piece, forward ? along : piece.tenths - along, replacements);
}

/** A new node on a piece, to begin with on its chord. */
function cutPiece({ nodes }: DraftNetwork, { segment, tenths }: PieceStation): number {
  const a = nodes[segment.from]!;
  const b = nodes[segment.to]!;
  const t = tenths / segment.tenths;
  const node = nodes.length;
  nodes.push({
    lat: a.lat + (b.lat - a.lat) * t,
    lon: a.lon + (b.lon - a.lon) * t,
    place: -1,
    asideMiles: 0,
  });
  segment.cuts.push({ tenths, node });
  return node;
}

/** A road of its own between two nodes, in the jurisdiction of the nearer end of the piece that it leaves. */
function join(
  draft: DraftNetwork,
  from: number,
  to: number,
  tenths: number,
  { segment, tenths: along }: PieceStation,
): void {
  if (from === to) return;
  const end = draft.nodes[along * 2 < segment.tenths ? segment.from : segment.to]!;
  const { jurisdiction } = draft.places[end.place]!;
  draft.joints.push({ from, to, tenths, jurisdiction });
}

/** The node at which a point of a piece is, if it is one of its ends. */
const endOf = ({ segment, tenths }: PieceStation): number | null =>
  tenths <= 0 ? segment.from : tenths >= segment.tenths ? segment.to : null;
