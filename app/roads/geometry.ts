/** Geometry on the sphere. Degrees in, statute miles out. */

const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** Great-circle distance in miles between two points in decimal degrees. */
export function crowMiles(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const p1 = lat1 * RADIANS;
  const p2 = lat2 * RADIANS;
  const s1 = Math.sin((p2 - p1) / 2);
  const s2 = Math.sin(((lon2 - lon1) * RADIANS) / 2);
  const h = s1 * s1 + Math.cos(p1) * Math.cos(p2) * s2 * s2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Miles of one degree of latitude; of longitude it is this times the cosine of the latitude. */
export const MILES_PER_DEGREE = EARTH_RADIUS_MILES * RADIANS;

export const cosOfLatitude = (lat: number): number => Math.cos(lat * RADIANS);
