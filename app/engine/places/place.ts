/** A town, or another point that loads are sent to. One for each name in a state or province. */
export interface Place {
  /** State and key joined, for example "IL-chicago": stable across new editions of the data. */
  readonly id: string;
  readonly name: string;
  /** Two-letter code of the state or province. */
  readonly state: string;
  readonly key: string;
  /** Degrees, WGS 84, north and east positive. */
  readonly lat: number;
  readonly lon: number;
  /** People; 0 where unknown. */
  readonly population: number;
  /** The postal area around its middle, where it has one: a ZIP or the first three characters of a Canadian code. */
  readonly postalArea: string | null;
}

/** A US ZIP code or a Canadian forward sortation area with the town it belongs to. */
export interface PostalArea {
  /** "60601" or "T2P". */
  readonly code: string;
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
  readonly place: Place;
}

/** "Chicago, IL" */
export const placeLabel = (place: { name: string; state: string }): string => `${place.name}, ${place.state}`;

const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** Great-circle distance in miles. */
export function milesBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLon = Math.sin(((b.lon - a.lon) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLon * sinLon;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}
