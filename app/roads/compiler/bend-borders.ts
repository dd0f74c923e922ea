import { cosOfLatitude, crowMiles, MILES_PER_DEGREE } from '../geometry';
import type { BorderSource } from './compiler-input';

type BorderLine = BorderSource['lines'][number];

/** A point, in degrees, that the line between two jurisdictions is known to pass. */
export interface KnownBorderPoint {
  between: readonly [string, string];
  lat: number;
  lon: number;
}

/** What lies farther off the outline of its two jurisdictions, in miles, is another place or a mistake. */
const MOST_OFF_MILES = 1;
/** A point moves the outline beside it as well, less and less up to here: strokes of a pen err together. */
const FADE_MILES = 1.5;
/** Nearer to where an outline ends (on a third jurisdiction, on a shore) than this, in miles, it stays as it is. */
const LEAST_FROM_END = 0.05;
/** Two points nearer to each other along the outline than this, in miles, would fold it. */
const LEAST_APART = 0.02;

/**
 * Outlines are drawn by a few strokes along rivers and lie some tenths of a mile off there; surveys of roads know better
 * where each of them leaves its state. Lays outlines through such points.
 *
 * @param lines whole outlines between two jurisdictions, points as [lon, lat] in degrees.
 * @returns the lines in the same order; those without a known point are the very same values.
 */
export function bendBorders(lines: readonly BorderLine[], known: readonly KnownBorderPoint[]): BorderLine[] {
  const byPair = new Map<string, number[]>();
  lines.forEach(({ bounds: [a, b] }, i) => {
    if (b !== null) byPair.set(pairOf(a, b), [...(byPair.get(pairOf(a, b)) ?? []), i]);
  });
  const pulls = new Map<number, Pull[]>();
  const ways = new Map<number, number[]>();
  for (const point of known) {
    let best: { line: number; pull: Pull; off: number } | null = null;
    for (const line of byPair.get(pairOf(...point.between)) ?? []) {
      const { points } = lines[line]!;
      let way = ways.get(line);
      if (!way) ways.set(line, (way = milesAlong(points)));
      const foot = footOn(points, way, point);
      if (foot && foot.off <= (best?.off ?? MOST_OFF_MILES)) best = { line, ...foot };
    }
    if (!best) continue;
    const whole = ways.get(best.line)!.at(-1)!;
    if (best.pull.at < LEAST_FROM_END || best.pull.at > whole - LEAST_FROM_END) continue;
    pulls.set(best.line, [...(pulls.get(best.line) ?? []), best.pull]);
  }
  return lines.map((line, i) => {
    const own = pulls.get(i);
    return own ? { ...line, points: bend(line.points, ways.get(i)!, own) } : line;
  });
}

/** What moves an outline: where along it, in miles, and by how many degrees. */
interface Pull {
  at: number;
  dLon: number;
  dLat: number;
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function milesAlong(points: BorderLine['points']): number[] {
  const along = [0];
  for (let i = 1; i < points.length; i++) {
    const [x1, y1] = points[i - 1]!;
    const [x2, y2] = points[i]!;
    along.push(along[i - 1]! + crowMiles(y1, x1, y2, x2));
  }
  return along;
}

/** The nearest point of a line, and how far it would have to move. */
function footOn(
  points: BorderLine['points'],
  along: readonly number[],
  { lat, lon }: KnownBorderPoint,
): { pull: Pull; off: number } | null {
  const squeeze = cosOfLatitude(lat);
  const reach = (2 * MOST_OFF_MILES) / MILES_PER_DEGREE;
  let best: { pull: Pull; off: number } | null = null;
  for (let i = 1; i < points.length; i++) {
    const [x1, y1] = points[i - 1]!;
    const [x2, y2] = points[i]!;
    if (Math.min(y1, y2) > lat + reach || Math.max(y1, y2) < lat - reach) continue;
    const [dx, dy] = [(x2 - x1) * squeeze, y2 - y1];
    const square = dx * dx + dy * dy;
    const t =
      square > 0 ? Math.max(0, Math.min(1, ((lon - x1) * squeeze * dx + (lat - y1) * dy) / square)) : 0;
    const [dLon, dLat] = [lon - (x1 + (x2 - x1) * t), lat - (y1 + (y2 - y1) * t)];
    const off = Math.hypot(dLon * squeeze, dLat) * MILES_PER_DEGREE;
    if (best && off >= best.off) continue;
    best = { pull: { at: along[i - 1]! + (along[i]! - along[i - 1]!) * t, dLon, dLat }, off };
  }
  return best;
}

function bend(
  points: BorderLine['points'],
  along: readonly number[],
  pulls: readonly Pull[],
): BorderLine['points'] {
  const whole = along.at(-1)!;
  const still = (at: number): Pull => ({ at, dLon: 0, dLat: 0 });
  const sorted = [...pulls].sort((a, b) => a.at - b.at);
  const kept = sorted.filter((pull, i) => i === 0 || pull.at - sorted[i - 1]!.at >= LEAST_APART);
  const knots = [still(0), ...kept, still(whole)];
  const bent: BorderLine['points'] = [];
  let next = 1;
  const pass = (lon: number, lat: number, at: number) => {
    const [before, after] = [knots[next - 1]!, knots[next]!];
    const fade = Math.min(FADE_MILES, after.at - before.at) || 1;
    const [back, ahead] = [before.at, after.at].map((knot) =>
      Math.max(0, 1 - Math.abs(at - knot) / fade),
    ) as [number, number];
    bent.push([lon + before.dLon * back + after.dLon * ahead, lat + before.dLat * back + after.dLat * ahead]);
  };
  points.forEach(([lon, lat], i) => {
    const at = along[i]!;
    while (next < knots.length - 1 && knots[next]!.at <= at) {
      const knot = knots[next]!;
      if (knot.at < at) {
        const t = (knot.at - along[i - 1]!) / (at - along[i - 1]!);
        const [x, y] = points[i - 1]!;
        bent.push([x + (lon - x) * t + knot.dLon, y + (lat - y) * t + knot.dLat]);
      }
      next++;
    }
    pass(lon, lat, at);
  });
  return bent;
}
