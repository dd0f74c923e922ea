import type { TextError } from '../text/network-statements';
import { crowMiles } from '../geometry';
import type { Compilation } from './compile-network';
import { findKinks, findLostPieces, findUnlaidPieces } from './doubtful-pieces';
import type { DraftNetwork, DraftSegment } from './draft-network';
import { interstateRows, type OfficialInterstates } from './network-report';

/** Share of official Interstate rows that must be right within half a percent. */
const INTERSTATE_ROWS_RIGHT = 0.95;

export interface RuleFinding {
  rule: 'component' | 'chord' | 'kink' | 'lost' | 'along' | 'interstates';
  message: string;
  position: TextError | null;
}

/**
 * How far the miles may put a point from its coordinates: a town's highway may pass this far from its center, a point
 * set by hand is on its road.
 */
const FARTHEST_MILES = { town: 12, byHand: 9 };

/** Nodes that settling had to move too far: their miles are shorter than the crow flies by more than towns are wide. */
function farFromPlace({ assembly, draft }: Compilation): { node: number; moved: number }[] {
  return draft.nodes
    .map(({ place }, node) => ({ node, place, moved: assembly.settledMiles[node]! }))
    .filter(
      ({ place, moved }) =>
        place >= 0 && moved > FARTHEST_MILES[draft.places[place]!.byHand ? 'byHand' : 'town'],
    );
}

function crowExcess(draft: DraftNetwork, segment: DraftSegment): number {
  const [a, b] = [draft.nodes[segment.from]!, draft.nodes[segment.to]!];
  return crowMiles(a.lat, a.lon, b.lat, b.lon) - segment.tenths / 10;
}

/** The rules of the network beyond its grammar. An empty list is a network that may be built. */
export function checkRules(compilation: Compilation, official: OfficialInterstates | null): RuleFinding[] {
  const { assembly, draft } = compilation;
  const findings: RuleFinding[] = [];
  for (const part of assembly.components.slice(1)) {
    if (part.island) continue;
    findings.push({
      rule: 'component',
      message: `${part.nodes} nodes around ${part.example} hang on nothing: join them, or list them in islands.txt`,
      position: null,
    });
  }
  for (const { node, moved } of farFromPlace(compilation)) {
    const place = draft.places[draft.nodes[node]!.place]!;
    // The piece whose miles are the fewest for its chord is the likeliest culprit.
    const segment = draft.segments
      .filter((candidate) => candidate.from === node || candidate.to === node)
      .sort((a, b) => crowExcess(draft, b) - crowExcess(draft, a))[0];
    const message = `the miles beside ${place.name} ${place.jurisdiction} are shorter than the crow flies: they put it ${moved.toFixed(1)} miles from its coordinates`;
    findings.push({ rule: 'chord', message, position: segment ? { ...segment.position, message } : null });
  }
  for (const { segment, missingMiles } of assembly.tooShort) {
    const [a, b] = [segment.from, segment.to].map((node) => draft.places[draft.nodes[node]!.place]!.name);
    const message = `${a} to ${b} is ${(segment.tenths / 10).toFixed(1)} miles, ${missingMiles.toFixed(1)} less than the crow flies`;
    findings.push({ rule: 'chord', message, position: { ...segment.position, message } });
  }
  const doubtful = { kink: findKinks(draft), lost: findLostPieces(draft), along: findUnlaidPieces(draft) };
  for (const [rule, pieces] of Object.entries(doubtful)) {
    for (const { segment, message } of pieces) {
      const position = { ...segment.position, message };
      findings.push({ rule: rule as keyof typeof doubtful, message, position });
    }
  }
  if (official) {
    const rows = interstateRows(compilation, official);
    const right = rows.filter((row) => Math.abs(row.percent) <= 0.5).length;
    if (right < rows.length * INTERSTATE_ROWS_RIGHT) {
      findings.push({
        rule: 'interstates',
        message: `${right} of ${rows.length} Interstates per state are within 0.5 % of their official length`,
        position: null,
      });
    }
  }
  return findings;
}
