import { cosOfLatitude } from '../geometry';

/** Points nearer than this to the line of the others are left out (degrees of latitude, about 110 feet). */
const TOLERANCE = 0.0003;

/** Douglas and Peucker's thinning; the ends stay. */
export function thinLine(line: [number, number][]): [number, number][] {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const squeeze = cosOfLatitude(line[0]![0]);
  const waiting: [number, number][] = [[0, line.length - 1]];
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [first, last] = span;
    const [ay, ax] = line[first]!;
    const dy = line[last]![0] - ay;
    const dx = (line[last]![1] - ax) * squeeze;
    const square = dx * dx + dy * dy;
    let most = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const y = line[i]![0] - ay;
      const x = (line[i]![1] - ax) * squeeze;
      const t = square ? Math.min(1, Math.max(0, (x * dx + y * dy) / square)) : 0;
      const off = Math.hypot(x - dx * t, y - dy * t);
      if (off > most) {
        most = off;
        at = i;
      }
    }
    if (at < 0 || most < TOLERANCE) continue;
    keep[at] = 1;
    waiting.push([first, at], [at, last]);
  }
  return line.filter((_, i) => keep[i]);
}
