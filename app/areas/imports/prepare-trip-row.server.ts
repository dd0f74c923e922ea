import type { BulkTank } from '~/areas/bulk-tanks/rules/tank';
import type { TripTrack } from '~/areas/imports/data/positions.server';
import type { TripFields, TripStop } from '~/areas/trips/data/trips.server';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import { mergeMiles, type GivenMiles, type TripDraft } from '~/areas/imports/rules/trip-row';
import type { ImportOptions } from '~/areas/imports/rules/import-options';
import { stopLimitMessage, type Plan } from '~/areas/trips/rules/plan-limits';
import { Kilometers, tenthMilesText } from '~/areas/trips/rules/odometer';
import { readingColumns, tripFactsSchemaOf } from '~/areas/trips/rules/trip.schema';
import { fieldErrors } from '~/platform/parse-input';
import { placedStop, unplacedStop, type PlaceFinder, type UnitIndex } from './look-ups.server';

/** A trip that is ready to be made. */
export interface TripRecord {
  kind: 'trip';
  /** The vehicle to be made for it; '' where there is one, or none is named. */
  newUnit: string;
  newVin: string;
  fields: TripFields;
  /** Null: a route is to find them. */
  miles: GivenMiles[] | null;
  quarterKey: number;
  /** Of a trip that was made of positions. */
  track?: TripTrack & {
    unit: string;
    line: [number, number][];
    crossings: { from: string; to: string; atTenthMiles: number }[];
  };
}

export interface LookUps {
  units: UnitIndex;
  tanks: readonly BulkTank[];
  places: PlaceFinder;
  options: ImportOptions;
  plan: Plan;
}

export type FieldProblem = (key: string, message: string) => void;

const LONGEST_UNIT = 30;

/** The vehicle of a line, by its number, its VIN or the import's own choice; a number nobody has becomes a vehicle where that is asked for. */
export function vehicleOf(
  draft: { unit: string; vin: string },
  { units, options }: LookUps,
  problem: FieldProblem,
): { equipmentId: number | null; newUnit: string; newVin: string } {
  const none = { newUnit: '', newVin: '' };
  const { unit, vin } = draft;
  if (unit === '' && vin === '') return { equipmentId: options.equipmentId, ...none };
  const equipmentId = units.find(unit, vin);
  if (equipmentId !== null) return { equipmentId, ...none };
  const name = unit === '' ? vin : unit;
  if (name.length > LONGEST_UNIT)
    problem(unit === '' ? 'vin' : 'unit', `At most ${LONGEST_UNIT} characters.`);
  else if (options.createUnits) return { equipmentId: null, newUnit: name, newVin: vin };
  else
    problem(
      unit === '' ? 'vin' : 'unit',
      `No unit ${name} in Equipment. Add it, or let the import create it.`,
    );
  return { equipmentId: null, ...none };
}

/** Looks up the vehicle and the places of a trip and holds it to the rules of the trip form. */
export async function prepareTripRow(
  draft: TripDraft,
  lookUps: LookUps,
  problem: FieldProblem,
): Promise<TripRecord | null> {
  let failed = false;
  const wrong: FieldProblem = (key, message) => {
    failed = true;
    problem(key, message);
  };
  const vehicle = vehicleOf(draft, lookUps, wrong);
  const facts = tripFactsSchemaOf(lookUps.units.odometersOf(vehicle.equipmentId)).safeParse({
    ...draft,
    equipmentId: '',
    odometerStart: readingText(draft.odometerStartTenths, draft.odometerStartTenthKilometers),
    odometerEnd: readingText(draft.odometerEndTenths, draft.odometerEndTenthKilometers),
    notes: notesOf(draft),
  });
  if (!facts.success)
    for (const [field, messages] of Object.entries(fieldErrors(facts.error)))
      for (const message of messages) wrong(field, message);
  const stops = await stopsOf(draft, lookUps, wrong);
  const limit = stopLimitMessage(lookUps.plan, stops.length);
  if (limit) wrong('stops', limit);
  if (failed || !facts.success) return null;
  const { odometerStart, odometerEnd, equipmentId: _none, ...values } = facts.data;
  const fields: TripFields = {
    ...values,
    endDate: values.endDate === '' ? values.date : values.endDate,
    equipmentId: vehicle.equipmentId,
    ...readingColumns(odometerStart, odometerEnd),
    entry: 'stops',
    stops,
    stateLines: [],
    routeChoice: 0,
    extractedDataId: null,
  };
  return {
    kind: 'trip',
    newUnit: vehicle.newUnit,
    newVin: vehicle.newVin,
    fields,
    miles: draft.miles === null ? null : mergeMiles(draft.miles),
    quarterKey: quarterKey(quarterOfDate(fields.endDate)),
  };
}

const readingText = (tenthMiles: number | null, tenthKilometers: number | null): string | Kilometers =>
  tenthKilometers === null ? tenthMilesText(tenthMiles) : new Kilometers(tenthMilesText(tenthKilometers));

/** As the file has it: a figure in kilometers never comes back in miles. */
const distanceInFile = (tenthMiles: number, { totalTenthKilometers }: TripDraft): string =>
  totalTenthKilometers == null
    ? `${tenthMilesText(tenthMiles)} miles`
    : `${tenthMilesText(totalTenthKilometers)} kilometers`;

/** A total beside a trip that is routed is not lost: the person may compare. */
const notesOf = (draft: TripDraft): string =>
  draft.miles === null && draft.totalTenthMiles !== null
    ? [draft.notes, `Distance in the imported file: ${distanceInFile(draft.totalTenthMiles, draft)}.`]
        .filter(Boolean)
        .join('\n')
    : draft.notes;

async function stopsOf(draft: TripDraft, { places }: LookUps, wrong: FieldProblem): Promise<TripStop[]> {
  const stops: TripStop[] = [];
  for (const place of draft.places) {
    if (place.at) {
      stops.push(await places.near(place.at));
      continue;
    }
    const found = await places.stop(place);
    if (found.ok) stops.push(placedStop(found.value, place.via));
    else if (draft.miles !== null) stops.push(unplacedStop(place));
    else
      wrong(
        errorField(
          place.field,
          Object.keys(found.failure.kind === 'invalid' ? (found.failure.fields ?? {}) : {})[0],
        ),
        found.failure.message,
      );
  }
  if (draft.miles === null) refuseSamePlace(stops, draft, wrong);
  return stops;
}

/** "fromCity" with a wrong zip is the zip's own column, where there is one. */
function errorField(field: string, part: string | undefined): string {
  const side = /^(from|to)/.exec(field)?.[1];
  return side && part && field.endsWith('City') && part !== 'city'
    ? `${side}${part[0]?.toUpperCase()}${part.slice(1)}`
    : field;
}

function refuseSamePlace(stops: readonly TripStop[], draft: TripDraft, wrong: FieldProblem): void {
  if (stops.length !== draft.places.length) return;
  stops.forEach((stop, index) => {
    const before = stops[index - 1];
    if (before && before.lat === stop.lat && before.lon === stop.lon)
      wrong(draft.places[index]?.field ?? 'to', `Same place as the stop before it (${stop.label}).`);
  });
}
