import { gapOf, minus } from '~/areas/equipment/rules/odometer-replacements';
import { findEquipment, lockCarrier, type Equipment } from '~/areas/equipment/data/equipment.server';
import { listTripsInLedger } from '~/areas/ledger/data/ledger.server';
import { noteChanges } from '~/areas/ledger/note-changes.server';
import {
  addToSource,
  findTripsToTake,
  listChosenSources,
} from '~/areas/reconciliation/data/mileage-sources.server';
import { addedMilesSchema, type AddedMiles } from '~/areas/reconciliation/rules/added-miles.schema';
import type { AddedKind, MileageSource } from '~/areas/reconciliation/rules/mileage-months';
import { readOdometerGaps } from '~/areas/returns/data/audit-records.server';
import { refuseOverLimit } from '~/areas/trips/create-trip.server';
import {
  findTripByKey,
  findTrips,
  insertTrip,
  type Trip,
  type TripFields,
} from '~/areas/trips/data/trips.server';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { refuseFiled } from '~/areas/trips/locked-quarter.server';
import { totalTenthMiles, type JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import { lengthBeyond, tenthMilesOfKilometers, type Distance } from '~/areas/trips/rules/odometer';
import { readingColumns } from '~/areas/trips/rules/trip.schema';
import { snapshot } from '~/areas/trips/trip-miles';
import {
  firstDayOfQuarter,
  lastDayOfQuarter,
  quarterKey,
  quarterLabel,
  type Quarter,
} from '~/engine/calendar/quarter';
import { findJurisdiction } from '~/engine/jurisdictions/codes';
import { noTexts } from '~/engine/records/text-fields';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import type { UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

const KIND_WORDS: Readonly<Record<AddedKind, string>> = {
  trip: 'Unexplained miles',
  personal: 'Personal miles',
  exempt: 'Exempt miles',
};

/** The source that counts for the truck; trips where nobody chose. */
async function countedSource(scope: CarrierScope, key: number, equipmentId: number): Promise<MileageSource> {
  const [chosen] = await listChosenSources(scope, key, equipmentId);
  return chosen?.source ?? 'trips';
}

/**
 * Records miles that no trip explains as a trip of the truck, in the states that the person names. Personal miles count like all
 * others; exempt ones are in the average and leave the tax. The same form sent twice makes one trip.
 */
export async function addMiles(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  equipmentId: number,
  raw: unknown,
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const key = quarterKey(quarter);
  const known = await findEquipment(ctx.scope, equipmentId);
  if (!known) return notFound('This truck was not found.');
  const parsed = parseInput(addedMilesSchema, raw);
  if (!parsed.ok) return parsed;
  const added = parsed.value;
  if (added.date < firstDayOfQuarter(quarter) || added.date > lastDayOfQuarter(quarter))
    return invalid(INVALID_DATA, { date: [`This day is not in ${quarterLabel(quarter)}.`] });
  return inTransaction(ctx.scope, async (scope): Promise<Result<Trip>> => {
    await lockCarrier(scope);
    const idempotencyKey = added.idempotencyKey ?? ctx.recordKey ?? null;
    const again = idempotencyKey === null ? null : await findTripByKey(scope, idempotencyKey);
    if (again) return ok(again);
    const truck = await findEquipment(scope, equipmentId);
    if (!truck) return notFound('This truck was not found.');
    const filed = await refuseFiled(scope, [key]);
    if (filed) return filed;
    const readings = await readingsOf(scope, key, truck, added);
    if (!readings.ok) return readings;
    const fields = { ...fieldsOf(truck, added, (await readCarrier(scope)).units), ...readings.value };
    const limited = await refuseOverLimit(ctx, scope, { fields });
    if (limited) return limited;
    const at = ctx.clock.now();
    const rows = rowsOf(added, scope.userId, at);
    const distanceTenthMiles = totalTenthMiles(rows);
    const trip = await insertTrip(
      scope,
      fields,
      { routeStatus: 'ok', routeError: null, distanceTenthMiles },
      idempotencyKey,
      rows,
    );
    await addToSource(scope, [trip.id], await countedSource(scope, key, equipmentId), added.kind);
    await listTripsInLedger(scope, [trip.id]);
    await noteChanges(
      scope,
      [{ entity: 'trip', recordId: trip.id, action: 'created', before: null, after: snapshot(trip) }],
      at,
    );
    return ok(trip);
  });
}

/** The readings of the gap that the miles close, so that the next trip begins where this one ends. */
async function readingsOf(
  scope: CarrierScope,
  key: number,
  truck: Equipment,
  { gap, parts, date }: AddedMiles,
): Promise<Result<ReturnType<typeof readingColumns>>> {
  if (gap === null) return ok(readingColumns(null, null));
  const found = (await readOdometerGaps(scope, key)).find(
    ({ unit, afterId }) => unit === truck.unit && afterId === gap,
  );
  if (!found || gapOf(found).tenthMiles < 0)
    return invalid(INVALID_DATA, { gap: ['This gap is closed. Reload the page.'] });
  const start = { tenthMiles: found.endTenths, tenthKilometers: found.endTenthKilometers };
  const driven = parts.reduce(drivenOn, NO_WAY);
  const next = { tenthMiles: found.startTenths, tenthKilometers: found.startTenthKilometers };
  const replaced = found.odometerReplacements.filter(
    ({ on }) => on >= found.beforeDate && on <= found.afterDate,
  );
  const left = lengthBeyond(gapOf(found), driven);
  if (replaced.length > 0 ? left < 0 : lengthBeyond(drivenOn(start, driven), next) > 0)
    return invalid(INVALID_DATA, { gap: ['These are more miles than the gap has.'] });
  // Of the odometer that the truck had on that day; all of them, where it got another one meanwhile.
  if (replaced.length > 0 && left === 0) return ok(readingColumns(start, next));
  return replaced.length > 0 && replaced.every(({ on }) => on < date)
    ? ok(readingColumns(minus(next, driven), next))
    : ok(readingColumns(start, drivenOn(start, driven)));
}

const NO_WAY: Distance = { tenthMiles: 0, tenthKilometers: 0 };

/** A reading further on, in kilometers where it and the distance were written in them. */
function drivenOn(reading: Distance, driven: Distance): Distance {
  if (reading.tenthKilometers === null || driven.tenthKilometers === null)
    return { tenthMiles: reading.tenthMiles + driven.tenthMiles, tenthKilometers: null };
  const tenthKilometers = reading.tenthKilometers + driven.tenthKilometers;
  return { tenthMiles: tenthMilesOfKilometers(tenthKilometers), tenthKilometers };
}

function fieldsOf(
  truck: Equipment,
  { kind, date, reason, parts }: AddedMiles,
  units: UnitSystem,
): TripFields {
  const states = parts.map(({ jurisdiction }) => jurisdiction);
  return {
    equipmentId: truck.id,
    date,
    endDate: date,
    ...noTexts(TRIP_TEXTS),
    notes: [wordsIn(units, KIND_WORDS[kind]), reason].filter(Boolean).join(': '),
    ...readingColumns(null, null),
    entry: 'stops',
    stops: [states[0] ?? '', states.at(-1) ?? ''].map((state) => ({
      city: '',
      state,
      zip: '',
      lat: null,
      lon: null,
      label: findJurisdiction(state)?.name ?? state,
      via: false,
    })),
    stateLines: [],
    hazmat: null,
    routeChoice: 0,
    extractedDataId: null,
  };
}

/** What a person says counts as written by them, who and when beside it. */
const rowsOf = ({ kind, parts, reason }: AddedMiles, userId: string | null, at: Date): JurisdictionRow[] =>
  parts.map(({ jurisdiction, tenthMiles, tenthKilometers }) => ({
    jurisdiction,
    tenthMiles,
    tenthKilometers,
    routedTenthMiles: null,
    manualTenthMiles: tenthMiles,
    exemptTenthMiles: kind === 'exempt' ? tenthMiles : 0,
    exemptTenthKilometers: kind === 'exempt' ? tenthKilometers : null,
    exemptReason: kind === 'exempt' ? reason : '',
    correctionReason: '',
    correctedBy: userId,
    correctedAt: at,
  }));

/**
 * Fills the missing days of the source that counts with trips of the other one: their miles and states as they were recorded.
 * @returns how many trips count from now on; none the second time
 */
export async function takeMissingDays(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  equipmentId: number,
): Promise<Result<number>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const key = quarterKey(quarter);
  return inTransaction(ctx.scope, async (scope): Promise<Result<number>> => {
    await lockCarrier(scope);
    if (!(await findEquipment(scope, equipmentId))) return notFound('This truck was not found.');
    const filed = await refuseFiled(scope, [key]);
    if (filed) return filed;
    const ids = await findTripsToTake(scope, { quarterKey: key, equipmentId });
    const source = await countedSource(scope, key, equipmentId);
    await addToSource(scope, ids, source, 'taken');
    await noteChanges(
      scope,
      (await findTrips(scope, ids)).map((trip) => ({
        entity: 'trip' as const,
        recordId: trip.id,
        action: 'updated' as const,
        before: { ...snapshot(trip), counts: 'no' },
        after: { ...snapshot(trip), counts: `yes, with ${source}` },
      })),
      ctx.clock.now(),
    );
    return ok(ids.length);
  });
}
