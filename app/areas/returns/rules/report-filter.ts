/** What a person asks of the report: period, vehicle, and the two switches. */
import {
  offeredQuarters,
  parseQuarterKey,
  previousQuarter,
  quarterKey,
  quarterOfDate,
  type Quarter,
} from '~/engine/calendar/quarter';
import type { LocalDate } from '~/engine/calendar/local-date';

export interface ReportFilter {
  readonly quarter: Quarter;
  /** One vehicle's share only; null for the fleet. */
  readonly equipmentId: number | null;
  readonly perEquipment: boolean;
  readonly hideNoData: boolean;
}

/** Fewest quarters the period list offers. */
const FEWEST_QUARTERS = 8;

/** More quarters than anybody keeps records of. */
const MOST_QUARTERS = 200;

/** The period list, newest first, back to the earliest quarter with records, and ahead to the latest. */
export const reportQuarters = (
  today: LocalDate,
  earliestKey: number | null,
  latestKey: number | null = null,
): Quarter[] =>
  offeredQuarters(quarterOfDate(today), {
    first: earliestKey,
    last: latestKey,
    fewest: FEWEST_QUARTERS,
    most: MOST_QUARTERS,
  });

/** The last quarter that is over, which is the one to file. */
export function defaultReportQuarter(today: LocalDate): Quarter {
  return previousQuarter(quarterOfDate(today));
}

/** What was asked for in an address; `asked` is false where no report was. Unreadable values fall back to the defaults. */
export function readReportFilter(
  query: URLSearchParams,
  today: LocalDate,
): { filter: ReportFilter; asked: boolean; unreadable: string[] } {
  const unreadable: string[] = [];
  const q = lastOf(query, 'q');
  const parsed = q === null ? undefined : parseQuarterKey(q);
  if (q !== null && q !== '' && !parsed) unreadable.push('q');
  const id = lastOf(query, 'equipment_id');
  const equipmentId = id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  if (id !== null && id !== '' && equipmentId === null) unreadable.push('equipment_id');
  return {
    filter: {
      quarter: parsed ?? defaultReportQuarter(today),
      equipmentId,
      perEquipment: isOn(lastOf(query, 'per_equipment'), false),
      hideNoData: isOn(lastOf(query, 'hide_no_data'), true),
    },
    asked: q !== null && q !== '',
    unreadable,
  };
}

/** The same as an address reads it: what every link of the report carries. */
export function reportQuery(filter: ReportFilter): string {
  const query = new URLSearchParams({ q: String(quarterKey(filter.quarter)) });
  if (filter.equipmentId !== null) query.set('equipment_id', String(filter.equipmentId));
  query.set('per_equipment', filter.perEquipment ? '1' : '0');
  query.set('hide_no_data', filter.hideNoData ? '1' : '0');
  return query.toString();
}

/** A hidden 0 is before a checkbox of the same name, so that "off" can be distinguished from "not said". */
function lastOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) ?? null;
}

function isOn(value: string | null, fallback: boolean): boolean {
  if (value === null || value === '') return fallback;
  return value === '1' || value === 'true' || value === 'on';
}
