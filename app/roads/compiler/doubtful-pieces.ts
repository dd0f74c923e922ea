import { crowMiles } from '../geometry';
import type { DraftNetwork, DraftSegment } from './draft-network';

/** What is wrong with a piece, in words for its author. */
export interface DoubtfulPiece {
  segment: DraftSegment;
  message: string;
}

/** A place is a way out and back when it makes the way this much longer in all, and this many times as long. */
const KINK_MILES = 18;
const KINK_TIMES = 1.7;
/** Towns this near to each other may lie to the sides of one road. */
const KINK_SLACK_MILES = 4;

/**
 * Places far off the way between their neighbors, where a length is an estimate from coordinates: mostly the gazetteer
 * knows another town of the same name, or two places are in the wrong order. Measured lengths are believed.
 */
export function findKinks(draft: DraftNetwork): DoubtfulPiece[] {
  const found: DoubtfulPiece[] = [];
  for (const chain of draft.chains) {
    for (let i = 0; i + 1 < chain.length; i++) {
      const [into, out] = [chain[i]!, chain[i + 1]!];
      if (into.segment.measured && out.segment.measured) continue;
      const before = into.forward ? into.segment.from : into.segment.to;
      const node = into.forward ? into.segment.to : into.segment.from;
      const after = out.forward ? out.segment.to : out.segment.from;
      const there = placesApart(draft, before, node);
      const back = placesApart(draft, node, after);
      const straight = placesApart(draft, before, after);
      const more = there + back - straight - 2 * draft.nodes[node]!.asideMiles;
      if (more < KINK_MILES || there + back < (straight + KINK_SLACK_MILES) * KINK_TIMES) continue;
      found.push({
        segment: out.segment,
        message:
          `${nameOf(draft, node)} lies ${more.toFixed(0)} miles off the way from ${nameOf(draft, before)} to ` +
          `${nameOf(draft, after)}: another town of this name, or a wrong order`,
      });
    }
  }
  return found;
}

/** From this distance on, a place that is on another place's point is not on its highway. */
const LOST_MILES = 3.5;

/**
 * Pieces of no length between two towns that lie apart, with an estimate beyond: the estimate counts from the farther
 * town, so the road between the two is nowhere.
 */
export function findLostPieces(draft: DraftNetwork): DoubtfulPiece[] {
  const around = piecesAround(draft);
  const found: DoubtfulPiece[] = [];
  for (const segment of draft.segments) {
    if (segment.tenths > 0 || segment.along) continue;
    for (const [far, near] of [
      [segment.from, segment.to],
      [segment.to, segment.from],
    ] as const) {
      const aside = draft.nodes[far]!.asideMiles;
      const slack = draft.nodes[near]!.asideMiles + 1;
      if (aside < Math.max(LOST_MILES, slack)) continue;
      if (Math.abs(placesApart(draft, far, near) - aside) > Math.max(1.5, slack)) continue;
      const others = around.get(far)!.filter((other) => other !== segment);
      if (!others.some((other) => !other.measured)) continue;
      if (others.some((other) => other.measured && other.tenths > 0)) continue;
      found.push({
        segment,
        message:
          `${nameOf(draft, far)} is on the point of ${nameOf(draft, near)}, ${aside.toFixed(1)} miles away, ` +
          'and an estimate continues from it: give the miles between the two',
      });
    }
  }
  return found;
}

/** A piece along another road may be longer than that road by this share and these tenths. */
const ALONG_TIMES = 1.25;
const ALONG_SLACK_TENTHS = 30;

/** Pieces that say another corridor lays their road (&), where none does. */
export function findUnlaidPieces(draft: DraftNetwork): DoubtfulPiece[] {
  const links = roadLinks(draft);
  return draft.segments
    .filter((segment) => segment.along)
    .filter(({ from, to, tenths }) => !isReached(links, from, to, tenths * ALONG_TIMES + ALONG_SLACK_TENTHS))
    .map((segment) => ({
      segment,
      message: `no other corridor lays the road from ${nameOf(draft, segment.from)} to ${nameOf(draft, segment.to)}: take the & away`,
    }));
}

type Links = Map<number, { node: number; tenths: number }[]>;

function roadLinks(draft: DraftNetwork): Links {
  const links: Links = new Map();
  const link = (from: number, to: number, tenths: number) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const list = links.get(a);
      if (list) list.push({ node: b, tenths });
      else links.set(a, [{ node: b, tenths }]);
    }
  };
  for (const { from, to, tenths, cuts, along } of draft.segments) {
    if (along) continue;
    const stations = [...cuts].sort((p, q) => p.tenths - q.tenths);
    let last = { tenths: 0, node: from };
    for (const station of [...stations, { tenths, node: to }]) {
      link(last.node, station.node, station.tenths - last.tenths);
      last = station;
    }
  }
  for (const { from, to, tenths } of draft.joints) link(from, to, tenths);
  return links;
}

function isReached(links: Links, from: number, to: number, limit: number): boolean {
  const best = new Map([[from, 0]]);
  const open = [from];
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    for (const next of links.get(node) ?? []) {
      const tenths = best.get(node)! + next.tenths;
      if (tenths > limit || tenths >= (best.get(next.node) ?? Infinity)) continue;
      if (next.node === to) return true;
      best.set(next.node, tenths);
      open.push(next.node);
    }
  }
  return false;
}

function piecesAround({ segments }: DraftNetwork): Map<number, DraftSegment[]> {
  const around = new Map<number, DraftSegment[]>();
  for (const segment of segments) {
    for (const node of [segment.from, segment.to]) {
      const list = around.get(node);
      if (list) list.push(segment);
      else around.set(node, [segment]);
    }
  }
  return around;
}

const placeOf = (draft: DraftNetwork, node: number) => draft.places[draft.nodes[node]!.place]!;

const nameOf = (draft: DraftNetwork, node: number): string => {
  const { name, jurisdiction } = placeOf(draft, node);
  return `${name} ${jurisdiction}`;
};

function placesApart(draft: DraftNetwork, a: number, b: number): number {
  const [p, q] = [placeOf(draft, a), placeOf(draft, b)];
  return crowMiles(p.lat, p.lon, q.lat, q.lon);
}
