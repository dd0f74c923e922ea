import { createHash } from 'node:crypto';
import { insertManyFuel, insertManyTrips, type NewTrip } from '~/areas/ledger/data/bulk-records.server';
import { insertEquipment, unitHolder, type EquipmentFields } from '~/areas/equipment/data/equipment.server';
import type { ImportRow } from '~/areas/imports/data/import-rows.server';
import { listFuelInLedger, listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import { saveTripTracks } from '~/areas/imports/data/positions.server';
import { MEASURED_ENGINE } from '~/areas/trips/rules/measured-engine';
import { saveTripRoutes, type TripRoute } from '~/areas/trips/data/trip-routes.server';
import type { Trip, TripFields } from '~/areas/trips/data/trips.server';
import { gapNotice, roadsNotice } from '~/areas/imports/rules/gap-notice';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import { totalTenthMiles } from '~/areas/trips/rules/jurisdiction-miles';
import { normalizeVin, vinProblem } from '~/areas/equipment/rules/vin';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { snapshot, startingMiles } from '~/areas/trips/trip-miles';
import type { FuelRecord } from './prepare-fuel-row.server';
import type { ImportRecord } from './mark-duplicates.server';
import type { TripRecord } from './prepare-trip-row.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';

export interface MadeRecord {
  number: number;
  recordKind: 1 | 2;
  recordId: number;
}

export interface MadeRecords {
  rows: MadeRecord[];
  /** Vehicles that were made on the way. */
  units: number[];
}

/** The same line of the same import has the same key in every attempt: it becomes one record. */
export function recordKey(importId: string, number: number): string {
  const hex = createHash('sha256').update(`${importId}/${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Makes the records of lines, with everything that hangs on a record made by hand. Call in a transaction that holds the carrier. */
export async function makeRecords(
  scope: CarrierScope,
  importId: string,
  rows: readonly ImportRow[],
  at: Date,
): Promise<MadeRecords> {
  const units = await makeUnits(
    scope,
    rows.map((row) => row.record as ImportRecord),
    at,
  );
  const placed = rows.map((row) => ({
    number: row.number,
    record: onVehicle(row.record as ImportRecord, units.byName),
  }));
  const fuel = placed.flatMap(({ number, record }) => (record.kind === 'fuel' ? [{ number, record }] : []));
  const trips = placed.flatMap(({ number, record }) => (record.kind === 'trip' ? [{ number, record }] : []));
  return {
    rows: [...(await makeFuel(scope, importId, fuel, at)), ...(await makeTrips(scope, importId, trips, at))],
    units: units.made,
  };
}

const onVehicle = (record: ImportRecord, units: ReadonlyMap<string, number>): ImportRecord =>
  record.newUnit === ''
    ? record
    : ({
        ...record,
        fields: { ...record.fields, equipmentId: units.get(record.newUnit) ?? null },
      } as ImportRecord);

const PLAIN_VEHICLE: Omit<EquipmentFields, 'unit' | 'vin'> = {
  make: null,
  model: null,
  year: null,
  active: true,
  plate: null,
  baseJurisdiction: null,
  fuelType: 'special_diesel',
  axles: null,
  registeredWeightPounds: null,
  combinationWeightPounds: null,
  weightsFrom: null,
  earlierWeights: [],
  odometerReplacements: [],
  recreational: false,
  heightInches: null,
  lengthInches: null,
  widthInches: null,
  hazmat: false,
  tankGallons: null,
  tankLiters: null,
  inServiceOn: null,
  outOfServiceOn: null,
};

/** Vehicles for the numbers that nobody has; one that was made meanwhile, by hand or by a batch before, is taken. */
async function makeUnits(
  scope: CarrierScope,
  records: readonly ImportRecord[],
  at: Date,
): Promise<{ byName: Map<string, number>; made: number[] }> {
  const byName = new Map<string, number>();
  const made: number[] = [];
  const wanted = new Map(
    records.filter(({ newUnit }) => newUnit !== '').map(({ newUnit, newVin }) => [newUnit, newVin]),
  );
  for (const [unit, givenVin] of wanted) {
    const holder = await unitHolder(scope, unit);
    if (holder !== null) {
      byName.set(unit, holder);
      continue;
    }
    const vin = normalizeVin(givenVin);
    const equipment = await insertEquipment(scope, {
      ...PLAIN_VEHICLE,
      unit,
      vin: vin !== '' && vinProblem(vin) === undefined ? vin : null,
    });
    if (equipment === 'taken') throw new Error(`unit ${unit} was taken under the lock`);
    byName.set(unit, equipment.id);
    made.push(equipment.id);
    await noteChanges(
      scope,
      [{ entity: 'equipment', recordId: equipment.id, action: 'created', before: null, after: equipment }],
      at,
    );
  }
  return { byName, made };
}

async function makeFuel(
  scope: CarrierScope,
  importId: string,
  rows: readonly { number: number; record: FuelRecord }[],
  at: Date,
): Promise<MadeRecord[]> {
  const made = await insertManyFuel(
    scope,
    rows.map(({ number, record }) => ({ fields: record.fields, key: recordKey(importId, number) })),
    at,
  );
  await listFuelInLedger(
    scope,
    made.map(({ id }) => id),
  );
  await noteChanges(
    scope,
    made.map((fuel) => ({
      entity: 'fuel' as const,
      recordId: fuel.id,
      action: 'created' as const,
      before: null,
      after: fuel,
    })),
    at,
  );
  return made.map(({ id }, index) => ({ number: rows[index]?.number ?? 0, recordKind: 2, recordId: id }));
}

async function makeTrips(
  scope: CarrierScope,
  importId: string,
  rows: readonly { number: number; record: TripRecord }[],
  at: Date,
): Promise<MadeRecord[]> {
  const made = await insertManyTrips(
    scope,
    rows.map(({ number, record }): NewTrip => ({
      fields: withReadings(record.fields),
      key: recordKey(importId, number),
      ...milesOf(scope, record, at),
    })),
    at,
  );
  await listTripsInLedger(
    scope,
    made.map(({ id }) => id),
  );
  await noteChanges(
    scope,
    made.map((trip) => ({
      entity: 'trip' as const,
      recordId: trip.id,
      action: 'created' as const,
      before: null,
      after: snapshot(trip),
    })),
    at,
  );
  await queueRoutes(
    scope,
    made
      .filter((trip) => trip.routeStatus === 'pending')
      .map(({ id, routeRevision }) => ({ tripId: id, routeRevision })),
  );
  await keepTracks(scope, importId, made, rows, at);
  return made.map(({ id }, index) => ({ number: rows[index]?.number ?? 0, recordKind: 1, recordId: id }));
}

/** The way a device reported is where a routed trip has its route: its crossings, its line, and what it did not see. */
async function keepTracks(
  scope: CarrierScope,
  importId: string,
  made: readonly Trip[],
  rows: readonly { record: TripRecord }[],
  at: Date,
): Promise<void> {
  const tracks = made.flatMap((trip, index) => {
    const track = rows[index]?.record.track;
    return track ? [{ trip, track }] : [];
  });
  if (tracks.length === 0) return;
  const unit = unitOfCarrier(await readCarrier(scope));
  await saveTripTracks(
    scope,
    importId,
    tracks.map(({ trip, track: { line: _line, crossings: _crossings, ...track } }) => ({
      ...track,
      tripId: trip.id,
    })),
  );
  await saveTripRoutes(
    scope,
    tracks.map(({ trip, track }) => ({ tripId: trip.id, answer: trackAsRoute(trip, track, unit) })),
    at,
  );
}

function trackAsRoute(
  trip: Trip,
  track: NonNullable<TripRecord['track']>,
  unit: DistanceUnit,
): Omit<TripRoute, 'calculatedAt'> {
  const distanceTenthMiles = trip.distanceTenthMiles ?? 0;
  const minutes = Math.round((Date.parse(track.lastAt) - Date.parse(track.firstAt)) / 60_000);
  return {
    engine: MEASURED_ENGINE,
    attribution: `${track.positionCount} positions of the truck's own device`,
    alternatives: [],
    notices: [
      ...(track.roads ? [roadsNotice(track.roads, unit)] : []),
      ...track.gaps.map((gap) => gapNotice(gap, track.timeZone, unit)),
    ],
    route: {
      distanceTenthMiles,
      minutes,
      legs: [{ tenthMiles: distanceTenthMiles, minutes }],
      jurisdictions: trip.jurisdictions.map(({ jurisdiction, tenthMiles }) => ({
        code: jurisdiction,
        tenthMiles,
      })),
      crossings: track.crossings.map((crossing) => ({ ...crossing, place: null, highway: null })),
      highways: [],
      polyline: track.line,
      tollTenthMiles: 0,
    },
  };
}

/** Lines that the release before has checked know no kilometers of their readings. */
const withReadings = (fields: TripFields): TripFields => ({
  ...fields,
  odometerStartTenthKilometers: fields.odometerStartTenthKilometers ?? null,
  odometerEndTenthKilometers: fields.odometerEndTenthKilometers ?? null,
});

/** Miles that the file gives count as written by the person who imported it; without them the trip waits for its route. */
function milesOf(
  scope: CarrierScope,
  { fields, miles, track }: TripRecord,
  at: Date,
): Pick<NewTrip, 'route' | 'rows'> {
  if (miles === null) return startingMiles(fields);
  // What a device measured is no person's word: a correction will be beside it.
  const rows = miles.map(
    ({ exactTenths: _exact, exactTenthKilometers: _kilometers, ...part }): JurisdictionRow => ({
      ...part,
      tenthKilometers: part.tenthKilometers ?? null,
      exemptTenthKilometers: part.exemptTenthKilometers ?? null,
      correctionReason: '',
      routedTenthMiles: track ? part.tenthMiles : null,
      manualTenthMiles: track ? null : part.tenthMiles,
      correctedBy: track ? null : scope.userId,
      correctedAt: track ? null : at,
    }),
  );
  return { route: { routeStatus: 'ok', routeError: null, distanceTenthMiles: totalTenthMiles(rows) }, rows };
}
