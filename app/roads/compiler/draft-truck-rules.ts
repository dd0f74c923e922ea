import type { TruckRuleText } from '../text/network-statements';
import { partOf, type DraftedPieces } from './draft-crossings';
import type { DraftNetwork, DraftSegment } from './draft-network';

/**
 * Marks every piece of a highway between two of its places, or a bridge or tunnel on one piece, with a rule for trucks. Changes the draft; a rule whose
 * highway does not lead from one place to the other is a warning, and is left out.
 */
export function addTruckRule(
  draft: DraftNetwork,
  rule: TruckRuleText,
  segments: readonly DraftSegment[],
  pieces: DraftedPieces,
): void {
  if (rule.part) {
    const part = partOf(draft, { ...rule.part, facility: rule.name }, pieces);
    if (!part) return;
    const { segment, begin, end } = part;
    segment.ruleParts.push({ begin, end, rule: draft.truckRules.push(rule) - 1 });
    return;
  }
  const stretch = stretchOf(rule, segments, pieces)?.flatMap((segment) => laidBy(segment, pieces));
  if (!stretch || stretch.some((segment) => segment.along)) {
    const { before, beforeJurisdiction, after, afterJurisdiction } = rule;
    draft.warnings.push({
      ...rule.position,
      message: `no road of its own leads from "${before} ${beforeJurisdiction}" to "${after} ${afterJurisdiction}"`,
    });
    return;
  }
  const index = draft.truckRules.push(rule) - 1;
  for (const segment of stretch) if (!segment.truckRules.includes(index)) segment.truckRules.push(index);
}

function stretchOf(
  { before, beforeJurisdiction, after, afterJurisdiction }: TruckRuleText,
  segments: readonly DraftSegment[],
  pieces: DraftedPieces,
): DraftSegment[] | null {
  const words = before.split(' ');
  for (let k = 1; k < words.length; k++) {
    const highway = words.slice(0, k).join(' ');
    const from = pieces.nodeOf(words.slice(k).join(' '), beforeJurisdiction, highway);
    const to = pieces.nodeOf(after, afterJurisdiction, highway);
    if (from !== undefined && to !== undefined) return wayBetween(segments, from, to);
  }
  return null;
}

/** The pieces from node to node with the fewest pieces; nodes belong to one highway, so the way keeps to it. */
function wayBetween(segments: readonly DraftSegment[], from: number, to: number): DraftSegment[] | null {
  const cameBy = new Map<number, { segment: DraftSegment; node: number } | null>([[from, null]]);
  for (const node of cameBy.keys()) {
    if (node === to) break;
    for (const segment of segments) {
      const next = segment.from === node ? segment.to : segment.to === node ? segment.from : -1;
      if (next >= 0 && !cameBy.has(next)) cameBy.set(next, { segment, node });
    }
  }
  if (!cameBy.has(to)) return null;
  const way: DraftSegment[] = [];
  for (let step = cameBy.get(to); step; step = cameBy.get(step.node)) way.push(step.segment);
  return way;
}

/** The pieces that tell the road of one that was dropped. */
const laidBy = (segment: DraftSegment, pieces: DraftedPieces): DraftSegment[] =>
  pieces.replacements.get(segment)?.flatMap((step) => laidBy(step.segment, pieces)) ?? [segment];
