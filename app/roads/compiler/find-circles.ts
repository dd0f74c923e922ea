import { highwayKey } from '../text/place-key';
import type { DraftNetwork, DraftSegment } from './draft-network';

/** Longest round trip that is looked at: beltways are longer, and right. */
const LONGEST_TENTHS = 4000;

/**
 * Places where one highway leads in a circle: mostly two texts that tell the same road with different places between
 * (`A; B; D` and `A; C; D`), sometimes a real loop. Each circle as its places in order, with its miles.
 */
export function findCircles(
  draft: DraftNetwork,
): { highway: string; places: string[]; tenths: number; position: DraftSegment['position'] }[] {
  const groups = new Map<string, DraftSegment[]>();
  for (const segment of draft.segments) {
    const key = highwayKey(draft.highways[segment.highway]!);
    const group = groups.get(key);
    if (group) group.push(segment);
    else groups.set(key, [segment]);
  }
  const name = (node: number) => {
    const place = draft.places[draft.nodes[node]!.place]!;
    return `${place.name} ${place.jurisdiction}`;
  };
  const circles: ReturnType<typeof findCircles> = [];
  for (const group of groups.values()) {
    // Spanning tree by parents; every piece outside it closes one circle.
    const parent = new Map<number, { node: number; tenths: number; depth: number }>();
    const around = new Map<number, DraftSegment[]>();
    for (const segment of group) {
      for (const node of [segment.from, segment.to]) around.set(node, [...(around.get(node) ?? []), segment]);
    }
    const inTree = new Set<DraftSegment>();
    for (const root of around.keys()) {
      if (parent.has(root)) continue;
      parent.set(root, { node: -1, tenths: 0, depth: 0 });
      const queue = [root];
      for (let head = 0; head < queue.length; head++) {
        const node = queue[head]!;
        for (const segment of around.get(node)!) {
          const other = segment.from === node ? segment.to : segment.from;
          if (parent.has(other)) continue;
          parent.set(other, { node, tenths: segment.tenths, depth: parent.get(node)!.depth + 1 });
          inTree.add(segment);
          queue.push(other);
        }
      }
    }
    for (const segment of group) {
      if (inTree.has(segment)) continue;
      let [a, b] = [segment.from, segment.to];
      const left = [a];
      const right = [b];
      let tenths = segment.tenths;
      while (a !== b) {
        const [pa, pb] = [parent.get(a)!, parent.get(b)!];
        if (pa.depth >= pb.depth) {
          tenths += pa.tenths;
          left.push((a = pa.node));
        } else {
          tenths += pb.tenths;
          right.push((b = pb.node));
        }
      }
      if (tenths > LONGEST_TENTHS) continue;
      right.pop();
      circles.push({
        highway: draft.highways[segment.highway]!,
        places: [...left, ...right.reverse()].map(name),
        tenths,
        position: segment.position,
      });
    }
  }
  return circles;
}
