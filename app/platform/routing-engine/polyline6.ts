/** Encoded polyline of six decimals (Valhalla) -> [lat, lon] points. Throws on a line that is cut short. */
export function decodePolyline6(text: string): [number, number][] {
  const points: [number, number][] = [];
  let at = 0;
  let lat = 0;
  let lon = 0;
  const next = (): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      if (at >= text.length) throw new RangeError('the encoded line is cut short');
      const chunk = text.charCodeAt(at++) - 63;
      value |= (chunk & 31) << shift;
      shift += 5;
      if (chunk < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  while (at < text.length) {
    lat += next();
    lon += next();
    points.push([lat / 1e6, lon / 1e6]);
  }
  return points;
}
