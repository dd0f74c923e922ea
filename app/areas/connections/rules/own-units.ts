import { fieldsOf, listOf, textIn } from '~/engine/records/json-fields';
import { localDateInZone } from '~/engine/calendar/local-date';
import type { TelematicsSystem } from './access';
import { firstDayOfMonth, lastDayOfMonth, monthOfDay, partsOfMonth } from './months';

export interface MonthFile {
  /** The report in the layout of its system, its vehicles under the carrier's own unit numbers; null where it holds no miles. */
  text: string | null;
  /** Vehicles with miles that are no unit of the carrier yet. */
  unmatched: string[];
}

export interface MonthFacts {
  monthKey: number;
  /** The carrier's own unit number of a vehicle of the system; '' for one that is left out, undefined for one nobody knows. */
  unitOf: (externalId: string) => string | undefined;
  /** IANA zone by which a moment belongs to a day. */
  timeZone: string;
  today: string;
}

type Fields = Record<string, unknown>;

/** Whether anything was driven: a figure above zero, as a number or as text. */
const isDriven = (value: unknown): boolean => Number(value) > 0;

/** Sorts vehicles with miles into the carrier's units and those that nobody knows. */
class Units {
  readonly unmatched = new Set<string>();
  constructor(private readonly unitOf: MonthFacts['unitOf']) {}

  /** The unit number under which the vehicle's miles go in; null where they stay out. */
  of(externalId: string): string | null {
    const unit = this.unitOf(externalId);
    if (unit === undefined) this.unmatched.add(externalId);
    return unit || null;
  }
}

/**
 * The pages of a month as one report that the import reads without a question. What a system tells twice (a stretch over the
 * edge of two pages) counts once; stretches that end in another month belong to that one.
 */
export function monthFile(system: TelematicsSystem, pages: readonly string[], facts: MonthFacts): MonthFile {
  const units = new Units(facts.unitOf);
  const answers = pages.map((page) => JSON.parse(page) as unknown);
  const report = { samsara: samsaraReport, motive: motiveReport, geotab: geotabReport }[system](
    answers,
    units,
    facts,
  );
  return {
    text: report === null ? null : JSON.stringify(report),
    unmatched: [...units.unmatched].sort((a, b) => a.localeCompare(b)),
  };
}

type Report = (answers: readonly unknown[], units: Units, facts: MonthFacts) => unknown;

/** {data: {year, month, vehicleReports: [{vehicle: {id, name}, jurisdictions: [{jurisdiction, totalMeters}]}]}} */
const samsaraReport: Report = (answers, units, facts) => {
  // A vehicle that slid to the next page while this one was read comes twice.
  const byUnit = new Map<string, Map<string, Fields>>();
  for (const answer of answers)
    for (const one of listOf(fieldsOf(fieldsOf(answer)['data'])['vehicleReports']).map(fieldsOf)) {
      const driven = listOf(one['jurisdictions'])
        .map(fieldsOf)
        .filter(({ totalMeters }) => isDriven(totalMeters));
      const id = textIn(fieldsOf(one['vehicle'])['id']);
      const unit = driven.length === 0 ? null : units.of(id);
      if (unit === null) continue;
      const lines = byUnit.get(unit) ?? new Map<string, Fields>();
      for (const line of driven) lines.set(`${id} ${textIn(line['jurisdiction'])}`, line);
      byUnit.set(unit, lines);
    }
  if (byUnit.size === 0) return null;
  const { year, month } = partsOfMonth(facts.monthKey);
  // While the month runs its last day is ahead, and nothing may be dated ahead.
  const period =
    lastDayOfMonth(facts.monthKey) <= facts.today
      ? { year, month: `${month}` }
      : { date: firstDayOfMonth(facts.monthKey) };
  const vehicleReports = [...byUnit]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, jurisdictions]) => ({
      ...period,
      vehicle: { name },
      jurisdictions: [...jurisdictions.values()].map(({ jurisdiction, totalMeters }) => ({
        jurisdiction,
        totalMeters,
      })),
    }));
  return { vehicleReports };
};

/** {ifta_trips: [{ifta_trip: {id, date, jurisdiction, vehicle: {id, number, …}, distance, …}}]} */
const motiveReport: Report = (answers, units, facts) => {
  const seen = new Set<string>();
  const trips: Fields[] = [];
  for (const answer of answers)
    for (const row of listOf(fieldsOf(answer)['ifta_trips']).map(fieldsOf)) {
      const trip = fieldsOf(row['ifta_trip'] ?? row);
      const vehicle = fieldsOf(trip['vehicle']);
      const date = textIn(trip['date']).slice(0, 10);
      if (monthOfDayText(date) !== facts.monthKey || !isDriven(trip['distance'])) continue;
      // A trip that slid to the next page while this one was read comes twice.
      const id = textIn(trip['id']);
      if (id !== '' && seen.has(id)) continue;
      const unit = units.of(textIn(vehicle['id']));
      if (unit === null) continue;
      seen.add(id);
      trips.push({ ...trip, date, vehicle: { ...vehicle, number: unit } });
    }
  trips.sort(
    inOrder((trip) => [
      textIn(fieldsOf(trip['vehicle'])['number']),
      textIn(trip['date']),
      textIn(trip['id']),
    ]),
  );
  return trips.length === 0 ? null : { ifta_trips: trips.map((trip) => ({ ifta_trip: trip })) };
};

const monthOfDayText = (date: string): number => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? monthOfDay(date) : 0);

/** [{device: {id}, jurisdiction, enterTime, exitTime, enterOdometer, exitOdometer, …}] */
const geotabReport: Report = (answers, units, facts) => {
  const details = new Map<string, Fields>();
  for (const detail of answers.flatMap(listOf).map(fieldsOf)) {
    const exitMs = Date.parse(textIn(detail['exitTime']));
    if (!Number.isFinite(exitMs)) continue;
    if (monthOfDay(localDateInZone(exitMs, facts.timeZone)) !== facts.monthKey) continue;
    const device = textIn(fieldsOf(detail['device'])['id']);
    const moved = Number(detail['exitOdometer']) - Number(detail['enterOdometer']);
    const movedByGps = Number(detail['exitGpsOdometer']) - Number(detail['enterGpsOdometer']);
    if (detail['isNegligible'] === true || !(moved > 0 || movedByGps > 0)) continue;
    const unit = units.of(device);
    if (unit === null) continue;
    const { hourlyOdometer: _hours, ...own } = detail;
    details.set([device, detail['enterTime'], detail['jurisdiction']].map(textIn).join(' '), {
      ...own,
      device: { name: unit },
    });
  }
  return details.size === 0
    ? null
    : [...details.values()].sort(
        inOrder(({ device, enterTime, jurisdiction }) => [
          textIn(fieldsOf(device)['name']),
          textIn(enterTime),
          textIn(jurisdiction),
        ]),
      );
};

/** Lines of a truck follow each other, in the same order every time: the import joins those of a day to one trip. */
function inOrder(keyOf: (row: Fields) => string[]): (a: Fields, b: Fields) => number {
  const order = (row: Fields): string => keyOf(row).join('\u0001');
  return (a, b) => (order(a) < order(b) ? -1 : 1);
}
