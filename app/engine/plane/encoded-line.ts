/**
 * Encoded polylines, as routing engines exchange them: each coordinate as the step from the one before, in whole units of `digits`
 * decimals, five bits a letter. Format: Google's "Encoded Polyline Algorithm Format"; Valhalla writes six decimals.
 */
const FIRST_LETTER = 63;

/** Decimals of a degree: four are 36 feet, five a yard. */
export type LineDigits = 4 | 5 | 6;

/** @throws RangeError on a line that is cut short. @returns [lat, lon] in degrees */
export function decodeLine(text: string, digits: LineDigits): [number, number][] {
  const scale = 10 ** digits;
  const points: [number, number][] = [];
  let at = 0;
  let lat = 0;
  let lon = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      if (at >= text.length) throw new RangeError('the encoded line is cut short');
      const chunk = text.charCodeAt(at++) - FIRST_LETTER;
      value |= (chunk & 31) << shift;
      shift += 5;
      if (chunk < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  while (at < text.length) {
    lat += next();
    lon += next();
    points.push([lat / scale, lon / scale]);
  }
  return points;
}

/** @param points [lat, lon] in degrees, rounded to `digits` decimals */
export function encodeLine(
  points: readonly (readonly [lat: number, lon: number])[],
  digits: LineDigits,
): string {
  const scale = 10 ** digits;
  let text = '';
  const write = (step: number): void => {
    let value = step < 0 ? ~(step << 1) : step << 1;
    for (; value >= 32; value >>= 5) text += String.fromCharCode((32 | (value & 31)) + FIRST_LETTER);
    text += String.fromCharCode(value + FIRST_LETTER);
  };
  let last: readonly [number, number] = [0, 0];
  for (const [lat, lon] of points) {
    const here = [Math.round(lat * scale), Math.round(lon * scale)] as const;
    write(here[0] - last[0]);
    write(here[1] - last[1]);
    last = here;
  }
  return text;
}
