import { quarterOf, type Quarter } from '~/engine/calendar/quarter';

/** The quarter of an address: four digits and one. "02026" and "3.0" name none. */
export function quarterOfPath({ year, quarter }: { year: string; quarter: string }): Quarter | undefined {
  return /^\d{4}$/.test(year) && /^\d$/.test(quarter) ? quarterOf(Number(year), Number(quarter)) : undefined;
}
