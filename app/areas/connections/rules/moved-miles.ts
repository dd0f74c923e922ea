/** What a telematics system reports of a month otherwise than it did when the month was recorded. */
import { fieldsOf, listOf, textIn } from '~/engine/records/json-fields';
import { meantJurisdiction } from '~/engine/jurisdictions/meant-jurisdiction';
import { convertDistance, type DistanceUnit } from '~/engine/units/conversion';
import { parseDecimal, roundHalfUp, toSafeInteger, ZERO, type Decimal } from '~/engine/units/decimal';
import type { TelematicsSystem } from './access';

export interface MovedMiles {
  /** The carrier's own unit number. */
  unit: string;
  jurisdiction: string;
  recordedTenthMiles: number;
  reportedTenthMiles: number;
}

type Fields = Record<string, unknown>;
type Add = (
  unit: unknown,
  jurisdiction: unknown,
  distance: Decimal | undefined,
  unitOf: DistanceUnit,
) => void;

const figure = (value: unknown): Decimal | undefined => parseDecimal(value) ?? undefined;
const between = (from: unknown, to: unknown): Decimal | undefined => {
  const [start, end] = [figure(from), figure(to)];
  const moved = start && end ? end.minus(start) : undefined;
  return moved?.greaterThan(0) ? moved : undefined;
};

/** Reads the reports that `monthFile` makes. */
const READERS: Record<TelematicsSystem, (report: unknown, add: Add) => void> = {
  samsara: (report, add) => {
    for (const one of listOf(fieldsOf(report)['vehicleReports']).map(fieldsOf))
      for (const { jurisdiction, totalMeters } of listOf(one['jurisdictions']).map(fieldsOf))
        add(fieldsOf(one['vehicle'])['name'], jurisdiction, figure(totalMeters)?.dividedBy(1_000), 'km');
  },
  motive: (report, add) => {
    for (const row of listOf(fieldsOf(report)['ifta_trips']).map(fieldsOf)) {
      const trip = fieldsOf(row['ifta_trip']);
      const vehicle = fieldsOf(trip['vehicle']);
      const unit = vehicle['metric_units'] === true ? 'km' : 'mile';
      add(vehicle['number'], trip['jurisdiction'], figure(trip['distance']), unit);
    }
  },
  geotab: (report, add) => {
    for (const detail of listOf(report).map(fieldsOf))
      add(
        fieldsOf(detail['device'])['name'],
        detail['jurisdiction'],
        between(detail['enterOdometer'], detail['exitOdometer']) ??
          between(detail['enterGpsOdometer'], detail['exitGpsOdometer']),
        'km',
      );
  },
};

/** Miles of each unit in each jurisdiction, by both. */
function milesIn(system: TelematicsSystem, text: string | null): Map<string, Decimal> {
  const sums = new Map<string, Decimal>();
  if (text === null) return sums;
  READERS[system](JSON.parse(text) as Fields, (unit, place, distance, measured) => {
    if (!distance) return;
    const name = textIn(place);
    const key = JSON.stringify([textIn(unit), meantJurisdiction(name)?.code ?? name]);
    sums.set(key, (sums.get(key) ?? ZERO).plus(convertDistance({ value: distance, unit: measured }, 'mile')));
  });
  return sums;
}

const tenths = (miles: Decimal | undefined): number => toSafeInteger(roundHalfUp((miles ?? ZERO).times(10)));

/**
 * Where two reports of a month differ by a tenth of a mile or more, by unit and jurisdiction. Null is a report without miles.
 * Pure; both are in the layout of their system, under the carrier's own unit numbers.
 */
export function movedMiles(
  system: TelematicsSystem,
  recorded: string | null,
  reported: string | null,
): MovedMiles[] {
  const [before, now] = [milesIn(system, recorded), milesIn(system, reported)];
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((key): MovedMiles => {
      const [unit, jurisdiction] = JSON.parse(key) as [string, string];
      return {
        unit,
        jurisdiction,
        recordedTenthMiles: tenths(before.get(key)),
        reportedTenthMiles: tenths(now.get(key)),
      };
    })
    .filter(({ recordedTenthMiles, reportedTenthMiles }) => recordedTenthMiles !== reportedTenthMiles)
    .sort((a, b) => a.unit.localeCompare(b.unit) || a.jurisdiction.localeCompare(b.jurisdiction));
}
