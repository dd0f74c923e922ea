import { previousQuarter, quarterOfDate, type Quarter } from '~/engine/calendar/quarter';
import type { LocalDate } from '~/engine/calendar/local-date';

/** Rules of the public calculator: what a visitor may ask for, and how long it is kept. */
export const UID_LENGTH = 6;
export const MIN_STOPS = 2;
/** A free plan's trip has as many. */
export const MAX_STOPS = 5;
export const KEPT_DAYS = 30;
/** "Today" of a visitor whose browser has not said where it is: the middle of the continent. */
export const VISITOR_TIME_ZONE = 'America/Chicago';
/** More than a fleet burns in a quarter, less than what overflows a column. */
export const MAX_GALLONS_THOUSANDTHS = 9_999_999_999;

/** 32 letters and digits without look-alikes: a person may have to read one out. */
const UID_ALPHABET = 'abcdefghjkmnpqrstuvwxyz234567890';

export const isUid = (text: string): boolean => /^[A-Za-z0-9]{6}$/.test(text);

/** A uid from six random bytes. */
export const uidFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, UID_LENGTH), (byte) => UID_ALPHABET[byte % UID_ALPHABET.length]).join('');

/** The quarter whose rates are used unless the visitor picks another: the last one that has ended, which is the one being filed. */
export const defaultCalculationQuarter = (today: LocalDate): Quarter => previousQuarter(quarterOfDate(today));

/** A place on the way, as it was found. */
export interface CalculationStop {
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  label: string;
}

/** What is kept of a routed trip. */
export interface CalculatedRoute {
  /** In travel order, adding up to the total. */
  jurisdictions: { code: string; tenthMiles: number }[];
  legs: { tenthMiles: number; minutes: number }[];
  crossings: { from: string; to: string; place: string | null; atTenthMiles: number }[];
  highways: string[];
  /** [latitude, longitude] pairs. */
  polyline: [number, number][];
  engine: string;
  attribution: string;
  /** What the person must know of how the miles were made, such as a fallback. */
  notices: string[];
}

/** Diesel bought in one jurisdiction, in thousandths of a US gallon. */
export interface FuelPurchase {
  state: string;
  gallonsThousandths: number;
}

export const samePlace = (a: CalculationStop, b: CalculationStop): boolean =>
  a.state === b.state &&
  (a.city.toLowerCase() === b.city.toLowerCase() ||
    (Math.abs(a.lat - b.lat) < 1e-4 && Math.abs(a.lon - b.lon) < 1e-4));
