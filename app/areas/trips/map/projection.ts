/**
 * The map projection of the route drawings: Albers' equal-area conic for North America, so that a mile in Texas
 * and a mile in Manitoba look alike. The outlines were projected with the same function.
 */
const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

const FIRST_PARALLEL = toRadians(33);
const SECOND_PARALLEL = toRadians(55);
const ORIGIN_LATITUDE = toRadians(44);
const ORIGIN_LONGITUDE = toRadians(-96);

const CONE = (Math.sin(FIRST_PARALLEL) + Math.sin(SECOND_PARALLEL)) / 2;
const CONSTANT = Math.cos(FIRST_PARALLEL) ** 2 + 2 * CONE * Math.sin(FIRST_PARALLEL);
const ORIGIN_RADIUS = (EARTH_RADIUS_KM * Math.sqrt(CONSTANT - 2 * CONE * Math.sin(ORIGIN_LATITUDE))) / CONE;

/** Longitude and latitude in degrees to kilometers: x to the east, y to the south, from 96° W 44° N. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const radius = (EARTH_RADIUS_KM * Math.sqrt(CONSTANT - 2 * CONE * Math.sin(toRadians(latitude)))) / CONE;
  const angle = CONE * (toRadians(longitude) - ORIGIN_LONGITUDE);
  return [radius * Math.sin(angle), radius * Math.cos(angle) - ORIGIN_RADIUS];
}

/** The way back: kilometers to longitude and latitude in degrees. */
export function unproject(x: number, y: number): [longitude: number, latitude: number] {
  const up = y + ORIGIN_RADIUS;
  const radius = Math.hypot(x, up);
  const angle = Math.atan2(x, up);
  const sine = (CONSTANT - ((radius * CONE) / EARTH_RADIUS_KM) ** 2) / (2 * CONE);
  const toDegrees = 180 / Math.PI;
  return [
    (ORIGIN_LONGITUDE + angle / CONE) * toDegrees,
    Math.asin(Math.max(-1, Math.min(1, sine))) * toDegrees,
  ];
}
