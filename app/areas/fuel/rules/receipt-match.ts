/** Which recorded purchase a receipt is the paper of, so that none counts twice. */
import { isConvertibleFuel, type FuelUnit } from '~/engine/units/conversion';

/** A card network may post a purchase a day before or after what the pump printed. */
export const MATCH_DAYS = 1;
/** Cards report hundredths of a gallon, pumps thousandths, in thousandths of a gallon. */
export const MATCH_THOUSANDTHS = 100;

export interface MatchFacts {
  /** Null where it is not known. */
  equipmentId: number | null;
  date: string;
  state: string;
  /** '' where it is not known. */
  fuelType: string;
  /** Of a unit that is no volume its own thousandths. */
  gallonsThousandths: number;
  fuelUnit: FuelUnit;
}

const DAY_MS = 86_400_000;

/** The day so many days from a day, year-month-day. */
export const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether both may be one fill: days and gallons as near as papers of one fill are, and no two trucks or fuels. */
export function isSameFill(a: MatchFacts, b: MatchFacts): boolean {
  const known = <T>(one: T, other: T, none: T): boolean => one === none || other === none || one === other;
  return (
    Math.abs(Date.parse(a.date) - Date.parse(b.date)) <= MATCH_DAYS * DAY_MS &&
    isConvertibleFuel(a.fuelUnit, b.fuelUnit) &&
    Math.abs(a.gallonsThousandths - b.gallonsThousandths) <= MATCH_THOUSANDTHS &&
    known<number | null>(a.equipmentId, b.equipmentId, null) &&
    known(a.fuelType, b.fuelType, '')
  );
}

/** Those that may be the same fill, the likeliest first: the same state, the same day, the nearest gallons. */
export function sameFills<T extends MatchFacts>(receipt: MatchFacts, purchases: readonly T[]): T[] {
  const distance = (one: T): number[] => [
    Number(one.state !== receipt.state),
    Math.abs(Date.parse(one.date) - Date.parse(receipt.date)),
    Math.abs(one.gallonsThousandths - receipt.gallonsThousandths),
  ];
  return purchases
    .filter((one) => isSameFill(receipt, one))
    .map((one) => ({ one, far: distance(one) }))
    .sort(
      (a, b) => a.far.map((value, index) => value - (b.far[index] ?? 0)).find((value) => value !== 0) ?? 0,
    )
    .map(({ one }) => one);
}

const folded = (unit: string): string =>
  unit
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=.)/, '');

/** The truck that a receipt means by its number; undefined where none or several have it. */
export function unitMeant<U extends { unit: string }>(printed: string, units: readonly U[]): U | undefined {
  if (folded(printed) === '') return undefined;
  const same = units.filter(({ unit }) => folded(unit) === folded(printed));
  return same.length === 1 ? same[0] : undefined;
}
