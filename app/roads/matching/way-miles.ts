import { cosOfLatitude, MILES_PER_DEGREE } from '../geometry';
import type { DrivenLine } from './driven-line';
import { SHAPED_SIGMA, STRAIGHT_SIGMA } from './segment-index';

/** How many miles a way has that is known by two readings and, where it is on a road, by the line of that road. */

/** The way on a grid of streets is on the average of all directions so many times the straight line. */
export const STREET_FACTOR = 4 / Math.PI;
/** Streets seldom leave a road where it is nearest to a place: so many times the straight line from there. */
export const ACCESS_FACTOR = STREET_FACTOR * 1.25;

/**
 * A drawn line is off its road by a tenth of a mile, which tells in the winding of short ways and not in that of long
 * ones: this far apart, the line's winding weighs as much as that of the readings. A straight one tells less.
 */
const DRAWN_TRUST_MILES = 1;
const STRAIGHT_TRUST_MILES = 2.5;
/** Where the miles of the texts come so near to those of the line, it is trusted on ways half as long. */
const AGREED_SHARE = 0.06;
/** A road between readings winds more than the smoothest curve through them. On the Census Bureau's lines: so many times. */
const CURVE_FACTOR = 3;
/** And as the square of the miles between them, by so much at one. */
const UNSEEN_WINDING = 0.0008;
/** A sharper turn at a reading is a corner and no curve. */
const MOST_TURN = 1.2;

export interface Place {
  lat: number;
  lon: number;
}

/**
 * Miles of a road between two readings. Two witnesses tell how far it winds, neither sure.
 * The line of the road knows every bend, yet it lies beside the road, and a tenth of a mile aside is much of a short
 * way and little of a long one. The readings are where the truck was, yet tell no bend between them. The nearer the
 * readings lie to each other, the more they weigh.
 */
export function roadMiles(crow: number, line: DrivenLine, curve: number): number {
  const drawn = line.miles();
  const isAgreed = Math.abs(line.authoredMiles - drawn) < AGREED_SHARE * drawn;
  const trust = (line.isDrawn ? DRAWN_TRUST_MILES : STRAIGHT_TRUST_MILES) / (isAgreed ? 2 : 1);
  const miles = crow * line.winding();
  const weight = miles ** 2 / (miles ** 2 + trust ** 2);
  return crow * weight * line.winding() + (1 - weight) * milesOffRoad(crow, curve);
}

/** On streets to a place beside a road: what of its distance the accuracy of the road's line does not explain. */
export const streetMiles = (off: number, isDrawn: boolean): number =>
  ACCESS_FACTOR * Math.sqrt(Math.max(0, off ** 2 - (isDrawn ? SHAPED_SIGMA : 1.5 * STRAIGHT_SIGMA) ** 2));

/** The readings alone: a curve through them, and what roads wind besides. */
export const milesOffRoad = (crow: number, curve: number): number =>
  crow * (1 + CURVE_FACTOR * curve + UNSEEN_WINDING * crow ** 2);

/**
 * How many times longer than the straight line, less one, the smooth curve between two readings is that has the course
 * at its ends of the circles through them and the readings beside them.
 */
export function curveBetween(
  before: Place | null | undefined,
  a: Place,
  b: Place,
  after: Place | undefined,
): number {
  const way = stepOf(a, b);
  // From a reading on the very same spot no course leads anywhere.
  const first = before && isApart(before, a) ? bendOf(stepOf(before, a), way) * way.miles : null;
  const last = after && isApart(b, after) ? -bendOf(way, stepOf(b, after)) * way.miles : null;
  if (first === null && last === null) return 0;
  const [p, q] = [first ?? -last! / 2, last ?? -first! / 2].map((turn) =>
    Math.max(-MOST_TURN, Math.min(MOST_TURN, turn)),
  ) as [number, number];
  return (2 * p * p - p * q + 2 * q * q) / 30;
}

const isApart = (p: Place, q: Place): boolean => p.lat !== q.lat || p.lon !== q.lon;

/** Course and miles from one place to another near by. */
function stepOf(p: Place, q: Place): { course: number; miles: number } {
  const y = q.lat - p.lat;
  const x = (q.lon - p.lon) * cosOfLatitude(p.lat);
  return { course: Math.atan2(y, x), miles: Math.sqrt(x * x + y * y) * MILES_PER_DEGREE };
}

/** How much the course turns a mile between two steps, to the left positive. */
function bendOf(from: { course: number; miles: number }, to: { course: number; miles: number }): number {
  const turn = ((to.course - from.course + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return from.miles + to.miles > 0 ? turn / (from.miles + to.miles) : 0;
}
